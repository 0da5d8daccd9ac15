import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, type TestKey, useService } from '../support/service.ts';
import { type InventedAnswer, storeInvented } from '../support/stored-answers.ts';

const service = useService();

const DAY_MS = 86_400_000;
const today = new Date();
const daysAgo = (days: number): Date => new Date(today.getTime() - days * DAY_MS);
const date = (days: number): string => daysAgo(days).toISOString().slice(0, 10);

/** A brand with two declared competitors, in an account of its own. */
async function newBrand(tier: 'starter' | 'free' = 'starter') {
  const account = `account ${newId()}`;
  const v1 = await service.key({ interface: 'v1', account, tier });
  const direct = await service.key({ interface: 'direct', account });
  const json = { name: 'Acme', category: 'tools', website: 'https://acme.example' };
  const { brand } = await bodyOf(await v1.call('/api/v1/brands', { json }));
  const competitors = ['Bolt', 'Crank'].map((name) => ({ name, aliases: [], website: null }));
  await service.service.brands.change(v1.accountId, brand.id, { competitors });
  return { direct, v1, brand: brand as { id: string; name: string; website: string }, accountId: v1.accountId };
}

const read = async (key: TestKey, path: string) => {
  const response = await key.call(path);
  return { status: response.status, body: await bodyOf(response) };
};

/** Four answers that count for visibility, and each kind that does not. */
const ANSWERS: InventedAnswer[] = [
  {
    at: daysAgo(1),
    platform: 'kimi',
    prompt: 'A?',
    stage: 'awareness',
    rank: 1,
    sentiment: 'positive',
    competitors: { Bolt: 2, Crank: 0 },
  },
  {
    at: daysAgo(1),
    platform: 'kimi',
    prompt: 'B?',
    stage: 'desire',
    rank: 4,
    sentiment: 'negative',
    competitors: { Bolt: 1, Crank: 2 },
  },
  { at: daysAgo(1), platform: 'glm', prompt: 'A?', stage: 'awareness', rank: 0, competitors: { Bolt: 1, Crank: 0 } },
  {
    at: today,
    platform: 'kimi',
    prompt: 'A?',
    stage: 'awareness',
    rank: 1,
    sentiment: 'neutral',
    competitors: { Bolt: 0, Crank: 0 },
  },
  // Names the brand: no discovery, though its tone counts.
  {
    at: today,
    platform: 'kimi',
    prompt: 'Is Acme good?',
    discovery: false,
    rank: 1,
    sentiment: 'positive',
    competitors: { Bolt: 3 },
  },
  // Asked on top by the picker.
  { at: today, platform: 'kimi', prompt: 'A?', stage: 'awareness', adaptive: true, rank: 0, competitors: { Bolt: 1 } },
  // Not answered: in no denominator.
  { at: today, platform: 'qwen', prompt: 'A?', stage: 'awareness', failed: true },
  // Before a window of seven days.
  { at: daysAgo(7), platform: 'kimi', prompt: 'A?', stage: 'awareness', rank: 0, competitors: { Bolt: 1 } },
];

