import type { Knex } from 'knex';

/**
 * Everything that is counted says whether its answers are of real platforms or of the simulator, so that the two never mix in a
 * figure; the daily counts know what each of their rates is over; a source carries what a list of sources shows.
 *
 * - `daily_prompt_rollups.regular_*`: non-adaptive answers, whatever the prompt. Of a discovery prompt they equal `discovery_*`.
 * - `daily_competitor_rollups.discovery_answers`: answers that were looked through for the competitor. One declared yesterday has
 *   no rate over the days before.
 *
 * Answers stored before are counted here, each on its own day.
 */
export async function up(knex: Knex): Promise<void> {
  const partition = `partition text not null default 'live' check (partition in ('live', 'simulated'))`;
  await knex.raw(`
    alter table analyses add column ${partition};
    alter table citations add column ${partition};
    update analyses n set partition = r.partition from runs r
     where r.account_id = n.account_id and r.id = n.run_id and r.partition <> 'live';
    update citations c set partition = r.partition from answers a join runs r on r.account_id = a.account_id and r.id = a.run_id
     where a.account_id = c.account_id and a.id = c.answer_id and r.partition <> 'live';

    drop index analyses_in_time;
    create index analyses_in_time on analyses (account_id, subject_id, partition, answered_at, answer_id);
    drop index citations_newest;
    drop index citations_newest_of_platform;
    create index citations_in_time on citations (account_id, subject_id, partition, discovered_at, id);
  `);
  await knex.raw(`
    alter table citation_sources
      add column ${partition}, add column id uuid, add column run_id uuid, add column answer_id uuid,
      add column prompt_hash text, add column context text;
    truncate citation_sources;
    alter table citation_sources
      alter column id set not null, alter column run_id set not null, alter column answer_id set not null,
      alter column prompt_hash set not null, alter column context set not null,
      drop constraint citation_sources_pkey,
      add primary key (account_id, subject_id, partition, platform, url_hash);
    insert into citation_sources (account_id, subject_id, partition, platform, url_hash, source_url, source_domain,
                                  discovered_at, id, run_id, answer_id, prompt_hash, context)
    select distinct on (c.account_id, c.subject_id, c.partition, c.platform, c.source_url)
           c.account_id, c.subject_id, c.partition, c.platform, sha256(convert_to(c.source_url, 'UTF8')), c.source_url,
           c.source_domain, c.discovered_at, c.id, a.run_id, c.answer_id, c.prompt_hash, c.context
      from citations c join answers a on a.account_id = c.account_id and a.id = c.answer_id
     order by c.account_id, c.subject_id, c.partition, c.platform, c.source_url, c.discovered_at, c.id;
    create index citation_sources_newest on citation_sources (account_id, subject_id, partition, discovered_at desc, id desc);
    create index citation_sources_newest_of_platform
      on citation_sources (account_id, subject_id, partition, platform, discovered_at desc, id desc);
    create index citation_sources_of_run on citation_sources (account_id, run_id);
    comment on column citation_sources.id is 'That of the first citation; it outlives it.';
    comment on column citation_sources.run_id is 'The run that found it first; no foreign key, for the source outlives the run.';
  `);
  for (const { table, key } of DAILY_TABLES) {
    await knex.raw(`
      alter table ${table}
        add column ${partition},
        drop constraint ${table}_pkey,
        add primary key (account_id, subject_id, partition, ${key})`);
  }
  await knex.raw(`
    alter table daily_prompt_rollups
      add column stage text check (stage in ('awareness', 'interest', 'desire', 'action')),
      add column regular_answers integer not null default 0,
      add column regular_mentions integer not null default 0,
      add column regular_rank_sum bigint not null default 0;
    alter table daily_competitor_rollups add column discovery_answers integer not null default 0;

    alter table incidents add column ${partition};
    drop index incidents_one_open;
    create unique index incidents_one_open on incidents (account_id, brand_id, partition, type, subject)
      where status <> 'resolved';
    alter table incidents add column investigated_at timestamptz, add column investigated_by uuid;
    alter table authority_snapshots
      add column ${partition},
      drop constraint authority_snapshots_pkey,
      add primary key (account_id, brand_id, partition, scored_at);
    alter table priority_states
      add column ${partition},
      drop constraint priority_states_pkey,
      add primary key (account_id, brand_id, partition, platform);
  `);
  await countStoredAnswers(knex);
}

const DAILY_TABLES = [
  { table: 'daily_rollups', key: 'day, platform' },
  { table: 'daily_stage_rollups', key: 'day, stage, platform' },
  { table: 'daily_prompt_rollups', key: 'day, prompt_hash, platform' },
  { table: 'daily_competitor_rollups', key: 'day, platform, competitor' },
  { table: 'daily_domain_rollups', key: 'day, platform, source_domain' },
];

