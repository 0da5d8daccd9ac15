import type { Knex } from 'knex';
import type { PlatformId } from '../platforms/index.ts';

export interface PlatformPing {
  platform: PlatformId;
  ok: boolean;
  latencyMs: number | null;
}

export interface Round {
  by: string;
  claimedAt: Date;
}

/** Claims the next round of pings when the last one was claimed before `after`; `null` when another process has it. */
export async function claimRound(knex: Knex, claim: { at: Date; after: Date; by: string }): Promise<Round | null> {
  const { rows } = await knex.raw<{ rows: object[] }>(
    `insert into platform_status_rounds as round (id, claimed_at, claimed_by) values (1, :at, :by)
     on conflict (id) do update set claimed_at = excluded.claimed_at, claimed_by = excluded.claimed_by, completed_at = null
      where round.claimed_at <= :after
     returning id`,
    claim,
  );
  return rows.length === 0 ? null : { by: claim.by, claimedAt: claim.at };
}

/** Publishes what the round found, unless a later round has begun since. */
export async function completeRound(knex: Knex, round: Round, pings: readonly PlatformPing[], at: Date): Promise<void> {
  await knex.transaction(async (trx) => {
    const own = await trx('platform_status_rounds').where({ id: 1, claimed_by: round.by }).update({ completed_at: at });
    if (own !== 1) return;
    await trx('platform_status').delete();
    if (pings.length === 0) return;
    await trx('platform_status').insert(
      pings.map(({ platform, ok, latencyMs }) => ({
        platform,
        ok,
        latency_ms: latencyMs === null ? null : Math.round(latencyMs),
        checked_at: at,
      })),
    );
  });
}

/** The pings of the current round, waiting for them while another process makes them; `null` when they do not come. */
export async function selectPings(knex: Knex, patienceMs: number): Promise<PlatformPing[] | null> {
  const until = performance.now() + patienceMs;
  do {
    const round = await knex('platform_status_rounds').where({ id: 1 }).whereNotNull('completed_at').first('id');
    if (round !== undefined) {
      const rows = await knex('platform_status').select({ platform: 'platform', ok: 'ok', latencyMs: 'latency_ms' });
      return rows as PlatformPing[];
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (performance.now() < until);
  return null;
}
