import type { Knex } from 'knex';

/**
 * Erases the jobs of accounts, finished ones that the queue keeps for a while too, and queues that are an account's own. Jobs say whose
 * they are in `accountId`. A worker that is at one of them finds its account gone, and has nothing to give back.
 */
export async function eraseJobsOf(trx: Knex, accountIds: readonly string[]): Promise<void> {
  await trx.raw(`delete from pgboss.job where data ->> 'accountId' = any(?)`, [[...accountIds]]);
  await trx.raw('select pgboss.delete_queue(name) from pgboss.queue where name ~ ?', [`(${accountIds.join('|')})$`]);
}