describe('of a brand with known answers', () => {
  let known: Awaited<ReturnType<typeof newBrand>>;
  let query: string;

  beforeAll(async () => {
    known = await newBrand();
    query = `brand_id=${known.brand.id}&days=7`;
    await storeInvented(service.knex, known, ANSWERS, { concurrency: 4 });
  });

  test('daily visibility has gaps where there were no answers, and counts each answer on its own day', async () => {
    const { body } = await read(known.direct, `/api/dashboard/visibility/timeseries?${query}`);
    expect(body.window).toEqual({ days: 7, from: date(6), to: date(0) });
    expect(body.total).toEqual({
      answers: 4,
      mentions: 3,
      rate: 0.75,
      interval: { low: expect.closeTo(0.300641843, 8), high: expect.closeTo(0.954412739, 8) },
      mean_rank: 2,
      competitor_mentions: 4,
      share_of_voice: 3 / 7,
      // Over four answers, though seven brands were named in them.
      share_of_voice_interval: { low: expect.closeTo(0.115429, 6), high: expect.closeTo(0.811698, 6) },
    });
    expect(body.points.map((point: { date: string }) => point.date)).toEqual([6, 5, 4, 3, 2, 1, 0].map(date));
    const gap = {
      answers: 0,
      mentions: 0,
      rate: null,
      interval: null,
      mean_rank: null,
      share_of_voice: null,
      share_of_voice_interval: null,
    };
    expect(body.points[4]).toEqual({ date: date(2), ...gap, competitor_mentions: 0 });
    expect(body.points[5]).toMatchObject({
      answers: 3,
      mentions: 2,
      rate: 2 / 3,
      mean_rank: 2.5,
      share_of_voice: 2 / 6,
    });
    expect(body.points[6]).toMatchObject({ answers: 1, mentions: 1, rate: 1, mean_rank: 1, share_of_voice: 1 });
    expect(body.platforms.map(({ platform, total }: never) => [platform, total])).toEqual([
      ['kimi', expect.objectContaining({ answers: 3, mentions: 3, rate: 1 })],
      ['zhipu', expect.objectContaining({ answers: 1, mentions: 0, rate: 0, mean_rank: null, share_of_voice: 0 })],
    ]);
  });

  test('competitors stand beside the brand on all eight platforms, each with its sample', async () => {
    const { body } = await read(known.direct, `/api/dashboard/competitors/breakdown?${query}`);
    expect(body.total.answers).toBe(4);
    expect(body.total.brands).toEqual([
      expect.objectContaining({
        name: 'Acme',
        own: true,
        answers: 4,
        mentions: 3,
        mean_rank: 2,
        share_of_voice: 3 / 7,
      }),
      expect.objectContaining({
        name: 'Bolt',
        own: false,
        answers: 4,
        mentions: 3,
        rate: 0.75,
        mean_rank: 4 / 3,
        share_of_voice: 3 / 7,
      }),
      expect.objectContaining({
        name: 'Crank',
        own: false,
        answers: 4,
        mentions: 1,
        rate: 0.25,
        mean_rank: 2,
        share_of_voice: 1 / 7,
      }),
    ]);
    expect(body.platforms).toHaveLength(8);
    const kimi = body.platforms.find(({ platform }: { platform: string }) => platform === 'kimi');
    expect(kimi.brands.map(({ name, mentions }: never) => [name, mentions])).toEqual([
      ['Acme', 3],
      ['Bolt', 2],
      ['Crank', 1],
    ]);
    const silent = body.platforms.find(({ platform }: { platform: string }) => platform === 'gemini');
    expect(silent.brands[1]).toEqual({
      name: 'Bolt',
      own: false,
      answers: 0,
      mentions: 0,
      rate: null,
      interval: null,
      mean_rank: null,
      share_of_voice: null,
      share_of_voice_interval: null,
    });
  });

  test('a competitor has no rate over answers from before it was declared, and a former one keeps its own', async () => {
    const own = await newBrand();
    await storeInvented(service.knex, own, [
      { at: daysAgo(2), platform: 'kimi', rank: 1, competitors: { Former: 2 } },
      { at: today, platform: 'kimi', rank: 1, competitors: { Bolt: 2 } },
    ]);
    const { body } = await read(own.direct, `/api/dashboard/competitors/breakdown?brand_id=${own.brand.id}`);
    expect(body.total.brands.map(({ name, answers, rate }: never) => [name, answers, rate])).toEqual([
      ['Acme', 2, 1],
      ['Bolt', 1, 1],
      ['Former', 1, 1],
      ['Crank', 0, null],
    ]);
  });

  test('the funnel’s stages add up to its total', async () => {
    const { body } = await read(known.direct, `/api/dashboard/prompts/aida?${query}`);
    expect(body.total).toMatchObject({ answers: 4, mentions: 3, competitor_mentions: 4 });
    expect(
      body.stages.map(({ stage, prompts, answers, mentions, rate }: never) => [
        stage,
        prompts,
        answers,
        mentions,
        rate,
      ]),
    ).toEqual([
      ['attention', 1, 3, 2, 2 / 3],
      ['interest', 0, 0, 0, null],
      ['desire', 1, 1, 1, 1],
      ['action', 0, 0, 0, null],
    ]);
  });

  test('tone is over every answer that mentions the brand', async () => {
    const { body } = await read(known.direct, `/api/sentiment/overview?${query}`);
    expect(body.total).toEqual({
      mentions: 4,
      positive: 2,
      neutral: 1,
      negative: 1,
      net: 0.25,
      negative_rate: 0.25,
      negative_interval: { low: expect.closeTo(0.045587261, 8), high: expect.closeTo(0.699358157, 8) },
    });
    expect(body.points[4]).toEqual({
      date: date(2),
      mentions: 0,
      positive: 0,
      neutral: 0,
      negative: 0,
      net: null,
      negative_rate: null,
      negative_interval: null,
    });
    expect(body.platforms.map(({ platform, mentions }: never) => [platform, mentions])).toEqual([['kimi', 4]]);
    expect(body.alerts).toEqual([]);
  });

  test('a window is of whole UTC days: one of a single day is today', async () => {
    const { body } = await read(known.direct, `/api/dashboard/visibility/timeseries?brand_id=${known.brand.id}&days=1`);
    expect(body.points).toHaveLength(1);
    expect(body.total).toMatchObject({ answers: 1, mentions: 1 });
    const year = await read(known.direct, `/api/dashboard/visibility/timeseries?brand_id=${known.brand.id}&days=365`);
    expect(year.body.points).toHaveLength(365);
    expect(year.body.total).toMatchObject({ answers: 5, mentions: 3 });
  });

  test.each(['0', '366', '1.5', 'x', ''])('days=%s is refused', async (days) => {
    expect(
      (await known.direct.call(`/api/dashboard/visibility/timeseries?brand_id=${known.brand.id}&days=${days}`)).status,
    ).toBe(400);
  });
});

