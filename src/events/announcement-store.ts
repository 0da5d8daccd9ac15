import type { Knex } from 'knex';

/** The accounts that have no event with this id yet. */
export async function selectAccountsToTell(knex: Knex, eventId: string): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `select a.id from accounts a
      where not exists (select from events e where e.account_id = a.id and e.id = :eventId)
      order by a.id`,
    { eventId },
  );
  return rows.map(({ id }) => id);
}

/** The addresses of an account's owners and admins. */
export async function selectPeopleToTell(trx: Knex, accountId: string): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { email: string }[] }>(
    `select u.email
       from members m
       join users u on u.id = m.user_id
      where m.account_id = :accountId and m.role in ('owner', 'admin') and u.email_confirmed_at is not null
      order by u.email`,
    { accountId },
  );
  return rows.map(({ email }) => email);
}

export async function isTold(trx: Knex, accountId: string, eventId: string): Promise<boolean> {
  return (await trx('events').where({ account_id: accountId, id: eventId }).first('id')) !== undefined;
}
