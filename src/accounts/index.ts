import type { Knex } from 'knex';
import { createMailer, type EmailTransport, type Mailer, type WriteEmail } from '../email/index.ts';
import type { AuditEntry } from './audit.ts';
import { selectAudit } from './audit.ts';
import { type AccountSettings, createAccountSettings } from './data/account-settings.ts';
import { eraseAccount } from './data/deletion.ts';
import { selectUsage, type UsageReport } from './data/usage.ts';
import { accountEmails } from './emails.ts';
import { createKeys, type Keys } from './keys/index.ts';
import { createAccountMaker } from './new-account.ts';
import { createPasswords } from './passwords.ts';
import { createSessions, type SessionCookie, type Sessions } from './sessions/index.ts';
import { createTeam, type Team } from './team/index.ts';
import { createThrottles } from './throttles.ts';
import { createUsers, type PromiseEmail, type Users } from './users/index.ts';

export type { AuditEntry } from './audit.ts';
export type { AccountProfile, AccountSettings, Retention } from './data/account-settings.ts';
export { type Purged, purge } from './data/purge.ts';
export type { UsageReport } from './data/usage.ts';
export type { KeySummary, Keys } from './keys/index.ts';
export { createSessionCookie, type ReadSession, type Sessions } from './sessions/index.ts';
export type { Invitation, Member, Team } from './team/index.ts';
export type { Users } from './users/index.ts';

/** Accounts, the people in them, and what they may look at and decide. */
export interface Accounts {
  users: Users;
  sessions: Sessions;
  team: Team;
  keys: Keys;
  settings: AccountSettings;
  usage(accountId: string, days: { from: string; to: string; at: Date }): Promise<UsageReport>;
  audit(accountId: string, page: { limit: number; before: string | null }): Promise<AuditEntry[]>;
  /** Erases the account and everything of it, at once. */
  erase(accountId: string): Promise<void>;
  mailer: Mailer;
  /** Waits for work that no caller waits for, and stops the mailer. */
  close(): Promise<void>;
}

export function createAccounts(options: {
  knex: Knex;
  now: () => Date;
  newId: () => string;
  cookie: SessionCookie;
  transport: EmailTransport;
  /** E-mails of others that the mailer is to write as well, by template. */
  otherEmails?: Readonly<Record<string, WriteEmail>>;
  /** Where browsers reach the service, without a slash at the end; asked when an e-mail is written. */
  publicUrl: () => string;
  onError: (error: unknown) => void;
}): Accounts {
  const { knex, now, newId, onError } = options;
  const passwords = createPasswords();
  const throttles = createThrottles({ knex });
  const sessions = createSessions({ knex, cookie: options.cookie });
  const maker = createAccountMaker({ now, newId });
  const mailer = createMailer({
    knex,
    transport: options.transport,
    writers: { ...accountEmails({ knex, now, publicUrl: options.publicUrl }), ...options.otherEmails },
    now,
    newId,
    onError,
  });
  const promiseEmail: PromiseEmail = (trx, email) => mailer.promise(trx, email);
  const background = new Set<Promise<void>>();
  const inBackground = (work: () => Promise<void>): void => {
    const running = work()
      .catch(onError)
      .finally(() => background.delete(running));
    background.add(running);
  };
  const common = { knex, now, newId, passwords, throttles, promiseEmail, sendPromised: mailer.poke };

  return {
    users: createUsers({ ...common, sessions, accounts: maker, inBackground }),
    sessions,
    team: createTeam(common),
    keys: createKeys({ knex, now, newId, accounts: maker }),
    settings: createAccountSettings({ knex, now, newId }),
    usage: (accountId, days) => selectUsage(knex, accountId, days),
    audit: (accountId, page) => selectAudit(knex, accountId, page),
    erase: (accountId) => eraseAccount(knex, accountId),
    mailer,
    async close() {
      await Promise.all(background);
      await mailer.stop();
    },
  };
}