describe('the monitored prompts', () => {
  test('have their hit rates, highest first, also without answers and with extra samples left out', async () => {
    const { direct, brand, accountId } = await newBrand();
    const prompts = [
      { text: 'Often found?', stage: 'interest', discovery: true },
      { text: 'Never asked?', stage: 'action', discovery: true },
      { text: 'Is Acme good?', stage: 'desire', discovery: false },
      { text: 'Seldom found?', stage: 'awareness', discovery: true },
    ] as const;
    const { promptHash } = await import('../../src/prompts/index.ts');
    await service.knex('prompts').insert(
      prompts.map(({ text, stage, discovery }) => ({
        account_id: accountId,
        id: newId(),
        brand_id: brand.id,
        hash: promptHash(text),
        text,
        language: 'en' as const,
        stage,
        discovery,
        in_panel: true,
        source: 'pack',
        created_at: today,
      })),
    );
    await storeInvented(service.knex, { accountId, brand }, [
      { at: daysAgo(3), platform: 'kimi', prompt: 'Often found?', rank: 2 },
      { at: daysAgo(2), platform: 'glm', prompt: 'Often found?', rank: 4 },
      { at: daysAgo(2), platform: 'kimi', prompt: 'Seldom found?', rank: 0 },
      { at: daysAgo(1), platform: 'kimi', prompt: 'Seldom found?', rank: 1 },
      { at: today, platform: 'kimi', prompt: 'Seldom found?', rank: 1, adaptive: true },
      { at: daysAgo(1), platform: 'kimi', prompt: 'Is Acme good?', discovery: false, rank: 1 },
      { at: daysAgo(1), platform: 'kimi', prompt: 'Of no panel?', rank: 1 },
      { at: daysAgo(9), platform: 'kimi', prompt: 'Never asked?', rank: 1 },
    ]);
    const { body } = await read(direct, `/api/dashboard/prompts/breakdown?brand_id=${brand.id}&days=7`);
    expect(body.total).toBe(4);
    expect(
      body.prompts.map(({ prompt, discovery, answers, mentions, rate, mean_rank }: never) => [
        prompt,
        discovery,
        answers,
        mentions,
        rate,
        mean_rank,
      ]),
    ).toEqual([
      ['Is Acme good?', false, 1, 1, 1, 1],
      ['Often found?', true, 2, 2, 1, 3],
      ['Seldom found?', true, 2, 1, 0.5, 1],
      ['Never asked?', true, 0, 0, null, null],
    ]);
    expect(body.prompts[1].platforms.map(({ platform, rate }: never) => [platform, rate])).toEqual([
      ['kimi', 1],
      ['zhipu', 1],
    ]);
    expect(body.prompts[2].last_sampled_at).toBe(today.toISOString());
    // Sampled before the window: known, though not counted.
    expect(body.prompts[3]).toMatchObject({ last_sampled_at: daysAgo(9).toISOString(), platforms: [], interval: null });
  });
});

