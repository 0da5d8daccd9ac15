import type { UsersDependencies } from './dependencies.ts';
import { createPasswordChanges, type PasswordChanges } from './password-change.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import { createSignUp, type SignUp } from './sign-up.ts';
import { findUser, type Membership, selectMemberships, type UserRecord } from './user-store.ts';

export type { EmailTemplate, PromiseEmail, UsersDependencies, Visitor } from './dependencies.ts';
export type { Membership } from './user-store.ts';

/** People: how they sign up and in, and their passwords. */
export interface Users extends SignUp, PasswordChanges {
  signIn: SignIn;
  find(userId: string): Promise<Pick<UserRecord, 'id' | 'email' | 'name'> | null>;
  /** The person's accounts, the one they worked in last first. */
  memberships(userId: string): Promise<Membership[]>;
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
