import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { createBrands } from '../../src/brands/index.ts';
import { advance, selectDueBrands } from '../../src/brands/schedule/due-store.ts';
import { countPanel } from '../../src/prompts/index.ts';
import type { SpendCap } from '../../src/scans/asking/spend-cap.ts';
import { createScanSchedule, createStartScan } from '../../src/scans/index.ts';
import { newOwner } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';

const service = useService({ roles: { api: true, worker: false }, platforms: ['kimi', 'gemini'] });

const PANEL = 20;
const failures: [brandId: string, error: string][] = [];
const started: { kind: string; id: string }[] = [];

function scheduleAt(at: Date, { pick = [] as string[], fail = false } = {}) {
  const now = () => at;
  return createScanSchedule({
    selectDue: (time, limit) => selectDueBrands(service.knex, time, limit),
    advance: fail ? () => Promise.reject(new Error('killed')) : (due, next) => advance(service.knex, due, next),
    startScan: createStartScan({
      knex: service.knex,
      brands: createBrands({ knex: service.knex, now, newId }),
      queue: { enqueueRun: async (_trx, { kind, id }) => void started.push({ kind, id }) },
      spendCap: { refuse: async () => null, isReached: async () => false } as Partial<SpendCap> as SpendCap,
      platformsOf: () => ({ configured: () => ['kimi', 'gemini'], concurrency: () => 2 }) as never,
      now,
      newId,
    }),
    pickExtra: async (scope, limit) => {
      const rows = await service
        .knex('prompts')
        .where({ brand_id: scope.brandId })
        .whereIn('text', pick)
        .orderBy('text');
      return rows.slice(0, limit).map(({ id, text, hash, language, stage, discovery }) => {
        return { promptId: id, text, hash, language, stage, discovery };
      });
    },
    panelSize: (accountId, brandId) => countPanel(service.knex, accountId, brandId),
    partition: 'live',
    now,
    onRefused: () => {},
    onFailed: (due, error) => failures.push([due.brandId, String(error)]),
  });
}

async function brandScannedAt(schedule: string | null) {
  const owner = await newOwner(service);
  const json = { name: 'Brightboard', category: 'project management software' };
  const { id } = await bodyOf(await owner.call('/console/api/brands', { json }));
  const changed = await owner.call(`/console/api/brands/${id}`, { method: 'PATCH', json: { schedule } });
  expect((await bodyOf(changed)).schedule).toBe(schedule);
  return { owner, id, runs: () => service.knex('runs').where({ brand_id: id }).orderBy('created_at') };
}

test('a brand is scanned at its times, once each, on every platform', async () => {
  const { runs } = await brandScannedAt('0 3 * * *');
  // Its first time is worked out, and nothing scanned.
  await scheduleAt(new Date('2030-01-01T12:00:00Z')).runDue();
  expect(await runs()).toEqual([]);
  await scheduleAt(new Date('2030-01-02T02:59:00Z')).runDue();
  expect(await runs()).toEqual([]);
  await scheduleAt(new Date('2030-01-02T03:00:00Z')).runDue();
  await scheduleAt(new Date('2030-01-02T03:01:00Z')).runDue();
  expect(await runs()).toMatchObject([
    { kind: 'scheduled', status: 'queued', platforms: ['kimi', 'gemini'], asks_total: 2 * PANEL },
  ]);
  await scheduleAt(new Date('2030-01-03T03:00:30Z')).runDue();
  expect(await runs()).toHaveLength(2);
  // Two days without a worker: what is half a day late is not made up for.
  await scheduleAt(new Date('2030-01-05T20:00:00Z')).runDue();
  expect(await runs()).toHaveLength(2);
  await scheduleAt(new Date('2030-01-06T03:00:00Z')).runDue();
  expect(await runs()).toHaveLength(3);
});

test('a scheduler that dies after starting a scan does not start it twice', async () => {
  const { id, runs } = await brandScannedAt('0 5 * * *');
  await scheduleAt(new Date('2030-02-01T12:00:00Z')).runDue();
  await scheduleAt(new Date('2030-02-02T05:00:00Z'), { fail: true }).runDue();
  expect(failures).toContainEqual([id, 'Error: killed']);
  expect(await runs()).toHaveLength(1);
  await scheduleAt(new Date('2030-02-02T05:01:00Z')).runDue();
  expect(await runs()).toHaveLength(1);
});

test('what the picker wants is asked beyond the panel, marked adaptive', async () => {
  const { owner, id, runs } = await brandScannedAt('0 4 * * *');
  await scheduleAt(new Date('2030-03-01T12:00:00Z')).runDue();
  await scheduleAt(new Date('2030-03-02T04:00:00Z')).runDue();
  const panel = await service.knex('prompts').where({ brand_id: id, in_panel: true }).orderBy('text').pluck('text');
  expect(panel).toHaveLength(PANEL);
  const own = 'Zany teams: which tool do they like?';
  await owner.call(`/console/api/brands/${id}/prompts`, { json: { text: own, stage: 'desire' } });
  await scheduleAt(new Date('2030-03-03T04:00:00Z'), { pick: [own, panel[0] ?? ''] }).runDue();
  const run = (await runs())[1];
  const asks = await service
    .knex('asks')
    .where({ run_id: run?.id ?? '', adaptive: true })
    .orderBy(['ordinal', 'platform']);
  const questions = await service.knex('run_questions').where({ run_id: run?.id ?? '' });
  const asked = asks.map(({ ordinal, platform, sample }) => {
    return [questions.find((question) => question.ordinal === ordinal)?.text, platform, sample];
  });
  expect(asked.toSorted()).toEqual(
    [
      [panel[0], 'gemini', 1],
      [panel[0], 'kimi', 1],
      [own, 'gemini', 0],
      [own, 'kimi', 0],
    ].toSorted(),
  );
  expect(questions).toHaveLength(PANEL + 1);
  expect(run?.asks_total).toBe(2 * PANEL + 4);
});

test('a schedule is checked when it is set, and can be none', async () => {
  const { owner, id, runs } = await brandScannedAt(null);
  await scheduleAt(new Date('2031-01-01T00:00:00Z')).runDue();
  await scheduleAt(new Date('2031-01-03T00:00:00Z')).runDue();
  expect(await runs()).toEqual([]);
  const refused = await owner.call(`/console/api/brands/${id}`, { method: 'PATCH', json: { schedule: '* * * * *' } });
  expect(refused.status).toBe(400);
  expect((await bodyOf(refused)).error.details).toEqual([
    { path: 'body.schedule', message: 'must leave at least 60 minutes between scans' },
  ]);
});

test('a new brand is scanned daily; one that is archived is not', async () => {
  const owner = await newOwner(service);
  const json = { name: 'Brightboard', category: 'project management software' };
  const brand = await bodyOf(await owner.call('/console/api/brands', { json }));
  expect(brand.schedule).toMatch(/^\d+ [0-5] \* \* \*$/);
  await scheduleAt(new Date('2032-01-01T12:00:00Z')).runDue();
  await owner.call(`/console/api/brands/${brand.id}/archive`, { json: {} });
  await scheduleAt(new Date('2032-01-02T08:00:00Z')).runDue();
  expect(await service.knex('runs').where({ brand_id: brand.id })).toEqual([]);
});
