import { expect, test } from 'vitest';
import { bodyOf, useService } from '../support/service.ts';

const service = useService();
const BRAND = { name: '星澜汽车', category: '新能源汽车' };

test('a new brand has an id, its owner and no website, and is where Location says', async () => {
  const key = await service.key();
  const response = await key.call('/api/v1/brands', { json: BRAND });
  expect(response.status).toBe(201);
  const { brand, persisted } = await bodyOf(response);
  expect(persisted).toBe(true);
  expect(brand).toMatchObject({ ...BRAND, website: null, userId: key.ownerId });
  expect(new Date(brand.createdAt).toISOString()).toBe(brand.createdAt);
  expect(response.headers.get('location')).toBe(`/api/v1/brands/${brand.id}`);
  const detail = await bodyOf(await key.call(`/api/v1/brands/${brand.id}`));
  expect(detail.brand).toMatchObject({ id: brand.id, ...BRAND });
  expect(detail.lastScan).toBeNull();
});

test('the list is newest first and holds the account’s own brands only', async () => {
  const key = await service.key({ tier: 'starter' });
  const other = await service.key();
  await other.call('/api/v1/brands', { json: BRAND });
  for (const name of ['One', 'Two', 'Three']) await key.call('/api/v1/brands', { json: { ...BRAND, name } });
  const list = await bodyOf(await key.call('/api/v1/brands'));
  expect(list.brands.map((brand: { name: string }) => brand.name)).toEqual(['Three', 'Two', 'One']);
  expect(list).toMatchObject({ persisted: true, authed: true });
});

test('the list holds at most 100, and the quota of Scale is 100', async () => {
  const key = await service.key({ tier: 'scale' });
  const owner = { accountId: key.accountId, userId: key.ownerId, tier: key.tier };
  for (let number = 1; number <= 100; number += 1) {
    await service.service.brands.create(owner, { name: `Brand ${number}`, category: 'tools', website: null });
  }
  const over = await key.call('/api/v1/brands', { json: { ...BRAND, name: 'Brand 101' } });
  expect(over.status).toBe(402);
  expect((await bodyOf(over)).error.message).toContain('enterprise');
  await service.key({
    account: (await service.knex('accounts').where({ id: key.accountId }).first('name'))?.name ?? '',
    tier: 'enterprise',
  });
  expect((await key.call('/api/v1/brands', { json: { ...BRAND, name: 'Brand 101' } })).status).toBe(201);
  const { brands } = await bodyOf(await key.call('/api/v1/brands'));
  expect(brands).toHaveLength(100);
  expect(brands[0].name).toBe('Brand 101');
});

test('over the tier’s quota: 402 that names the tier which would do', async () => {
  const key = await service.key({ tier: 'free' });
  await key.call('/api/v1/brands', { json: BRAND });
  const response = await key.call('/api/v1/brands', { json: { ...BRAND, name: 'Second' } });
  expect(response.status).toBe(402);
  const { error } = await bodyOf(response);
  expect(error.code).toBe('upgrade_required');
  expect(error.message).toContain('starter');
  expect(await service.knex('brands').where({ account_id: key.accountId })).toHaveLength(1);
});

test('brands created at once never exceed the quota', async () => {
  const key = await service.key({ tier: 'starter' });
  const names = Array.from({ length: 12 }, (_, number) => `Brand ${number}`);
  const responses = await Promise.all(names.map((name) => key.call('/api/v1/brands', { json: { ...BRAND, name } })));
  const statuses = responses.map((response) => response.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(statuses.filter((status) => status === 402)).toHaveLength(7);
  expect(await service.knex('brands').where({ account_id: key.accountId })).toHaveLength(5);
});

test('the same brand created at once exists once', async () => {
  const key = await service.key({ tier: 'starter' });
  const responses = await Promise.all(Array.from({ length: 5 }, () => key.call('/api/v1/brands', { json: BRAND })));
  expect(responses.map((response) => response.status).sort()).toEqual([201, 409, 409, 409, 409]);
});

test.each(['ACME', 'ａｃｍｅ', ' Acme '])('%j is the brand Acme again: 409', async (name) => {
  const key = await service.key({ tier: 'starter' });
  await key.call('/api/v1/brands', { json: { name: 'Acme', category: 'tools' } });
  const response = await key.call('/api/v1/brands', { json: { name, category: 'tools' } });
  expect(response.status).toBe(409);
  expect((await bodyOf(response)).error.code).toBe('conflict');
});

test('two accounts may watch the same brand', async () => {
  const [one, two] = [await service.key(), await service.key()];
  expect((await one.call('/api/v1/brands', { json: BRAND })).status).toBe(201);
  expect((await two.call('/api/v1/brands', { json: BRAND })).status).toBe(201);
});

test('the id of another account’s brand is as unknown as any', async () => {
  const [one, two] = [await service.key(), await service.key()];
  const { brand } = await bodyOf(await one.call('/api/v1/brands', { json: BRAND }));
  const foreign = await two.call(`/api/v1/brands/${brand.id}`);
  const unknown = await two.call('/api/v1/brands/019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10');
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  const [a, b] = [(await bodyOf(foreign)).error, (await bodyOf(unknown)).error];
  expect({ ...a, requestId: '' }).toEqual({ ...b, requestId: '' });
});

test.each([
  '$& $1 {category}',
  'Rock\'n\'Roll "quoted" <b>',
  '🍊 Orange 橙',
  '%s %d \\u0041',
  "'; drop table brands; --",
])('the name %j comes back as it went in', async (name) => {
  const key = await service.key();
  const created = await bodyOf(await key.call('/api/v1/brands', { json: { name, category: 'tools' } }));
  expect(created.brand.name).toBe(name);
  const list = await bodyOf(await key.call('/api/v1/brands'));
  expect(list.brands[0].name).toBe(name);
});
