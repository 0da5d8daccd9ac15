import { afterEach, describe, expect, test } from 'vitest';
import { createBrands } from '../../src/brands/index.ts';
import { insertPack } from '../../src/prompts/index.ts';
import { createRunCompletion, createScanWorker } from '../../src/scans/index.ts';
import { bodyOf, type TestKey, useService } from '../support/service.ts';

const BRAND = { name: 'Brightboard', category: 'project management software' };
const UNKNOWN = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';
const PROMPTS = 20;

async function brandOf(key: TestKey): Promise<string> {
  return (await bodyOf(await key.call('/api/v1/brands', { json: BRAND }))).brand.id;
}

// biome-ignore lint/suspicious/noExplicitAny: the judge has checked its form
async function completed(key: TestKey, runId: string): Promise<any> {
  return expect
    .poll(async () => bodyOf(await key.call(`/api/v1/probes/${runId}`)), { timeout: 20_000, interval: 100 })
    .toSatisfy((probe) => ['completed', 'failed'].includes(probe.status))
    .then(async () => bodyOf(await key.call(`/api/v1/probes/${runId}`)));
}

describe('a service with workers', () => {
  const service = useService({
    simulator: {
      respond: ({ platform, prompt }) => {
        if (platform === 'kimi') return 'I would look at Tasklane.';
        // Of every question in two forms, so that ranks differ.
        return prompt.length % 2 === 0 ? '1. Brightboard\n2. Tasklane' : '1. Tasklane\n2. Brightboard';
      },
    },
  });
  afterEach(() => service.simulator.setFaults([]));

  test('is accepted at once and completes by itself', async () => {
    const key = await service.key();
    const brandId = await brandOf(key);
    const response = await key.call('/api/v1/probes', { json: { brandId, platforms: ['deepseek', 'kimi', 'glm'] } });
    expect(response.status).toBe(202);
    const accepted = await bodyOf(response);
    expect(accepted).toMatchObject({ status: 'queued', brandId, platforms: ['deepseek', 'kimi', 'glm'] });
    expect(accepted.estimatedCompletionMs).toBeGreaterThan(0);
    expect(response.headers.get('location')).toBe(`/api/v1/probes/${accepted.runId}`);

    const probe = await completed(key, accepted.runId);
    expect(probe.status).toBe('completed');
    expect(new Date(probe.completedAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(probe.results.map((result: { platform: string }) => result.platform)).toEqual(['deepseek', 'kimi', 'glm']);
    const [deepseek, kimi] = probe.results;
    expect(deepseek).toMatchObject({ answers: PROMPTS, mentions: PROMPTS, mentioned: true });
    expect(deepseek.snippet).toContain('Brightboard');
    expect(deepseek.interval.low).toBeCloseTo(PROMPTS / (PROMPTS + 1.959963984540054 ** 2), 12);
    expect(deepseek.interval.high).toBe(1);
    expect(kimi).toMatchObject({ answers: PROMPTS, mentions: 0, mentioned: false, rank: 0, snippet: '' });

    const answers = await service.knex('answers').where({ run_id: accepted.runId });
    expect(answers).toHaveLength(3 * PROMPTS);
    const tokens = answers.filter((row) => row.platform === 'deepseek');
    expect(deepseek.tokensUsed).toBe(
      tokens.reduce((sum, row) => sum + (row.input_tokens ?? 0) + (row.output_tokens ?? 0), 0),
    );
    const ranks = await service.knex('analyses').where({ run_id: accepted.runId, platform: 'deepseek' }).pluck('rank');
    expect(deepseek.rank).toBe(ranks.toSorted((a, b) => a - b)[Math.floor((PROMPTS - 1) / 2)]);

    const usage = await service.knex('usage_entries').where({ run_id: accepted.runId });
    expect(usage).toHaveLength(3 * PROMPTS);
    for (const entry of usage) expect(entry).toMatchObject({ operation: 'probe', billed: true, brand_id: brandId });
    const detail = await bodyOf(await key.call(`/api/v1/brands/${brandId}`));
    expect(detail.lastScan).toMatchObject({
      runId: accepted.runId,
      completedAt: probe.completedAt,
      platforms: ['deepseek', 'kimi', 'glm'],
    });
    expect(detail.lastScan.visibility).toBeCloseTo(2 / 3, 12);
  });

  test('every question is asked once, and names the brand in none', async () => {
    const key = await service.key();
    const brandId = await brandOf(key);
    service.simulator.requests.reset();
    const { runId } = await bodyOf(await key.call('/api/v1/probes', { json: { brandId, platforms: ['gemini'] } }));
    await completed(key, runId);
    const questions = await service.knex('run_questions').where({ run_id: runId });
    expect(questions).toHaveLength(PROMPTS);
    for (const { text, discovery } of questions) {
      expect(text).not.toMatch(/brightboard/i);
      expect(discovery).toBe(true);
      expect(service.simulator.requests.asks({ platform: 'gemini', prompt: text })).toBe(1);
    }
    expect(service.simulator.requests.asks()).toBe(PROMPTS);
  });

  test('asks all configured platforms unless told', async () => {
    const key = await service.key();
    const accepted = await bodyOf(await key.call('/api/v1/probes', { json: { brandId: await brandOf(key) } }));
    expect(accepted.platforms).toEqual([
      'deepseek',
      'kimi',
      'glm',
      'qwen',
      'doubao',
      'chatgpt',
      'gemini',
      'perplexity',
    ]);
    expect((await completed(key, accepted.runId)).results).toHaveLength(8);
  });

  test('a platform that failed is shown as failed, not as silence about the brand', async () => {
    const key = await service.key();
    service.simulator.setFaults([{ kind: 'quota', platform: 'qwen' }]);
    const body = { brandId: await brandOf(key), platforms: ['qwen', 'doubao'] };
    const { runId } = await bodyOf(await key.call('/api/v1/probes', { json: body }));
    const probe = await completed(key, runId);
    expect(probe.status).toBe('completed');
    expect(probe.results[0]).toMatchObject({
      platform: 'qwen',
      answers: 0,
      mentions: 0,
      mentioned: null,
      rank: null,
      snippet: null,
      tokensUsed: null,
      interval: null,
      error: { code: 'quota_exhausted', message: expect.any(String) },
    });
    expect(probe.results[1]).not.toHaveProperty('error');
    const detail = await bodyOf(await key.call(`/api/v1/brands/${body.brandId}`));
    expect(detail.lastScan.visibility).toBe(1);
  });

  test('failed when no platform answered; the last scan stays the one before', async () => {
    const key = await service.key();
    const brandId = await brandOf(key);
    service.simulator.setFaults([{ kind: 'unauthorized' }]);
    const { runId } = await bodyOf(await key.call('/api/v1/probes', { json: { brandId, platforms: ['kimi'] } }));
    const probe = await completed(key, runId);
    expect(probe).toMatchObject({ status: 'failed', results: [{ platform: 'kimi', error: { code: 'unauthorized' } }] });
    expect((await bodyOf(await key.call(`/api/v1/brands/${brandId}`))).lastScan).toBeNull();
    expect(await service.knex('usage_entries').where({ run_id: runId })).toHaveLength(0);
  });

  test('a pack of the account is asked instead, with its competitors and its brand', async () => {
    const key = await service.key();
    const brandId = await brandOf(key);
    await service.service.brands.change(key.accountId, brandId, {
      competitors: ['Tasklane', '$& Co'].map((name) => ({ name, aliases: [], website: null })),
    });
    const packId = '019aa3ef-1c5d-7e08-b0a2-4c6d8e0f1a2b';
    let ids = 0;
    await service.knex.transaction((trx) =>
      insertPack(
        trx,
        key.accountId,
        {
          id: packId,
          name: 'Own',
          templates: [
            { language: 'en', stage: 'desire', text: 'Is {brand} better than {competitor}?' },
            { language: 'en', stage: 'interest', text: 'Which {category} is best?' },
            { language: 'zh', stage: 'interest', text: '{category}哪个好？' },
          ],
          newId: () => `00000000-0000-7000-8000-00000000000${++ids}`,
        },
        new Date(),
      ),
    );
    const { runId } = await bodyOf(
      await key.call('/api/v1/probes', { json: { brandId, platforms: ['deepseek'], promptPackId: packId } }),
    );
    await completed(key, runId);
    const questions = await service.knex('run_questions').where({ run_id: runId }).orderBy('ordinal');
    expect(questions.map(({ text, discovery }) => [text, discovery])).toEqual([
      ['Is Brightboard better than Tasklane?', false],
      ['Is Brightboard better than $& Co?', false],
      ['Which project management software is best?', true],
    ]);
    // Only the discovery question counts.
    const [run] = await service.knex('runs').where({ id: runId });
    expect(run?.asks_answered).toBe(3);
  });

  test.each([
    ['an unknown brand', async () => ({ brandId: UNKNOWN })],
    ['an unknown pack', async (key: TestKey) => ({ brandId: await brandOf(key), promptPackId: UNKNOWN })],
    ['another account’s brand', async () => ({ brandId: await brandOf(await service.key()) })],
    [
      'another account’s pack',
      async (key: TestKey) => {
        const other = await service.key();
        const [pack] = await service.knex('prompt_packs').where({ account_id: other.accountId });
        return { brandId: await brandOf(key), promptPackId: pack?.id };
      },
    ],
  ])('%s is a 404, and no run comes of it', async (_case, body) => {
    const key = await service.key();
    const response = await key.call('/api/v1/probes', { json: await body(key) });
    expect(response.status).toBe(404);
    expect(await service.knex('runs').where({ account_id: key.accountId })).toHaveLength(0);
  });

  test('a pack without questions in the brand’s language is a 422', async () => {
    const key = await service.key();
    const packId = '019aa3ef-1c5d-7e08-b0a2-4c6d8e0f1a2c';
    await service.knex.transaction((trx) =>
      insertPack(trx, key.accountId, { id: packId, name: 'Empty', templates: [], newId: () => UNKNOWN }, new Date()),
    );
    const body = { brandId: await brandOf(key), promptPackId: packId };
    expect((await key.call('/api/v1/probes', { json: body })).status).toBe(422);
  });

  test('a probe is its account’s own', async () => {
    const [key, other] = [await service.key(), await service.key()];
    const body = { brandId: await brandOf(key), platforms: ['kimi'] };
    const { runId } = await bodyOf(await key.call('/api/v1/probes', { json: body }));
    expect((await other.call(`/api/v1/probes/${runId}`)).status).toBe(404);
    expect((await key.call(`/api/v1/probes/${UNKNOWN}`)).status).toBe(404);
    await completed(key, runId);
  });

  test('a query is not a probe', async () => {
    const account = 'both interfaces';
    const [v1, direct] = [await service.key({ account }), await service.key({ account, interface: 'direct' })];
    const json = { brand: 'Brightboard', category: 'software', platforms: ['kimi'] };
    const { runs } = await bodyOf(await direct.call('/api/query', { json }));
    expect((await v1.call(`/api/v1/probes/${runs[0].runId}`)).status).toBe(404);
  });

  test('a test key asks simulated platforms, on data of its own, and is never billed', async () => {
    const [live, sandbox] = [
      await service.key({ account: 'tester' }),
      await service.key({ account: 'tester', test: true }),
    ];
    const brandId = await brandOf(sandbox);
    service.simulator.requests.reset();
    const { runId, platforms } = await bodyOf(await sandbox.call('/api/v1/probes', { json: { brandId } }));
    expect(platforms).toHaveLength(8);
    expect((await completed(sandbox, runId)).status).toBe('completed');
    expect(service.simulator.requests.asks()).toBe(0);
    const [run] = await service.knex('runs').where({ id: runId });
    expect(run).toMatchObject({ account_id: sandbox.accountId, partition: 'simulated' });
    const usage = await service.knex('usage_entries').where({ run_id: runId });
    expect(usage).toHaveLength(8 * PROMPTS);
    expect(usage.every((entry) => !entry.billed)).toBe(true);
    expect(await service.knex('usage_daily').where({ account_id: sandbox.accountId })).toHaveLength(0);
    expect((await live.call(`/api/v1/probes/${runId}`)).status).toBe(404);
    expect((await live.call(`/api/v1/brands/${brandId}`)).status).toBe(404);
    expect((await bodyOf(await sandbox.call(`/api/v1/brands/${brandId}`))).lastScan.runId).toBe(runId);
  });
});

describe('a service without workers', () => {
  const service = useService({ roles: { api: true, worker: false }, platforms: ['kimi', 'gemini'] });

  const neverAsked = (): never => {
    throw new Error('a sweep asks nothing');
  };
  const sweepAt = (at: Date) =>
    createScanWorker({
      knex: service.knex,
      queue: undefined as never,
      brands: createBrands({ knex: service.knex, now: () => at, newId: () => UNKNOWN }),
      askAndStore: { ask: neverAsked, store: neverAsked, askAndStore: neverAsked },
      runs: createRunCompletion({ knex: service.knex, refreshInsights: async () => {} }),
      platformsOf: neverAsked,
      queues: [],
      slicesPerQueue: 1,
      now: () => at,
      onSweepError: () => {},
    }).sweep();

  test('a run waits as queued, and shows no results before it is over', async () => {
    const key = await service.key();
    const { runId } = await bodyOf(await key.call('/api/v1/probes', { json: { brandId: await brandOf(key) } }));
    const probe = await bodyOf(await key.call(`/api/v1/probes/${runId}`));
    expect(probe).toMatchObject({ runId, status: 'queued', completedAt: null, results: [] });
  });

  test('what is unanswered 15 minutes after the estimate is given up, and the run ends', async () => {
    const key = await service.key();
    const brandId = await brandOf(key);
    const accepted = await bodyOf(await key.call('/api/v1/probes', { json: { brandId } }));
    const [run] = await service.knex('runs').where({ id: accepted.runId });
    const [deadline, created] = [run?.deadline_at, run?.created_at] as [Date, Date];
    expect(deadline.getTime() - created.getTime()).toBe(accepted.estimatedCompletionMs + 900_000);

    await sweepAt(new Date(deadline.getTime() - 1));
    expect((await bodyOf(await key.call(`/api/v1/probes/${accepted.runId}`))).status).toBe('queued');
    await sweepAt(deadline);
    const probe = await bodyOf(await key.call(`/api/v1/probes/${accepted.runId}`));
    expect(probe).toMatchObject({ status: 'failed', completedAt: deadline.toISOString() });
    expect(probe.results).toMatchObject([
      { platform: 'kimi', answers: 0, error: { code: 'unanswered' } },
      { platform: 'gemini', answers: 0, error: { code: 'unanswered' } },
    ]);
    const [after] = await service.knex('runs').where({ id: accepted.runId });
    expect(after).toMatchObject({ asks_total: 2 * PROMPTS, asks_failed: 2 * PROMPTS, asks_answered: 0 });
    expect((await bodyOf(await key.call(`/api/v1/brands/${brandId}`))).lastScan).toBeNull();
    expect(await sweepAt(new Date(deadline.getTime() + 60_000))).toBe(0);
  });

  test('the estimate grows with what waits for the same platforms', async () => {
    const key = await service.key();
    const json = { brandId: await brandOf(key), platforms: ['gemini'] };
    const first = await bodyOf(await key.call('/api/v1/probes', { json }));
    const second = await bodyOf(await key.call('/api/v1/probes', { json }));
    expect(second.estimatedCompletionMs).toBeGreaterThan(first.estimatedCompletionMs);
  });
});

describe('a service without platforms', () => {
  const service = useService({ platforms: [] });

  test('says so: 503 with Retry-After', async () => {
    const key = await service.key();
    const response = await key.call('/api/v1/probes', { json: { brandId: await brandOf(key) } });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    const direct = await service.key({ interface: 'direct' });
    expect((await direct.call('/api/query', { json: { brand: 'A', category: 'b' } })).status).toBe(503);
  });

  test('test keys work all the same', async () => {
    const key = await service.key({ test: true });
    const json = { brandId: await brandOf(key), platforms: ['kimi'] };
    const { runId } = await bodyOf(await key.call('/api/v1/probes', { json }));
    expect((await completed(key, runId)).status).toBe('completed');
  });
});

describe('everything simulated', () => {
  const service = useService({ everythingSimulated: true, platforms: [] });

  test('live keys work on simulated platforms too, and nothing is billed', async () => {
    expect((await bodyOf(await service.call('/api/health'))).env).toBe('demo');
    const key = await service.key();
    const json = { brandId: await brandOf(key), platforms: ['kimi'] };
    const { runId } = await bodyOf(await key.call('/api/v1/probes', { json }));
    expect((await completed(key, runId)).status).toBe('completed');
    const usage = await service.knex('usage_entries').where({ run_id: runId });
    expect(usage.every((entry) => !entry.billed)).toBe(true);
    expect((await service.call('/api/check/run', { json: { brand_name: 'A', industry: 'tools' } })).status).toBe(200);
  });
});