/** As src/insights/rollups counts an answer when it is stored, for all that are there, and for the asks that failed. */
async function countStoredAnswers(knex: Knex): Promise<void> {
  const counts = `
    answers, mentions, discovery_answers, discovery_mentions, competitor_mentions, rank_sum, reciprocal_rank_sum,
    rank_gain_sum, positive, neutral, negative, own_site_answers, citations, mention_citations`;
  const sums = `
    count(*), count(*) filter (where mentioned), count(*) filter (where visible), count(*) filter (where visible and mentioned),
    coalesce(sum(competitor_mentions) filter (where visible), 0), coalesce(sum(rank) filter (where visible and mentioned), 0),
    coalesce(sum(1.0::float8 / nullif(rank, 0)) filter (where visible and mentioned), 0),
    coalesce(sum(ln(2.0::float8) / ln(1.0::float8 + rank)) filter (where visible and mentioned), 0),
    count(*) filter (where sentiment = 'positive'), count(*) filter (where sentiment = 'neutral'),
    count(*) filter (where sentiment = 'negative'), count(*) filter (where cites_own_site), coalesce(sum(citations), 0),
    coalesce(sum(citations) filter (where mentioned), 0)`;
  await knex.raw(`
    create temporary table counted on commit drop as
    select n.*, (n.answered_at at time zone 'UTC')::date as day, n.discovery and not n.adaptive as visible
      from analyses n join brands b on b.account_id = n.account_id and b.id = n.subject_id;

    insert into daily_rollups (account_id, subject_id, partition, day, platform, ${counts})
    select account_id, subject_id, partition, day, platform, ${sums} from counted group by 1, 2, 3, 4, 5;

    insert into daily_stage_rollups (account_id, subject_id, partition, day, stage, platform, ${counts})
    select account_id, subject_id, partition, day, stage, platform, ${sums}
      from counted where stage is not null group by 1, 2, 3, 4, 5, 6;

    insert into daily_prompt_rollups (account_id, subject_id, partition, day, prompt_hash, platform, ${counts},
                                      stage, last_answered_at, regular_answers, regular_mentions, regular_rank_sum)
    select account_id, subject_id, partition, day, prompt_hash, platform, ${sums},
           max(stage), max(answered_at), count(*) filter (where not adaptive),
           count(*) filter (where not adaptive and mentioned),
           coalesce(sum(rank) filter (where not adaptive and mentioned), 0)
      from counted group by 1, 2, 3, 4, 5, 6;

    insert into daily_competitor_rollups (account_id, subject_id, partition, day, platform, competitor,
                                          discovery_answers, discovery_mentions, rank_sum, reciprocal_rank_sum, shared_answers)
    select account_id, subject_id, partition, day, platform, c.name, count(*), count(*) filter (where c.mentioned),
           coalesce(sum(c.rank) filter (where c.mentioned), 0),
           coalesce(sum(1.0::float8 / nullif(c.rank, 0)) filter (where c.mentioned), 0),
           count(*) filter (where c.mentioned and n.mentioned)
      from counted n, jsonb_to_recordset(n.competitors) as c (name text, mentioned boolean, rank integer)
     where n.visible group by 1, 2, 3, 4, 5, 6;

    insert into daily_domain_rollups (account_id, subject_id, partition, day, platform, source_domain,
                                      citations, answers, mention_answers)
    select n.account_id, n.subject_id, n.partition, n.day, n.platform, c.source_domain, count(*), count(distinct n.answer_id),
           count(distinct n.answer_id) filter (where n.mentioned)
      from counted n
      join citations c on c.account_id = n.account_id and c.subject_id = n.subject_id and c.answer_id = n.answer_id
     group by 1, 2, 3, 4, 5, 6;

    create temporary table counted_failures on commit drop as
    select r.account_id, r.brand_id as subject_id, r.partition, (a.finished_at at time zone 'UTC')::date as day, a.platform,
           q.hash, q.stage
      from asks a
      join runs r on r.account_id = a.account_id and r.id = a.run_id
      join run_questions q on q.account_id = a.account_id and q.run_id = a.run_id and q.ordinal = a.ordinal
     where a.state = 'failed' and a.failure <> 'cancelled' and r.brand_id is not null
       and not (a.failure = 'quota_exhausted' and a.attempts = 0);

    insert into daily_rollups (account_id, subject_id, partition, day, platform, failed)
    select account_id, subject_id, partition, day, platform, count(*) from counted_failures group by 1, 2, 3, 4, 5
    on conflict (account_id, subject_id, partition, day, platform) do update set failed = excluded.failed;

    insert into daily_stage_rollups (account_id, subject_id, partition, day, stage, platform, failed)
    select account_id, subject_id, partition, day, stage, platform, count(*)
      from counted_failures where stage is not null group by 1, 2, 3, 4, 5, 6
    on conflict (account_id, subject_id, partition, day, stage, platform) do update set failed = excluded.failed;

    insert into daily_prompt_rollups (account_id, subject_id, partition, day, prompt_hash, platform, stage, failed)
    select account_id, subject_id, partition, day, hash, platform, max(stage), count(*)
      from counted_failures group by 1, 2, 3, 4, 5, 6
    on conflict (account_id, subject_id, partition, day, prompt_hash, platform) do update set failed = excluded.failed;
  `);
}
