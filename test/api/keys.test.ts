import { describe, expect, test } from 'vitest';
import { bodyOf, useService } from '../support/service.ts';

const service = useService();
const BRAND = { name: 'Acme', category: 'tools' };
const QUERY = { brand: 'Acme', category: 'tools', platforms: ['kimi'] };

describe('the wrong key', () => {
  test.each([
    ['no header', undefined, /sk_live_/],
    ['another scheme', 'Basic YTpi', /Bearer/],
    ['nothing after the scheme', 'Bearer', /Bearer/],
    ['two tokens', 'Bearer sk_live_a sk_live_b', /Bearer/],
    ['no key at all', 'Bearer nonsense', /not a key/],
    ['a key that was never made', `Bearer sk_live_${'0'.repeat(32)}`, /unknown, revoked or expired/],
    ['a key of the right length with wrong characters', `Bearer sk_live_${'-'.repeat(32)}`, /not a key/],
  ])('%s is a 401 that says what to send', async (_case, authorization, message) => {
    const response = await service.call('/api/v1/brands', {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(response.status).toBe(401);
    const { error } = await bodyOf(response);
    expect(error.code).toBe('unauthenticated');
    expect(error.message).toMatch(message);
  });

  test('a key of the direct interface is refused by v1, which says what it wants', async () => {
    const direct = await service.key({ interface: 'direct' });
    const response = await direct.call('/api/v1/brands');
    expect(response.status).toBe(401);
    expect((await bodyOf(response)).error.message).toMatch(/other interface.*sk_live_ or sk_test_/);
  });

  test('and the other way round', async () => {
    const v1 = await service.key({ interface: 'v1' });
    const response = await v1.call('/api/query', { json: QUERY });
    expect(response.status).toBe(401);
    expect((await bodyOf(response)).error.message).toMatch(/other interface.*answerscope_/);
  });

  test('is refused before the input is looked at', async () => {
    const response = await service.call('/api/v1/brands', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(401);
  });
});

describe('both kinds of key', () => {
  test('are stored as a digest with a prefix to tell them apart', async () => {
    const key = await service.key({ interface: 'direct' });
    expect(key.key).toMatch(/^answerscope_[0-9a-f]{24}$/);
    const row = await service.knex('keys').where({ id: key.keyId }).first();
    expect(JSON.stringify(row)).not.toContain(key.key.slice(-12));
    expect(key.key.startsWith(row?.prefix ?? 'none')).toBe(true);
  });

  test('the scheme is read in any case', async () => {
    const key = await service.key();
    const response = await service.call('/api/v1/brands', { headers: { authorization: `bearer ${key.key}` } });
    expect(response.status).toBe(200);
  });

  test('a revoked key is refused from the next request on', async () => {
    const key = await service.key();
    expect((await key.call('/api/v1/brands')).status).toBe(200);
    await service.knex('keys').where({ id: key.keyId }).update({ revoked_at: new Date() });
    expect((await key.call('/api/v1/brands')).status).toBe(401);
  });

  test('a key is good until it expires', async () => {
    const key = await service.key();
    await service
      .knex('keys')
      .where({ id: key.keyId })
      .update({ expires_at: new Date(Date.now() + 3_600_000) });
    expect((await key.call('/api/v1/brands')).status).toBe(200);
    await service
      .knex('keys')
      .where({ id: key.keyId })
      .update({ expires_at: new Date(Date.now() - 1_000) });
    expect((await key.call('/api/v1/brands')).status).toBe(401);
  });

  test('a key of a deleted account is refused', async () => {
    const key = await service.key();
    await service.knex('accounts').where({ id: key.accountId }).update({ deleted_at: new Date() });
    expect((await key.call('/api/v1/brands')).status).toBe(401);
  });
});

describe('scopes', () => {
  const uuid = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';
  test.each([
    ['read', 200, 403, 403],
    ['write', 200, 201, 403],
    ['admin', 200, 201, 422],
  ] as const)('%s', async (scope, reading, writing, administering) => {
    const key = await service.key({ scope });
    expect((await key.call('/api/v1/brands')).status).toBe(reading);
    const created = await key.call('/api/v1/brands', { json: BRAND });
    expect(created.status).toBe(writing);
    if (writing === 403) {
      const { error } = await bodyOf(created);
      expect(error.code).toBe('forbidden');
      expect(error.message).toMatch(/write.*read/);
    }
    const probed = await key.call('/api/v1/probes', { json: { brandId: uuid } });
    expect(probed.status).toBe(writing === 403 ? 403 : 404);
    // A receiver whose name leads nowhere: the key may, the address may not.
    const webhook = { url: 'https://hooks.invalid/x', events: ['citation.discovered'] };
    expect((await key.call('/api/v1/webhooks', { json: webhook })).status).toBe(administering);
  });
});

describe('tiers', () => {
  test('an operation of a higher tier is a 403 that names it', async () => {
    const free = await service.key({ interface: 'direct', tier: 'free' });
    const response = await free.call('/api/brands/compare');
    expect(response.status).toBe(403);
    expect((await bodyOf(response)).error.message).toMatch(/starter.*free/);
    const starter = await service.key({ interface: 'direct', tier: 'starter' });
    expect((await starter.call('/api/brands/compare')).status).toBe(200);
  });
});

describe('provisioning', () => {
  test('keys of the same account name share an account; a tier given with a key is the account’s', async () => {
    const one = await service.key({ account: 'shared' });
    const two = await service.key({ account: 'shared', interface: 'direct', tier: 'growth' });
    expect(two.accountId).toBe(one.accountId);
    expect(two.ownerId).toBe(one.ownerId);
    expect(one.tier).toBe('free');
    const account = await service.knex('accounts').where({ id: one.accountId }).first();
    expect(account?.tier).toBe('growth');
  });

  test('a test key works on a sibling account of the same owner and tier', async () => {
    const live = await service.key({ account: 'siblings', tier: 'starter' });
    const test1 = await service.key({ account: 'siblings', test: true });
    const test2 = await service.key({ account: 'siblings', test: true });
    expect(test1.key).toMatch(/^sk_test_[0-9A-Za-z]{32}$/);
    expect(test1.accountId).not.toBe(live.accountId);
    expect(test2.accountId).toBe(test1.accountId);
    expect(test1).toMatchObject({ ownerId: live.ownerId, tier: 'starter' });
    await test1.call('/api/v1/brands', { json: BRAND });
    expect((await bodyOf(await live.call('/api/v1/brands'))).brands).toEqual([]);
  });

  test('a tier change reaches the sibling of the test keys', async () => {
    const before = await service.key({ account: 'upgraded', test: true });
    await service.key({ account: 'upgraded', tier: 'starter' });
    await before.call('/api/v1/brands', { json: BRAND });
    expect((await before.call('/api/v1/brands', { json: { ...BRAND, name: 'Second' } })).status).toBe(201);
  });

  test('accounts of one name made at once are one', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => service.key({ account: 'made at once' })));
    expect(new Set(keys.map((key) => key.accountId)).size).toBe(1);
  });
});

test('no key, token or platform key is ever logged', async () => {
  const keys = [await service.key(), await service.key({ interface: 'direct' })];
  for (const key of keys) {
    await key.call('/api/v1/brands');
    await key.call('/api/query', { json: QUERY });
    await service.call(`/api/v1/brands?api_key=${key.key}`);
    await service.call(`/api/v1/brands/${key.key}`, { headers: { authorization: `Basic ${key.key}` } });
  }
  service.simulator.setFaults([{ kind: 'unauthorized' }]);
  await keys[1]?.call('/api/query', { json: QUERY });
  await service.call('/api/status');
  service.simulator.setFaults([]);
  await expect.poll(() => service.log).toContain('"url":"/api/status"');
  for (const { key } of keys) {
    expect(service.log).not.toContain(key);
    expect(service.log).not.toContain(key.slice(key.lastIndexOf('_') + 1));
  }
  for (const { apiKey } of Object.values(service.simulator.settings())) expect(service.log).not.toContain(apiKey);
});
