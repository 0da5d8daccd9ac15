import type { Knex } from 'knex';
import type { PlatformId } from '../../platforms/index.ts';
import type { RunStatus } from '../scan.ts';
import { type EvaluatedAnswer, type FailedAsk, type PlatformResult, platformResults } from './platform-result.ts';

/** How a run stands; results and time of completion are there once it is over. */
export interface RunReport {
  runId: string;
  brandId: string | null;
  status: RunStatus;
  platforms: PlatformId[];
  createdAt: Date;
  completedAt: Date | null;
  asks: { total: number; answered: number; failed: number };
  results: PlatformResult[];
}

/** The last completed scan of a brand: what its detail shows. */
export interface LastScan {
  runId: string;
  completedAt: Date;
  /** Answers that mention the brand ÷ answers, over the answers to discovery prompts; `null` without any. */
  visibility: number | null;
  platforms: PlatformId[];
}

interface RunRow extends Omit<RunReport, 'results' | 'asks'> {
  subjectId: string;
  total: number;
  answered: number;
  failed: number;
}

/** A probe of the account; `null` when it has none with this id. */
export async function selectProbe(knex: Knex, accountId: string, runId: string): Promise<RunReport | null> {
  const { rows } = await knex.raw<{ rows: RunRow[] }>(
    `select id as "runId", brand_id as "brandId", subject_id as "subjectId", status, platforms,
            created_at as "createdAt", completed_at as "completedAt", asks_total as total,
            asks_answered as answered, asks_failed as failed
       from runs
      where account_id = :accountId and id = :runId and kind in ('probe', 'scheduled')`,
    { accountId, runId },
  );
  const row = rows[0];
  if (row === undefined) return null;
  const { subjectId, total, answered, failed, ...run } = row;
  const over = run.completedAt !== null;
  const results = over ? await selectResults(knex, accountId, runId, subjectId, run.platforms) : [];
  return { ...run, asks: { total, answered, failed }, results };
}

/** Within the caller's partition: simulated scans do not show among live ones. */
export async function selectLastScan(
  knex: Knex,
  scope: { accountId: string; brandId: string; partition: 'live' | 'simulated' },
): Promise<LastScan | null> {
  const { rows } = await knex.raw<{ rows: LastScan[] }>(
    `select id as "runId", completed_at as "completedAt", visibility, platforms
       from runs
      where account_id = :accountId and brand_id = :brandId and partition = :partition
        and status = 'completed' and kind in ('probe', 'scheduled')
      order by completed_at desc, id limit 1`,
    scope,
  );
  return rows[0] ?? null;
}

async function selectResults(
  knex: Knex,
  accountId: string,
  runId: string,
  subjectId: string,
  platforms: readonly PlatformId[],
): Promise<PlatformResult[]> {
  const answers = await knex.raw<{ rows: EvaluatedAnswer[] }>(
    `select n.platform, n.mentioned, n.rank, n.snippet,
            case when a.input_tokens is null and a.output_tokens is null then null
                 else coalesce(a.input_tokens, 0) + coalesce(a.output_tokens, 0) end as tokens
       from analyses n
       join answers a on a.account_id = n.account_id and a.id = n.answer_id
      where n.account_id = :accountId and n.run_id = :runId and n.subject_id = :subjectId
      order by n.ordinal, n.answer_id`,
    { accountId, runId, subjectId },
  );
  const failures = await knex.raw<{ rows: FailedAsk[] }>(
    `select platform, failure, failure_message as message from asks
      where account_id = :accountId and run_id = :runId and state = 'failed' order by ordinal`,
    { accountId, runId },
  );
  return platformResults(platforms, answers.rows, failures.rows);
}
