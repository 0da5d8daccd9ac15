import type { Knex } from 'knex';
import { DAILY_COUNTS } from './daily-counts.ts';

/**
 * Adds stored answers to the daily counts of every brand that they were analysed for. To be called once for each answer, as the last
 * statement of the transaction that stores it: then the counts are exact at every moment, and the rows that answers of one day
 * and platform share are held for no longer than a commit takes.
 *
 * Two answers never wait for each other in a circle: every transaction takes the rows of these tables in one order, table by table
 * as they stand below, and by key within a table.
 */
export async function addToRollups(trx: Knex.Transaction, accountId: string, answerIds: string[]): Promise<void> {
  await trx.raw(ADD_ANSWERS, [answerIds, accountId]).options({ name: 'add_answers_to_rollups' });
}

/**
 * Adds asks that no platform answered to the daily counts of the run's brand: to `failed`, which is in no denominator. Not for
 * asks that were cancelled, or never put to a platform: those are not the platform's doing. To be called as the last statement
 * of the transaction that settles them.
 */
export async function addFailuresToRollups(
  trx: Knex.Transaction,
  failures: { accountId: string; runId: string; asks: readonly { ordinal: number; platform: string }[]; at: Date },
): Promise<void> {
  const { accountId, runId, asks, at } = failures;
  if (asks.length === 0) return;
  await trx.raw(ADD_FAILURES, {
    accountId,
    runId,
    ordinals: asks.map(({ ordinal }) => ordinal),
    platforms: asks.map(({ platform }) => platform),
    at,
  });
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

/**
 * One statement, prepared once for each connection: five of them cost 0.6 ms more for each answer, in plans and round trips.
 * Inserts that nothing reads are carried out after the rest, in the order in which they are written; hence the empty `select`.
 */
const ADD_ANSWERS = `
  with counted as materialized (
    select n.account_id, n.subject_id, n.partition, (n.answered_at at time zone 'UTC')::date as day, n.platform, n.prompt_hash,
           n.stage, n.answer_id, n.answered_at, n.discovery and not n.adaptive as visible, not n.adaptive as regular,
           n.mentioned, n.rank, n.sentiment, n.competitors, n.competitor_mentions, n.citations, n.cites_own_site
      from analyses n
      join brands b on b.account_id = n.account_id and b.id = n.subject_id
     where n.answer_id = any(?::uuid[]) and n.account_id = ?::uuid),
  rivals as materialized (
    select n.account_id, n.subject_id, n.partition, n.day, n.platform, c.name as competitor, c.rank,
           c.mentioned, n.mentioned as shared
      from counted n
     cross join lateral jsonb_to_recordset(n.competitors) as c (name text, mentioned boolean, rank integer)
     where n.visible),
  cited as materialized (
    select n.account_id, n.subject_id, n.partition, n.day, n.platform, c.source_domain, n.answer_id, n.mentioned
      from counted n
      join citations c on c.account_id = n.account_id and c.subject_id = n.subject_id and c.answer_id = n.answer_id),
  of_day as (${upsert({ table: 'daily_rollups', key: ['platform'], columns: DAILY_COUNTS, from: 'counted' })}),
  of_stage as (${upsert({
    table: 'daily_stage_rollups',
    key: ['stage', 'platform'],
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

const FAILED = [{ column: 'failed', sum: 'count(*)' }];

const ADD_FAILURES = `
  with failures as materialized (
    select r.account_id, r.brand_id as subject_id, r.partition, (cast(:at as timestamptz) at time zone 'UTC')::date as day,
           a.platform, q.hash as prompt_hash, q.stage
      from unnest(cast(:ordinals as integer[]), cast(:platforms as text[])) as a (ordinal, platform)
      join runs r on r.account_id = :accountId and r.id = :runId
      join run_questions q on q.account_id = r.account_id and q.run_id = r.id and q.ordinal = a.ordinal
     where r.brand_id is not null),
  of_day as (${upsert({ table: 'daily_rollups', key: ['platform'], columns: FAILED, from: 'failures' })}),
  of_stage as (${upsert({
    table: 'daily_stage_rollups',
    key: ['stage', 'platform'],
    columns: FAILED,
    from: 'failures where stage is not null',
  })}),
  of_prompt as (${upsert({
    table: 'daily_prompt_rollups',
    key: ['prompt_hash', 'platform'],
    columns: [...FAILED, { column: 'stage', sum: 'max(stage)', merge: PROMPT_VALUES.stage }],
    from: 'failures',
  })})
  select`;
