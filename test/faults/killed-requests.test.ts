import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { describe, expect, test } from 'vitest';
import { judgedFetch } from '../support/judged-fetch.ts';
import { bodyOf, type TestKey, useService } from '../support/service.ts';
import { platformVariables, readyUrl, type ServiceProcess, useServiceProcesses } from '../support/service-process.ts';

const PATIENCE = { timeout: 30_000, interval: 20 };
const BRAND = { name: 'Brightboard', category: 'project management software' };

/** The database, the simulator, and a service that looks on; the one that is killed is a process of its own. */
const service = useService({ roles: { api: true, worker: false }, platforms: ['deepseek', 'kimi'] });
const start = useServiceProcesses();

async function startService(): Promise<{ process: ServiceProcess; call: ReturnType<typeof judgedFetch> }> {
  const process = start(['serve'], {
    DATABASE_URL: service.databaseUrl,
    ...platformVariables(service.simulator, { platforms: ['deepseek', 'kimi'], timeoutMs: 60_000 }),
  });
  return { process, call: judgedFetch(await readyUrl(process)) };
}

type Call = Awaited<ReturnType<typeof startService>>['call'];

const send = (call: Call, key: TestKey, path: string, json: object): Promise<Response> =>
  call(path, { json, headers: { ...key.headers, 'idempotency-key': 'the-same' } });

/** Sends the request again, as often as it is told to come back later. */
async function repeat(call: Call, key: TestKey, path: string, json: object): Promise<Response> {
  for (;;) {
    const response = await send(call, key, path, json);
    const wait = response.headers.get('retry-after');
    if (response.status !== 409 || wait === null) return response;
    await delay(Number(wait) * 1_000);
  }
}

/** Holds up whoever wants to write to a table; readers pass. */
async function holdUp(table: string): Promise<{ letGo: () => Promise<void> }> {
  const trx: Knex.Transaction = await service.knex.transaction();
  await trx.raw(`lock table ${table} in share mode`);
  return {
    async letGo() {
      await trx.rollback();
    },
  };
}

/** Of the process's connections that wait for a lock; ends what they were about to do, as a killed server process would. */
async function endHeldUp(): Promise<void> {
  await service.knex.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
}

