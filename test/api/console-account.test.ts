import { describe, expect, test } from 'vitest';
import { defineReplayQueue, replayQueueOf } from '../../src/scans/index.ts';
import { createQueue } from '../../src/storage/queue.ts';
import { newColleague, newOwner, PASSWORD, stranger, type TestOwner } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';

const service = useService({ platforms: ['deepseek', 'kimi'] });

const NIO = { name: '蔚来', category: '新能源汽车' };

/** A key of the owner's account, made in the console. */
async function keyOf(owner: TestOwner, wanted: object = {}) {
  const json = { interface: 'v1', scope: 'admin', ...wanted };
  const { key, summary } = await bodyOf(await owner.call('/console/api/keys', { json }));
  const call = (path: string, init: Parameters<typeof service.call>[1] = {}) =>
    service.call(path, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } });
  return { key: key as string, summary, call };
}

/** A finished probe of a new brand, with two questions on two platforms. */
async function probedBrand(owner: TestOwner) {
  const text = (question: string) => ({ language: 'zh', stage: 'interest', text: question });
  const pack = { name: 'Two questions', templates: [text('推荐哪些{category}？'), text('哪款{category}最好？')] };
  const { id: promptPackId } = await bodyOf(await owner.call('/console/api/packs', { json: pack }));
  const brand = await bodyOf(await owner.call('/console/api/brands', { json: NIO }));
  const { call } = await keyOf(owner);
  const started = await bodyOf(await call('/api/v1/probes', { json: { brandId: brand.id, promptPackId } }));
  await settled(started.runId);
  return { brand, runId: started.runId as string };
}

/** Watched in the database: people may ask 600 times a minute, and a test asks faster. */
async function settled(runId: string) {
  const status = () => service.knex('runs').where({ id: runId }).first('status');
  await expect.poll(status, { timeout: 20_000 }).toEqual({ status: 'completed' });
}

