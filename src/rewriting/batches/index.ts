import { type Actor, recordAudit } from '../../accounts/audit.ts';
import { type AccountPrincipal, callerId } from '../../accounts/principal.ts';
import { type Failure, fail } from '../../failure.ts';
import { rewritingPlatform } from '../model/choice.ts';
import type { WritingDeps } from '../writing-deps.ts';
import type { Batch, BatchDetail, OpenBatch } from './batch.ts';
import {
  countItems,
  endBatch,
  failPlanned,
  insertBatch,
  lockOpenBatch,
  selectBatch,
  selectBatches,
} from './batch-store.ts';
import { itemId } from './item-id.ts';
import type { EnqueueBatch } from './queue.ts';

export type { Batch, BatchDetail, BatchItem, StoredRewrite } from './batch.ts';
export { type BatchCompletion, createBatchCompletion } from './completion.ts';
export { createEnqueueBatch, defineBatchQueue } from './queue.ts';
export { type BatchWorker, createBatchWorker } from './worker.ts';

/** After so long a batch ends with what it has. */
const GIVEN_UP_MS = 6 * 3_600_000;

/** Rewrites of many texts, in the background. */
export interface RewriteBatches {
  create(
    principal: AccountPrincipal,
    request: { brandId: string; texts: readonly string[]; audience: string | null },
    actor: Actor,
  ): Promise<BatchDetail | Failure<'not_found' | 'spend_cap_reached'>>;
  list(accountId: string, brandId: string | null, page: { limit: number; before: string | null }): Promise<Batch[]>;
  find(accountId: string, batchId: string): Promise<BatchDetail | null>;
  /** What is done stays. `conflict`: the batch is over. */
  cancel(accountId: string, batchId: string, actor: Actor): Promise<BatchDetail | Failure<'not_found' | 'conflict'>>;
}

export function createRewriteBatches(deps: WritingDeps & { enqueue: EnqueueBatch }): RewriteBatches {
  const { knex, brands, spendCap, now, newId } = deps;
  return {
    async create(principal, { brandId, texts, audience }, actor) {
      const { accountId, partition } = principal;
      const brand = await brands.find(accountId, brandId);
      if (brand === null) {
        return fail('not_found', 'The account has no brand with this id.', {
          details: [{ path: 'body.brandId', message: 'is not known' }],
        });
      }
      const id = newId();
      const createdAt = now();
      const deadlineAt = new Date(createdAt.getTime() + GIVEN_UP_MS);
      const platform = rewritingPlatform(deps.platformsOf(partition), deps.platform);
      const batch: OpenBatch = { accountId, id, brandId, partition, requestedBy: callerId(principal) };
      const items = texts.map((text, ordinal) => ({ ordinal, text, brand: brand.name, audience }));
      return knex.transaction(async (trx) => {
        if (platform !== null) {
          const usd = deps.expectedUsd(platform);
          const costs = items.map(({ ordinal }) => ({ id: itemId(id, ordinal), usd }));
          const refusal = await spendCap.reserve(trx, {
            accountId,
            partition,
            costs,
            at: createdAt,
            until: deadlineAt,
          });
          if (refusal !== null) return refusal;
        }
        await insertBatch(trx, { ...batch, createdAt, deadlineAt }, items);
        await deps.enqueue(trx, { accountId, batchId: id });
        const target = { kind: 'rewrite_batch', id };
        const details = { texts: items.length };
        await recordAudit(trx, {
          id: newId(),
          accountId,
          actor,
          action: 'rewrite_batch.created',
          target,
          details,
          at: createdAt,
        });
        return stored(await selectBatch(trx, accountId, id));
      });
    },

    list: (accountId, brandId, page) => selectBatches(knex, accountId, brandId, page),
    find: (accountId, batchId) => selectBatch(knex, accountId, batchId),

    cancel: (accountId, batchId, actor) =>
      knex.transaction(async (trx) => {
        const open = await lockOpenBatch(trx, accountId, batchId);
        if (open === null) {
          const known = await selectBatch(trx, accountId, batchId);
          if (known === null) return fail('not_found', 'The account has no batch with this id.');
          return fail('conflict', `The batch is ${known.status}.`);
        }
        const at = now();
        await failPlanned(trx, accountId, batchId, 'cancelled', at);
        const { succeeded, failed } = await countItems(trx, accountId, batchId);
        await endBatch(trx, accountId, batchId, { status: 'cancelled', succeeded, failed, at });
        await spendCap.release(
          trx,
          accountId,
          Array.from({ length: open.total }, (_, ordinal) => itemId(batchId, ordinal)),
        );
        const target = { kind: 'rewrite_batch', id: batchId };
        await recordAudit(trx, { id: newId(), accountId, actor, action: 'rewrite_batch.cancelled', target, at });
        return stored(await selectBatch(trx, accountId, batchId));
      }),
  };
}

function stored(batch: BatchDetail | null): BatchDetail {
  if (batch === null) throw new Error('the batch was not stored');
  return batch;
}
