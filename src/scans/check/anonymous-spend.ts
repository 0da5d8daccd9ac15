import type { Knex } from 'knex';

/**
 * Reserves what a check of a caller without an account may cost, out of what all of them together may cost on a UTC day. False when
 * it no longer fits. One statement, so that checks made at once cannot pass the cap together.
 */
export async function reserveAnonymousSpend(
  knex: Knex,
  { at, expectedUsd, capUsd }: { at: Date; expectedUsd: number; capUsd: number },
): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `insert into anonymous_spend (day, cost_usd, checks)
     select (cast(:at as timestamptz) at time zone 'UTC')::date, cast(:expected as numeric), 0
      where cast(:expected as numeric) <= cast(:cap as numeric)
     on conflict (day) do update set cost_usd = anonymous_spend.cost_usd + excluded.cost_usd
      where anonymous_spend.cost_usd + excluded.cost_usd <= cast(:cap as numeric)
     returning day`,
    { at, expected: expectedUsd, cap: capUsd },
  );
  return rows.length === 1;
}

/** Seconds until the next UTC day begins. */
export function secondsUntilTomorrow(at: Date): number {
  const tomorrow = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1);
  return Math.ceil((tomorrow - at.getTime()) / 1000);
}
