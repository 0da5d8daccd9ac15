import type { Knex } from 'knex';
import { CITED_BY_ANSWER } from '../cited-by-answer.ts';
import { DAILY_COUNTS } from './daily-counts.ts';

/**
 * Adds the answers of a run to the daily counts of every brand that they were analysed for, each on the UTC day on which it was
 * given, and its asks that no platform answered to `failed`, which is in no denominator. Not asks that were cancelled or never put to
 * a platform: those are not the platform's doing.
 *
 * To be called once for each run, in the transaction that ends it: after that it gets no more answers, so that each is counted
 * exactly once, and the cost is a few milliseconds for a run instead of one for each answer. Until then none of its answers is in
 * any figure.
 *
 * Two runs that end together never wait for each other in a circle: every transaction takes the rows of these tables in one
 * order, table by table as they stand below, and by key within a table.
 */
export async function addRunToRollups(
  trx: Knex.Transaction,
  { accountId, runId }: { accountId: string; runId: string },
): Promise<void> {
  await trx.raw(ADD_RUN, { accountId, runId });
}

interface Upsert {
  table: string;
  /** After account, subject, partition and day. */
  key: readonly string[];
  columns: readonly { column: string; sum: string; merge?: string }[];
  from: string;
}

/** An insert of sums, in the order of the key, that adds to the rows that are there. */
function upsert({ table, key, columns, from }: Upsert): string {
  const keys = ['account_id', 'subject_id', 'partition', 'day', ...key].join(', ');
  const sets = columns.map(({ column, merge }) => `${column} = ${merge ?? `${table}.${column} + excluded.${column}`}`);
  return `insert into ${table} (${keys}, ${columns.map(({ column }) => column).join(', ')})
    select ${keys}, ${columns.map(({ sum }) => sum).join(', ')} from ${from}
     group by ${keys} order by ${keys}
    on conflict (${keys}) do update set ${sets.join(', ')}`;
}

/** `greatest` passes over nulls, and does not depend on which answer came first. */
const PROMPT_VALUES = {
  stage: 'greatest(daily_prompt_rollups.stage, excluded.stage)',
  lastAnsweredAt: 'greatest(daily_prompt_rollups.last_answered_at, excluded.last_answered_at)',
};

/** Inserts that nothing reads are carried out after the rest, in the order in which they are written; hence the empty `select`. */
const ADD_RUN = `
  with counted as materialized (
    select n.account_id, n.subject_id, n.partition, (n.answered_at at time zone 'UTC')::date as day, n.platform, n.prompt_hash,
           n.stage, true as answered, n.answer_id, n.answered_at, n.discovery and not n.adaptive as visible,
           not n.adaptive as regular, n.mentioned, n.rank, n.sentiment, n.competitors, n.competitor_mentions, n.citations,
           n.cites_own_site
      from analyses n
      join brands b on b.account_id = n.account_id and b.id = n.subject_id
     where n.account_id = :accountId and n.run_id = :runId
     union all
    select r.account_id, r.brand_id, r.partition, (a.finished_at at time zone 'UTC')::date, a.platform, q.hash,
           q.stage, false, null, null, false, false, false, 0, null, '[]', 0, 0, false
      from runs r
      join asks a on a.account_id = r.account_id and a.run_id = r.id
      join run_questions q on q.account_id = a.account_id and q.run_id = a.run_id and q.ordinal = a.ordinal
     where r.account_id = :accountId and r.id = :runId and r.brand_id is not null
       and a.state = 'failed' and a.failure <> 'cancelled' and not (a.failure = 'quota_exhausted' and a.attempts = 0)),
  rivals as materialized (
    select n.account_id, n.subject_id, n.partition, n.day, n.platform, c.name as competitor, c.rank,
           c.mentioned, n.mentioned as shared
      from counted n
     cross join lateral jsonb_to_recordset(n.competitors) as c (name text, mentioned boolean, rank integer)
     where n.visible),
  cited as materialized (
    select n.account_id, n.subject_id, n.partition, n.day, n.platform, c.source_domain, n.answer_id, n.mentioned
      from counted n
      join citations c on ${CITED_BY_ANSWER}),
  of_brand as (${upsert({ table: 'daily_brand_rollups', key: [], columns: DAILY_COUNTS, from: 'counted' })}),
  of_day as (${upsert({ table: 'daily_rollups', key: ['platform'], columns: DAILY_COUNTS, from: 'counted' })}),
  of_stage as (${upsert({
    table: 'daily_stage_rollups',
    key: ['stage'],
    columns: DAILY_COUNTS,
    from: 'counted where stage is not null',
  })}),
  of_prompt as (${upsert({
    table: 'daily_prompt_rollups',
    key: ['prompt_hash', 'platform'],
    columns: [
      ...DAILY_COUNTS,
      { column: 'regular_answers', sum: 'count(*) filter (where regular)' },
      { column: 'regular_mentions', sum: 'count(*) filter (where regular and mentioned)' },
      { column: 'regular_rank_sum', sum: 'coalesce(sum(rank) filter (where regular and mentioned), 0)' },
      { column: 'stage', sum: 'max(stage)', merge: PROMPT_VALUES.stage },
      { column: 'last_answered_at', sum: 'max(answered_at)', merge: PROMPT_VALUES.lastAnsweredAt },
    ],
    from: 'counted',
  })}),
  of_competitor as (${upsert({
    table: 'daily_competitor_rollups',
    key: ['platform', 'competitor'],
    columns: [
      { column: 'discovery_answers', sum: 'count(*)' },
      { column: 'discovery_mentions', sum: 'count(*) filter (where mentioned)' },
      { column: 'rank_sum', sum: 'coalesce(sum(rank) filter (where mentioned), 0)' },
      {
        column: 'reciprocal_rank_sum',
        sum: 'coalesce(sum(1.0::float8 / nullif(rank, 0)) filter (where mentioned), 0)',
      },
      { column: 'shared_answers', sum: 'count(*) filter (where mentioned and shared)' },
    ],
    from: 'rivals',
  })}),
  of_domain as (${upsert({
    table: 'daily_domain_rollups',
    key: ['platform', 'source_domain'],
    columns: [
      { column: 'citations', sum: 'count(*)' },
      { column: 'answers', sum: 'count(distinct answer_id)' },
      { column: 'mention_answers', sum: 'count(distinct answer_id) filter (where mentioned)' },
    ],
    from: 'cited',
  })})
  select`;
