import type { Knex } from 'knex';
import { expect, vi } from 'vitest';
import { OPERATOR } from '../../src/accounts/audit.ts';
import { newColleague, newOwner, type TestOwner } from './console.ts';
import { bodyOf, type TestService } from './service.ts';

export interface FullAccount {
  owner: TestOwner;
  directKey: string;
  v1Key: string;
  /** One of each kind of thing that the account has, by the table that it is in; `account`: its own. */
  ids: Record<string, string[]>;
}

/**
 * An account with a brand, a pack, a probed run, keys, an invitation, a colleague, an incident, an endpoint with a
 * delivery and an alert, a wiki page, a batch and a suggestion.
 */
export async function accountWithEverything(service: TestService): Promise<FullAccount> {
  const owner = await newOwner(service);
  await service.accounts.settings.setTier(owner.accountId, OPERATOR, 'enterprise');
  const post = async (path: string, json: object) => bodyOf(await owner.call(`/console/api${path}`, { json }));
  const v1Key = (await post('/keys', { interface: 'v1', scope: 'admin' })).key;
  const directKey = (await post('/keys', { interface: 'direct', scope: 'admin' })).key;
  const template = { language: 'zh', stage: 'interest', text: '推荐哪些{category}？' };
  const pack = await post('/packs', { name: 'One question', templates: [template] });
  const brand = await post('/brands', { name: '蔚来', category: '新能源汽车' });
  await newColleague(service, owner, 'viewer');
  await post('/invitations', { email: `invited-${owner.userId}@example.com`, role: 'viewer' });
  const hook = { interface: 'v1', url: 'http://127.0.0.1:9/', events: ['citation.discovered'] };
  const { webhook } = await post('/webhooks', hook);
  await owner.call(`/console/api/webhooks/${webhook.id}/test`, { method: 'POST' });
  const alert = { account_id: owner.accountId, id: crypto.randomUUID(), endpoint_id: webhook.id };
  await service.knex('alerts').insert({ ...alert, opened_at: new Date(), updated_at: new Date() });
  const incident = { account_id: owner.accountId, id: crypto.randomUUID(), brand_id: brand.id, type: 'rank_collapse' };
  const found = { severity: 'low', title: 'A fall', opened_at: new Date(), updated_at: new Date() } as const;
  await service.knex('incidents').insert({ ...incident, ...found });
  await post(`/brands/${brand.id}/wiki-pages`, { title: 'ET5' });
  await post('/rewrite-batches', { brandId: brand.id, texts: ['蔚来 ET5 支持换电。'] });
  const content = { brandId: brand.id, content: '蔚来 ET5 支持换电。' };
  await service.call('/api/v1/suggest', { json: content, headers: { authorization: `Bearer ${v1Key}` } });
  const json = { brandId: brand.id, promptPackId: pack.id, platforms: ['kimi'] };
  const { runId } = await bodyOf(
    await service.call('/api/v1/probes', { json, headers: { authorization: `Bearer ${v1Key}` } }),
  );
  const run = () => service.knex('runs').where({ id: runId }).first('status');
  await vi.waitFor(async () => expect(await run()).toEqual({ status: 'completed' }), { timeout: 60_000 });
  return { owner, directKey, v1Key, ids: await idsOf(service.knex, owner.accountId) };
}

async function idsOf(knex: Knex, accountId: string): Promise<Record<string, string[]>> {
  const { rows } = await knex.raw<{ rows: { name: string; column: string }[] }>(
    `select c.table_name as name, c.column_name as column
       from information_schema.columns c
       join information_schema.columns a on a.table_name = c.table_name and a.column_name = 'account_id'
      where c.table_schema = 'public' and a.table_schema = 'public'
        and c.column_name in ('id', 'user_id') and c.data_type = 'uuid'`,
  );
  const ids: Record<string, string[]> = { account: [accountId] };
  for (const { name, column } of rows) {
    const row = await knex(name).where({ account_id: accountId }).whereNotNull(column).first(column);
    if (row !== undefined) ids[name] = [...(ids[name] ?? []), String(row[column])];
  }
  return ids;
}
