import type { Knex } from 'knex';
import { type Failure, fail } from '../../failure.ts';
import { costOf, PLATFORM_CATALOG, type PlatformId, type Prices } from '../../platforms/index.ts';
import type { Ask, Run } from '../scan.ts';

/** Tokens and searches that an answer is taken to need before it is asked for: rather more than it usually does. */
const ASSUMED = { inputTokens: 500, outputTokens: 1_500, searches: 1 };

/** The same of a judgement, which has an answer to read and a word to say; models that think first say more. */
const ASSUMED_OF_JUDGEMENT = { inputTokens: 3_000, outputTokens: 500, searches: 0 };

/** The same of a rewrite: a long text, and what is made of it. */
const ASSUMED_OF_REWRITE = { inputTokens: 8_000, outputTokens: 4_000, searches: 0 };

/** US dollars that one answer of a platform is expected to cost at most. */
export type EstimateCost = (platform: PlatformId) => number;

export function createCostEstimate(settings: PricedPlatforms): EstimateCost {
  return (platform) => expectedCost(settings, platform, ASSUMED);
}

/** US dollars that one judgement of a platform is expected to cost at most. */
export function expectedJudgementCost(settings: PricedPlatforms, platform: PlatformId): number {
  return expectedCost(settings, platform, ASSUMED_OF_JUDGEMENT);
}

/** US dollars that one rewrite of a platform is expected to cost at most. */
export function expectedRewriteCost(settings: PricedPlatforms, platform: PlatformId): number {
  return expectedCost(settings, platform, ASSUMED_OF_REWRITE);
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
  /**
   * The same for work that plans no asks: refuses it, or holds back what each piece is expected to cost until it is released, or
   * `until` has come.
   */
  reserve(
    trx: Knex,
    plan: Pick<Run, 'accountId' | 'partition'> & { costs: readonly Reservation[]; at: Date; until: Date },
  ): Promise<Failure<'spend_cap_reached'> | null>;
  /** Gives back what was held for pieces of work: what they cost is known, or nothing. */
  release(trx: Knex, accountId: string, ids: readonly string[]): Promise<void>;
  /** Whether the month's spending has reached the cap. */
  isReached(account: Pick<Run, 'accountId' | 'partition'>, at: Date): Promise<boolean>;
}

/** A piece of work and what it is expected to cost at most, in US dollars. */
export interface Reservation {
  id: string;
  usd: number;
}

export function createSpendCap(options: {
  knex: Knex;
  estimateCost: EstimateCost;
  /** What judging one answer is expected to cost at most; 0 where nothing is judged. */
  judgingUsd?: number;
}): SpendCap {
  const { knex, judgingUsd = 0 } = options;
  const estimateCost: EstimateCost = (platform) => options.estimateCost(platform) + judgingUsd;
  const costOfAsks = (asks: readonly { platform: PlatformId; asks: number }[]): number =>
    asks.reduce((sum, { platform, asks: count }) => sum + count * estimateCost(platform), 0);

  /** The account's cap, its row held; null where it has none. */
  const capOf = async (trx: Knex, { accountId, partition }: Pick<Run, 'accountId' | 'partition'>) => {
    if (partition === 'simulated' || (await selectCap(trx, accountId)) === null) return null;
    return lockCap(trx, accountId);
  };

  const wouldPass = async (trx: Knex, accountId: string, at: Date, cap: number, usd: number): Promise<boolean> => {
    const planned = costOfAsks(await selectPlannedAsks(trx, accountId));
    const reserved = await selectReserved(trx, accountId, at);
    return (await selectSpent(trx, accountId, at)) + planned + reserved + usd > cap;
  };

  return {
    async refuse(trx, { accountId, partition, asks, at }) {
      const cap = await capOf(trx, { accountId, partition });
      if (cap === null) return null;
      return (await wouldPass(trx, accountId, at, cap, costOfAsks(countByPlatform(asks)))) ? capReached(cap) : null;
    },

    async reserve(trx, { accountId, partition, costs, at, until }) {
      const cap = await capOf(trx, { accountId, partition });
      if (cap === null) return null;
      await trx('spend_reservations').where({ account_id: accountId }).where('expires_at', '<=', at).delete();
      const usd = costs.reduce((sum, cost) => sum + cost.usd, 0);
      if (await wouldPass(trx, accountId, at, cap, usd)) return capReached(cap);
      await trx('spend_reservations')
        .insert(
          costs.map((cost) => ({ account_id: accountId, id: cost.id, expected_usd: cost.usd, expires_at: until })),
        )
        .onConflict(['account_id', 'id'])
        .merge(['expected_usd', 'expires_at']);
      return null;
    },

    async release(trx, accountId, ids) {
      await trx('spend_reservations')
        .where({ account_id: accountId })
        .whereIn('id', [...ids])
        .delete();
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

async function selectReserved(trx: Knex, accountId: string, at: Date): Promise<number> {
  const [row] = await trx('spend_reservations')
    .where({ account_id: accountId })
    .where('expires_at', '>', at)
    .sum<{ reserved: number | null }[]>({ reserved: 'expected_usd' });
  return row?.reserved ?? 0;
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
