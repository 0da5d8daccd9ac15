import type { Knex } from 'knex';
import { eraseJobsOf } from '../../storage/account-jobs.ts';

/**
 * Erases an account, its simulated sibling, and everything that belongs to either: each table of an account goes with its row by
 * foreign key, what is global is erased here. People who belong to no other account are erased, too.
 *
 * Deletion is at once, not marked for later: nothing of the account can be read again, by anybody.
 */
export async function eraseAccount(knex: Knex, accountId: string): Promise<void> {
  await knex.transaction(async (trx) => {
    const siblings: { id: string }[] = await trx('accounts').where({ live_account_id: accountId }).select('id');
    const ids = [accountId, ...siblings.map(({ id }) => id)];
    const people: { user_id: string }[] = await trx('members').whereIn('account_id', ids).distinct('user_id');
    await trx('keys').whereIn('account_id', ids).delete();
    await trx('sessions').whereIn('account_id', ids).delete();
    await trx('throttles').whereIn('subject', ids).delete();
    await trx('email_outbox').whereRaw(`data ->> 'accountId' = any(?)`, [ids]).delete();
    await eraseJobsOf(trx, ids);
    // The default pack is held by a foreign key of its own, which would not go with its account.
    await trx('accounts').whereIn('id', ids).update({ default_pack_id: null });
    await trx('accounts').whereIn('id', ids).delete();
    await eraseStrangers(
      trx,
      people.map(({ user_id }) => user_id),
    );
  });
}

/** Erases those of the people who belong to no account any more; sessions, tokens and places go with them. */
async function eraseStrangers(trx: Knex, userIds: readonly string[]): Promise<void> {
  const strangers: { id: string; email: string; email_folded: string }[] = await trx('users')
    .whereIn('id', [...userIds])
    .whereNotExists((members) => members.from('members').whereRaw('members.user_id = users.id').select('user_id'))
    .select('id', 'email', 'email_folded');
  if (strangers.length === 0) return;
  await trx('throttles')
    .whereIn(
      'subject',
      strangers.flatMap(({ id, email_folded }) => [id, email_folded]),
    )
    .delete();
  await trx('email_outbox')
    .whereIn(
      'recipient',
      strangers.map(({ email }) => email),
    )
    .delete();
  await trx('users')
    .whereIn(
      'id',
      strangers.map(({ id }) => id),
    )
    .delete();
}
