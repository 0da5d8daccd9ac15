import { describe, expect, test } from 'vitest';
import { bodyOf, from, useService } from '../support/service.ts';

const CHECK = { brand_name: '星澜汽车', industry: '新能源汽车', competitors: ['极曜', '远洲汽车'] };
const DAY_MS = 24 * 3_600_000;

describe('without credentials', () => {
  const service = useService({
    simulator: {
      respond: ({ platform }) => (platform === 'kimi' ? '推荐极曜。' : '首推星澜汽车，续航出色，值得购买。'),
    },
  });
  const check = (address: string, body: object = CHECK) =>
    service.call('/api/check/run', { ...from(address), json: body });

  test('sums up what three platforms say to three questions', async () => {
    const response = await check('198.51.100.1');
    expect(response.status).toBe(200);
    const report = await bodyOf(response);
    expect(report).toMatchObject({
      runId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      platforms: ['deepseek', 'kimi', 'doubao'],
      summary: [
        { platform: 'deepseek', total: 3, mentions: 3 },
        { platform: 'kimi', total: 3, mentions: 0, positive: 0 },
        { platform: 'doubao', total: 3, mentions: 3 },
      ],
      rateLimitRemaining: 4,
    });
    expect(service.simulator.requests.asks()).toBe(9);
    const answers = await service.knex('free_check_answers').where({ check_id: report.runId });
    expect(answers).toHaveLength(9);
    for (const answer of answers) expect(answer.prompt).not.toContain('星澜');
    expect(await service.knex('runs')).toHaveLength(0);
  });

  test('five in any 24 hours for one address, then 429 until the time that Retry-After names', async () => {
    for (const left of [4, 3, 2, 1, 0]) {
      const response = await check('198.51.100.2');
      expect((await bodyOf(response)).rateLimitRemaining).toBe(left);
    }
    const asked = service.simulator.requests.asks();
    const refused = await check('198.51.100.2');
    expect(refused.status).toBe(429);
    expect((await bodyOf(refused)).error.code).toBe('rate_limited');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(23 * 3_600);
    expect(wait).toBeLessThanOrEqual(24.25 * 3_600);
    expect(service.simulator.requests.asks()).toBe(asked);
    expect((await check('198.51.100.3')).status).toBe(200);

    service.advanceClock(wait * 1_000);
    const later = await check('198.51.100.2');
    expect(later.status).toBe(200);
  });

  test('checks made at once never exceed the limit', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => check('198.51.100.4')));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test('an IPv6 caller is its /64, an IPv4 address in IPv6 form the IPv4 address', async () => {
    for (const suffix of ['::1', '::2', '::3', ':aaaa::1', ':ffff:ffff:ffff:ffff']) {
      expect((await check(`2001:db8:1:1${suffix}`)).status, suffix).toBe(200);
    }
    expect((await check('2001:db8:1:1::9')).status).toBe(429);
    expect((await check('2001:db8:1:2::9')).status).toBe(200);
    await check('198.51.100.77');
    expect((await bodyOf(await check('::ffff:198.51.100.77'))).rateLimitRemaining).toBe(3);
  });

  test('a refused input counts nothing', async () => {
    const invalid = await check('198.51.100.5', { brand_name: '   ', industry: '汽车' });
    expect(invalid.status).toBe(400);
    expect((await bodyOf(invalid)).error.details).toMatchObject([{ path: 'body.brand_name' }]);
    expect((await bodyOf(await check('198.51.100.5'))).rateLimitRemaining).toBe(4);
  });

  test('an industry that is nothing but the brand is still asked about without naming it', async () => {
    const report = await bodyOf(await check('198.51.100.6', { brand_name: '星澜汽车', industry: '星澜汽车' }));
    const prompts = await service.knex('free_check_answers').where({ check_id: report.runId }).pluck('prompt');
    for (const prompt of prompts) expect(prompt).not.toContain('星澜汽车');
  });

  test('a new day begins anew', async () => {
    service.advanceClock(DAY_MS + 900_000);
    expect((await bodyOf(await check('198.51.100.4'))).rateLimitRemaining).toBe(4);
  });
});

describe('platforms in trouble', () => {
  // The platforms' own time-out is out of reach: only the budget can end a check of one that hangs.
  const service = useService({ config: { checkBudgetMs: 8_000 }, platformTimeoutMs: 600_000 });
  const check = (address: string) => service.call('/api/check/run', { ...from(address), json: CHECK });

  test('platforms that are late are not evaluated, and the reply does not wait for them', async () => {
    service.simulator.setFaults([{ kind: 'hang', platform: 'kimi' }]);
    const report = await bodyOf(await check('198.51.100.1'));
    expect(report.summary).toMatchObject([
      { platform: 'deepseek', total: 3 },
      { platform: 'kimi', total: 0, mentions: 0, positive: 0 },
      { platform: 'doubao', total: 3 },
    ]);
  });

  test('502 when no platform answered, which counts nothing', async () => {
    service.simulator.setFaults([{ kind: 'unauthorized' }]);
    const response = await check('198.51.100.2');
    expect(response.status).toBe(502);
    expect((await bodyOf(response)).error.code).toBe('platforms_unavailable');
    service.simulator.setFaults([]);
    expect((await bodyOf(await check('198.51.100.2'))).rateLimitRemaining).toBe(4);
  });

  test('502 for a key too: nothing is billed, and the quota is untouched', async () => {
    const key = await service.key({ interface: 'direct' });
    service.simulator.setFaults([{ kind: 'unauthorized' }]);
    expect((await key.call('/api/check/run', { json: CHECK })).status).toBe(502);
    service.simulator.setFaults([]);
    expect(await service.knex('usage_entries').where({ account_id: key.accountId })).toHaveLength(0);
    expect((await bodyOf(await key.call('/api/check/run', { json: CHECK }))).rateLimitRemaining).toBe(2);
  });
});

describe('with a key', () => {
  const service = useService();

  test('the account’s quota is shown, answers and their cost are stored, the address’s checks stay', async () => {
    const key = await service.key({ interface: 'direct', tier: 'starter' });
    const report = await bodyOf(await key.call('/api/check/run', { ...from('198.51.100.1'), json: CHECK }));
    expect(report.rateLimitRemaining).toBe(7);
    const [run] = await service.knex('runs').where({ account_id: key.accountId });
    expect(run).toMatchObject({
      id: report.runId,
      kind: 'check',
      partition: 'live',
      status: 'completed',
      brand_id: null,
    });
    expect(await service.knex('answers').where({ account_id: key.accountId })).toHaveLength(9);
    const usage = await service.knex('usage_entries').where({ account_id: key.accountId });
    expect(usage).toHaveLength(9);
    for (const entry of usage) expect(entry).toMatchObject({ operation: 'check', billed: true, key_id: key.keyId });
    const anonymous = await service.call('/api/check/run', { ...from('198.51.100.1'), json: CHECK });
    expect((await bodyOf(anonymous)).rateLimitRemaining).toBe(4);
  });

  test('a wrong key is refused, not served as a stranger', async () => {
    const response = await service.call('/api/check/run', {
      json: CHECK,
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(response.status).toBe(401);
  });
});
