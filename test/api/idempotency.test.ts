import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { createIdempotency } from '../../src/idempotency/index.ts';
import { bodyOf, type TestKey, useService } from '../support/service.ts';

const service = useService({ roles: { api: true, worker: false }, platforms: ['kimi', 'deepseek'] });
const DAY_MS = 24 * 3_600_000;

const BRAND = { name: 'Linear', category: 'project management software' };
const QUERY = { brand: 'Linear', category: 'project management software', platforms: ['kimi'] };

const post = (key: TestKey, path: string, json: object, value: string) =>
  key.call(path, { json, headers: { 'idempotency-key': value } });

describe('createBrand', () => {
  test('the same key and body give the stored response; the order of fields does not matter', async () => {
    const key = await service.key({ tier: 'scale' });
    const first = await post(key, '/api/v1/brands', BRAND, 'a');
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    const body = await bodyOf(first);
    const second = await post(key, '/api/v1/brands', { category: BRAND.category, name: BRAND.name }, 'a');
    expect(second.status).toBe(201);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await bodyOf(second)).toEqual(body);
    expect(await service.knex('brands').where({ account_id: key.accountId })).toHaveLength(1);
  });

  test('another body is a 409, another key of the caller another request', async () => {
    const key = await service.key({ tier: 'scale' });
    await post(key, '/api/v1/brands', BRAND, 'a');
    const conflict = await post(key, '/api/v1/brands', { ...BRAND, name: 'Asana' }, 'a');
    expect(conflict.status).toBe(409);
    expect((await bodyOf(conflict)).error.code).toBe('idempotency_conflict');
    expect((await post(key, '/api/v1/brands', { ...BRAND, name: 'Asana' }, 'b')).status).toBe(201);
  });

  test('keys are private to the account', async () => {
    const [one, other] = [await service.key(), await service.key()];
    const first = await bodyOf(await post(one, '/api/v1/brands', BRAND, 'a'));
    const second = await bodyOf(await post(other, '/api/v1/brands', BRAND, 'a'));
    expect(second.brand.id).not.toBe(first.brand.id);
  });

  test('a refusal that the request cannot better is stored, one that asks to pay is not', async () => {
    const key = await service.key({ tier: 'starter', account: 'grows' });
    await post(key, '/api/v1/brands', BRAND, 'a');
    const stored = await post(key, '/api/v1/brands', BRAND, 'b');
    expect(stored.status).toBe(409);
    expect((await bodyOf(stored)).error.code).toBe('conflict');
    const again = await post(key, '/api/v1/brands', BRAND, 'b');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([409, 'true']);

    for (const name of ['B', 'C', 'D', 'E'])
      await post(key, '/api/v1/brands', { ...BRAND, name: `Brand ${name}` }, name);
    expect((await post(key, '/api/v1/brands', { ...BRAND, name: 'Sixth' }, 'six')).status).toBe(402);
    await service.knex('accounts').where({ id: key.accountId }).update({ tier: 'growth' });
    expect((await post(key, '/api/v1/brands', { ...BRAND, name: 'Sixth' }, 'six')).status).toBe(201);
  });

  test('after 24 hours the key is new', async () => {
    const key = await service.key({ tier: 'scale' });
    await post(key, '/api/v1/brands', BRAND, 'a');
    service.advanceClock(DAY_MS + 1_000);
    const other = await post(key, '/api/v1/brands', { ...BRAND, name: 'Asana' }, 'a');
    expect(other.status).toBe(201);
    expect(other.headers.get('idempotency-replayed')).toBeNull();
  });
});

describe('createProbe', () => {
  test('twenty identical requests at the same moment start one probe', async () => {
    const key = await service.key({ tier: 'growth' });
    const { brand } = await bodyOf(await key.call('/api/v1/brands', { json: BRAND }));
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(key, '/api/v1/probes', { brandId: brand.id }, 'a')),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 202));
    const bodies = await Promise.all(responses.map(bodyOf));
    expect(new Set(bodies.map(({ runId }) => runId)).size).toBe(1);
    expect(responses.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(19);
    expect(await service.knex('runs').where({ account_id: key.accountId })).toHaveLength(1);
  });

  test('an attempt that was killed after its work was stored: the next one finds it', async () => {
    const key = await service.key({ tier: 'growth' });
    const { brand } = await bodyOf(await key.call('/api/v1/brands', { json: BRAND }));
    const first = await bodyOf(await post(key, '/api/v1/probes', { brandId: brand.id }, 'a'));
    // As a process killed between the two left it.
    await service
      .knex('idempotency_keys')
      .where({ account_id: key.accountId, key: 'a' })
      .update({ status: 'running', response_status: null, response_headers: null, response_body: null });
    service.advanceClock(16_000);
    const second = await post(key, '/api/v1/probes', { brandId: brand.id }, 'a');
    expect(second.status).toBe(202);
    expect((await bodyOf(second)).runId).toBe(first.runId);
    expect(await service.knex('runs').where({ account_id: key.accountId })).toHaveLength(1);
  });

  test('one that is still running after a wait is a 409 that says when to come back', async () => {
    const key = await service.key({ tier: 'growth' });
    const { brand } = await bodyOf(await key.call('/api/v1/brands', { json: BRAND }));
    await post(key, '/api/v1/probes', { brandId: brand.id }, 'a');
    await service
      .knex('idempotency_keys')
      .where({ account_id: key.accountId, key: 'a' })
      .update({
        status: 'running',
        response_status: null,
        response_headers: null,
        response_body: null,
        locked_until: new Date('2999-01-01'),
      });
    const waiting = await post(key, '/api/v1/probes', { brandId: brand.id }, 'a');
    expect(waiting.status).toBe(409);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
  }, 30_000);
});

describe('queryPlatforms', () => {
  test('asks and bills once; the mode belongs to the request', async () => {
    const key = await service.key({ interface: 'direct' });
    const asked = service.simulator.requests.asks();
    const first = await bodyOf(await post(key, '/api/query', QUERY, 'a'));
    const second = await post(key, '/api/query', QUERY, 'a');
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await bodyOf(second)).toEqual(first);
    expect(service.simulator.requests.asks()).toBe(asked + 5);
    expect((await post(key, '/api/query?mode=fast', QUERY, 'a')).status).toBe(409);
  });

  test('a 502 is not kept', async () => {
    const key = await service.key({ interface: 'direct' });
    service.simulator.setFaults([{ kind: 'unauthorized' }]);
    expect((await post(key, '/api/query', QUERY, 'a')).status).toBe(502);
    service.simulator.setFaults([]);
    const second = await post(key, '/api/query', QUERY, 'a');
    expect(second.status).toBe(200);
    expect(second.headers.get('idempotency-replayed')).toBeNull();
  });
});

describe('an attempt that breaks down', () => {
  test('leaves its work to the next one, at once and under the same id', async () => {
    const { accountId } = await service.key();
    const { once } = createIdempotency({ knex: service.knex, now: () => new Date(), newId });
    const request = { accountId, operation: 'test', key: 'a', content: {} };
    const workIds: string[] = [];
    const attempt = (outcome: () => Promise<{ status: number }>) =>
      once(request, (workId) => {
        workIds.push(workId);
        return outcome();
      });
    await expect(attempt(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await attempt(async () => ({ status: 200 }))).toEqual({ status: 200 });
    expect(workIds[1]).toBe(workIds[0]);
  });
});
