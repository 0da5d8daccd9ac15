/** Answers that few callers get, and that no other test asks for: each operation's document says that there are such. */
import { expect, test } from 'vitest';
import { newColleague, newOwner, PASSWORD } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';

const service = useService({ roles: { api: true, worker: false }, platforms: ['kimi'] });
const NOWHERE = 'https://192.168.0.1/receiver';
const NIO = { name: '蔚来', category: '新能源汽车' };

test('what is there already, and what was done already, is a conflict', async () => {
  const owner = await newOwner(service);
  const at = async (path: string, method: string, json?: object): Promise<number> =>
    (await owner.call(`/console/api${path}`, { method, ...(json === undefined ? {} : { json }) })).status;
  const made = async (path: string, json: object) => bodyOf(await owner.call(`/console/api${path}`, { json }));

  await service.accounts.settings.setTier(owner.accountId, { kind: 'operator', id: null, ip: null }, 'starter');
  await made('/brands', NIO);
  expect(await at('/brands', 'POST', NIO)).toBe(409);
  const pack = { name: 'Mine', templates: [{ language: 'en', stage: 'desire', text: 'Which {category} is best?' }] };
  const packs = await Promise.all(Array.from({ length: 100 }, () => at('/packs', 'POST', pack)));
  // One is there from the beginning.
  expect(packs.filter((status) => status === 409)).toHaveLength(1);
  const invitation = await made('/invitations', { email: `asked-${owner.userId}@example.com`, role: 'viewer' });
  expect(await at(`/invitations/${invitation.id}`, 'DELETE')).toBe(200);
  await newColleague(service, owner, 'viewer');
  const accepted = await service.knex('invitations').whereNotNull('accepted_at').first('id');
  expect(await at(`/invitations/${accepted?.id}`, 'DELETE')).toBe(409);
  expect(await at(`/members/${owner.userId}`, 'DELETE')).toBe(409);
  const hook = { interface: 'v1', url: 'http://127.0.0.1:9/', events: ['citation.discovered'] };
  const { webhook } = await made('/webhooks', hook);
  expect(await at(`/webhooks/${webhook.id}/pause`, 'POST')).toBe(200);
  expect(await at(`/webhooks/${webhook.id}/enabling`, 'POST')).toBe(409);
  await service.knex('endpoints').where({ id: webhook.id }).update({ status: 'disabled' });
  expect(await at(`/webhooks/${webhook.id}/pause`, 'POST')).toBe(409);

  expect(await at(`/webhooks/${webhook.id}`, 'PATCH', { description: 'Ours' })).toBe(200);
  expect(await at(`/webhooks/${webhook.id}`, 'PATCH', { url: NOWHERE })).toBe(422);
  expect(await at('/webhooks', 'POST', { ...hook, url: NOWHERE })).toBe(422);
  expect(await at('/password/reset/confirmation', 'POST', { token: 'A'.repeat(43), password: PASSWORD })).toBe(422);
});

test('the account reads what it is and how long its data is kept, and is switched to by whoever is in it', async () => {
  const owner = await newOwner(service);
  expect(await bodyOf(await owner.call('/console/api/account'))).toMatchObject({ id: owner.accountId });
  expect(await bodyOf(await owner.call('/console/api/retention'))).toMatchObject({ answersDays: null });
  const switched = await owner.call('/console/api/session/account', {
    method: 'PUT',
    json: { accountId: owner.accountId },
  });
  expect(switched.status).toBe(200);
});

test('an idempotency key that came with another body is a conflict where texts are written', async () => {
  const account = 'account that writes twice';
  const [v1, direct] = [await service.key({ account }), await service.key({ interface: 'direct', account })];
  const { brand } = await bodyOf(await v1.call('/api/v1/brands', { json: NIO }));
  const headers = { 'idempotency-key': 'once' };
  const text = '蔚来 ET5 支持换电。';
  const suggest = { brandId: brand.id, content: text };
  expect((await v1.call('/api/v1/suggest', { json: suggest, headers })).status).toBe(200);
  expect((await v1.call('/api/v1/suggest', { json: { ...suggest, intent: 'faq' }, headers })).status).toBe(409);
  const rewrite = { brand: '蔚来', text };
  expect((await direct.call('/api/aeo/rewrite', { json: rewrite, headers })).status).toBe(200);
  expect((await direct.call('/api/aeo/rewrite', { json: { ...rewrite, text: `${text}！` }, headers })).status).toBe(
    409,
  );
});

test('a check of an account that may spend nothing more is a 402', async () => {
  const key = await service.key({ interface: 'direct', tier: 'starter' });
  await service.accounts.settings.setSpendCap(key.accountId, { kind: 'operator', id: null, ip: null }, 0);
  const check = await key.call('/api/check/run', { json: { brand_name: 'Acme', industry: 'tools' } });
  expect(check.status).toBe(402);
});
