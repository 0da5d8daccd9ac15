import type { Knex } from 'knex';

/** What a batch needs to be worked off by any process: whose data it is of, what each text cost, and when it is given up. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table rewrite_batches
      add column partition text not null default 'live' check (partition in ('live', 'simulated')),
      add column deadline_at timestamptz not null default 'infinity';
    alter table rewrite_items add column cost_usd numeric(14, 8);
    create index rewrite_batches_overdue on rewrite_batches (deadline_at) where status in ('queued', 'running');
    create index rewrite_batches_listed on rewrite_batches (account_id, id desc);`);
}
