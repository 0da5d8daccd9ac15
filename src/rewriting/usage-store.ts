import type { Knex } from 'knex';
import type { Partition } from '../accounts/principal.ts';
import { numberedId } from '../scans/numbered-id.ts';
import { addToUsageDays } from '../scans/runs/usage-days.ts';
import type { ModelCall } from './model/ask-for-object.ts';

/** A piece of writing that is billed. */
export interface BilledWork {
  accountId: string;
  partition: Partition;
  /** Its entries have ids made of it: work that is repeated under its id is billed once. */
  workId: string;
  operation: 'rewrite' | 'suggest' | 'rewrite_batch';
  brandId: string | null;
  keyId: string | null;
  at: Date;
}

/** Enters what was asked, in the account's usage and in its days. */
export async function recordUsage(trx: Knex, work: BilledWork, calls: readonly ModelCall[]): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map((call, number) => ({
    account_id: work.accountId,
    id: numberedId(work.workId, number),
    operation: work.operation,
    platform: call.platform,
    brand_id: work.brandId,
    key_id: work.keyId,
    model: call.model,
    input_tokens: call.inputTokens,
    output_tokens: call.outputTokens,
    cost_usd: call.costUsd,
    billed: work.partition === 'live',
    at: work.at,
  }));
  const entered = await trx('usage_entries').insert(rows).onConflict(['account_id', 'id']).ignore().returning('id');
  if (entered.length === 0 || work.partition !== 'live') return;
  await addToUsageDays(trx, work.accountId, { ids: entered.map(({ id }) => id) });
}
