import type { Knex } from 'knex';

/** Locks the account's row until the transaction ends: what is decided by looking at the account happens one at a time. */
export async function lockAccount(trx: Knex, accountId: string): Promise<void> {
  await trx('accounts').where({ id: accountId }).forUpdate().select('id');
}
