import type { Knex } from 'knex';
import type { AccountMaker } from '../new-account.ts';
import type { Passwords } from '../passwords.ts';
import type { Sessions } from '../sessions/index.ts';
import type { Throttles } from '../throttles.ts';

/** Someone who has not said who they are, as far as the edge knows them. */
export interface Visitor {
  ip: string;
}

export type EmailTemplate = 'confirm_email' | 'already_registered' | 'reset_password' | 'invitation';

/** Promises an e-mail to an address; it is written, and its link made, once the transaction has committed. */
export type PromiseEmail = (
  trx: Knex,
  email: { recipient: string; template: EmailTemplate; data?: Record<string, string> },
) => Promise<void>;

/** What signing up and in needs. */
export interface UsersDependencies {
  knex: Knex;
  now: () => Date;
  newId: () => string;
  passwords: Passwords;
  throttles: Throttles;
  sessions: Sessions;
  accounts: AccountMaker;
  promiseEmail: PromiseEmail;
  /** Sends what was promised; called after the transaction. */
  sendPromised(): void;
  /** Work that no caller waits for. */
  inBackground(work: () => Promise<void>): void;
}
