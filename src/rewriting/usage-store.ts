import type { Knex } from 'knex';
import type { Partition } from '../accounts/principal.ts';
import { numberedId } from '../scans/numbered-id.ts';
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
  await trx.raw(
    `insert into usage_daily (account_id, day, operation, platform, asks, input_tokens, output_tokens, cost_usd)
     select account_id, (at at time zone 'UTC')::date, operation, platform, count(*),
            coalesce(sum(input_tokens), 0), coalesce(sum(output_tokens), 0), coalesce(sum(cost_usd), 0)
       from usage_entries
      where account_id = :accountId and id = any(:ids)
      group by 1, 2, 3, 4
     on conflict (account_id, day, operation, platform) do update
        set asks = usage_daily.asks + excluded.asks,
            input_tokens = usage_daily.input_tokens + excluded.input_tokens,
            output_tokens = usage_daily.output_tokens + excluded.output_tokens,
            cost_usd = usage_daily.cost_usd + excluded.cost_usd`,
    { accountId: work.accountId, ids: entered.map(({ id }) => id) as never },
  );
}
