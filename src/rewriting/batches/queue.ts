import type { Knex } from 'knex';
import type { Queue } from '../../storage/queue.ts';

/** A batch to be worked off. Its rows are the truth; a job only wakes a worker. */
export interface BatchJob {
  accountId: string;
  batchId: string;
}

export const BATCH_QUEUE = 'rewrite-batch';

/** Longer than any batch may take, since a batch is taken over by its worker's silence, not by its length. */
const EXPIRES_SECONDS = 6 * 3_600;

/** Names the queue, in senders and workers alike. */
export async function defineBatchQueue(queue: Queue): Promise<void> {
  await queue.define(BATCH_QUEUE, { expireInSeconds: EXPIRES_SECONDS });
}

export type EnqueueBatch = (trx: Knex.Transaction, job: BatchJob) => Promise<void>;

export function createEnqueueBatch(queue: Queue): EnqueueBatch {
  return async (trx, job) => {
    await queue.send(BATCH_QUEUE, job, { trx });
  };
}
