import { beforeEach, describe, expect, test } from 'vitest';
import type { RespondedQuestion } from '../../src/platforms/simulator/index.ts';
import { newOwner, type TestOwner } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';

let reply: (prompt: string) => string | null = () => null;
const respond = ({ prompt, json }: RespondedQuestion): string | null => (json ? reply(prompt) : null);
const service = useService({ platforms: ['glm'], simulator: { respond } });
const PATIENCE = { timeout: 25_000, interval: 20 };

const textOf = (at: number) => `Acme makes tool number ${at}. Tool ${at} costs $${at + 10}.`;
const TEXTS = Array.from({ length: 7 }, (_, at) => textOf(at));

beforeEach(() => {
  reply = () => null;
  service.simulator.setFaults([]);
  service.simulator.setLatency(0);
  service.simulator.requests.reset();
});

async function ownerOf(tier: 'free' | 'starter' = 'starter'): Promise<TestOwner & { brandId: string }> {
  const owner = await newOwner(service);
  await service.accounts.settings.setTier(owner.accountId, { kind: 'operator', id: null, ip: null }, tier);
  const { id } = await bodyOf(await owner.call('/console/api/brands', { json: { name: 'Acme', category: 'tools' } }));
  return Object.assign(owner, { brandId: id });
}

const create = (owner: TestOwner & { brandId: string }, texts: readonly string[] = TEXTS) =>
  owner.call('/console/api/rewrite-batches', { json: { brandId: owner.brandId, texts, audience: 'builders' } });

async function ended(owner: TestOwner, id: string) {
  const read = async () => bodyOf(await owner.call(`/console/api/rewrite-batches/${id}`));
  await expect.poll(async () => (await read()).completedAt, PATIENCE).not.toBeNull();
  return read();
}

async function eventsOf({ accountId }: TestOwner) {
  const rows = await service.knex('events').where({ account_id: accountId }).select('payload_direct as payload');
  return rows.map(({ payload }) => JSON.parse(String(payload)));
}

const usageOf = ({ accountId }: TestOwner) => service.knex('usage_entries').where({ account_id: accountId });

describe('a batch', () => {
  test('is worked off in the background, each text billed once, and told when it is done', async () => {
    const owner = await ownerOf();
    const response = await create(owner);
    expect(response.status).toBe(201);
    const created = await bodyOf(response);
    expect(response.headers.get('location')).toBe(`/console/api/rewrite-batches/${created.id}`);
    expect(created).toMatchObject({
      brandId: owner.brandId,
      total: 7,
      succeeded: 0,
      failed: 0,
      costUsd: 0,
      completedAt: null,
    });
    const batch = await ended(owner, created.id);
    expect(batch).toMatchObject({ status: 'completed', total: 7, succeeded: 7, failed: 0 });
    expect(batch.items.map(({ text }: { text: string }) => text)).toEqual(TEXTS);
    for (const [at, item] of batch.items.entries()) {
      expect(item).toMatchObject({
        ordinal: at,
        state: 'succeeded',
        failure: null,
        result: { section_1_answer: `Acme makes tool number ${at}.`, source: 'zhipu', score_aviv: expect.any(Number) },
      });
    }
    const usage = await usageOf(owner);
    expect(usage).toHaveLength(7);
    for (const entry of usage)
      expect(entry).toMatchObject({ operation: 'rewrite_batch', brand_id: owner.brandId, billed: true });
    expect(usage.reduce((sum, entry) => sum + Number(entry.cost_usd), 0)).toBeCloseTo(batch.costUsd, 8);
    const daily = await service.knex('usage_daily').where({ account_id: owner.accountId });
    expect(daily).toMatchObject([{ operation: 'rewrite_batch', asks: 7 }]);
    expect(await eventsOf(owner)).toMatchObject([
      {
        event: 'aeo.batch.completed',
        brandId: owner.brandId,
        data: { batchId: created.id, successCount: 7, failureCount: 0 },
      },
    ]);
    const { batches } = await bodyOf(await owner.call(`/console/api/rewrite-batches?brandId=${owner.brandId}`));
    const { items: _, ...summary } = batch;
    expect(batches).toEqual([summary]);
  });

  test('counts what failed, which costs nothing', async () => {
    reply = (prompt) => (prompt.includes('number 3') ? 'no JSON' : null);
    const owner = await ownerOf();
    const batch = await ended(owner, (await bodyOf(await create(owner))).id);
    expect(batch).toMatchObject({ status: 'completed', succeeded: 6, failed: 1 });
    expect(batch.items[3]).toMatchObject({ state: 'failed', failure: 'platforms_unavailable', result: null });
    expect(await usageOf(owner)).toHaveLength(6);
    expect(await eventsOf(owner)).toMatchObject([{ data: { successCount: 6, failureCount: 1 } }]);
  });

  test('of which nothing could be rewritten has failed, and is told too', async () => {
    reply = () => 'no JSON';
    const owner = await ownerOf();
    const batch = await ended(owner, (await bodyOf(await create(owner, TEXTS.slice(0, 2)))).id);
    expect(batch).toMatchObject({ status: 'failed', succeeded: 0, failed: 2, costUsd: 0 });
    expect(await eventsOf(owner)).toMatchObject([{ data: { successCount: 0, failureCount: 2 } }]);
  });

  test('is for Starter and up, of 50 texts at most', async () => {
    const [free, owner] = [await ownerOf('free'), await ownerOf()];
    expect((await create(free)).status).toBe(403);
    expect(
      (
        await create(
          owner,
          Array.from({ length: 51 }, () => 'Acme makes tools.'),
        )
      ).status,
    ).toBe(400);
    expect((await create(owner, [])).status).toBe(400);
    expect(await service.knex('rewrite_batches').whereIn('account_id', [free.accountId, owner.accountId])).toEqual([]);
  });

  test('needs room under the spend cap for all of it', async () => {
    const owner = await ownerOf();
    const cap = (usd: number) => service.knex('accounts').where({ id: owner.accountId }).update({ spend_cap_usd: usd });
    await cap(0.01);
    expect((await create(owner)).status).toBe(402);
    await cap(100);
    service.simulator.setFaults([{ kind: 'hang', times: 1 }]);
    service.simulator.setLatency(200);
    const { id } = await bodyOf(await create(owner));
    const reserved = await service.knex('spend_reservations').where({ account_id: owner.accountId });
    expect(reserved.length).toBeGreaterThan(0);
    await ended(owner, id);
    expect(await service.knex('spend_reservations').where({ account_id: owner.accountId })).toEqual([]);
  });
});

