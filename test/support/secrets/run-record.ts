/**
 * What a run of the suite made that must stay secret, and all that it logged, in a folder of the run's own: every process of the run
 * adds to it, and at the end each log line is searched for each secret. Outside a run of the suite nothing is recorded.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LogShape, shapesIn } from '../log-shapes.ts';

/** Names the folder, in the environment of every process of a run. */
export const RUN_RECORD = 'ANSWERSCOPE_TEST_RUN_RECORD';

export type SecretKind =
  | 'key'
  | 'session'
  | 'password'
  | 'emailed token'
  | 'webhook secret'
  | 'platform key'
  | 'SMTP password'
  | 'database password';

export interface RecordedSecret {
  kind: SecretKind;
  value: string;
}

/** Shorter values are no secrets, but what a test of bad input sends in place of one; they also stand in innocent lines. */
const SHORTEST = 12;

const known = new Set<string>();

export function recordSecret(kind: SecretKind, value: string | null | undefined): void {
  const folder = process.env[RUN_RECORD];
  if (!folder || !value || value.length < SHORTEST || known.has(value)) return;
  known.add(value);
  // Written at once: a test process may be gone without a word.
  appendFileSync(join(folder, `${process.pid}.secrets`), `${JSON.stringify({ kind, value })}\n`);
}

/** Whole lines. */
export function recordLog(text: string): void {
  const folder = process.env[RUN_RECORD];
  if (!folder || text === '') return;
  appendFileSync(join(folder, `${process.pid}.log`), text.endsWith('\n') ? text : `${text}\n`);
  const shapes = shapesIn(text).map((shape) => JSON.stringify(shape));
  if (shapes.length > 0) appendFileSync(join(folder, `${process.pid}.shapes`), `${shapes.join('\n')}\n`);
}

/** The forms of all lines that were logged, each once. */
export function readShapes(folder: string): LogShape[] {
  const lines = filesOf(folder, '.shapes').flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return [...new Set(lines)].filter((line) => line !== '').map((line) => JSON.parse(line) as LogShape);
}

export function readSecrets(folder: string): RecordedSecret[] {
  return filesOf(folder, '.secrets').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as RecordedSecret),
  );
}

export function logsOf(folder: string): string[] {
  return filesOf(folder, '.log');
}

function filesOf(folder: string, extension: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .toSorted()
    .map((name) => join(folder, name));
}
