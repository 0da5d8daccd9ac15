import type { Knex } from 'knex';
import type { Batch, BatchDetail, BatchItem, BatchStatus, OpenBatch, PlannedItem, StoredRewrite } from './batch.ts';

const OPEN: readonly BatchStatus[] = ['queued', 'running'];

const SUMMARY = `
  b.id, b.brand_id as "brandId", b.status, b.items_total as total, b.created_at as "createdAt",
  b.completed_at as "completedAt",
  (select coalesce(sum(i.cost_usd), 0)::float8 from rewrite_items i
    where i.account_id = b.account_id and i.batch_id = b.id) as "costUsd",
  (select count(*)::integer from rewrite_items i
    where i.account_id = b.account_id and i.batch_id = b.id and i.state = 'succeeded') as succeeded,
  (select count(*)::integer from rewrite_items i
    where i.account_id = b.account_id and i.batch_id = b.id and i.state = 'failed') as failed`;

export async function insertBatch(
  trx: Knex,
  batch: OpenBatch & { createdAt: Date; deadlineAt: Date },
  items: readonly PlannedItem[],
): Promise<void> {
  await trx('rewrite_batches').insert({
    account_id: batch.accountId,
    id: batch.id,
    brand_id: batch.brandId,
    partition: batch.partition,
    status: 'queued',
    items_total: items.length,
    requested_by: batch.requestedBy,
    created_at: batch.createdAt,
    deadline_at: batch.deadlineAt,
  });
  await trx('rewrite_items').insert(
    items.map(({ ordinal, text, brand, audience }) => ({
      account_id: batch.accountId,
      batch_id: batch.id,
      ordinal,
      text,
      brand,
      audience,
    })),
  );
}

/** Newest first. */
export async function selectBatches(
  knex: Knex,
  accountId: string,
  brandId: string | null,
  { limit, before }: { limit: number; before: string | null },
): Promise<Batch[]> {
  const { rows } = await knex.raw<{ rows: Batch[] }>(
    `select ${SUMMARY} from rewrite_batches b
      where b.account_id = :accountId
        and (cast(:brandId as uuid) is null or b.brand_id = :brandId)
        and (cast(:before as uuid) is null or b.id < :before)
      order by b.id desc limit :limit`,
    { accountId, brandId, before, limit } as object as Record<string, string>,
  );
  return rows;
}

export async function selectBatch(knex: Knex, accountId: string, batchId: string): Promise<BatchDetail | null> {
  const { rows } = await knex.raw<{ rows: Batch[] }>(
    `select ${SUMMARY} from rewrite_batches b where b.account_id = :accountId and b.id = :batchId`,
    { accountId, batchId },
  );
  const [batch] = rows;
  if (batch === undefined) return null;
  const items = (await knex('rewrite_items')
    .where({ account_id: accountId, batch_id: batchId })
    .orderBy('ordinal')
    .select({
      ordinal: 'ordinal',
      text: 'text',
      state: 'state',
      result: 'result',
      failure: 'failure',
      finishedAt: 'finished_at',
    })) as unknown as BatchItem[];
  return { ...batch, items };
}

/** Marks a batch as running; `null` when it is over, or gone. */
export async function startBatch(knex: Knex, accountId: string, batchId: string): Promise<OpenBatch | null> {
  const [row] = await knex('rewrite_batches')
    .where({ account_id: accountId, id: batchId })
    .whereIn('status', [...OPEN])
    .update({ status: 'running' })
    .returning(['brand_id', 'partition', 'requested_by']);
  if (row === undefined) return null;
  return {
    accountId,
    id: batchId,
    brandId: String(row.brand_id),
    partition: row.partition as OpenBatch['partition'],
    requestedBy: row.requested_by,
  };
}

export async function isBatchOpen(knex: Knex, accountId: string, batchId: string): Promise<boolean> {
  const row = await knex('rewrite_batches')
    .where({ account_id: accountId, id: batchId })
    .whereIn('status', [...OPEN])
    .first('id');
  return row !== undefined;
}

export async function selectPlannedItems(knex: Knex, accountId: string, batchId: string): Promise<PlannedItem[]> {
  return knex('rewrite_items')
    .where({ account_id: accountId, batch_id: batchId, state: 'planned' })
    .orderBy('ordinal')
    .select('ordinal', 'text', 'brand', 'audience') as unknown as Promise<PlannedItem[]>;
}

/** Stores what came of a text, once; false when somebody else did, or the batch was cancelled. */
export async function settleItem(
  trx: Knex,
  { accountId, batchId, ordinal }: { accountId: string; batchId: string; ordinal: number },
  outcome: { result: StoredRewrite } | { failure: string },
  at: Date,
): Promise<boolean> {
  const items = trx('rewrite_items').where({ account_id: accountId, batch_id: batchId, ordinal, state: 'planned' });
  const settled =
    'result' in outcome
      ? await items.update({
          state: 'succeeded',
          result: JSON.stringify(outcome.result),
          cost_usd: outcome.result.costUsd,
          finished_at: at,
        })
      : await items.update({ state: 'failed', failure: outcome.failure, finished_at: at });
  return settled === 1;
}

/** Fails every text that is still planned. */
export async function failPlanned(
  trx: Knex,
  accountId: string,
  batchId: string,
  failure: string,
  at: Date,
): Promise<void> {
  await trx('rewrite_items')
    .where({ account_id: accountId, batch_id: batchId, state: 'planned' })
    .update({ state: 'failed', failure, finished_at: at });
}

/** The batch's row, held, while it is open. */
export async function lockOpenBatch(
  trx: Knex,
  accountId: string,
  batchId: string,
): Promise<{ brandId: string; total: number } | null> {
  const [batch] = await trx('rewrite_batches')
    .where({ account_id: accountId, id: batchId })
    .whereIn('status', [...OPEN])
    .forUpdate()
    .select({ brandId: 'brand_id', total: 'items_total' });
  return batch === undefined ? null : { brandId: String(batch.brandId), total: batch.total };
}

/** A statement of its own after the lock, so that it sees what was committed while that was waited for. */
export async function countItems(
  trx: Knex,
  accountId: string,
  batchId: string,
): Promise<{ planned: number; succeeded: number; failed: number }> {
  const rows = (await trx('rewrite_items')
    .where({ account_id: accountId, batch_id: batchId })
    .groupBy('state')
    .select('state')
    .count({ count: '*' })) as { state: string; count: number | string }[];
  const of = (state: string): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { planned: of('planned'), succeeded: of('succeeded'), failed: of('failed') };
}

export async function endBatch(
  trx: Knex,
  accountId: string,
  batchId: string,
  end: { status: BatchStatus; succeeded: number; failed: number; at: Date },
): Promise<void> {
  await trx('rewrite_batches')
    .where({ account_id: accountId, id: batchId })
    .update({ status: end.status, success_count: end.succeeded, failure_count: end.failed, completed_at: end.at });
}

/** Open batches whose time is over, of all accounts. */
export async function selectOverdueBatches(
  knex: Knex,
  at: Date,
  limit: number,
): Promise<{ accountId: string; batchId: string }[]> {
  return knex('rewrite_batches')
    .whereIn('status', [...OPEN])
    .where('deadline_at', '<=', at)
    .orderBy('deadline_at')
    .limit(limit)
    .select({ accountId: 'account_id', batchId: 'id' });
}
