import type { Knex } from 'knex';

/**
 * Answers are counted when their run ends. Those of runs that are under way at this moment were counted among the others before: their
 * brands are counted anew, without them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create temporary table recounted on commit drop as
    select distinct n.account_id, n.subject_id, n.partition
      from runs r join analyses n on n.account_id = r.account_id and n.run_id = r.id
     where r.status in ('queued', 'running')
    union
    select r.account_id, r.subject_id, r.partition from runs r where r.status in ('queued', 'running');
  `);
  for (const table of DAILY_TABLES) {
    await knex.raw(`
      delete from ${table} d using recounted o
       where o.account_id = d.account_id and o.subject_id = d.subject_id and o.partition = d.partition`);
  }
  await knex.raw(COUNT);
}

const DAILY_TABLES = [
  'daily_rollups',
  'daily_stage_rollups',
  'daily_prompt_rollups',
  'daily_competitor_rollups',
  'daily_domain_rollups',
];

const COUNTS = `
  answers, mentions, discovery_answers, discovery_mentions, competitor_mentions, rank_sum, reciprocal_rank_sum, rank_gain_sum,
  positive, neutral, negative, own_site_answers, citations, mention_citations, failed`;

const SUMS = `
  count(*) filter (where answered), count(*) filter (where mentioned), count(*) filter (where visible),
  count(*) filter (where visible and mentioned), coalesce(sum(competitor_mentions) filter (where visible), 0),
  coalesce(sum(rank) filter (where visible and mentioned), 0),
  coalesce(sum(1.0::float8 / nullif(rank, 0)) filter (where visible and mentioned), 0),
  coalesce(sum(ln(2.0::float8) / ln(1.0::float8 + rank)) filter (where visible and mentioned), 0),
  count(*) filter (where sentiment = 'positive'), count(*) filter (where sentiment = 'neutral'),
  count(*) filter (where sentiment = 'negative'), count(*) filter (where cites_own_site), coalesce(sum(citations), 0),
  coalesce(sum(citations) filter (where mentioned), 0), count(*) filter (where not answered)`;

const COUNT = `
  create temporary table counted_again on commit drop as
  select n.account_id, n.subject_id, n.partition, (n.answered_at at time zone 'UTC')::date as day, n.platform, n.prompt_hash,
         n.stage, true as answered, n.answer_id, n.answered_at, n.discovery and not n.adaptive as visible,
         not n.adaptive as regular, n.mentioned, n.rank, n.sentiment, n.competitors, n.competitor_mentions, n.citations,
         n.cites_own_site
    from recounted o
    join analyses n on n.account_id = o.account_id and n.subject_id = o.subject_id and n.partition = o.partition
    join brands b on b.account_id = n.account_id and b.id = n.subject_id
    join runs r on r.account_id = n.account_id and r.id = n.run_id
   where r.status not in ('queued', 'running')
   union all
  select r.account_id, r.brand_id, r.partition, (a.finished_at at time zone 'UTC')::date, a.platform, q.hash,
         q.stage, false, null, null, false, false, false, 0, null, '[]', 0, 0, false
    from recounted o
    join runs r on r.account_id = o.account_id and r.brand_id = o.subject_id and r.partition = o.partition
    join asks a on a.account_id = r.account_id and a.run_id = r.id
    join run_questions q on q.account_id = a.account_id and q.run_id = a.run_id and q.ordinal = a.ordinal
   where r.status not in ('queued', 'running')
     and a.state = 'failed' and a.failure <> 'cancelled' and not (a.failure = 'quota_exhausted' and a.attempts = 0);

  insert into daily_rollups (account_id, subject_id, partition, day, platform, ${COUNTS})
  select account_id, subject_id, partition, day, platform, ${SUMS} from counted_again group by 1, 2, 3, 4, 5;

  insert into daily_stage_rollups (account_id, subject_id, partition, day, stage, platform, ${COUNTS})
  select account_id, subject_id, partition, day, stage, platform, ${SUMS}
    from counted_again where stage is not null group by 1, 2, 3, 4, 5, 6;

  insert into daily_prompt_rollups (account_id, subject_id, partition, day, prompt_hash, platform, ${COUNTS},
                                    stage, last_answered_at, regular_answers, regular_mentions, regular_rank_sum)
  select account_id, subject_id, partition, day, prompt_hash, platform, ${SUMS}, max(stage), max(answered_at),
         count(*) filter (where regular), count(*) filter (where regular and mentioned),
         coalesce(sum(rank) filter (where regular and mentioned), 0)
    from counted_again group by 1, 2, 3, 4, 5, 6;

  insert into daily_competitor_rollups (account_id, subject_id, partition, day, platform, competitor,
                                        discovery_answers, discovery_mentions, rank_sum, reciprocal_rank_sum, shared_answers)
  select account_id, subject_id, partition, day, platform, c.name, count(*), count(*) filter (where c.mentioned),
         coalesce(sum(c.rank) filter (where c.mentioned), 0),
         coalesce(sum(1.0::float8 / nullif(c.rank, 0)) filter (where c.mentioned), 0),
         count(*) filter (where c.mentioned and n.mentioned)
    from counted_again n, jsonb_to_recordset(n.competitors) as c (name text, mentioned boolean, rank integer)
   where n.visible group by 1, 2, 3, 4, 5, 6;

  insert into daily_domain_rollups (account_id, subject_id, partition, day, platform, source_domain,
                                    citations, answers, mention_answers)
  select n.account_id, n.subject_id, n.partition, n.day, n.platform, c.source_domain, count(*), count(distinct n.answer_id),
         count(distinct n.answer_id) filter (where n.mentioned)
    from counted_again n
    join citations c on c.account_id = n.account_id and c.subject_id = n.subject_id and c.answer_id = n.answer_id
   group by 1, 2, 3, 4, 5, 6`;
