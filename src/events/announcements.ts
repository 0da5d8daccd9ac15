import type { Knex } from 'knex';
import { lockAccount } from '../storage/account-lock.ts';
import { isTold, selectAccountsToTell, selectPeopleToTell } from './announcement-store.ts';
import type { EventDataOf } from './catalog.ts';
import { announcementEmail, type EventEmail } from './emails.ts';
import type { Outbox } from './outbox.ts';

/** A breaking change is announced at least so long before it takes effect. */
export const ANNOUNCED_AHEAD_MS = 90 * 24 * 3_600_000;

export type Announcement = EventDataOf<'api.change.announced'>;

/**
 * Announces a breaking change: the event `api.change.announced` in every account, to all its endpoints that are enabled or
 * paused, and an e-mail to its owners and admins. An account is told in one transaction, and once for each announcement id:
 * what was interrupted is called again with the same id. Gives how many accounts were told now.
 */
export async function announceChange(
  options: {
    knex: Knex;
    outbox: Outbox;
    promiseEmail: (trx: Knex.Transaction, email: EventEmail) => Promise<void>;
    now: () => Date;
  },
  id: string,
  announcement: Announcement,
): Promise<number> {
  const { knex, outbox } = options;
  const written = new Set<string>();
  let told = 0;
  for (const accountId of await selectAccountsToTell(knex, id)) {
    await knex.transaction(async (trx) => {
      await lockAccount(trx, accountId);
      if (await isTold(trx, accountId, id)) return;
      const event = { type: 'api.change.announced', brandId: null, at: options.now(), data: announcement } as const;
      await outbox.write(trx, { ...event, accountId, id });
      for (const recipient of await selectPeopleToTell(trx, accountId)) {
        if (written.has(recipient)) continue;
        written.add(recipient);
        await options.promiseEmail(trx, announcementEmail(recipient, announcement));
      }
      told += 1;
    });
  }
  return told;
}
