import type { Knex } from 'knex';
import type { Brands } from '../../brands/index.ts';
import type { PlatformClient } from '../../platforms/index.ts';
import type { Queue } from '../../storage/queue.ts';
import type { AskAndStore, SettledAsk } from '../asking/ask-and-store.ts';
import { isRunOpen, type RunCompletion } from '../runs/run-completion.ts';
import { selectOverdueRuns, selectPlannedAsks, startRun } from '../runs/run-store.ts';
import type { Run } from '../scan.ts';
import { subjectsOf } from '../subjects.ts';
import { inParallel } from './in-parallel.ts';
import { createKeeper } from './keeper.ts';
import type { SliceJob } from './queue.ts';
import { createSweeper } from './sweeper.ts';

/** How often runs past their deadline are looked for. */
const SWEEP_EVERY_MS = 15_000;

/** Overdue runs that one sweep ends. */
const SWEEP_LIMIT = 100;

/**
 * How often a slice comes back for a platform that rests after failures, before its questions count as failed. The queue
 * waits 1, 2, 4 and 8 s between the rounds, longer than a platform rests.
 */
const PATIENT_ROUNDS = 4;

export interface ScanWorker {
  start(): Promise<void>;
  /** Stops looking for overdue runs; slices stop with the queue. */
  stop(): Promise<void>;
  /** Ends the runs whose deadline has passed; for tests and the timer. */
  sweep(): Promise<number>;
}

/** Works off the slices of queued runs and ends those that would otherwise hang. Any number of processes may do so. */
export function createScanWorker(options: {
  knex: Knex;
  queue: Queue;
  brands: Brands;
  askAndStore: AskAndStore;
  runs: RunCompletion;
  platformsOf: (partition: Run['partition']) => PlatformClient;
  /** The queues whose slices this process works off. */
  queues: readonly string[];
  slicesPerQueue: number;
  now: () => Date;
  onSweepError: (error: unknown) => void;
}): ScanWorker {
  const { knex, queue, brands, runs, platformsOf, now } = options;
  const { ask: askOne, store } = options.askAndStore;

  const runSlice = async (
    { accountId, runId, platform }: SliceJob,
    { signal, patient }: { signal: AbortSignal; patient: boolean },
  ): Promise<void> => {
    const run = await startRun(knex, accountId, runId, now());
    if (run === null) return;
    const client = platformsOf(run.partition);
    const planned = await selectPlannedAsks(knex, accountId, runId, platform);
    const subjects = await subjectsOf(brands, run);
    let postponed = 0;
    const keeper = createKeeper(client.concurrency(platform));
    try {
      await inParallel(planned, client.concurrency(platform), async ({ ask, question }) => {
        signal.throwIfAborted();
        if (!(await isRunOpen(knex, run))) return;
        const job = { run, ask, question, subjects, deadline: run.deadlineAt, signal, keyId: run.requestedBy };
        const settled = await askOne(client, job);
        if (patient && isCircuitOpen(settled)) {
          postponed += 1;
          return;
        }
        // The platform's next question need not wait until this answer is stored.
        await keeper.keep(() => store(job, settled));
      });
    } finally {
      // Also when the slice is given back: an answer that has come is stored before anybody asks for it again.
      await keeper.kept();
    }
    // Asks interrupted by the shutdown are still planned: the job must not end as done.
    signal.throwIfAborted();
    if (postponed > 0)
      throw new Error(`${platform} rests after failures: ${postponed} questions are asked again later`);
    await runs.completeIfSettled(accountId, runId, now());
  };

  const sweep = async (): Promise<number> => {
    const overdue = await selectOverdueRuns(knex, now(), SWEEP_LIMIT);
    for (const { accountId, runId } of overdue) await runs.giveUp(accountId, runId, now());
    return overdue.length;
  };

  const sweeper = createSweeper({ sweep, everyMs: SWEEP_EVERY_MS, onError: options.onSweepError });

  return {
    sweep,
    async start() {
      for (const name of options.queues) {
        await queue.work<SliceJob>(name, { concurrency: options.slicesPerQueue }, ({ data, retryCount }, { signal }) =>
          runSlice(data, { signal, patient: retryCount < PATIENT_ROUNDS }),
        );
      }
      sweeper.start();
    },
    stop: () => sweeper.stop(),
  };
}

function isCircuitOpen({ outcome }: SettledAsk): boolean {
  return !outcome.ok && outcome.reason === 'circuit_open';
}
