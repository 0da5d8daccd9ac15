import { afterEach, describe, expect, test } from 'vitest';
import { bodyOf, type TestKey, useService } from '../support/service.ts';
import { validRequests } from '../support/valid-requests.ts';

const QUERY = { brand: 'Brightboard', category: 'project management software' };

interface Result {
  platform: string;
  text: string;
  analysis: { mentioned: boolean } | null;
  cost_usd: number | null;
}
interface Run {
  runId: string;
  prompt: string;
  results: Result[];
}

const service = useService({
  simulator: {
    respond: ({ platform }) =>
      platform === 'qwen'
        ? 'Try Tasklane first.'
        : '🙂 Teams like Tasklane. Brightboard is excellent, says https://reviews.example/a?utm_source=x',
  },
});
afterEach(() => service.simulator.setFaults([]));

const query = (key: TestKey, body: object = QUERY, search = '') => key.call(`/api/query${search}`, { json: body });
const platformsOf = (run: Run): string[] => run.results.map((result) => result.platform);

describe('platforms', () => {
  test('by default all configured ones, `glm` under its older name', async () => {
    const { runs } = await bodyOf(await query(await service.key({ interface: 'direct' })));
    expect(runs).toHaveLength(5);
    for (const run of runs) {
      expect(platformsOf(run)).toEqual([
        'deepseek',
        'kimi',
        'zhipu',
        'qwen',
        'doubao',
        'chatgpt',
        'gemini',
        'perplexity',
      ]);
      expect(run.prompt).not.toMatch(/brightboard/i);
      expect(run.prompt).toContain('project management software');
    }
    expect(new Set(runs.map((run: Run) => run.prompt)).size).toBe(5);
    expect(new Set(runs.map((run: Run) => run.runId)).size).toBe(5);
  });

  test.each([
    ['?mode=all', undefined, 8],
    ['?mode=fast', undefined, 3],
    ['?mode=all', ['zhipu', 'gemini'], 2],
    ['?mode=fast', ['kimi', 'gemini'], 1],
  ])('%s narrowed to %j asks %i', async (search, platforms, count) => {
    const key = await service.key({ interface: 'direct' });
    const { runs } = await bodyOf(await query(key, { ...QUERY, ...(platforms ? { platforms } : {}) }, search));
    for (const run of runs) expect(run.results).toHaveLength(count);
    if (platforms?.includes('zhipu')) expect(platformsOf(runs[0])).toEqual(['zhipu', 'gemini']);
    if (search === '?mode=fast' && platforms) expect(platformsOf(runs[0])).toEqual(['kimi']);
  });

  test.each([
    ['a mode that does not exist', '?mode=slow', {}, 'query.mode'],
    ['a platform that does not exist', '', { platforms: ['bing'] }, 'body.platforms[0]'],
    ['the other interface’s name of a platform', '', { platforms: ['glm'] }, 'body.platforms[0]'],
    ['platforms that the mode does not have', '?mode=fast', { platforms: ['chatgpt'] }, 'body.platforms'],
  ])('%s is a 400 and asks nothing', async (_case, search, more, path) => {
    const key = await service.key({ interface: 'direct' });
    const asked = service.simulator.requests.asks();
    const response = await query(key, { ...QUERY, ...more }, search);
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error.details).toMatchObject([{ path }]);
    expect(service.simulator.requests.asks()).toBe(asked);
  });
});

