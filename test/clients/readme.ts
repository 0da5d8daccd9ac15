import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The code blocks of a client's README. */
export interface Readme {
  readonly text: string;
  /** Those of one language, in their order. */
  blocks(language: string): string[];
  /** The language of each block, sorted. */
  readonly languages: readonly string[];
}

export async function readmeOf(client: 'python' | 'go'): Promise<Readme> {
  const text = await readFile(join(ROOT, 'clients', client, 'README.md'), 'utf8');
  return {
    text,
    blocks: (language) =>
      [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code),
    languages: [...text.matchAll(/^```(\w+)/gm)].map(([, language = '']) => language).toSorted(),
  };
}
