import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { createRunCompletion } from '../../src/scans/runs/run-completion.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { newBrandOwner } from '../support/brand-owner.ts';
import { useDatabase } from '../support/database.ts';
import { type AnswersOwner, type InventedAnswer, storeInvented } from '../support/stored-answers.ts';

const database = useDatabase();

const now = () => new Date('2026-11-21T12:00:00Z');

const COMPETITORS = ['Bolt', 'Crank', 'Dowel'];

/** Around a midnight, and two platforms, so that many answers share their rows. */
const answers = fc.array(
  fc.record(
    {
      at: fc.integer({ min: -7_200, max: 7_200 }).map((seconds) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000)),
      platform: fc.constantFrom('kimi' as const, 'glm' as const),
      prompt: fc.constantFrom('Which tools?', 'Whose tools last?', 'Tools in 2026?'),
      stage: fc.constantFrom('awareness' as const, 'action' as const, null),
      discovery: fc.boolean(),
      adaptive: fc.boolean(),
      rank: fc.integer({ min: 0, max: 6 }),
      sentiment: fc.constantFrom('positive' as const, 'neutral' as const, 'negative' as const),
      competitors: fc.dictionary(fc.constantFrom(...COMPETITORS), fc.integer({ min: 0, max: 4 })),
      citations: fc.uniqueArray(
        fc.constantFrom(
          'https://acme.example/a',
          'https://one.example/1',
          'https://one.example/2',
          'https://two.example/',
        ),
      ),
      failed: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    },
    { requiredKeys: ['at', 'platform', 'prompt', 'stage'] },
  ) as fc.Arbitrary<InventedAnswer>,
  { minLength: 1, maxLength: 40 },
);