describe('a cancelled batch', () => {
  test('rewrites no more, keeps and bills what was done, and sends no event', async () => {
    const owner = await ownerOf();
    service.simulator.setLatency(400);
    const { id } = await bodyOf(await create(owner));
    const path = `/console/api/rewrite-batches/${id}`;
    await expect.poll(async () => (await bodyOf(await owner.call(path))).succeeded, PATIENCE).toBeGreaterThan(0);
    const cancelled = await bodyOf(await owner.call(`${path}/cancellation`, { json: {} }));
    expect(cancelled).toMatchObject({ status: 'cancelled', completedAt: expect.any(String) });
    expect(cancelled.failed).toBe(7 - cancelled.succeeded);
    expect(cancelled.failed).toBeGreaterThan(0);
    const asked = service.simulator.requests.asks();
    // What was on its way comes back to nothing.
    await expect.poll(() => service.simulator.requests.total(), PATIENCE).toBe(asked);
    expect((await owner.call(`${path}/cancellation`, { json: {} })).status).toBe(409);
    const after = await bodyOf(await owner.call(path));
    expect(after).toEqual(cancelled);
    expect(await usageOf(owner)).toHaveLength(cancelled.succeeded);
    expect(await eventsOf(owner)).toEqual([]);
    const { entries } = await bodyOf(await owner.call('/console/api/audit-log'));
    expect(entries.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'rewrite_batch.cancelled',
      'rewrite_batch.created',
    ]);
  });
});

test('batches of another account are not found', async () => {
  const [owner, stranger] = [await ownerOf(), await ownerOf()];
  const { id } = await bodyOf(await create(owner, TEXTS.slice(0, 1)));
  for (const request of [
    create(Object.assign(Object.create(stranger), { brandId: owner.brandId })),
    stranger.call(`/console/api/rewrite-batches/${id}`),
    stranger.call(`/console/api/rewrite-batches/${id}/cancellation`, { json: {} }),
    stranger.call(`/console/api/rewrite-batches?brandId=${owner.brandId}`),
  ])
    expect((await request).status).toBe(404);
});

describe('without a platform', () => {
  const bare = useService({ platforms: [] });

  test('texts are rewritten by rules, at no cost', async () => {
    const owner = await newOwner(bare);
    await bare.accounts.settings.setTier(owner.accountId, { kind: 'operator', id: null, ip: null }, 'starter');
    const { id: brandId } = await bodyOf(
      await owner.call('/console/api/brands', { json: { name: 'Acme', category: 'tools' } }),
    );
    const { id } = await bodyOf(await owner.call('/console/api/rewrite-batches', { json: { brandId, texts: TEXTS } }));
    const batch = await ended(owner, id);
    expect(batch).toMatchObject({ status: 'completed', succeeded: 7, costUsd: 0 });
    expect(batch.items[0].result).toMatchObject({ source: 'extractive', cost_usd: 0 });
  });
});
