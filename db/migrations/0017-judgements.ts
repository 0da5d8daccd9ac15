import type { Knex } from 'knex';

/**
 * What the judge of sentiment said about an account's answers. Answers are an account's data, and so is what was said about them: a
 * judgement is kept for its account alone, although another account may have had the same answer.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table judgements (
      account_id uuid not null references accounts (id) on delete cascade,
      hash bytea not null,
      tone text check (tone in ('positive', 'neutral', 'negative')),
      judged_at timestamptz not null,
      primary key (account_id, hash)
    );
    comment on column judgements.hash is 'SHA-256 of the judging model, the wording of the question, the brand and the answer.';
    comment on column judgements.tone is 'Null: the judge replied with nothing that can be used, and the built-in tone stands.';
    create index judgements_by_age on judgements (account_id, judged_at);
  `);
}
