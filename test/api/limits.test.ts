import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/accounts/audit.ts';
import { bodyOf, from, type TestKey, useService } from '../support/service.ts';

const HOUR_MS = 3_600_000;
const QUERY = { brand: 'Linear', category: 'project management software', platforms: ['kimi'] };

function rateOf(response: Response) {
  const read = (name: string) => Number(response.headers.get(`x-ratelimit-${name}`));
  return {
    limit: read('limit'),
    remaining: read('remaining'),
    reset: read('reset'),
    policy: response.headers.get('x-ratelimit-policy'),
  };
}

describe('the versioned interface', () => {
  const service = useService({ roles: { api: true, worker: false } });
  const list = (key: TestKey) => key.call('/api/v1/brands');
  const exhaust = async (key: TestKey, times: number) => {
    const responses = await Promise.all(Array.from({ length: times }, () => list(key)));
    return responses.filter(({ status }) => status === 200).length;
  };

  test('tells the layer with the least left, on success and failure alike', async () => {
    const key = await service.key({ tier: 'starter' });
    const first = rateOf(await list(key));
    expect(first).toMatchObject({ limit: 100, remaining: 99, policy: 'starter' });
    expect(first.reset).toBeGreaterThan(Date.now() / 1000);
    expect(first.reset).toBeLessThanOrEqual(Date.now() / 1000 + 62);
    const invalid = await key.call('/api/v1/brands?what=ever');
    expect([invalid.status, rateOf(invalid).remaining]).toEqual([400, 98]);
    const unknown = await key.call('/api/v1/brands/019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10');
    expect([unknown.status, rateOf(unknown).remaining]).toEqual([404, 97]);
  });

  test('an account with which no limit is agreed is told so in the same headers', async () => {
    const key = await service.key({ tier: 'enterprise' });
    const agreed = { perMinute: null, perHour: null, perDay: null };
    await service.accounts.settings.setEnterpriseLimits(key.accountId, OPERATOR, agreed);
    const most = Number.MAX_SAFE_INTEGER;
    expect(rateOf(await list(key))).toMatchObject({ limit: most, remaining: most, policy: 'enterprise' });
    expect(rateOf(await list(key)).reset).toBeLessThanOrEqual(Date.now() / 1000);
  });

  test('requests at the same moment are told what is left after each of them', async () => {
    const key = await service.key();
    const responses = await Promise.all(Array.from({ length: 26 }, () => list(key)));
    const left = responses.filter(({ status }) => status === 200).map((response) => rateOf(response).remaining);
    expect(left.toSorted((a, b) => b - a)).toEqual(Array.from({ length: 20 }, (_, at) => 19 - at));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  test('a key without the scope is refused, which consumes nothing', async () => {
    const key = await service.key({ tier: 'starter', scope: 'read' });
    for (const _ of [1, 2]) {
      const refused = await key.call('/api/v1/brands', { json: { name: 'Linear', category: 'software' } });
      expect([refused.status, rateOf(refused).remaining]).toEqual([403, 100]);
    }
    expect(rateOf(await list(key)).remaining).toBe(99);
  });

  test('counts per account over all its keys', async () => {
    const one = await service.key({ account: 'shared' });
    const other = await service.key({ account: 'shared' });
    await list(one);
    expect(rateOf(await list(other)).remaining).toBe(18);
  });

  test('over the limit: 429 until Retry-After, and who obeys is admitted at the next try', async () => {
    const key = await service.key();
    expect(await exhaust(key, 22)).toBe(20);
    // The two refusals and this one.
    const refused = await list(key);
    expect(refused.status).toBe(429);
    expect((await bodyOf(refused)).error.code).toBe('rate_limited');
    expect(rateOf(refused).remaining).toBe(0);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    service.advanceClock(wait * 1_000);
    expect((await list(key)).status).toBe(200);
  });

  test('three refusals in a row degrade the operation, and only it, until an hour passes without one', async () => {
    const key = await service.key({ tier: 'starter' });
    await exhaust(key, 100);
    for (const policy of ['starter', 'starter', 'free']) {
      const refused = await list(key);
      expect([refused.status, rateOf(refused).policy]).toEqual([429, policy]);
    }
    service.advanceClock(62_000);
    // The account's own counters: 100 in this hour are all that the lower tier has.
    const degraded = await list(key);
    expect(degraded.status).toBe(429);
    expect(rateOf(degraded)).toMatchObject({ policy: 'free', limit: 100 });
    const other = await key.call('/api/v1/brands/019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10');
    expect([other.status, rateOf(other).policy]).toEqual([404, 'starter']);
    const wait = Number(degraded.headers.get('retry-after'));
    expect(wait).toBeLessThanOrEqual(HOUR_MS / 1000 + 60);
    service.advanceClock(wait * 1_000);
    const later = await list(key);
    expect(later.status).toBe(200);
    service.advanceClock(HOUR_MS);
    expect(rateOf(await list(key))).toMatchObject({ policy: 'starter', limit: 100 });
  });

  test('the lowest tier is degraded to half its own; two refusals and a success degrade nothing', async () => {
    const key = await service.key();
    await exhaust(key, 20);
    for (const _ of [1, 2]) expect((await list(key)).status).toBe(429);
    service.advanceClock(62_000);
    await exhaust(key, 20);
    for (const policy of ['free', 'free', 'half-free']) expect(rateOf(await list(key)).policy).toBe(policy);
    service.advanceClock(62_000);
    expect(rateOf(await list(key))).toMatchObject({ policy: 'half-free', limit: 10, remaining: 9 });
  });

  test('an Enterprise account has what it agreed, and else what Scale has', async () => {
    const key = await service.key({ tier: 'enterprise' });
    expect(rateOf(await list(key))).toMatchObject({ limit: 2_000, policy: 'enterprise' });
    const agreed = JSON.stringify({ perMinute: 7 });
    await service.knex('accounts').where({ id: key.accountId }).update({ enterprise_limits: agreed });
    expect(rateOf(await list(key))).toMatchObject({ limit: 7, remaining: 5 });
  });

  test('a key’s last use is kept, to the minute', async () => {
    const key = await service.key();
    await list(key);
    const lastUse = async () => (await service.knex('key_uses').where({ account_id: key.accountId }))[0]?.last_used_at;
    const first = await lastUse();
    await list(key);
    expect(await lastUse()).toEqual(first);
    service.advanceClock(61_000);
    await list(key);
    expect(await lastUse()).not.toEqual(first);
  });
});

describe('the direct interface', () => {
  const service = useService({ roles: { api: true, worker: false }, platforms: ['kimi'] });

  test('thirty queries a minute with a key', async () => {
    const key = await service.key({ interface: 'direct' });
    await service.knex.raw(
      `select admit(hash, null, 'direct', 'direct queryPlatforms', null, null, 'query',
                    array_cat(array[30,null,null], array_fill(30, array[12])), '-', null, ?)
         from keys, generate_series(1, 30) where keys.id = ?`,
      [new Date(), key.keyId],
    );
    const refused = await key.call('/api/query', { json: QUERY });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(61);
  });

  test('attempts without valid credentials: 401 five times, then 429', async () => {
    const attempts = [
      from('203.0.113.1'),
      { headers: { ...from('203.0.113.1').headers, authorization: 'Bearer nonsense' } },
      { headers: { ...from('203.0.113.1').headers, authorization: `Bearer answerscope_${'0'.repeat(24)}` } },
      from('203.0.113.1'),
      from('203.0.113.1'),
    ];
    for (const attempt of attempts)
      expect((await service.call('/api/query', { json: QUERY, ...attempt })).status).toBe(401);
    const refused = await service.call('/api/query', { json: QUERY, ...from('203.0.113.1') });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
    expect((await service.call('/api/query', { json: QUERY, ...from('203.0.113.2') })).status).toBe(401);
    const key = await service.key({ interface: 'direct' });
    expect((await key.call('/api/query', { json: QUERY, ...from('203.0.113.1') })).status).toBe(200);
  });

  test('checks with a key: the quota of the tier in any 24 hours', async () => {
    const key = await service.key({ interface: 'direct' });
    const check = () => key.call('/api/check/run', { json: { brand_name: 'Linear', industry: 'software' } });
    for (const left of [2, 1, 0]) expect((await bodyOf(await check())).rateLimitRemaining).toBe(left);
    expect((await check()).status).toBe(429);
    service.advanceClock(24.3 * HOUR_MS);
    expect((await bodyOf(await check())).rateLimitRemaining).toBe(2);
  });

  test('an operation above the tier is a 403', async () => {
    const key = await service.key({ interface: 'direct' });
    expect((await key.call('/api/brands/compare')).status).toBe(403);
  });
});

describe('spend caps', () => {
  const service = useService({ platforms: ['kimi', 'deepseek', 'doubao'] });
  const spent = async (accountId: string) => {
    const [row] = await service.knex('usage_entries').where({ account_id: accountId }).sum({ sum: 'cost_usd' });
    return Number(row?.sum ?? 0);
  };

  test('nothing is asked past the account’s cap, also by queries at the same moment', async () => {
    const key = await service.key({ interface: 'direct', tier: 'scale' });
    const asked = service.simulator.requests.asks();
    await service.knex('accounts').where({ id: key.accountId }).update({ spend_cap_usd: 0.05 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => key.call('/api/query', { json: { ...QUERY, platforms: ['kimi', 'deepseek'] } })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toContain(402);
    expect(statuses.filter((status) => status !== 200 && status !== 402)).toEqual([]);
    expect(await spent(key.accountId)).toBeLessThanOrEqual(0.05);
    expect(service.simulator.requests.asks() - asked).toBe(statuses.filter((status) => status === 200).length * 10);
    const refused = responses.find(({ status }) => status === 402) as Response;
    expect((await bodyOf(refused)).error.code).toBe('spend_cap_reached');
  });

  test('a probe over the cap is a 402 and leaves nothing behind; test keys are never billed', async () => {
    const key = await service.key({ account: 'capped' });
    await service.knex('accounts').where({ id: key.accountId }).update({ spend_cap_usd: 0 });
    const { brand } = await bodyOf(
      await key.call('/api/v1/brands', { json: { name: 'Linear', category: 'software' } }),
    );
    expect((await key.call('/api/v1/probes', { json: { brandId: brand.id } })).status).toBe(402);
    expect(await service.knex('runs').where({ account_id: key.accountId })).toHaveLength(0);
    const simulated = await service.key({ account: 'capped', test: true });
    const own = await bodyOf(
      await simulated.call('/api/v1/brands', { json: { name: 'Linear', category: 'software' } }),
    );
    expect((await simulated.call('/api/v1/probes', { json: { brandId: own.brand.id } })).status).toBe(202);
  });
});

describe('the cap of all checks without an account', () => {
  const service = useService({ config: { anonymousSpendCapUsd: 0.2 } });

  test('once it is reached: 503 until tomorrow, and the address keeps its check', async () => {
    const check = (address: string) =>
      service.call('/api/check/run', { ...from(address), json: { brand_name: 'Linear', industry: 'software' } });
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await check(`203.0.113.${at}`)).status);
    expect(statuses[0]).toBe(200);
    const refused = await check('203.0.113.50');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    const [day] = await service.knex('anonymous_spend');
    expect(Number(day?.cost_usd)).toBeLessThanOrEqual(0.2);
    const key = await service.key({ interface: 'direct' });
    expect((await key.call('/api/check/run', { json: { brand_name: 'Linear', industry: 'software' } })).status).toBe(
      200,
    );
  });
});
