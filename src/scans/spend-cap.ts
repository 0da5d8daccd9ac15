import type { Knex } from 'knex';
import { type Failure, fail } from '../failure.ts';
import { costOf, PLATFORM_CATALOG, type PlatformId, type Prices } from '../platforms/index.ts';
import type { Ask, Run } from './scan.ts';

/** Tokens and searches that an answer is taken to need before it is asked for: rather more than it usually does. */
const ASSUMED = { inputTokens: 500, outputTokens: 1_500, searches: 1 };

/** The same of a judgement, which has an answer to read and a word to say; models that think first say more. */
const ASSUMED_OF_JUDGEMENT = { inputTokens: 3_000, outputTokens: 500, searches: 0 };

/** US dollars that one answer of a platform is expected to cost at most. */
export type EstimateCost = (platform: PlatformId) => number;

export function createCostEstimate(settings: PricedPlatforms): EstimateCost {
  return (platform) => expectedCost(settings, platform, ASSUMED);
}

/** US dollars that one judgement of a platform is expected to cost at most. */
export function expectedJudgementCost(settings: PricedPlatforms, platform: PlatformId): number {
  return expectedCost(settings, platform, ASSUMED_OF_JUDGEMENT);
}

type PricedPlatforms = Partial<Record<PlatformId, { prices: Prices }>>;

function expectedCost(settings: PricedPlatforms, platform: PlatformId, assumed: Parameters<typeof costOf>[0]): number {
  const prices = settings[platform]?.prices ?? PLATFORM_CATALOG[platform].prices;
  return costOf(assumed, prices) ?? 0;
}

/**
 * The cap that an account has set for its spending in a calendar month (UTC). What is planned is reserved at its expected cost, so
 * that scans started at the same time cannot pass the cap together; and nothing is asked once the cap is reached, should answers
 * turn out dearer than expected. Simulated answers cost nothing.
 */
export interface SpendCap {
  /**
   * In the transaction that plans the asks: refuses them when they could pass the cap. Holds the account's row until the
   * transaction ends.
   */
  refuse(
    trx: Knex,
    plan: Pick<Run, 'accountId' | 'partition'> & { asks: readonly Ask[]; at: Date },
  ): Promise<Failure<'spend_cap_reached'> | null>;
  /** Whether the month's spending has reached the cap. */
  isReached(account: Pick<Run, 'accountId' | 'partition'>, at: Date): Promise<boolean>;
}

export function createSpendCap(options: {
  knex: Knex;
  estimateCost: EstimateCost;
  /** What judging one answer is expected to cost at most; 0 where nothing is judged. */
  judgingUsd?: number;
}): SpendCap {
  const { knex, judgingUsd = 0 } = options;
  const estimateCost: EstimateCost = (platform) => options.estimateCost(platform) + judgingUsd;
  return {
    async refuse(trx, { accountId, partition, asks, at }) {
      if (partition === 'simulated' || (await selectCap(trx, accountId)) === null) return null;
      const cap = await lockCap(trx, accountId);
      if (cap === null) return null;
      const planned = await selectPlannedAsks(trx, accountId);
      const expected = [...planned, ...countByPlatform(asks)].reduce(
        (sum, { platform, asks: count }) => sum + count * estimateCost(platform),
        0,
      );
      const spent = await selectSpent(trx, accountId, at);
      return spent + expected > cap ? capReached(cap) : null;
    },

    async isReached({ accountId, partition }, at) {
      if (partition === 'simulated') return false;
      const cap = await selectCap(knex, accountId);
      return cap !== null && (await selectSpent(knex, accountId, at)) >= cap;
    },
  };
}

export function capReached(cap: number): Failure<'spend_cap_reached'> {
  return fail('spend_cap_reached', `This could pass the account's spend cap of ${cap} US dollars a month.`);
}

async function selectCap(knex: Knex, accountId: string): Promise<number | null> {
  const [row] = await knex('accounts').where({ id: accountId }).select<{ cap: number | null }[]>({
    cap: 'spend_cap_usd',
  });
  return row?.cap ?? null;
}

async function lockCap(trx: Knex, accountId: string): Promise<number | null> {
  const { rows } = await trx.raw<{ rows: { cap: number | null }[] }>(
    'select spend_cap_usd as cap from accounts where id = ? for no key update',
    [accountId],
  );
  return rows[0]?.cap ?? null;
}

async function selectSpent(knex: Knex, accountId: string, at: Date): Promise<number> {
  const since = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  const [row] = await knex('usage_entries')
    .where({ account_id: accountId, billed: true })
    .where('at', '>=', since)
    .sum<{ spent: number | null }[]>({ spent: 'cost_usd' });
  return row?.spent ?? 0;
}

/** What open runs have still to ask, for each platform. */
async function selectPlannedAsks(trx: Knex, accountId: string): Promise<{ platform: PlatformId; asks: number }[]> {
  const { rows } = await trx.raw<{ rows: { platform: PlatformId; asks: number }[] }>(
    `select asks.platform, count(*) as asks
       from runs join asks on asks.account_id = runs.account_id and asks.run_id = runs.id
      where runs.account_id = ? and runs.status in ('queued', 'running') and asks.state = 'planned'
      group by asks.platform`,
    [accountId],
  );
  return rows;
}

function countByPlatform(asks: readonly Ask[]): { platform: PlatformId; asks: number }[] {
  const counts = new Map<PlatformId, number>();
  for (const { platform } of asks) counts.set(platform, (counts.get(platform) ?? 0) + 1);
  return [...counts].map(([platform, count]) => ({ platform, asks: count }));
}
