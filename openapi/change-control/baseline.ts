/** The published documents, as callers have them, and those that would be published now. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from '../codegen/document.ts';
import { type Comparison, compareDocuments } from './compare.ts';
import type { Differ } from './differ.ts';
import type { Changes, Release } from './gate.ts';

export const INTERFACES = ['direct', 'v1', 'console'] as const;
type Documents = Record<(typeof INTERFACES)[number], OpenApiDocument>;

export interface Baseline extends Release {
  documents: Documents;
}

const REPOSITORY = join(import.meta.dirname, '../..');
const FOLDER = join(REPOSITORY, 'openapi/baseline');

export async function readBaseline(): Promise<Baseline> {
  const release = JSON.parse(await readFile(join(FOLDER, 'release.json'), 'utf8')) as Release;
  return { ...release, documents: await readDocuments((name) => join(FOLDER, `${name}.json`)) };
}

/** The generated documents. `make check-generated` holds that they are what the sources say. */
export function readCurrent(): Promise<Documents> {
  return readDocuments((name) => join(REPOSITORY, 'generated', name, 'openapi.json'));
}

/** Replaces the baseline: from now on callers rely on these. */
export async function writeBaseline({ version, date, documents }: Baseline): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const name of INTERFACES) await writeFile(join(FOLDER, `${name}.json`), json(documents[name]));
  await writeFile(join(FOLDER, 'release.json'), json({ version, date }));
}

/** What changed since the last release, for the gate. */
export async function changesSince(
  release: Baseline,
  current: Documents,
  differ: Differ,
  today: string,
): Promise<Changes> {
  const comparisons: Comparison[] = [];
  for (const name of INTERFACES) {
    comparisons.push(await compareDocuments(differ, release.documents[name], current[name]));
  }
  return { release, comparisons, changelog: await readChangelog(), today };
}

export function readChangelog(): Promise<string> {
  return readFile(join(REPOSITORY, 'CHANGELOG.md'), 'utf8');
}

async function readDocuments(fileOf: (name: string) => string): Promise<Documents> {
  const read = async (name: string) => [name, JSON.parse(await readFile(fileOf(name), 'utf8'))];
  return Object.fromEntries(await Promise.all(INTERFACES.map(read))) as Documents;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
