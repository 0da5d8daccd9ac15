import type { Knex } from 'knex';
import type { Outbox } from '../../events/index.ts';
import { countItems, endBatch, failPlanned, lockOpenBatch } from './batch-store.ts';

/** Ends batches, each once, and tells it in the transaction that does so. */
export interface BatchCompletion {
  /** Ends a batch whose texts are all done: `completed`, or `failed` where none was rewritten. False when it is not, or was over. */
  completeIfSettled(accountId: string, batchId: string, at: Date): Promise<boolean>;
  /** Gives up what a batch is still waiting for, and ends it. */
  giveUp(accountId: string, batchId: string, at: Date): Promise<void>;
}

export function createBatchCompletion({ knex, outbox }: { knex: Knex; outbox: Outbox }): BatchCompletion {
  const complete = async (trx: Knex.Transaction, accountId: string, batchId: string, at: Date): Promise<boolean> => {
    const batch = await lockOpenBatch(trx, accountId, batchId);
    if (batch === null) return false;
    const { planned, succeeded, failed } = await countItems(trx, accountId, batchId);
    if (planned > 0) return false;
    const { brandId } = batch;
    await endBatch(trx, accountId, batchId, { status: succeeded > 0 ? 'completed' : 'failed', succeeded, failed, at });
    const data = { batchId, successCount: succeeded, failureCount: failed };
    await outbox.write(trx, { accountId, brandId, type: 'aeo.batch.completed', at, data });
    return true;
  };
  return {
    completeIfSettled: (accountId, batchId, at) => knex.transaction((trx) => complete(trx, accountId, batchId, at)),
    async giveUp(accountId, batchId, at) {
      await knex.transaction(async (trx) => {
        if ((await lockOpenBatch(trx, accountId, batchId)) === null) return;
        await failPlanned(trx, accountId, batchId, 'unanswered', at);
        await complete(trx, accountId, batchId, at);
      });
    },
  };
}
