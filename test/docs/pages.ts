/** The pages for people, and the code blocks in them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const PAGES: readonly string[] = globSync(
  ['README.md', 'CHANGELOG.md', 'docs/**/*.md', 'clients/*/README.md', 'openapi/**/README.md'],
  { cwd: ROOT },
).toSorted();

export interface Block {
  /** As in `docs/limits.md:40`. */
  place: string;
  page: string;
  /** The first word behind the fence. */
  language: string;
  /** The other words, which say what the block shows; readers do not see them. */
  about: readonly string[];
  text: string;
}

export function textOf(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8');
}

/** In their order, those within lists too. */
export function blocksIn(text: string, page: string): Block[] {
  const blocks: Block[] = [];
  let open: { indent: string; words: string[]; line: number; lines: string[] } | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^( *)(?:```|~~~)(.*)$/.exec(line);
    if (open === null && fence !== null) {
      open = { indent: fence[1] ?? '', words: (fence[2] ?? '').trim().split(/ +/), line: index + 1, lines: [] };
    } else if (open !== null && fence !== null && fence[2]?.trim() === '') {
      const [language = '', ...about] = open.words;
      blocks.push({ place: `${page}:${open.line}`, page, language, about, text: `${open.lines.join('\n')}\n` });
      open = null;
    } else if (open !== null) {
      open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line.trimStart());
    }
  }
  if (open !== null) throw new Error(`${page}:${open.line}: a block is not closed`);
  return blocks;
}

export function blocksOf(page: string): Block[] {
  return blocksIn(textOf(page), page);
}
