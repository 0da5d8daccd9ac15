import type { Knex } from 'knex';

const DAILY = [
  'daily_brand_rollups',
  'daily_rollups',
  'daily_stage_rollups',
  'daily_prompt_rollups',
  'daily_competitor_rollups',
  'daily_domain_rollups',
];

/**
 * A brand belongs to one account. The planner takes the two for independent, expects one row where a window has hundreds, and sorts
 * them to group them; told so, it hashes, which takes a quarter off the longest read. It counts from the next `analyze` on.
 */
export async function up(knex: Knex): Promise<void> {
  for (const table of DAILY)
    await knex.raw(`create statistics ${table}_brand (dependencies) on account_id, subject_id from ${table}`);
}