describe('the daily counts', () => {
  const countsOf = (owner: AnswersOwner) =>
    database
      .knex('daily_rollups')
      .where({ account_id: owner.accountId })
      .orderBy('platform')
      .select('platform', 'answers', 'failed');

  const runs = {
    completeIfSettled: (...run: Ended) => completion().completeIfSettled(...run),
    giveUp: (...run: Ended) => completion().giveUp(...run),
    cancel: (...run: Ended) => completion().cancel(...run),
  };
  const completion = () => createRunCompletion({ knex: database.knex, refreshInsights: async () => {} });

  /** A run with one answer that still waits for two platforms. */
  async function halfDone(owner: AnswersOwner): Promise<string> {
    const answer: InventedAnswer = { at: now(), platform: 'kimi', rank: 2 };
    const { runId } = await storeInvented(database.knex, owner, [answer], { leaveOpen: true });
    const planned = { account_id: owner.accountId, run_id: runId, ordinal: 0, state: 'planned' as const };
    const missing = ['glm', 'qwen'].map((platform) => ({ ...planned, platform }));
    await database.knex('asks').insert(missing);
    return runId;
  }

  test('are those of the answers, however these are stored side by side', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (stored) => {
        const owner = await newBrandOwner(database.knex, now);
        // Three runs that end about together, on the same days and platforms.
        const shares = [0, 1, 2].map((share) => stored.filter((_, at) => at % 3 === share));
        await Promise.all(
          shares
            .filter((share) => share.length > 0)
            .map((share) => storeInvented(database.knex, owner, share, { concurrency: 3 })),
        );
        await expectCountsOf(database.knex, owner, stored);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  test('add up to the total, whatever they are grouped by', async () => {
    const owner = await newBrandOwner(database.knex, now);
    const stored = fc
      .sample(answers, { seed: 7, numRuns: 4 })
      .flat()
      .map((answer) => ({ ...answer, stage: answer.stage ?? ('desire' as const) }));
    await storeInvented(database.knex, owner, stored, { concurrency: 6 });
    const sums = (table: string) =>
      database
        .knex(table)
        .where({ account_id: owner.accountId })
        .first(
          database.knex.raw(
            `sum(answers) as answers, sum(mentions) as mentions, sum(discovery_answers) as da, sum(discovery_mentions) as dm,
             sum(rank_sum) as ranks, sum(competitor_mentions) as rivals, sum(positive) as positive, sum(negative) as negative,
             sum(citations) as citations, sum(own_site_answers) as own, sum(failed) as failed`,
          ),
        );
    const total = await sums('daily_rollups');
    expect(total.answers).toBeGreaterThan(20);
    expect(total.failed).toBeGreaterThan(0);
    expect(await sums('daily_brand_rollups')).toEqual(total);
    expect(await sums('daily_stage_rollups')).toEqual(total);
    expect(await sums('daily_prompt_rollups')).toEqual(total);
    const rivals = await database
      .knex('daily_competitor_rollups')
      .where({ account_id: owner.accountId })
      .sum({ sum: 'discovery_mentions' });
    expect(rivals[0]?.sum).toBe(total.rivals);
    const cited = await database
      .knex('daily_domain_rollups')
      .where({ account_id: owner.accountId })
      .sum({ sum: 'citations' });
    expect(cited[0]?.sum).toBe(total.citations);
  });

  test('keep answers of the simulator apart', async () => {
    const owner = await newBrandOwner(database.knex, now);
    const answer: InventedAnswer = { at: now(), platform: 'kimi', rank: 1, citations: ['https://one.example/1'] };
    await storeInvented(database.knex, owner, [answer, answer]);
    await storeInvented(database.knex, { ...owner, partition: 'simulated' }, [answer]);
    for (const table of ['daily_rollups', 'daily_stage_rollups', 'daily_prompt_rollups', 'daily_domain_rollups']) {
      const rows = await database
        .knex(table)
        .where({ account_id: owner.accountId })
        .orderBy('partition')
        .select('partition', 'answers');
      expect([table, rows]).toEqual([
        table,
        [
          { partition: 'live', answers: 2 },
          { partition: 'simulated', answers: 1 },
        ],
      ]);
    }
    const sources = await database.knex('citation_sources').where({ account_id: owner.accountId });
    expect(sources).toHaveLength(2);
  });

  test('hold answers from the moment on at which their run ends, once, however many end it', async () => {
    const owner = await newBrandOwner(database.knex, now);
    const answer: InventedAnswer = { at: now(), platform: 'kimi', rank: 2 };
    const { runId } = await storeInvented(database.knex, owner, [answer, answer], { leaveOpen: true });
    expect(await countsOf(owner)).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => runs.completeIfSettled(owner.accountId, runId, now())));
    expect(await countsOf(owner)).toEqual([{ platform: 'kimi', answers: 2, failed: 0 }]);
  });

  test('count what a run gave up as failed, once, and nothing else of it', async () => {
    const owner = await newBrandOwner(database.knex, now);
    const runId = await halfDone(owner);
    await Promise.all([1, 2].map(() => runs.giveUp(owner.accountId, runId, now())));
    expect(await countsOf(owner)).toEqual([
      { platform: 'glm', answers: 0, failed: 1 },
      { platform: 'kimi', answers: 1, failed: 0 },
      { platform: 'qwen', answers: 0, failed: 1 },
    ]);
  });

  test('hold what a cancelled run was answered, and no failures of platforms that were not asked', async () => {
    const owner = await newBrandOwner(database.knex, now);
    const runId = await halfDone(owner);
    expect(await runs.cancel(owner.accountId, runId, now())).toBe(true);
    expect(await countsOf(owner)).toEqual([{ platform: 'kimi', answers: 1, failed: 0 }]);
  });

  test('are of brands only: a name that is none leaves no rows behind', async () => {
    const owner = await newBrandOwner(database.knex, now);
    const stranger = { ...owner, brand: { id: newId(), name: 'Nobody' }, noBrand: true };
    await storeInvented(database.knex, stranger, [
      { at: now(), platform: 'kimi', rank: 1 },
      { at: now(), platform: 'glm', failed: true },
    ]);
    expect(await database.knex('analyses').where({ account_id: owner.accountId })).toHaveLength(1);
    expect(await database.knex('daily_rollups').where({ account_id: owner.accountId })).toEqual([]);
  });
});

describe('answers that were stored before the counts', () => {
  const old = useDatabase({ migrated: false });

  test('are counted by the migration as storing them would have', async () => {
    const owner = await newBrandOwner(database.knex, now);
    const stored = fc
      .sample(answers, { seed: 11, numRuns: 3 })
      .flat()
      // As they would arrive: the source found first is then also the source stored first.
      .toSorted((a, b) => a.at.getTime() - b.at.getTime());
    await storeInvented(database.knex, owner, stored);
    const open = await storeInvented(database.knex, owner, [{ at: now(), platform: 'kimi', rank: 1 }], {
      leaveOpen: true,
    });
    const other = await newBrandOwner(database.knex, now);
    const elsewhere: InventedAnswer = { at: now(), platform: 'kimi', rank: 1 };
    await storeInvented(database.knex, other, [elsewhere]);
    const earlier = await mkdtemp(join(tmpdir(), 'migrations-'));
    try {
      await cp('db/migrations', earlier, { recursive: true });
      for (const file of await readdir(earlier)) if (file >= '0011') await rm(join(earlier, file));
      await migrate({ url: old.url, directory: earlier });
    } finally {
      await rm(earlier, { recursive: true });
    }
    for (const table of COPIED) {
      for (const { accountId } of [owner, other]) await copyRows(table, database.knex, old.knex, accountId);
    }
    await migrate({ url: old.url });
    for (const table of COUNTED)
      expect([table, await countsIn(old.knex, table, owner)]).toEqual([
        table,
        await countsIn(database.knex, table, owner),
      ]);
    await expectCountsOf(old.knex, owner, stored);
    await expectCountsOf(old.knex, other, [elsewhere]);
    // That run ends later, and is counted then.
    const runs = createRunCompletion({ knex: old.knex, refreshInsights: async () => {} });
    expect(await runs.completeIfSettled(owner.accountId, open.runId, now())).toBe(true);
    await expectCountsOf(old.knex, owner, [...stored, { at: now(), platform: 'kimi', rank: 1 }]);
  });
});

