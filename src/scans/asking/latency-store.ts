import type { Knex } from 'knex';
import type { Partition } from '../../accounts/principal.ts';
import type { PlatformId } from '../../platforms/index.ts';
import type { EvaluatedAsk } from './evaluate.ts';

/** Latencies that are remembered for each platform; the oldest are overwritten. */
const RING_SLOTS = 256;

/** Older latencies say nothing about the next answer. */
const RECENT_HOURS = 24;

let nextSlot = Math.floor(Math.random() * RING_SLOTS);

/** Simulated answers are quick and must not shorten the estimates of real ones. */
function ringOf(partition: Partition, platform: PlatformId): string {
  return partition === 'live' ? platform : `simulated ${platform}`;
}

/** Remembers how long an answer took. Outside the answer's transaction: losing a latency loses nothing. */
export async function recordLatency(
  knex: Knex,
  partition: Partition,
  { ask, outcome }: EvaluatedAsk,
  at: Date,
): Promise<void> {
  nextSlot = (nextSlot + 1) % RING_SLOTS;
  await knex('platform_latencies')
    .insert({
      platform: ringOf(partition, ask.platform),
      slot: nextSlot,
      latency_ms: Math.round(outcome.latencyMs),
      observed_at: at,
    })
    .onConflict(['platform', 'slot'])
    .merge();
}

/** The recent 75th percentile of each platform's latency in ms; platforms without recent answers are left out. */
export async function selectLatencies(
  knex: Knex,
  partition: Partition,
  platforms: readonly PlatformId[],
  at: Date,
): Promise<Map<PlatformId, number>> {
  const since = new Date(at.getTime() - RECENT_HOURS * 3_600_000);
  const { rows } = await knex.raw<{ rows: { ring: string; latency: number }[] }>(
    `select platform as ring, percentile_cont(0.75) within group (order by latency_ms) as latency
       from platform_latencies where platform = any(:rings) and observed_at > :since group by platform`,
    { rings: platforms.map((platform) => ringOf(partition, platform)), since },
  );
  const byRing = new Map(rows.map(({ ring, latency }) => [ring, latency]));
  return new Map(
    platforms.flatMap((platform) => {
      const latency = byRing.get(ringOf(partition, platform));
      return latency === undefined ? [] : [[platform, latency] as const];
    }),
  );
}

/** How many questions of all accounts wait for each platform. */
export async function selectQueueDepths(knex: Knex): Promise<Map<PlatformId, number>> {
  const { rows } = await knex.raw<{ rows: { platform: PlatformId; waiting: number }[] }>(
    `select platform, count(*)::int as waiting from asks where state = 'planned' group by platform`,
  );
  return new Map(rows.map(({ platform, waiting }) => [platform, waiting]));
}
