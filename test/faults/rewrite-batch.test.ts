import { afterEach, describe, expect, test } from 'vitest';
import { createBatchCompletion, createBatchWorker } from '../../src/rewriting/index.ts';
import { newOwner, type TestOwner } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';
import { platformVariables, readyUrl, useServiceProcesses } from '../support/service-process.ts';

const TEXTS = Array.from({ length: 40 }, (_, at) => `Acme makes tool number ${at}. Tool ${at} costs $${at + 10}.`);
const PATIENCE = { timeout: 45_000, interval: 50 };
/** Texts that a worker has on their way at once. */
const ON_THEIR_WAY = 4;

/** The API runs in this process; workers in processes that can be killed. */
const service = useService({ roles: { api: true, worker: false }, platforms: ['glm'], simulator: { latencyMs: 150 } });
const start = useServiceProcesses();

const worker = () =>
  start(['work'], {
    DATABASE_URL: service.databaseUrl,
    ...platformVariables(service.simulator, { platforms: ['glm'] }),
  });

async function startBatch(): Promise<{ owner: TestOwner; id: string }> {
  const owner = await newOwner(service);
  await service.accounts.settings.setTier(owner.accountId, { kind: 'operator', id: null, ip: null }, 'starter');
  const brand = await bodyOf(await owner.call('/console/api/brands', { json: { name: 'Acme', category: 'tools' } }));
  const response = await owner.call('/console/api/rewrite-batches', { json: { brandId: brand.id, texts: TEXTS } });
  expect(response.status).toBe(201);
  return { owner, id: (await bodyOf(response)).id };
}

// Not over HTTP: looking often is limited.
const statusOf = async (id: string) => (await service.knex('rewrite_batches').where({ id }).first('status'))?.status;
const doneOf = async (id: string) =>
  (await service.knex('rewrite_items').where({ batch_id: id, state: 'succeeded' })).length;

const read = async (owner: TestOwner, id: string) => bodyOf(await owner.call(`/console/api/rewrite-batches/${id}`));

/** What a failed test leaves must not be found by the next one. */
afterEach(async () => {
  await service.knex('rewrite_batches').delete();
});

/** That each text was rewritten, billed and told exactly once. */
async function expectCompleteOnce(owner: TestOwner, id: string): Promise<void> {
  const batch = await read(owner, id);
  expect(batch).toMatchObject({ status: 'completed', succeeded: TEXTS.length, failed: 0 });
  const usage = await service.knex('usage_entries').where({ account_id: owner.accountId });
  expect(usage).toHaveLength(TEXTS.length);
  expect(usage.reduce((sum, entry) => sum + Number(entry.cost_usd), 0)).toBeCloseTo(batch.costUsd, 8);
  const daily = await service.knex('usage_daily').where({ account_id: owner.accountId });
  expect(daily.reduce((sum, row) => sum + row.asks, 0)).toBe(TEXTS.length);
  const events = await service.knex('events').where({ account_id: owner.accountId, type: 'aeo.batch.completed' });
  expect(events).toHaveLength(1);
}

describe('a worker is killed', () => {
  test('half-way through a batch: another one goes on, and bills nothing twice', async () => {
    const first = worker();
    await readyUrl(first);
    const { owner, id } = await startBatch();
    await expect.poll(() => doneOf(id), { ...PATIENCE, interval: 20 }).toBeGreaterThan(10);
    await first.kill('SIGKILL');
    const { succeeded, status } = await read(owner, id);
    expect(status).toBe('running');
    expect(succeeded).toBeLessThan(TEXTS.length);
    const asked = service.simulator.requests.asks();
    expect(asked - succeeded).toBeLessThanOrEqual(ON_THEIR_WAY);

    const second = worker();
    await expect.poll(() => statusOf(id), PATIENCE).toBe('completed');
    await expectCompleteOnce(owner, id);
    // Only what was on its way when the worker died was asked for again.
    expect(service.simulator.requests.asks()).toBe(TEXTS.length + asked - succeeded);
    await second.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  }, 90_000);

  test('asked to stop, it leaves the rest of the batch to the next one', async () => {
    const first = worker();
    await readyUrl(first);
    const { owner, id } = await startBatch();
    await expect.poll(() => doneOf(id), { ...PATIENCE, interval: 20 }).toBeGreaterThan(3);
    await first.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    worker();
    await expect.poll(() => statusOf(id), PATIENCE).toBe('completed');
    await expectCompleteOnce(owner, id);
  });
});

describe('a batch that nobody works off', () => {
  test('ends at its deadline with what it has, and is told once', async () => {
    const { owner, id } = await startBatch();
    const later = () => new Date(Date.now() + 7 * 3_600_000);
    const outbox = service.service.events.outbox;
    const completion = createBatchCompletion({ knex: service.knex, outbox });
    const sweeper = createBatchWorker({ knex: service.knex, now: later, completion } as Parameters<
      typeof createBatchWorker
    >[0]);
    expect(await sweeper.sweep()).toBe(1);
    expect(await sweeper.sweep()).toBe(0);
    const batch = await read(owner, id);
    expect(batch).toMatchObject({ status: 'failed', succeeded: 0, failed: TEXTS.length });
    expect(batch.items[0]).toMatchObject({ state: 'failed', failure: 'unanswered' });
    expect(await service.knex('events').where({ account_id: owner.accountId })).toHaveLength(1);
    // A worker that comes late finds nothing to do.
    service.simulator.requests.reset();
    const late = worker();
    await readyUrl(late);
    await expect
      .poll(
        async () => (await service.knex('pgboss.job').where({ name: 'rewrite-batch', state: 'completed' })).length,
        PATIENCE,
      )
      .toBeGreaterThan(0);
    expect(service.simulator.requests.asks()).toBe(0);
  });
});
