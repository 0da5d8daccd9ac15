/** Scripts and styles of the pages. Their addresses change with their content, so browsers keep them for good. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ServedFile } from './file.ts';

export interface Asset {
  /** Where it is served. */
  path: string;
  file: ServedFile;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const TYPES = { css: 'text/css', js: 'text/javascript' } as const;

/** A file of `browser/`. */
export function ownFile(name: `${string}.${keyof typeof TYPES}`): Asset {
  const content = readFileSync(new URL(`browser/${name}`, import.meta.url));
  const [stem, extension] = name.split('.') as [string, keyof typeof TYPES];
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return {
    path: `/docs/assets/${stem}-${hash}.${extension}`,
    file: { type: TYPES[extension], cacheControl: IMMUTABLE, read: async () => content },
  };
}

/** Scalar, complete in one file: 4 MB, 1.3 MB compressed, which most processes are never asked for and so never read. */
export function referenceScript(): Asset {
  const built = dirname(createRequire(import.meta.url).resolve('@scalar/api-reference'));
  const { version } = JSON.parse(readFileSync(join(built, '../package.json'), 'utf8')) as { version: string };
  return {
    path: `/docs/assets/scalar-${version}.js`,
    file: { type: TYPES.js, cacheControl: IMMUTABLE, read: () => readFile(join(built, 'browser/standalone.js')) },
  };
}
