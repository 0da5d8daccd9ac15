import type { Knex } from 'knex';

export interface DatabasePing {
  ok: boolean;
  /** Time until the answer, or until the database was given up on, in ms. */
  latencyMs: number;
}

/** A report that says "unreachable" is worth more than one that never comes. */
const PATIENCE_MS = 1_500;

/** Asks the database for nothing, to see whether and how fast it answers. Never throws. */
export async function pingDatabase(knex: Knex): Promise<DatabasePing> {
  const started = performance.now();
  const ok = await Promise.race([
    knex.raw('select 1').then(
      () => true,
      () => false,
    ),
    patience(),
  ]);
  return { ok, latencyMs: Math.round((performance.now() - started) * 100) / 100 };
}

function patience(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
}
