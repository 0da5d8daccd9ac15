import type { Knex } from 'knex';
import type { Passwords } from '../passwords.ts';
import type { Sessions } from '../sessions/index.ts';
import type { Throttles } from '../throttles.ts';
import { createPasswordChanges, type PasswordChanges } from './password-change.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import type { NewAccounts } from './sign-up.ts';
import { createSignUp, type SignUp } from './sign-up.ts';
import { findUser, type Membership, selectMemberships, type UserRecord } from './user-store.ts';

export type { Membership } from './user-store.ts';

/** People: how they sign up and in, and their passwords. */
export interface Users extends SignUp, PasswordChanges {
  signIn: SignIn;
  find(userId: string): Promise<Pick<UserRecord, 'id' | 'email' | 'name'> | null>;
  /** The person's accounts, the one they worked in last first. */
  memberships(userId: string): Promise<Membership[]>;
}

/** Someone who has not said who they are, as far as the edge knows them. */
export interface Visitor {
  ip: string;
}

/** Promises an e-mail to an address; it is written, and its link made, once the transaction has committed. */
export type PromiseEmail = (
  trx: Knex,
  email: { recipient: string; template: EmailTemplate; data?: Record<string, string> },
) => Promise<void>;

export type EmailTemplate = 'confirm_email' | 'already_registered' | 'reset_password' | 'invitation';

export interface UsersDependencies {
  knex: Knex;
  now: () => Date;
  newId: () => string;
  passwords: Passwords;
  throttles: Throttles;
  sessions: Sessions;
  accounts: NewAccounts;
  promiseEmail: PromiseEmail;
  /** Sends what was promised; called after the transaction. */
  sendPromised(): void;
  /** Work that no caller waits for. */
  inBackground(work: () => Promise<void>): void;
}

export function createUsers(dependencies: UsersDependencies): Users {
  const { knex } = dependencies;
  return {
    ...createSignUp(dependencies),
    ...createPasswordChanges(dependencies),
    signIn: createSignIn(dependencies),
    find: (userId) => findUser(knex, userId),
    memberships: (userId) => selectMemberships(knex, userId),
  };
}
