import { isFailure } from '../../failure.ts';
import { inParallel } from '../../scans/workers/in-parallel.ts';
import { createSweeper } from '../../scans/workers/sweeper.ts';
import type { Queue } from '../../storage/queue.ts';
import { rewritingPlatform } from '../model/choice.ts';
import { costOfCalls, type RewrittenText, rewriteText } from '../rewrite-text.ts';
import { recordUsage } from '../usage-store.ts';
import { WRITING_BUDGET_MS, type WritingDeps } from '../writing-deps.ts';
import type { OpenBatch, PlannedItem } from './batch.ts';
import { isBatchOpen, selectOverdueBatches, selectPlannedItems, settleItem, startBatch } from './batch-store.ts';
import type { BatchCompletion } from './completion.ts';
import { itemId } from './item-id.ts';
import { BATCH_QUEUE, type BatchJob } from './queue.ts';

/** Batches that one process works off side by side, and texts of one batch. */
const BATCHES = 2;
const TEXTS = 4;

/** How often a batch comes back for a platform that rests after failures, before its texts count as failed. */
const PATIENT_ROUNDS = 4;

const SWEEP_EVERY_MS = 60_000;
const SWEEP_LIMIT = 100;

export interface BatchWorker {
  start(): Promise<void>;
  /** Stops looking for overdue batches; batches stop with the queue. */
  stop(): Promise<void>;
  /** Ends the batches whose time is over; for tests and the timer. */
  sweep(): Promise<number>;
}

/**
 * Works off batches. Each text is stored, and billed, in one transaction of its own, once: a batch whose worker was killed is gone on with
 * by another one, and at most the texts on their way are asked for again.
 */
export function createBatchWorker(
  options: WritingDeps & { queue: Queue; completion: BatchCompletion; onSweepError: (error: unknown) => void },
): BatchWorker {
  const { knex, queue, spendCap, completion, now } = options;

  const settle = async (
    batch: OpenBatch,
    { ordinal }: PlannedItem,
    outcome: { written: RewrittenText; latencyMs: number } | { failure: string },
  ): Promise<void> => {
    const { accountId, id: batchId, brandId, partition } = batch;
    const workId = itemId(batchId, ordinal);
    await knex.transaction(async (trx) => {
      const at = now();
      if ('failure' in outcome) {
        await settleItem(trx, { accountId, batchId, ordinal }, outcome, at);
      } else {
        const { calls, ...rewritten } = outcome.written;
        const result = { ...rewritten, costUsd: costOfCalls(calls), latencyMs: outcome.latencyMs };
        // A text that was settled before, or cancelled meanwhile, is neither stored nor billed.
        if (!(await settleItem(trx, { accountId, batchId, ordinal }, { result }, at))) return;
        const work = { accountId, partition, workId, operation: 'rewrite_batch', brandId, keyId: null, at } as const;
        await recordUsage(trx, work, calls);
      }
      await spendCap.release(trx, accountId, [workId]);
    });
  };

  /** False: the platform rests, and the text is to be tried again later. */
  const rewriteItem = async (
    batch: OpenBatch,
    item: PlannedItem,
    { facts, signal, patient }: { facts: string[]; signal: AbortSignal; patient: boolean },
  ): Promise<boolean> => {
    const client = options.platformsOf(batch.partition);
    const platform = rewritingPlatform(client, options.platform);
    if (platform !== null && (await spendCap.isReached(batch, now()))) {
      await settle(batch, item, { failure: 'spend_cap_reached' });
      return true;
    }
    const began = performance.now();
    const { text, brand, audience } = item;
    const deadline = new Date(now().getTime() + WRITING_BUDGET_MS);
    const written = await rewriteText(client, platform, { text, brand, audience, facts }, { deadline, signal });
    // Interrupted by the shutdown it is still planned: whoever takes over the batch rewrites it.
    signal.throwIfAborted();
    if (!isFailure(written)) {
      await settle(batch, item, { written, latencyMs: Math.round((performance.now() - began) * 10) / 10 });
      return true;
    }
    if (patient && written.circuitOpen) return false;
    await settle(batch, item, { failure: written.failure });
    return true;
  };

  const runBatch = async (
    { accountId, batchId }: BatchJob,
    context: { signal: AbortSignal; patient: boolean },
  ): Promise<void> => {
    const batch = await startBatch(knex, accountId, batchId);
    if (batch === null) return;
    const facts = await options.factsOf(accountId, batch.brandId);
    let postponed = 0;
    await inParallel(await selectPlannedItems(knex, accountId, batchId), TEXTS, async (item) => {
      context.signal.throwIfAborted();
      if (!(await isBatchOpen(knex, accountId, batchId))) return;
      if (!(await rewriteItem(batch, item, { ...context, facts }))) postponed += 1;
    });
    context.signal.throwIfAborted();
    if (postponed > 0) throw new Error(`the platform rests after failures: ${postponed} texts are rewritten later`);
    await completion.completeIfSettled(accountId, batchId, now());
  };

  const sweep = async (): Promise<number> => {
    const overdue = await selectOverdueBatches(knex, now(), SWEEP_LIMIT);
    for (const { accountId, batchId } of overdue) await completion.giveUp(accountId, batchId, now());
    return overdue.length;
  };

  const sweeper = createSweeper({ sweep, everyMs: SWEEP_EVERY_MS, onError: options.onSweepError });

  return {
    sweep,
    async start() {
      await queue.work<BatchJob>(BATCH_QUEUE, { concurrency: BATCHES }, ({ data, retryCount }, { signal }) =>
        runBatch(data, { signal, patient: retryCount < PATIENT_ROUNDS }),
      );
      sweeper.start();
    },
    stop: () => sweeper.stop(),
  };
}
