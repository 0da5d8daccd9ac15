import type { Knex } from 'knex';

/** When a prompt was last answered, however long ago: its latest day is found without reading the others. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index daily_prompt_rollups_latest
      on daily_prompt_rollups (account_id, subject_id, partition, prompt_hash, day desc) where answers > 0`);
}
