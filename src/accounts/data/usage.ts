import type { Knex } from 'knex';

export interface UsageFigures {
  asks: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars, as far as known. */
  costUsd: number;
}

export interface UsageDay extends UsageFigures {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  platform: string;
  operation: string;
}

export interface UsageReport {
  days: UsageDay[];
  total: UsageFigures;
  /** Cost of the running calendar month (UTC) so far. */
  monthUsd: number;
}

/** Billed questions of the days from `from` to `to`, both included, read from the entries of the single questions. */
export async function selectUsage(
  knex: Knex,
  accountId: string,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<UsageReport> {
  const { rows } = await knex.raw<{ rows: UsageDay[] }>(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, platform, operation, count(*)::integer as asks,
            coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
            coalesce(sum(output_tokens), 0)::float8 as "outputTokens",
            coalesce(sum(cost_usd), 0)::float8 as "costUsd"
       from usage_entries
      where account_id = :accountId and billed
        and at >= cast(:from as date)::timestamp at time zone 'UTC'
        and at < (cast(:to as date) + 1)::timestamp at time zone 'UTC'
      group by 1, 2, 3
      order by 1 desc, 2, 3`,
    { accountId, from, to },
  );
  const month = await knex.raw<{ rows: { usd: number }[] }>(
    `select coalesce(sum(cost_usd), 0)::float8 as usd
       from usage_entries
      where account_id = :accountId and billed
        and at >= date_trunc('month', cast(:at as timestamptz) at time zone 'UTC') at time zone 'UTC'`,
    { accountId, at },
  );
  return { days: rows, total: totalOf(rows), monthUsd: month.rows[0]?.usd ?? 0 };
}

function totalOf(days: readonly UsageFigures[]): UsageFigures {
  const sum = (figure: keyof UsageFigures): number => days.reduce((total, day) => total + day[figure], 0);
  return {
    asks: sum('asks'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    costUsd: sum('costUsd'),
  };
}
