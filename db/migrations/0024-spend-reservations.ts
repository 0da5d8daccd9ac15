import type { Knex } from 'knex';

/**
 * What rewrites under way are expected to cost, as long as they are: so that several at once cannot pass the account's spend cap
 * together. One whose process died counts until `expires_at`.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table spend_reservations (
      account_id uuid not null references accounts (id) on delete cascade,
      id uuid not null,
      expected_usd double precision not null,
      expires_at timestamptz not null,
      primary key (account_id, id)
    );`);
}
