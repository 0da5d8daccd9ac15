import type { Knex } from 'knex';
import type { PlatformId } from '../platforms/index.ts';
import type { Queue } from '../storage/queue.ts';
import type { Run } from './scan.ts';

/** One platform's share of a run. The run's rows are the truth; a job only wakes a worker. */
export interface SliceJob {
  accountId: string;
  runId: string;
  platform: PlatformId;
}

export interface ScanQueue {
  /** Queues the slices of a run inside the transaction that writes the run. */
  enqueueRun(trx: Knex.Transaction, run: Pick<Run, 'accountId' | 'id' | 'platforms'>): Promise<void>;
}

/** One queue for each platform, so that a slow platform does not hold up the slices of the others. */
export function sliceQueueOf(platform: PlatformId): string {
  return `scan-${platform}`;
}

export function createScanQueue(queue: Queue): ScanQueue {
  return {
    async enqueueRun(trx, { accountId, id, platforms }) {
      for (const platform of platforms) {
        const job: SliceJob = { accountId, runId: id, platform };
        await queue.send(sliceQueueOf(platform), job, { trx });
      }
    },
  };
}