describe('results', () => {
  test('text, model, time, cost, and where the brand stands; all of it stored and billed once', async () => {
    const key = await service.key({ interface: 'direct' });
    const { runs } = await bodyOf(await query(key, { ...QUERY, platforms: ['chatgpt', 'qwen'] }));
    const [chatgpt, qwen] = runs[0].results;
    expect(chatgpt).toMatchObject({
      platform: 'chatgpt',
      model: expect.any(String),
      latency_ms: expect.any(Number),
      cost_usd: expect.any(Number),
      // In code points: the emoji is one.
      analysis: { mentioned: true, position: 23 },
    });
    expect([...chatgpt.text].slice(23, 34).join('')).toBe('Brightboard');
    expect(chatgpt.analysis.rank).toBeGreaterThanOrEqual(1);
    expect(chatgpt.analysis.citations).toMatchObject([{ domain: 'reviews.example' }]);
    expect(qwen.analysis).toMatchObject({ mentioned: false, position: -1, rank: 0, sentiment: null });

    const answers = await service.knex('answers').where({ account_id: key.accountId });
    expect(answers).toHaveLength(10);
    for (const run of runs as Run[]) {
      for (const result of run.results) {
        const stored = answers.find((row) => row.run_id === run.runId && row.platform === result.platform);
        expect(stored?.text).toBe(result.text);
        expect(Number(stored?.cost_usd)).toBeCloseTo(result.cost_usd ?? Number.NaN, 8);
      }
    }
    const usage = await service.knex('usage_entries').where({ account_id: key.accountId });
    expect(usage).toHaveLength(10);
    for (const entry of usage) expect(entry).toMatchObject({ operation: 'query', billed: true, key_id: key.keyId });
    const [daily] = await service.knex('usage_daily').where({ account_id: key.accountId, platform: 'chatgpt' });
    const cost = usage.filter((row) => row.platform === 'chatgpt').reduce((sum, row) => sum + Number(row.cost_usd), 0);
    expect(daily?.asks).toBe(5);
    expect(Number(daily?.cost_usd)).toBeCloseTo(cost, 8);
    const stored = await service.knex('runs').where({ account_id: key.accountId });
    for (const run of stored) expect(run).toMatchObject({ kind: 'query', status: 'completed', asks_answered: 2 });
  });

  test('a platform that failed has no text and no analysis, but an error; the others answer', async () => {
    const key = await service.key({ interface: 'direct' });
    service.simulator.setFaults([{ kind: 'quota', platform: 'chatgpt' }]);
    const response = await query(key, { ...QUERY, platforms: ['chatgpt', 'gemini'] });
    expect(response.status).toBe(200);
    const { runs } = await bodyOf(response);
    for (const { results } of runs) {
      expect(results[0]).toMatchObject({
        platform: 'chatgpt',
        text: '',
        model: null,
        cost_usd: null,
        analysis: null,
        error: { code: 'quota_exhausted', message: expect.any(String) },
      });
      expect(results[1]).toMatchObject({ platform: 'gemini', analysis: { mentioned: true } });
      expect(results[1]).not.toHaveProperty('error');
    }
    expect(await service.knex('usage_entries').where({ account_id: key.accountId })).toHaveLength(5);
  });

  test('502 when no platform answered; nothing is billed', async () => {
    const key = await service.key({ interface: 'direct' });
    service.simulator.setFaults([{ kind: 'unauthorized' }]);
    const response = await query(key, { ...QUERY, platforms: ['kimi', 'gemini'] });
    expect(response.status).toBe(502);
    expect((await bodyOf(response)).error.code).toBe('platforms_unavailable');
    expect(await service.knex('usage_entries').where({ account_id: key.accountId })).toHaveLength(0);
    const runs = await service.knex('runs').where({ account_id: key.accountId });
    for (const run of runs) expect(run).toMatchObject({ status: 'failed', visibility: null });
  });

  test('questions are in the language of the category', async () => {
    const key = await service.key({ interface: 'direct' });
    const { runs } = await bodyOf(await query(key, { brand: 'NIO', category: '新能源汽车', platforms: ['kimi'] }));
    for (const { prompt } of runs) expect(prompt).toMatch(/新能源汽车/);
  });
});

describe('a brand that the account monitors', () => {
  test('is found whatever its case and width; aliases and competitors count, the answers are its own', async () => {
    const key = await service.key({ interface: 'direct' });
    const owner = { accountId: key.accountId, userId: key.ownerId, tier: key.tier };
    const brand = await service.service.brands.create(owner, {
      name: 'Nimbusworks',
      category: 'software',
      website: null,
    });
    if ('failure' in brand) throw new Error(brand.message);
    await service.service.brands.change(key.accountId, brand.id, {
      aliases: ['Brightboard'],
      competitors: [{ name: 'Tasklane', aliases: [], website: null }],
    });
    const { runs } = await bodyOf(
      await query(key, {
        brand: 'ｎｉｍｂｕｓＷＯＲＫＳ',
        category: 'project software',
        platforms: ['chatgpt', 'qwen'],
      }),
    );
    expect(runs[0].results[0].analysis).toMatchObject({ mentioned: true, rank: 2 });
    expect(runs[0].results[1].analysis.mentioned).toBe(false);
    const analyses = await service.knex('analyses').where({ account_id: key.accountId, subject_id: brand.id });
    expect(analyses).toHaveLength(10);
    expect(analyses.every((row) => row.discovery)).toBe(true);
    expect(await service.knex('brands').where({ account_id: key.accountId })).toHaveLength(1);
  });

  test('of another account is not used, and a query creates none', async () => {
    const key = await service.key({ interface: 'direct' });
    await query(key, { brand: 'Nimbusworks', category: 'software', platforms: ['kimi'] });
    expect(await service.knex('brands').where({ account_id: key.accountId })).toHaveLength(0);
    const runs = await service.knex('runs').where({ account_id: key.accountId });
    for (const run of runs) expect(run.brand_id).toBeNull();
  });
});

test('without credentials: 401', async () => {
  expect((await service.call('/api/query', { json: QUERY })).status).toBe(401);
});

describe('a pool of two connections', () => {
  const crowded = useService({ config: { databasePoolSize: 2 } });

  test('more queries at once than it has: all are answered', async () => {
    const { key, request } = await validRequests(crowded, 'direct queryPlatforms');
    const together = Array.from({ length: 8 }, async () => (await key.call(request.path, request.init)).status);
    expect(await Promise.all(together)).toEqual(Array(8).fill(200));
  });
});