describe('keys', () => {
  test('are shown once, listed by how they begin with their last use, and refused once revoked', async () => {
    const owner = await newOwner(service);
    const made = await keyOf(owner, { scope: 'read', name: 'Import' });
    expect(made.key).toMatch(/^sk_live_[0-9A-Za-z]{32}$/);
    expect((await made.call('/api/v1/brands')).status).toBe(200);
    expect((await made.call('/api/v1/brands', { json: NIO })).status).toBe(403);
    const listed = await (await owner.call('/console/api/keys')).text();
    expect(listed).not.toContain(made.key);
    expect(JSON.parse(listed).keys).toMatchObject([
      {
        id: made.summary.id,
        prefix: made.key.slice(0, 12),
        scope: 'read',
        name: 'Import',
        status: 'active',
        test: false,
      },
    ]);
    expect(JSON.parse(listed).keys[0].lastUsedAt).not.toBeNull();
    const path = `/console/api/keys/${made.summary.id}`;
    expect((await bodyOf(await owner.call(path, { method: 'DELETE' }))).status).toBe('revoked');
    expect((await made.call('/api/v1/brands')).status).toBe(401);
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(200);
  });

  test('expire', async () => {
    const owner = await newOwner(service);
    const past = { interface: 'v1', scope: 'read', expiresAt: '2020-01-01T00:00:00Z' };
    expect((await owner.call('/console/api/keys', { json: past })).status).toBe(400);
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const made = await keyOf(owner, { interface: 'direct', expiresAt });
    expect(made.key).toMatch(/^answerscope_[0-9a-f]{24}$/);
    const read = () => made.call('/api/v1/brands').then(() => service.call('/api/query', query(made.key)));
    expect((await read()).status).toBe(200);
    service.advanceClock(3_700_000);
    expect((await read()).status).toBe(401);
  });

  test('rotate with overlap: both work, then only the new one', async () => {
    const owner = await newOwner(service);
    const old = await keyOf(owner, { scope: 'read' });
    const path = `/console/api/keys/${old.summary.id}/rotation`;
    const rotated = await bodyOf(await owner.call(path, { json: { overlapHours: 2 } }));
    expect(rotated.summary).toMatchObject({ scope: 'read', interface: 'v1' });
    const fresh = { headers: { authorization: `Bearer ${rotated.key}` } };
    expect((await old.call('/api/v1/brands')).status).toBe(200);
    expect((await service.call('/api/v1/brands', fresh)).status).toBe(200);
    expect((await owner.call(path, { json: {} })).status).toBe(409);
    service.advanceClock(2 * 3_600_000 + 1_000);
    expect((await old.call('/api/v1/brands')).status).toBe(401);
    expect((await service.call('/api/v1/brands', fresh)).status).toBe(200);
  });

  test('test keys work on data of their own and are listed with the others', async () => {
    const owner = await newOwner(service);
    const made = await keyOf(owner, { test: true });
    expect(made.key).toMatch(/^sk_test_/);
    expect((await made.call('/api/v1/brands', { json: NIO })).status).toBe(201);
    expect((await bodyOf(await owner.call('/console/api/brands'))).brands).toEqual([]);
    expect((await bodyOf(await owner.call('/console/api/keys'))).keys).toMatchObject([{ test: true }]);
    const direct = { interface: 'direct', scope: 'read', test: true };
    expect((await owner.call('/console/api/keys', { json: direct })).status).toBe(400);
    expect((await owner.call(`/console/api/keys/${made.summary.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await made.call('/api/v1/brands')).status).toBe(401);
  });
});

function query(key: string) {
  return {
    json: { brand: 'Linear', category: 'project management software', platforms: ['kimi'] },
    headers: { authorization: `Bearer ${key}` },
  };
}

describe('brands and packs', () => {
  test('a brand is made, changed, and archived, which frees its place', async () => {
    const owner = await newOwner(service);
    const brand = await bodyOf(await owner.call('/console/api/brands', { json: NIO }));
    expect((await owner.call('/console/api/brands', { json: { ...NIO, name: '理想' } })).status).toBe(402);
    const change = {
      aliases: ['NIO'],
      domains: ['NIO.com'],
      handles: ['@nio'],
      website: 'https://www.nio.cn',
      competitors: [{ name: '理想汽车', aliases: ['Li Auto'] }],
    };
    const path = `/console/api/brands/${brand.id}`;
    expect((await owner.call(path, { method: 'PATCH', json: change })).status).toBe(200);
    expect(await bodyOf(await owner.call(path))).toMatchObject({
      ...change,
      domains: ['nio.com'],
      competitors: [{ name: '理想汽车', aliases: ['Li Auto'], website: null }],
    });
    const twice = { competitors: [{ name: 'Bolt' }, { name: 'Crank' }, { name: ' BOLT' }] };
    const refused = await owner.call(path, { method: 'PATCH', json: twice });
    expect(refused.status).toBe(400);
    expect((await bodyOf(refused)).error.details).toMatchObject([{ path: 'body.competitors[2].name' }]);
    expect(await bodyOf(await owner.call(path))).toMatchObject({ competitors: [{ name: '理想汽车' }] });
    expect((await owner.call(`${path}/archive`, { method: 'POST' })).status).toBe(200);
    expect((await owner.call(path)).status).toBe(404);
    expect((await owner.call('/console/api/brands', { json: { ...NIO, name: '理想' } })).status).toBe(201);
  });

  test('a brand changed by several people at once has the competitors of one of them', async () => {
    const owner = await newOwner(service);
    const brand = await bodyOf(await owner.call('/console/api/brands', { json: NIO }));
    const path = `/console/api/brands/${brand.id}`;
    const lists = [1, 2, 3, 4, 5, 6].map((person) => [{ name: 'Bolt' }, { name: `Rival ${person}` }]);
    const changes = lists.map((competitors) => owner.call(path, { method: 'PATCH', json: { competitors } }));
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(lists.map(() => 200));
    const { competitors } = await bodyOf(await owner.call(path));
    const names = competitors.map(({ name }: { name: string }) => name);
    expect(lists.map((list) => list.map(({ name }) => name))).toContainEqual(names);
  });

  test('packs are made, changed, made the default, and archived unless they are', async () => {
    const owner = await newOwner(service);
    const [builtIn] = (await bodyOf(await owner.call('/console/api/packs'))).packs;
    const template = { language: 'en', stage: 'desire', text: 'Which {category} is best?' };
    const json = { name: 'Mine', templates: [template] };
    const pack = await bodyOf(await owner.call('/console/api/packs', { json }));
    const path = `/console/api/packs/${pack.id}`;
    const two = { templates: [template, { ...template, language: 'zh', text: '哪个{category}最好？' }] };
    expect((await bodyOf(await owner.call(path, { method: 'PATCH', json: two }))).templates).toEqual(two.templates);
    expect((await owner.call(`${path}/default`, { method: 'PUT' })).status).toBe(200);
    expect((await owner.call(`${path}/archive`, { method: 'POST' })).status).toBe(409);
    expect((await owner.call(`/console/api/packs/${builtIn.id}/archive`, { method: 'POST' })).status).toBe(200);
    const { packs } = await bodyOf(await owner.call('/console/api/packs'));
    expect(packs).toMatchObject([{ id: pack.id, isDefault: true, templates: 2 }]);
    expect(await bodyOf(await owner.call(path))).toMatchObject({ name: 'Mine', isDefault: true, ...two });
  });
});

describe('answers, probes and usage', () => {
  test('every answer can be read with its question and model; usage counts each once', async () => {
    const owner = await newOwner(service);
    const { brand, runId } = await probedBrand(owner);
    const { probes } = await bodyOf(await owner.call(`/console/api/probes?brandId=${brand.id}`));
    expect(probes).toMatchObject([{ runId, status: 'completed', asks: { total: 4, answered: 4, failed: 0 } }]);

    const first = await bodyOf(await owner.call(`/console/api/answers?runId=${runId}&limit=3`));
    expect(first.answers).toHaveLength(3);
    const rest = await bodyOf(
      await owner.call(`/console/api/answers?runId=${runId}&limit=3&cursor=${first.nextCursor}`),
    );
    expect(rest).toMatchObject({ nextCursor: null, answers: [{ brandName: '蔚来' }] });
    const ids = [...first.answers, ...rest.answers].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(4);
    const answer = await bodyOf(await owner.call(`/console/api/answers/${ids[0]}`));
    expect(answer.text.length).toBeGreaterThan(20);
    expect(answer).toMatchObject({ brandId: brand.id, runId, prompt: expect.stringContaining('新能源汽车') });
    const ofKimi = await bodyOf(await owner.call(`/console/api/answers?runId=${runId}&platform=kimi`));
    expect(ofKimi.answers).toHaveLength(2);
    expect((await owner.call('/console/api/answers?cursor=xyz')).status).toBe(400);

    const usage = await bodyOf(await owner.call('/console/api/usage'));
    expect(usage.days.map((day: Record<string, unknown>) => [day.platform, day.operation, day.asks])).toEqual([
      ['deepseek', 'probe', 2],
      ['kimi', 'probe', 2],
    ]);
    expect(usage.total.asks).toBe(4);
    expect(usage.total.costUsd).toBeGreaterThan(0);
    expect(usage.month).toMatchObject({ costUsd: expect.closeTo(usage.total.costUsd, 9), spendCapUsd: null });
    expect((await owner.call('/console/api/usage?from=2026-02-02&to=2026-02-01')).status).toBe(400);
  });

  test('a spend cap is set, shown, and stops what would go past it', async () => {
    const owner = await newOwner(service);
    const cap = (monthlyUsd: number | null) =>
      owner.call('/console/api/spend-cap', { method: 'PUT', json: { monthlyUsd } });
    expect((await cap(0)).status).toBe(200);
    expect((await bodyOf(await owner.call('/console/api/usage'))).month.spendCapUsd).toBe(0);
    const json = { brand: 'Linear', category: 'project management software', platforms: ['kimi'] };
    expect((await owner.call('/api/query', { json })).status).toBe(402);
    expect((await cap(null)).status).toBe(200);
    expect((await owner.call('/api/query', { json })).status).toBe(200);
  });
});

describe('the account', () => {
  test('the audit log tells who did what, newest first, page by page, without secrets', async () => {
    const owner = await newOwner(service);
    const made = await keyOf(owner, { scope: 'read' });
    const colleague = await newColleague(service, owner, 'viewer');
    await owner.call(`/console/api/keys/${made.summary.id}`, { method: 'DELETE' });
    await colleague.signIn('not the password');
    await expect
      .poll(async () => (await bodyOf(await owner.call('/console/api/audit-log?limit=1'))).entries[0].action)
      .toBe('session.refused');
    const actions: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Response = await owner.call(`/console/api/audit-log?limit=3${cursor && `&cursor=${cursor}`}`);
      const text = await page.text();
      expect(text).not.toContain(made.key);
      const body = JSON.parse(text);
      actions.push(...body.entries.map(({ action }: { action: string }) => action));
      cursor = body.nextCursor;
    }
    expect(actions).toEqual([
      'session.refused',
      'key.revoked',
      'session.started',
      'member.joined',
      'invitation.created',
      'key.created',
      'session.started',
      'account.created',
    ]);
  });

  test('what is older than the account keeps it is purged, and addresses of free checks are forgotten', async () => {
    const owner = await newOwner(service);
    const { runId } = await probedBrand(owner);
    const waiting = stranger(service);
    await waiting.call('/console/api/sign-up', { json: { email: waiting.email, password: PASSWORD } });
    await service.call('/api/check/run', { json: { brand_name: 'Linear', industry: 'project management software' } });
    /** Sessions do not live as long as the jump of the clock. */
    const purge = async (days: number) => {
      const purged = await service.purge({ at: new Date(Date.now() + days * 86_400_000), freeCheckIpDays: 30 });
      await owner.signIn();
      return purged;
    };
    await purge(60);
    expect((await bodyOf(await owner.call(`/console/api/answers?runId=${runId}`))).answers).toHaveLength(4);
    expect(await service.knex('free_checks').whereNotNull('ip')).toEqual([]);
    expect(await service.knex('users').where({ email: waiting.email })).toEqual([]);
    const retention = { method: 'PATCH', json: { answersDays: 30 } };
    expect(await bodyOf(await owner.call('/console/api/retention', retention))).toEqual({
      answersDays: 30,
      deliveriesDays: 90,
    });
    expect((await purge(20)).runs).toBe(0);
    expect((await purge(60)).runs).toBe(1);
    expect((await owner.call(`/console/api/answers?runId=${runId}`)).status).toBe(404);
    expect((await bodyOf(await owner.call('/console/api/answers'))).answers).toEqual([]);
    expect((await owner.call(`/console/api/probes/${runId}`)).status).toBe(404);
    expect((await bodyOf(await owner.call('/console/api/usage'))).total.asks).toBe(4);
  });

  test('deletion erases every row of the account, its test data and its people', async () => {
    const owner = await newOwner(service);
    await probedBrand(owner);
    const testKey = await keyOf(owner, { test: true });
    await testKey.call('/api/v1/brands', { json: NIO });
    const colleague = await newColleague(service, owner, 'member');
    const ids: string[] = await service
      .knex('accounts')
      .where({ id: owner.accountId })
      .orWhere({ live_account_id: owner.accountId })
      .pluck('id');
    expect(ids).toHaveLength(2);
    const replays = createQueue({ url: service.databaseUrl, role: 'sender' });
    await defineReplayQueue(replays, ids[0] ?? '');
    await replays.start();
    await replays.send(replayQueueOf(ids[0] ?? ''), { accountId: ids[0] });
    await replays.stop();
    expect(await rowsNaming(ids)).toEqual(expect.arrayContaining([expect.stringMatching(/^pgboss\.job/)]));
    const { account } = await bodyOf(await owner.call('/console/api/session'));
    const erase = (json: object) => owner.call('/console/api/account/deletion', { json });
    expect(
      (await colleague.call('/console/api/account/deletion', { json: { name: account.name, password: PASSWORD } }))
        .status,
    ).toBe(403);
    expect((await erase({ name: account.name, password: 'not the password' })).status).toBe(422);
    expect((await erase({ name: 'another name', password: PASSWORD })).status).toBe(422);
    expect((await erase({ name: account.name, password: PASSWORD })).status).toBe(200);
    expect(await rowsNaming(ids)).toEqual([]);
    expect(await service.knex('users').whereIn('email', [owner.email, colleague.email])).toEqual([]);
    expect((await testKey.call('/api/v1/brands')).status).toBe(401);
    expect((await colleague.call('/console/api/session')).status).toBe(401);
    expect((await owner.signIn()).status).toBe(401);
  });
});

/** Tables, of every schema but the system's, with a row that names one of the ids anywhere. */
async function rowsNaming(ids: readonly string[]): Promise<string[]> {
  const tables: { name: string }[] = (
    await service.knex.raw(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
    )
  ).rows;
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await service.knex.raw(`select count(*)::int as count from ${name} t where t::text ~ ?`, [
      ids.join('|'),
    ]);
    if (rows[0].count > 0) found.push(`${name}: ${rows[0].count}`);
  }
  return found;
}
