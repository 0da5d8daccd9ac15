import type { Knex } from 'knex';
import { deleteExpiredSessions } from '../sessions/index.ts';
import { deleteOldThrottles } from '../throttles.ts';

/** What one purge erased, by kind. */
export interface Purged {
  runs: number;
  events: number;
  freeCheckAddresses: number;
  sessions: number;
  emailTokens: number;
  throttles: number;
  idempotencyKeys: number;
  /** People who signed up and never confirmed their address. */
  unconfirmed: number;
  /** E-mails that no server took. */
  emails: number;
}

const DAY_MS = 86_400_000;
const UNCONFIRMED_DAYS = 30;
/** What a judge said of an answer is of use while the same answer may come again. */
const VERDICT_DAYS = 90;

/**
 * Erases what is older than its account, or the installation, keeps it. Account by account, in transactions of their own; done
 * twice, or by two processes at once, it does no harm.
 */
export async function purge(knex: Knex, options: { at: Date; freeCheckIpDays: number }): Promise<Purged> {
  const { at } = options;
  const daysAgo = (days: number): Date => new Date(at.getTime() - days * DAY_MS);
  let runs = 0;
  let events = 0;
  for (const { id, answersDays, deliveriesDays } of await selectRetentions(knex)) {
    const verdictDays = Math.min(answersDays ?? VERDICT_DAYS, VERDICT_DAYS);
    await knex('judgements').where({ account_id: id }).where('judged_at', '<', daysAgo(verdictDays)).delete();
    if (answersDays !== null) runs += await purgeRuns(knex, id, daysAgo(answersDays));
    events += await knex('events').where({ account_id: id }).where('created_at', '<', daysAgo(deliveriesDays)).delete();
  }
  return {
    runs,
    events,
    freeCheckAddresses: await forgetAddresses(knex, daysAgo(options.freeCheckIpDays)),
    sessions: await deleteExpiredSessions(knex, at),
    emailTokens: await knex('email_tokens').where('expires_at', '<', at).delete(),
    throttles: await deleteOldThrottles(knex, daysAgo(2)),
    idempotencyKeys: await knex('idempotency_keys').where('expires_at', '<', at).delete(),
    unconfirmed: await purgeUnconfirmed(knex, daysAgo(UNCONFIRMED_DAYS)),
    emails: await knex('email_outbox').where('failed_at', '<', daysAgo(UNCONFIRMED_DAYS)).delete(),
  };
}

async function selectRetentions(
  knex: Knex,
): Promise<{ id: string; answersDays: number | null; deliveriesDays: number }[]> {
  const { rows } = await knex.raw<{ rows: { id: string; answersDays: number | null; deliveriesDays: number }[] }>(
    `select id, (settings -> 'retention' ->> 'answersDays')::integer as "answersDays",
            coalesce((settings -> 'retention' ->> 'deliveriesDays')::integer, 90) as "deliveriesDays"
       from accounts`,
  );
  return rows;
}

/** Runs that are over, with their questions, asks, answers and analyses. What they cost stays in the usage. */
async function purgeRuns(knex: Knex, accountId: string, before: Date): Promise<number> {
  return knex('runs')
    .where({ account_id: accountId })
    .whereNotIn('status', ['queued', 'running'])
    .where('completed_at', '<', before)
    .delete();
}

/** The check itself stays: it names nobody once its address is gone. */
async function forgetAddresses(knex: Knex, before: Date): Promise<number> {
  await knex('ip_limits').where('used_at', '<', before).delete();
  return knex('free_checks').whereNotNull('ip').where('created_at', '<', before).update({ ip: null });
}

async function purgeUnconfirmed(knex: Knex, before: Date): Promise<number> {
  return knex('users')
    .whereNull('email_confirmed_at')
    .where('created_at', '<', before)
    .whereNotExists((members) => members.from('members').whereRaw('members.user_id = users.id').select('user_id'))
    .delete();
}