async function heldUp(): Promise<number> {
  const { rows } = await service.knex.raw<{ rows: { count: number }[] }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

const runsOf = (key: TestKey) => service.knex('runs').where({ account_id: key.accountId });
const brandsOf = (key: TestKey) => service.knex('brands').where({ account_id: key.accountId });
const usageOf = (key: TestKey) => service.knex('usage_entries').where({ account_id: key.accountId });

/** The run is worked off, each question asked, stored and billed once. */
async function expectCompleteOnce(key: TestKey, runId: string): Promise<void> {
  const run = async () => (await runsOf(key).where({ id: runId }).first())?.status;
  await expect.poll(run, PATIENCE).toBe('completed');
  const asks = await service.knex('asks').where({ account_id: key.accountId, run_id: runId });
  const usage = await usageOf(key);
  expect(asks.length).toBeGreaterThan(0);
  expect(usage).toHaveLength(asks.length);
  expect(new Set(usage.map((entry) => `${entry.run_id} ${entry.ordinal} ${entry.platform}`)).size).toBe(usage.length);
}

describe('the service is killed while it works on a request that is then repeated with the same key', () => {
  test('before the work is stored: the repetition does it', async () => {
    const [brandKey, probeKey] = [await service.key({ tier: 'scale' }), await service.key({ tier: 'scale' })];
    const { brand } = await bodyOf(await probeKey.call('/api/v1/brands', { json: BRAND }));
    const probe = { brandId: brand.id, platforms: ['kimi'] };
    const first = await startService();
    const locks = [await holdUp('brands'), await holdUp('runs')];
    const lost = Promise.allSettled([
      send(first.call, brandKey, '/api/v1/brands', BRAND),
      send(first.call, probeKey, '/api/v1/probes', probe),
    ]);
    await expect.poll(heldUp, PATIENCE).toBe(2);
    await first.process.kill('SIGKILL');
    await Promise.all(locks.map(({ letGo }) => letGo()));
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    const second = await startService();
    const [created, accepted] = await Promise.all([
      repeat(second.call, brandKey, '/api/v1/brands', BRAND),
      repeat(second.call, probeKey, '/api/v1/probes', probe),
    ]);
    expect([created.status, accepted.status]).toEqual([201, 202]);
    expect(await brandsOf(brandKey)).toHaveLength(1);
    expect(await runsOf(probeKey)).toHaveLength(1);
    await expectCompleteOnce(probeKey, (await bodyOf(accepted)).runId);
  }, 90_000);

  test('after the work was stored, before the reply was: the repetition finds it', async () => {
    const [brandKey, probeKey] = [await service.key({ tier: 'scale' }), await service.key({ tier: 'scale' })];
    const { brand } = await bodyOf(await probeKey.call('/api/v1/brands', { json: BRAND }));
    const probe = { brandId: brand.id, platforms: ['kimi'] };
    const first = await startService();
    const work = [await holdUp('brands'), await holdUp('runs')];
    const lost = Promise.allSettled([
      send(first.call, brandKey, '/api/v1/brands', BRAND),
      send(first.call, probeKey, '/api/v1/probes', probe),
    ]);
    await expect.poll(heldUp, PATIENCE).toBe(2);
    // The keys are claimed by now: from here on no reply can be stored.
    const replies = await holdUp('idempotency_keys');
    await Promise.all(work.map(({ letGo }) => letGo()));
    await expect.poll(async () => [await brandsOf(brandKey), await runsOf(probeKey)].flat().length, PATIENCE).toBe(2);
    await expect.poll(heldUp, PATIENCE).toBeGreaterThanOrEqual(2);
    await first.process.kill('SIGKILL');
    await endHeldUp();
    await replies.letGo();
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const [stored] = await brandsOf(brandKey);
    const [run] = await runsOf(probeKey);

    const second = await startService();
    const [created, accepted] = await Promise.all([
      repeat(second.call, brandKey, '/api/v1/brands', BRAND),
      repeat(second.call, probeKey, '/api/v1/probes', probe),
    ]);
    expect([created.status, accepted.status]).toEqual([201, 202]);
    expect(created.headers.get('idempotency-replayed')).toBeNull();
    expect((await bodyOf(created)).brand.id).toBe(stored?.id);
    expect((await bodyOf(accepted)).runId).toBe(run?.id);
    expect(await brandsOf(brandKey)).toHaveLength(1);
    expect(await runsOf(probeKey)).toHaveLength(1);
    await expectCompleteOnce(probeKey, run?.id ?? '');
  }, 90_000);

  test('while one platform has answered and the other has not: only the other is asked again', async () => {
    const key = await service.key({ interface: 'direct', tier: 'scale' });
    const query = { brand: BRAND.name, category: BRAND.category, platforms: ['deepseek', 'kimi'] };
    service.simulator.setFaults([{ kind: 'hang', platform: 'kimi' }]);
    service.simulator.requests.reset();
    const first = await startService();
    const lost = Promise.allSettled([send(first.call, key, '/api/query', query)]);
    await expect.poll(async () => (await usageOf(key)).length, PATIENCE).toBe(5);
    const before = await service.knex('answers').where({ account_id: key.accountId }).orderBy('id');
    const hung = service.simulator.requests.asks({ platform: 'kimi' });
    expect(hung).toBeGreaterThan(0);
    await first.process.kill('SIGKILL');
    expect((await lost)[0]?.status).toBe('rejected');
    service.simulator.setFaults([]);

    const second = await startService();
    const response = await repeat(second.call, key, '/api/query', query);
    expect(response.status).toBe(200);
    expect(response.headers.get('idempotency-replayed')).toBeNull();
    const { runs } = await bodyOf(response);
    expect(service.simulator.requests.asks({ platform: 'deepseek' })).toBe(5);
    expect(service.simulator.requests.asks({ platform: 'kimi' })).toBe(hung + 5);
    const stored = await runsOf(key);
    expect(stored.map(({ id }) => id).toSorted()).toEqual(runs.map(({ runId }: { runId: string }) => runId).toSorted());
    expect(stored.every(({ status, asks_answered }) => status === 'completed' && asks_answered === 2)).toBe(true);
    expect(await usageOf(key)).toHaveLength(10);
    const daily = await service.knex('usage_daily').where({ account_id: key.accountId, operation: 'query' });
    expect(daily.reduce((sum, row) => sum + row.asks, 0)).toBe(10);
    // What was found before comes back as it was found.
    type Result = { platform: string; text: string; latency_ms: number; analysis: { citations: unknown[] } };
    const results: Result[] = runs.flatMap((run: { results: Result[] }) => run.results);
    const found = results.filter(({ platform }) => platform === 'deepseek');
    expect(found.map(({ text }) => text).toSorted()).toEqual(before.map(({ text }) => text).toSorted());
    const citations = await service
      .knex('citations')
      .where({ account_id: key.accountId })
      .whereIn(
        'answer_id',
        before.map(({ id }) => id),
      );
    expect(found.flatMap(({ analysis }) => analysis.citations)).toHaveLength(citations.length);

    const again = await send(second.call, key, '/api/query', query);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await bodyOf(again)).toEqual({ runs });
    expect(service.simulator.requests.asks()).toBe(5 + hung + 5);
  }, 90_000);
});
