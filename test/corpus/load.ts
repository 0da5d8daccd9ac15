import { readdirSync, readFileSync } from 'node:fs';
import type { Entry, SetName } from './entry.ts';

/** All entries of a set, by file and line. Throws on a line that is not JSON, naming file and line. */
export function loadSet(name: SetName): Entry[] {
  const folder = new URL(`./${name}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readJsonLines<Entry>(new URL(file, folder)));
}

/** The values of a JSON Lines file; blank lines are left out. */
export function readJsonLines<Value>(file: URL): Value[] {
  const values: Value[] = [];
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (!line.trim()) return;
      try {
        values.push(JSON.parse(line));
      } catch (error) {
        throw new Error(`${file.pathname}:${index + 1} is not JSON`, { cause: error });
      }
    });
  return values;
}

/** The lines of the tab-separated files of a folder whose names begin in a certain way, file by file. */
export function readTabbedFiles(folder: URL, beginning = ''): { file: string; lines: string[] }[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith(beginning) && file.endsWith('.tsv'))
    .sort()
    .map((file) => ({ file, lines: readFileSync(new URL(file, folder), 'utf8').trim().split('\n') }));
}
