/**
 * Which documented statuses the exchanges of a run had. Every process of a run notes those of its judged exchanges, each once, in the
 * folder of the run; outside a run of the suite nothing is noted.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_RECORD } from '../../support/secrets/run-record.ts';
import { type DocumentedOperation, documentedOperations } from './documented.ts';

const noted = new Set<string>();
let routes: { pattern: RegExp; operation: DocumentedOperation }[] | undefined;

/** `target`: path with query string. What no operation documents is not noted. */
export function noteStatus(method: string, target: string, status: number): void {
  const folder = process.env[RUN_RECORD];
  if (!folder) return;
  const operation = operationAt(method, target.split('?')[0] ?? '');
  if (operation === null || !operation.statuses.includes(status)) return;
  const line = statusKey(operation, status);
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, `${process.pid}.statuses`), `${line}\n`);
}

/** How a status of an operation is written: `v1 getBrand 200`. */
export function statusKey(operation: Pick<DocumentedOperation, 'interface' | 'operationId'>, status: number): string {
  return `${operation.interface} ${operation.operationId} ${status}`;
}

export function statusesOfRun(folder: string): Set<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.statuses'));
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  return new Set(lines.filter((line) => line !== ''));
}

function operationAt(method: string, path: string): DocumentedOperation | null {
  routes ??= documentedOperations()
    // A path that is written out comes before one with a parameter in its place.
    .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
    .map((operation) => ({ pattern: patternOf(operation.path), operation }));
  return routes.find(({ pattern, operation }) => operation.method === method && pattern.test(path))?.operation ?? null;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
