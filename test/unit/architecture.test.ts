import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Which way imports run: a part may import its own layer and those below it. */
const LAYERS = [
  ['main.ts', 'commands'],
  ['compose.ts', 'compose', 'config.ts', 'logger.ts'],
  ['http'],
  ['api'],
  ['accounts', 'brands', 'events', 'health', 'insights', 'rewriting', 'scans', 'wiki'],
  ['analysis', 'email', 'idempotency', 'limits', 'platforms', 'prompts'],
  ['storage', 'telemetry'],
];

/** May be imported by every part, and imports none. */
const LEAVES = ['failure.ts'];

/** Contract types stop at the handlers. */
const KNOWS_THE_CONTRACT = ['compose.ts', 'compose', 'http', 'api'];

/** Generated too, but not from the contract: row types of the database, for any store, and compiled loops of the analysis. */
const NOT_OF_THE_CONTRACT = ['generated/tables.ts', 'generated/tone-kernel.ts', 'generated/sense-kernel.ts'];

/** Files that compute and do nothing else: the same input gives the same output, whenever and wherever. */
const PURE = /^src\/(analysis\/|insights\/(?!.*store\.ts$)|limits\/window\.ts$)/;
const IMPURE_PACKAGES =
  /^(koa|@koa\/|koa-|knex$|pg$|pg-boss$|undici$|pino$|vitest|node:(?!url$|util$|assert$|crypto$))/;
const IMPURE_CODE =
  /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b|\bprocess\.|\brandomUUID\b|\bfetch\(|\bsetTimeout\(/;

interface Import {
  /** Path from the repository's root. */
  from: string;
  /** The same, or the name of a package. */
  to: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = globSync('src/**/*.ts', { cwd: ROOT }).toSorted();
const contentOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const IMPORTS: Import[] = FILES.flatMap((from) => importsOf(from, contentOf(from)));

/** Imports and re-exports, of types too. */
function importsOf(from: string, content: string): Import[] {
  return ts.preProcessFile(content, true, true).importedFiles.map(({ fileName }) => ({
    from,
    to: fileName.startsWith('.') ? join(dirname(from), fileName) : fileName,
  }));
}

/** The part of the house that a file of `src` belongs to. */
function partOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function layerOf(part: string): number {
  return LAYERS.findIndex((layer) => layer.includes(part));
}

/** What is wrong with an import; `null` when nothing is. */
function faultOf({ from, to }: Import): string | null {
  const part = partOf(from);
  const fault = `${from} imports ${to}`;
  if (to.startsWith('generated/') || to.startsWith('openapi/')) {
    return NOT_OF_THE_CONTRACT.includes(to) || KNOWS_THE_CONTRACT.includes(part)
      ? null
      : `${fault}: contract types stop at the handlers`;
  }
  if (to.startsWith('clients/')) return part === 'commands' ? null : `${fault}: the service does not call itself`;
  if (!to.startsWith('src/')) {
    return PURE.test(from) && IMPURE_PACKAGES.test(to) ? `${fault}: it must be pure` : null;
  }
  const other = partOf(to);
  if (part === other || LEAVES.includes(other)) return null;
  if (LEAVES.includes(part)) return `${fault}: a leaf imports nothing`;
  return layerOf(part) <= layerOf(other) ? null : `${fault}: against the direction of imports`;
}

/** A way from a name back to itself; `null` when there is none. */
function circleIn(edges: readonly { from: string; to: string }[]): string[] | null {
  const next = Map.groupBy(edges, (edge) => edge.from);
  const done = new Set<string>();
  const visit = (name: string, path: string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const { to } of next.get(name) ?? []) {
      const circle = visit(to, [...path, name]);
      if (circle !== null) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of next.keys()) {
    const circle = visit(name, []);
    if (circle !== null) return circle;
  }
  return null;
}

describe('the house', () => {
  test('every file belongs to a layer', () => {
    const known = [...LAYERS.flat(), ...LEAVES];
    expect(FILES.filter((file) => !known.includes(partOf(file)))).toEqual([]);
    expect(FILES.length).toBeGreaterThan(100);
  });

  test('imports run downwards', () => {
    expect(IMPORTS.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
    expect(IMPORTS.length).toBeGreaterThan(FILES.length);
  });

  test('no circle of files, types included', () => {
    expect(circleIn(IMPORTS)).toBeNull();
  });

  test('no circle of folders', () => {
    const inside = IMPORTS.filter(({ to }) => to.startsWith('src/'));
    const edges = inside.map(({ from, to }) => ({ from: partOf(from), to: partOf(to) }));
    expect(circleIn(edges.filter(({ from, to }) => from !== to))).toBeNull();
  });

  test('what must be pure has no clock, no randomness and no doors to the outside', () => {
    const pure = FILES.filter((file) => PURE.test(file));
    expect(pure.length).toBeGreaterThan(5);
    expect(pure.filter((file) => IMPURE_CODE.test(withoutComments(contentOf(file))))).toEqual([]);
  });
});

function withoutComments(content: string): string {
  return content.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
}

describe('these rules can be broken', () => {
  test.each([
    ['src/scans/check/check.ts', 'src/http/app.ts'],
    ['src/brands/index.ts', 'src/api/deps.ts'],
    ['src/storage/open.ts', 'src/config.ts'],
    ['src/prompts/expand.ts', 'src/scans/scan.ts'],
    ['src/api/deps.ts', 'src/compose.ts'],
    ['src/failure.ts', 'src/logger.ts'],
    ['src/brands/index.ts', 'generated/v1/types.ts'],
    ['src/http/app.ts', 'clients/typescript/src/index.ts'],
    ['src/analysis/index.ts', 'knex'],
    ['src/analysis/fold.ts', 'node:fs'],
    ['src/insights/statistics/wilson.ts', 'koa'],
  ])('%s must not import %s', (from, to) => {
    expect(faultOf({ from, to })).toContain(`${from} imports ${to}`);
  });

  test.each([
    ['src/commands/replay.ts', 'src/scans/replay.ts'],
    ['src/scans/check/check.ts', 'src/accounts/principal.ts'],
    ['src/insights/figures-store.ts', 'knex'],
    ['src/brands/store.ts', 'generated/tables.ts'],
    ['src/analysis/citations.ts', 'tldts'],
  ])('%s may import %s', (from, to) => {
    expect(faultOf({ from, to })).toBeNull();
  });

  test('types, re-exports and dynamic imports are seen', () => {
    const content = `import type { A } from './a.ts';\nexport * from '../b.ts';\nexport type { C } from './c.ts';\nawait import('d');`;
    expect(importsOf('src/x/y.ts', content).map(({ to }) => to)).toEqual(['src/x/a.ts', 'src/b.ts', 'src/x/c.ts', 'd']);
  });

  test('a circle is found wherever it begins', () => {
    const edges = ['ab', 'bc', 'cd', 'db', 'ce'].map(([from = '', to = '']) => ({ from, to }));
    expect(circleIn(edges)).toEqual(['b', 'c', 'd', 'b']);
    expect(circleIn(edges.filter(({ from }) => from !== 'd'))).toBeNull();
  });
});