type Ended = [accountId: string, runId: string, at: Date];

const COPIED = ['accounts', 'brands', 'runs', 'run_questions', 'asks', 'answers', 'analyses', 'citations'];
const COUNTED = [
  'daily_brand_rollups',
  'daily_rollups',
  'daily_stage_rollups',
  'daily_prompt_rollups',
  'daily_competitor_rollups',
  'daily_domain_rollups',
  'citation_sources',
];

/** The columns that both have. */
async function copyRows(table: string, from: Knex, to: Knex, accountId: string): Promise<void> {
  const columns = Object.keys(await to(table).columnInfo());
  const rows = await from(table)
    .where({ [table === 'accounts' ? 'id' : 'account_id']: accountId })
    .select(columns);
  const written = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (name === 'default_pack_id') return [name, null];
        const isJson = ['competitors', 'sources', 'settings', 'enterprise_limits'].includes(name) && value !== null;
        return [name, isJson ? JSON.stringify(value) : value];
      }),
    ),
  );
  for (const row of written) await to(table).insert(row);
}

async function countsIn(knex: Knex, table: string, owner: AnswersOwner): Promise<object[]> {
  const rows: Record<string, unknown>[] = await knex(table).where({ account_id: owner.accountId });
  // Sums of fractions depend on their order in the last digit.
  const rounded = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        Buffer.isBuffer(value) ? value.toString('hex') : typeof value === 'number' ? Number(value.toFixed(9)) : value,
      ]),
    ),
  );
  return rounded.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Counted anew from what the test invented. */
async function expectCountsOf(knex: Knex, owner: AnswersOwner, stored: readonly InventedAnswer[]): Promise<void> {
  const groups = Map.groupBy(stored, ({ at, platform }) => `${at.toISOString().slice(0, 10)} ${platform}`);
  const expected = [...groups]
    .map(([name, group]) => ({ name, ...expectedCounts(group) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const rows = await knex('daily_rollups').where({ account_id: owner.accountId });
  const found = rows
    .map((row) => ({
      name: `${row.day} ${row.platform}`,
      answers: row.answers,
      mentions: row.mentions,
      discoveryAnswers: row.discovery_answers,
      discoveryMentions: row.discovery_mentions,
      rivals: row.competitor_mentions,
      ranks: row.rank_sum,
      gains: Number(row.rank_gain_sum.toFixed(9)),
      tones: [row.positive, row.neutral, row.negative],
      ownSite: row.own_site_answers,
      citations: row.citations,
      mentionCitations: row.mention_citations,
      failed: row.failed,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(found).toEqual(expected);
}

function expectedCounts(group: readonly InventedAnswer[]) {
  const answered = group.filter(({ failed }) => failed !== true);
  const named = answered.filter(({ rank = 0 }) => rank > 0);
  const visible = answered.filter(({ discovery = true, adaptive = false }) => discovery && !adaptive);
  const seen = visible.filter(({ rank = 0 }) => rank > 0);
  const total = (of: readonly InventedAnswer[], value: (answer: InventedAnswer) => number): number =>
    of.reduce((sum, answer) => sum + value(answer), 0);
  const tone = (wanted: string): number => named.filter(({ sentiment = 'neutral' }) => sentiment === wanted).length;
  return {
    answers: answered.length,
    mentions: named.length,
    discoveryAnswers: visible.length,
    discoveryMentions: seen.length,
    rivals: total(visible, ({ competitors = {} }) => Object.values(competitors).filter((rank) => rank > 0).length),
    ranks: total(seen, ({ rank = 0 }) => rank),
    gains: Number(total(seen, ({ rank = 0 }) => 1 / Math.log2(1 + rank)).toFixed(9)),
    tones: [tone('positive'), tone('neutral'), tone('negative')],
    ownSite: answered.filter(({ citations = [] }) => citations.some((url) => url.startsWith('https://acme.example/')))
      .length,
    citations: total(answered, ({ citations = [] }) => citations.length),
    mentionCitations: total(named, ({ citations = [] }) => citations.length),
    failed: group.length - answered.length,
  };
}
