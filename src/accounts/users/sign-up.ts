import type { Knex } from 'knex';
import { type Failure, fail, isFailure } from '../../failure.ts';
import { insertUserUnlessKnown } from '../account-store.ts';
import { recordAudit } from '../audit.ts';
import { hashToken } from '../secret-token.ts';
import type { UsersDependencies, Visitor } from './dependencies.ts';
import { findUser, findUserByEmail, foldEmail, selectMemberships, updateUser, useToken } from './user-store.ts';

export interface SignUpRequest {
  email: string;
  password: string;
  name: string | null;
  accountName: string | null;
}

export interface SignUp {
  /** The same for an address that is known, whose holder is told by e-mail: nobody learns who has an account. */
  signUp(request: SignUpRequest): Promise<null | Failure<'rate_limited' | 'unavailable'>>;
  /** Confirms the address that a token was e-mailed to and makes the person's account, where they have none yet. */
  confirmEmail(visitor: Visitor, token: string): Promise<{ email: string } | Failure<'unprocessable'>>;
}

export function createSignUp(dependencies: UsersDependencies): SignUp {
  const { knex, now, newId, passwords, throttles, accounts, promiseEmail, sendPromised } = dependencies;

  const register = async (trx: Knex, request: SignUpRequest, passwordHash: string): Promise<void> => {
    const id = await insertUserUnlessKnown(trx, { id: newId(), email: request.email }, now());
    const user = await findUser(trx, id);
    if (user?.confirmedAt) {
      await promiseEmail(trx, { recipient: user.email, template: 'already_registered' });
      return;
    }
    // Until the address is confirmed the latest sign-up holds.
    await updateUser(trx, id, {
      passwordHash,
      name: request.name,
      pendingAccountName: request.accountName ?? request.email,
    });
    await promiseEmail(trx, { recipient: request.email, template: 'confirm_email' });
  };

  return {
    async signUp(request) {
      const refusal = await throttles.take('sign_up_email', foldEmail(request.email), now());
      if (refusal !== null) return refusal;
      // Also for a known address, so that both take the same time.
      const passwordHash = await passwords.hash(request.password);
      if (isFailure(passwordHash)) return passwordHash;
      await knex.transaction((trx) => register(trx, request, passwordHash));
      sendPromised();
      return null;
    },

    async confirmEmail(visitor, token) {
      return knex.transaction(async (trx) => {
        const userId = await useToken(trx, hashToken(token), 'confirm_email', now());
        const user = userId === null ? null : await findUser(trx, userId);
        if (user === null) return unusableLink();
        await updateUser(trx, user.id, { confirmedAt: user.confirmedAt ?? now(), pendingAccountName: null });
        if ((await selectMemberships(trx, user.id)).length === 0) {
          const name = user.pendingAccountName ?? user.email;
          const account = await accounts.create(trx, { name, tier: 'free', ownerId: user.id });
          const actor = { kind: 'user', id: user.id, ip: visitor.ip } as const;
          await recordAudit(trx, { id: newId(), accountId: account.id, actor, action: 'account.created', at: now() });
        }
        return { email: user.email };
      });
    },
  };
}

export function unusableLink(): Failure<'unprocessable'> {
  return fail('unprocessable', 'This link is unknown, used or expired. Ask for a new one.');
}

/** What an e-mail with a link to confirm needs: the person, as long as there is something to confirm. */
export async function unconfirmedPerson(knex: Knex, email: string): Promise<{ userId: string } | null> {
  const user = await findUserByEmail(knex, email);
  return user === null || user.confirmedAt !== null ? null : { userId: user.id };
}