describe('a comparison', () => {
  test('shows every brand of the account, those without answers last and without figures', async () => {
    const { direct, v1, brand, accountId } = await newBrand();
    await v1.call('/api/v1/brands', { json: { name: 'Silent', category: 'tools' } });
    await storeInvented(service.knex, { accountId, brand }, ANSWERS);
    const { body } = await read(direct, '/api/brands/compare?days=7');
    expect(body.brands.map(({ name }: { name: string }) => name)).toEqual(['Acme', 'Silent']);
    expect(body.brands[0]).toMatchObject({ answers: 4, mentions: 3, rate: 0.75, positive: 2, neutral: 1, negative: 1 });
    // 100 × (0.40 × 0.300641843 + 0.20 × (1 + 1 + 1/log2(5))/3 + 0.15 × 2.5/4 + 0.15 × 0 + 0.10 × 3/7)
    expect(body.brands[0].geo_score).toBeCloseTo(41.891, 3);
    expect(body.brands[1]).toEqual({
      brand_id: expect.any(String),
      name: 'Silent',
      category: 'tools',
      answers: 0,
      mentions: 0,
      rate: null,
      interval: null,
      mean_rank: null,
      competitor_mentions: 0,
      share_of_voice: null,
      share_of_voice_interval: null,
      positive: 0,
      neutral: 0,
      negative: 0,
      geo_score: null,
    });
  });

  test('is from tier Starter on', async () => {
    const { direct } = await newBrand('free');
    expect((await read(direct, '/api/brands/compare')).status).toBe(403);
  });
});

describe('incidents', () => {
  test('are those unresolved, most severe first; of tone also in the overview', async () => {
    const { direct, brand, accountId } = await newBrand();
    const incident = (type: string, severity: 'low' | 'high' | 'critical', opened: Date, more = {}) => ({
      account_id: accountId,
      id: newId(),
      brand_id: brand.id,
      type,
      subject: newId(),
      severity,
      title: `${type} ${severity}`,
      evidence_count: 5,
      opened_at: opened,
      updated_at: opened,
      ...more,
    });
    await service
      .knex('incidents')
      .insert([
        incident('rank_collapse', 'low', today),
        incident('negative_surge', 'high', daysAgo(2), { status: 'investigating' }),
        incident('impersonation', 'high', daysAgo(1)),
        incident('negative_surge', 'critical', daysAgo(9)),
        incident('negative_surge', 'critical', today, { status: 'resolved', resolved_at: today }),
        incident('negative_surge', 'critical', today, { partition: 'simulated' }),
      ]);
    const { body } = await read(direct, `/api/crisis/incidents?brand_id=${brand.id}`);
    expect(body.total).toBe(4);
    expect(body.incidents.map(({ title }: { title: string }) => title)).toEqual([
      'negative_surge critical',
      'impersonation high',
      'negative_surge high',
      'rank_collapse low',
    ]);
    expect(body.incidents[2]).toMatchObject({ brand_id: brand.id, status: 'investigating', evidence_count: 5 });
    const overview = await read(direct, `/api/sentiment/overview?brand_id=${brand.id}`);
    expect(overview.body.alerts.map(({ severity }: { severity: string }) => severity)).toEqual(['critical', 'high']);
  });
});

const OF_A_BRAND = [
  '/api/dashboard/visibility/timeseries',
  '/api/dashboard/competitors/breakdown',
  '/api/dashboard/prompts/breakdown',
  '/api/dashboard/prompts/aida',
  '/api/sentiment/overview',
  '/api/crisis/incidents',
];

describe.each(OF_A_BRAND)('%s', (path) => {
  test('is a 404 for another account’s brand, for one unknown and for one archived', async () => {
    const [mine, theirs, gone] = await Promise.all([newBrand(), newBrand(), newBrand()]);
    await service.service.brands.archive(gone.accountId, gone.brand.id);
    expect((await read(mine.direct, `${path}?brand_id=${theirs.brand.id}`)).status).toBe(404);
    expect((await read(mine.direct, `${path}?brand_id=${newId()}`)).status).toBe(404);
    expect((await read(gone.direct, `${path}?brand_id=${gone.brand.id}`)).status).toBe(404);
    expect((await read(mine.direct, path)).status).toBe(400);
  });

  test('is empty and well formed for a brand without answers', async () => {
    const { direct, brand } = await newBrand();
    const { status, body } = await read(direct, `${path}?brand_id=${brand.id}`);
    expect(status).toBe(200);
    // Nothing but zeros, nulls, names and dates.
    const figures = JSON.stringify(body).matchAll(
      /"(?:answers|mentions|rate|net|mean_rank|share_of_voice|negative)":([^,}]+)/g,
    );
    expect([...figures].map(([, value]) => value).filter((value) => value !== '0' && value !== 'null')).toEqual([]);
  });
});

test('answers of the simulator show in no live figure', async () => {
  const { direct, brand, accountId } = await newBrand();
  await storeInvented(service.knex, { accountId, brand, partition: 'simulated' }, ANSWERS);
  const { body } = await read(direct, `/api/dashboard/visibility/timeseries?brand_id=${brand.id}`);
  expect(body.total).toMatchObject({ answers: 0, rate: null });
});
