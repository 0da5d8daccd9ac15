import type { Knex } from 'knex';
import type { PlatformId } from '../../platforms/index.ts';

/** An answer with its question and what the analysis found about the brand of its run. */
export interface AnswerSummary {
  id: string;
  runId: string;
  brandId: string | null;
  brandName: string;
  platform: PlatformId;
  model: string;
  prompt: string;
  answeredAt: Date;
  /** `null` in these three: not analysed. */
  mentioned: boolean | null;
  rank: number | null;
  sentiment: 'positive' | 'neutral' | 'negative' | null;
}

export interface AnswerInFull extends AnswerSummary {
  text: string;
  sources: { url: string; title: string | null }[];
  inputTokens: number | null;
  outputTokens: number | null;
  costUsd: number | null;
  latencyMs: number;
}

const SUMMARY = `
  a.id, a.run_id as "runId", r.brand_id as "brandId", r.brand_name as "brandName", a.platform, a.model, q.text as prompt,
  a.answered_at as "answeredAt", n.mentioned, n.rank, n.sentiment`;

const FROM = `
  from answers a
  join runs r on r.account_id = a.account_id and r.id = a.run_id
  join run_questions q on q.account_id = a.account_id and q.run_id = a.run_id and q.ordinal = a.ordinal
  left join analyses n on n.account_id = a.account_id and n.answer_id = a.id and n.subject_id = r.subject_id`;

/**
 * Answers of an account before `before` (an answer's id; all for `null`), newest first. Ids are UUIDs of version 7, and so in the
 * order of time.
 */
export async function selectAnswers(
  knex: Knex,
  accountId: string,
  filter: {
    brandId: string | null;
    runId: string | null;
    platform: PlatformId | null;
    limit: number;
    before: string | null;
  },
): Promise<AnswerSummary[]> {
  const { rows } = await knex.raw<{ rows: AnswerSummary[] }>(
    `select ${SUMMARY} ${FROM}
      where a.account_id = :accountId
        and (cast(:brandId as uuid) is null or r.brand_id = :brandId)
        and (cast(:runId as uuid) is null or a.run_id = :runId)
        and (cast(:platform as text) is null or a.platform = :platform)
        and (cast(:before as uuid) is null or a.id < :before)
      order by a.id desc
      limit :limit`,
    // knex reads a null binding of a named parameter as missing unless it is given as such
    { accountId, ...filter } as Record<string, string | number>,
  );
  return rows;
}

export async function selectAnswer(knex: Knex, accountId: string, answerId: string): Promise<AnswerInFull | null> {
  const { rows } = await knex.raw<{ rows: AnswerInFull[] }>(
    `select ${SUMMARY}, a.text, a.sources, a.input_tokens as "inputTokens", a.output_tokens as "outputTokens",
            a.cost_usd::float8 as "costUsd", a.latency_ms as "latencyMs"
       ${FROM}
      where a.account_id = :accountId and a.id = :answerId`,
    { accountId, answerId },
  );
  const [answer] = rows;
  if (answer === undefined) return null;
  return { ...answer, sources: answer.sources.map(({ url, title }) => ({ url, title: title ?? null })) };
}
