import type { Knex } from 'knex';

/**
 * The daily counts of a brand over all platforms: what brands are compared by, and scored. A tenth of the rows of the counts by
 * platform, which they add up to.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table daily_brand_rollups (
      account_id uuid not null references accounts (id) on delete cascade,
      subject_id uuid not null,
      partition text not null check (partition in ('live', 'simulated')),
      day date not null,
      ${COUNTS.map((column) => `${column} ${TYPES[column] ?? 'integer'} not null default 0`).join(', ')},
      primary key (account_id, subject_id, partition, day)
    ) with (fillfactor = 70);
    insert into daily_brand_rollups (account_id, subject_id, partition, day, ${COUNTS.join(', ')})
    select account_id, subject_id, partition, day, ${COUNTS.map((column) => `sum(${column})`).join(', ')}
      from daily_rollups group by 1, 2, 3, 4`);
}

const COUNTS = [
  'answers',
  'mentions',
  'discovery_answers',
  'discovery_mentions',
  'competitor_mentions',
  'rank_sum',
  'reciprocal_rank_sum',
  'rank_gain_sum',
  'positive',
  'neutral',
  'negative',
  'own_site_answers',
  'citations',
  'mention_citations',
  'failed',
];

const TYPES: Record<string, string> = {
  rank_sum: 'bigint',
  reciprocal_rank_sum: 'double precision',
  rank_gain_sum: 'double precision',
};
