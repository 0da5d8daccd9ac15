import type { Knex } from 'knex';
import { CITED_BY_ANSWER } from '../cited-by-answer.ts';
import type { BrandScope } from '../scope.ts';
import type { IncidentType } from './finding.ts';
import { SURGE_BASE_DAYS, SURGE_HOURS, type ToneCount } from './negative-surge.ts';
import { COLLAPSE_BASE_DAYS, COLLAPSE_DAYS, type Standing } from './rank-collapse.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An answer that speaks ill of the brand, or the source that imitates it. */
export interface AnswerSeen {
  answerId: string;
  platform: string;
  excerpt: string;
  observedAt: Date;
}

/** When an incident of a type was last resolved: what came before has been dealt with. */
export async function selectLastResolved(trx: Knex, scope: BrandScope): Promise<Map<string, Date>> {
  const { rows } = await trx.raw<{ rows: { type: IncidentType; subject: string; at: Date }[] }>(
    `select type, subject, max(resolved_at) as at from incidents
      where account_id = :accountId and brand_id = :brandId and partition = :partition and status = 'resolved'
      group by type, subject`,
    { ...scope },
  );
  return new Map(rows.map(({ type, subject, at }) => [`${type} ${subject}`, at]));
}

/** The last 24 hours, or what of them is after `since`, and the 14 days before those hours. */
export async function selectTones(
  trx: Knex,
  scope: BrandScope,
  at: Date,
  since: Date | undefined,
): Promise<{ now: ToneCount; before: ToneCount; negatives: AnswerSeen[] }> {
  const dayAgo = new Date(at.getTime() - SURGE_HOURS * HOUR_MS);
  const recentFrom = later(dayAgo, since);
  const window = { ...scope, at, dayAgo, recentFrom, from: new Date(dayAgo.getTime() - SURGE_BASE_DAYS * DAY_MS) };
  const { rows } = await trx.raw<{ rows: Record<string, number>[] }>(
    `select count(*) filter (where answered_at > :recentFrom)::integer as "nowMentions",
            count(*) filter (where answered_at > :recentFrom and sentiment = 'negative')::integer as "nowNegatives",
            count(*) filter (where answered_at <= :dayAgo)::integer as "beforeMentions",
            count(*) filter (where answered_at <= :dayAgo and sentiment = 'negative')::integer as "beforeNegatives"
       from analyses
      where account_id = :accountId and subject_id = :brandId and partition = :partition
        and answered_at > :from and answered_at <= :at and mentioned`,
    window,
  );
  const { rows: negatives } = await trx.raw<{ rows: AnswerSeen[] }>(
    `select answer_id as "answerId", platform, snippet as excerpt, answered_at as "observedAt"
       from analyses
      where account_id = :accountId and subject_id = :brandId and partition = :partition
        and answered_at > :recentFrom and answered_at <= :at and sentiment = 'negative'
      order by answered_at, answer_id limit 1000`,
    window,
  );
  const counts = rows[0] ?? {};
  return {
    now: { mentions: counts.nowMentions ?? 0, negatives: counts.nowNegatives ?? 0 },
    before: { mentions: counts.beforeMentions ?? 0, negatives: counts.beforeNegatives ?? 0 },
    negatives,
  };
}

/** The last 7 days, or what of them is after `since`, and the 28 before those days; non-adaptive answers to discovery prompts. */
export async function selectStandings(
  trx: Knex,
  scope: BrandScope,
  at: Date,
  since: Date | undefined,
): Promise<{ now: Standing; before: Standing }> {
  const weekAgo = new Date(at.getTime() - COLLAPSE_DAYS * DAY_MS);
  const { rows } = await trx.raw<{ rows: { recent: boolean; rank: number; count: number }[] }>(
    `select answered_at > :weekAgo as recent, rank, count(*)::integer as count
       from analyses
      where account_id = :accountId and subject_id = :brandId and partition = :partition
        and answered_at > :from and answered_at <= :at and discovery and not adaptive
        and (answered_at > :recentFrom or answered_at <= :weekAgo)
      group by 1, 2`,
    {
      ...scope,
      at,
      weekAgo,
      recentFrom: later(weekAgo, since),
      from: new Date(weekAgo.getTime() - COLLAPSE_BASE_DAYS * DAY_MS),
    },
  );
  const standing = (recent: boolean): Standing => {
    const own = rows.filter((row) => row.recent === recent);
    return {
      answers: own.reduce((sum, { count }) => sum + count, 0),
      byRank: new Map(own.filter(({ rank }) => rank > 0).map(({ rank, count }) => [rank, count])),
    };
  };
  return { now: standing(true), before: standing(false) };
}

export interface CitedAddress extends AnswerSeen {
  url: string;
  domain: string;
}

/** Every address that the answers of a run cite. */
export async function selectCited(trx: Knex, scope: BrandScope, runId: string): Promise<CitedAddress[]> {
  const { rows } = await trx.raw<{ rows: CitedAddress[] }>(
    `select c.answer_id as "answerId", c.platform, c.context as excerpt, c.discovered_at as "observedAt",
            c.source_url as url, c.source_domain as domain
       from analyses n
       join citations c on ${CITED_BY_ANSWER}
      where n.account_id = :accountId and n.run_id = :runId and n.subject_id = :brandId and n.partition = :partition
      order by c.discovered_at, c.id`,
    { ...scope, runId },
  );
  return rows;
}

function later(one: Date, other: Date | undefined): Date {
  return other !== undefined && other > one ? other : one;
}
