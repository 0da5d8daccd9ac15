import type { Knex } from 'knex';
import { PLATFORM_IDS, type PlatformId } from '../../platforms/index.ts';
import type { Queue } from '../../storage/queue.ts';
import type { Run } from '../scan.ts';

/** One platform's share of a run. The run's rows are the truth; a job only wakes a worker. */
export interface SliceJob {
  accountId: string;
  runId: string;
  platform: PlatformId;
}

export interface ScanQueue {
  /** Queues the slices of a run inside the transaction that writes the run. */
  enqueueRun(trx: Knex.Transaction, run: QueuedRun): Promise<void>;
}

type QueuedRun = Pick<Run, 'accountId' | 'id' | 'kind' | 'platforms'>;

/** Longer than any run may take, since a slice is taken over by its worker's silence, not by its length. */
const SLICE_EXPIRES_SECONDS = 12 * 3_600;

/** One queue for each platform, so that a slow platform does not hold up the slices of the others. */
export function sliceQueueOf(platform: PlatformId): string {
  return `scan-${platform}`;
}

/** Names the queues, in senders and workers alike. */
export async function defineScanQueues(queue: Queue): Promise<void> {
  for (const platform of PLATFORM_IDS) {
    await queue.define(sliceQueueOf(platform), { expireInSeconds: SLICE_EXPIRES_SECONDS });
  }
}

/** A replay is worked off by its own worker alone, the one that has the recorded answers. */
export function replayQueueOf(accountId: string): string {
  return `replay-${accountId}`;
}

export async function defineReplayQueue(queue: Queue, accountId: string): Promise<void> {
  await queue.define(replayQueueOf(accountId), { expireInSeconds: SLICE_EXPIRES_SECONDS });
}

export function createScanQueue(queue: Queue): ScanQueue {
  return {
    async enqueueRun(trx, { accountId, id, kind, platforms }) {
      for (const platform of platforms) {
        const job: SliceJob = { accountId, runId: id, platform };
        const name = kind === 'replay' ? replayQueueOf(accountId) : sliceQueueOf(platform);
        await queue.send(name, job, { trx });
      }
    },
  };
}
