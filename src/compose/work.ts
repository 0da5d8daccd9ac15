import { v7 as newId } from 'uuid';
import { purge } from '../accounts/index.ts';
import { advance, selectDueBrands } from '../brands/schedule/due-store.ts';
import { PLATFORM_IDS } from '../platforms/index.ts';
import { countPanel } from '../prompts/index.ts';
import { createBatchCompletion, createBatchWorker } from '../rewriting/index.ts';
import {
  createScanSchedule,
  createScanWorker,
  createStartScan,
  replayQueueOf,
  sliceQueueOf,
  workSchedule,
} from '../scans/index.ts';
import { workDailyLint } from '../wiki/daily-lint.ts';
import type { CloseLater } from './options.ts';
import type { Parts } from './parts.ts';

const PURGE_QUEUE = 'purge';

/** Starts what works: scans and their schedule, batches of rewrites, the daily lint, the purges. A replay is worked off alone. */
export async function startWork(parts: Parts, closeLater: CloseLater): Promise<void> {
  await startScanWorker(parts, closeLater);
  if (parts.replay !== null) return;
  await parts.alertNotices?.work();
  await startPurges(parts);
  await workDailyLint(parts.queue, parts.wiki);
  await startBatches(parts, closeLater);
  await startSchedule(parts);
}

async function startScanWorker(parts: Parts, closeLater: CloseLater): Promise<void> {
  const { config, logger, queue, brands, asking, replay, now } = parts;
  const { knex } = parts.storage;
  const worker = createScanWorker({
    knex,
    queue,
    brands,
    platformsOf: parts.platforms.of,
    askAndStore: asking.askAndStore,
    runs: asking.runs,
    queues: replay === null ? PLATFORM_IDS.map(sliceQueueOf) : [replayQueueOf(replay.accountId)],
    slicesPerQueue: config.scanQueueConcurrency,
    now,
    onSweepError: (error) => logger.warn({ err: error }, 'overdue runs could not be looked for'),
  });
  closeLater(worker.stop);
  await worker.start();
}

async function startBatches(parts: Parts, closeLater: CloseLater): Promise<void> {
  const { logger, queue, events, writing } = parts;
  const { knex } = parts.storage;
  const batches = createBatchWorker({
    ...writing,
    queue,
    completion: createBatchCompletion({ knex, outbox: events.outbox }),
    onSweepError: (error) => logger.warn({ err: error }, 'overdue batches could not be looked for'),
  });
  closeLater(batches.stop);
  await batches.start();
}

async function startSchedule(parts: Parts): Promise<void> {
  const { logger, queue, brands, asking, picker, scanQueue, everythingSimulated, now } = parts;
  const { knex } = parts.storage;
  const platformsOf = parts.platforms.of;
  const schedule = createScanSchedule({
    selectDue: (at, limit) => selectDueBrands(knex, at, limit),
    advance: (due, next) => advance(knex, due, next),
    startScan: createStartScan({ knex, brands, queue: scanQueue, spendCap: asking.spendCap, platformsOf, now, newId }),
    pickExtra: async (scope, limit) => (await picker.pick(scope))?.slice(0, limit) ?? [],
    panelSize: (accountId, brandId) => countPanel(knex, accountId, brandId),
    partition: everythingSimulated ? 'simulated' : 'live',
    now,
    onRefused: (due, message) => logger.warn({ ...due, reason: message }, 'a scheduled scan was not started'),
    onFailed: (due, error) => logger.error({ ...due, err: error }, 'a scheduled scan could not be started'),
  });
  await workSchedule(queue, schedule);
}

/** Every hour, once for all processes. */
async function startPurges({ config, logger, storage, queue, now }: Parts): Promise<void> {
  await queue.define(PURGE_QUEUE, { policy: 'exclusive' });
  await queue.work(PURGE_QUEUE, { concurrency: 1 }, async () => {
    const purged = await purge(storage.knex, { at: now(), freeCheckIpDays: config.freeCheckIpDays });
    logger.info({ purged }, 'purged what is no longer kept');
  });
  await queue.schedule(PURGE_QUEUE, '17 * * * *');
}
