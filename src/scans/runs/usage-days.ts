import type { Knex } from 'knex';

/** Which usage entries of an account: those of a run, or these. */
export type UsageEntries = { runId: string } | { ids: readonly string[] };

/** Adds billed usage entries to the account's days. To be called once for each entry, in the transaction that settles it. */
export async function addToUsageDays(trx: Knex, accountId: string, entries: UsageEntries): Promise<void> {
  const [condition, which] = 'runId' in entries ? ['run_id = ?', entries.runId] : ['id = any(?)', [...entries.ids]];
  await trx.raw(
    `insert into usage_daily (account_id, day, operation, platform, asks, input_tokens, output_tokens, cost_usd)
     select account_id, (at at time zone 'UTC')::date, operation, platform, count(*),
            coalesce(sum(input_tokens), 0), coalesce(sum(output_tokens), 0), coalesce(sum(cost_usd), 0)
       from usage_entries
      where account_id = ? and ${condition} and billed
      group by 1, 2, 3, 4
     on conflict (account_id, day, operation, platform) do update
        set asks = usage_daily.asks + excluded.asks,
            input_tokens = usage_daily.input_tokens + excluded.input_tokens,
            output_tokens = usage_daily.output_tokens + excluded.output_tokens,
            cost_usd = usage_daily.cost_usd + excluded.cost_usd`,
    [accountId, which as string],
  );
}
