import type { Knex } from 'knex';
import type { Citation, Sentiment } from '../../analysis/index.ts';
import type { PlatformId } from '../../platforms/index.ts';
import { selectRun } from '../runs/run-store.ts';
import type { Question, Run } from '../scan.ts';

/** A run of a query whose process died: what it asked, and what had come of that. */
export interface BegunRun {
  run: Run;
  question: Question;
  settled: SettledQuestion[];
}

/** What one platform made of the run's question, as it is stored. */
export type SettledQuestion = { platform: PlatformId; latencyMs: number } & (
  | { answered: true; text: string; model: string; costUsd: number | null; analysis: StoredAnalysis }
  | { answered: false; error: { code: string; message: string } }
);

export interface StoredAnalysis {
  mentioned: boolean;
  position: number;
  rank: number;
  sentiment: Sentiment | null;
  citations: Citation[];
}

/**
 * The account's runs with these ids, in the order of the ids, open until `deadlineAt` where they are not over; none when the work
 * had not come to store them.
 */
export async function resumeRuns(
  knex: Knex,
  accountId: string,
  runIds: readonly string[],
  deadlineAt: Date,
): Promise<BegunRun[]> {
  await knex('runs')
    .where({ account_id: accountId, kind: 'query', status: 'running' })
    .whereIn('id', [...runIds])
    .update({ deadline_at: deadlineAt });
  const begun: BegunRun[] = [];
  for (const runId of runIds) {
    const run = await selectRun(knex, accountId, runId);
    if (run === null) continue;
    const question = await selectQuestion(knex, accountId, runId);
    begun.push({ run, question, settled: await selectSettled(knex, accountId, runId) });
  }
  return begun;
}

async function selectQuestion(knex: Knex, accountId: string, runId: string): Promise<Question> {
  const { rows } = await knex.raw<{ rows: Question[] }>(
    `select ordinal, prompt_id as "promptId", text, hash, language, stage, discovery
       from run_questions where account_id = :accountId and run_id = :runId and ordinal = 0`,
    { accountId, runId },
  );
  const [question] = rows;
  if (question === undefined) throw new Error(`run ${runId} has no question`);
  return question;
}

interface SettledRow extends Omit<StoredAnalysis, 'citations'> {
  platform: PlatformId;
  answerId: string | null;
  text: string;
  model: string;
  costUsd: number | null;
  latencyMs: number;
  failure: string;
  failureMessage: string | null;
}

async function selectSettled(knex: Knex, accountId: string, runId: string): Promise<SettledQuestion[]> {
  const { rows } = await knex.raw<{ rows: SettledRow[] }>(
    `select k.platform, k.failure, k.failure_message as "failureMessage", a.id as "answerId", a.text, a.model,
            a.cost_usd as "costUsd",
            coalesce(a.latency_ms, (extract(epoch from k.finished_at - r.created_at) * 1000)::integer) as "latencyMs",
            n.mentioned, n.position, n.rank, n.sentiment
       from asks k
       join runs r on r.account_id = k.account_id and r.id = k.run_id
       left join answers a on a.account_id = k.account_id and a.run_id = k.run_id and a.ordinal = k.ordinal
                          and a.platform = k.platform and a.sample = k.sample
       left join analyses n on n.account_id = a.account_id and n.answer_id = a.id and n.subject_id = r.subject_id
      where k.account_id = :accountId and k.run_id = :runId and k.state <> 'planned'`,
    { accountId, runId },
  );
  const { rows: citations } = await knex.raw<{ rows: (Citation & { answerId: string })[] }>(
    `select c.answer_id as "answerId", c.source_url as url, c.source_domain as domain, c.context
       from answers a
       join runs r on r.account_id = a.account_id and r.id = a.run_id
       join citations c on c.account_id = a.account_id and c.subject_id = r.subject_id and c.answer_id = a.id
      where a.account_id = :accountId and a.run_id = :runId
      order by c.ordinal`,
    { accountId, runId },
  );
  const citationsOf = Map.groupBy(citations, ({ answerId }) => answerId);
  return rows.map((row): SettledQuestion => {
    const { platform, latencyMs, answerId, text, model, costUsd, mentioned, position, rank, sentiment } = row;
    if (answerId === null) {
      return { platform, latencyMs, answered: false, error: { code: row.failure, message: row.failureMessage ?? '' } };
    }
    const cited = (citationsOf.get(answerId) ?? []).map(({ url, domain, context }) => ({ url, domain, context }));
    const analysis = { mentioned, position, rank, sentiment, citations: cited };
    return { platform, latencyMs, answered: true, text, model, costUsd, analysis };
  });
}
