import type { Knex } from 'knex';

/** Stages of the buyer are counted over all platforms: nothing is asked of a stage on one platform, and an eighth of the rows is read. */
export async function up(knex: Knex): Promise<void> {
  const sums = COUNTS.map((column) => `sum(${column}) as ${column}`).join(', ');
  await knex.raw(`
    create temporary table stages_of_days on commit drop as
    select account_id, subject_id, partition, day, stage, ${sums} from daily_stage_rollups group by 1, 2, 3, 4, 5;
    delete from daily_stage_rollups;
    alter table daily_stage_rollups
      drop constraint daily_stage_rollups_pkey,
      drop column platform,
      add primary key (account_id, subject_id, partition, day, stage);
    insert into daily_stage_rollups (account_id, subject_id, partition, day, stage, ${COUNTS.join(', ')})
    select account_id, subject_id, partition, day, stage, ${COUNTS.join(', ')} from stages_of_days`);
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
