import type { Knex } from 'knex';
import { type Failure, fail, isFailure } from '../../failure.ts';
import { limitSubject } from '../../limits/limit-subject.ts';
import { recordAudit } from '../audit.ts';
import { hashToken } from '../secret-token.ts';
import { deleteSessionsOf } from '../sessions/index.ts';
import type { UsersDependencies, Visitor } from './dependencies.ts';
import { unusableLink } from './sign-up.ts';
import { findUser, foldEmail, rememberPlace, selectMemberships, updateUser, useToken } from './user-store.ts';

export interface PasswordChanges {
  /** The same whether or not the address is known. */
  requestPasswordReset(email: string): Promise<null | Failure<'rate_limited'>>;
  /** Sets the password, confirms the address that the token was e-mailed to, and ends every session of the person. */
  resetPassword(
    visitor: Visitor,
    request: { token: string; password: string },
  ): Promise<{ email: string } | Failure<'unprocessable' | 'unavailable'>>;
  /** Ends every other session of the person; the number that ended. */
  changePassword(
    person: { userId: string; sessionHash: Buffer; ip: string },
    request: { currentPassword: string; password: string },
  ): Promise<number | PasswordFailure>;
  /** Null when it is the person's password. */
  checkPassword(userId: string, password: string): Promise<null | PasswordFailure>;
}

export type PasswordFailure = Failure<'unprocessable' | 'rate_limited' | 'unavailable'>;

export function createPasswordChanges(dependencies: UsersDependencies): PasswordChanges {
  const { knex, now, newId, passwords, throttles, promiseEmail, sendPromised } = dependencies;

  const noteChange = async (trx: Knex, userId: string, ip: string): Promise<void> => {
    for (const { accountId } of await selectMemberships(trx, userId)) {
      const actor = { kind: 'user', id: userId, ip } as const;
      await recordAudit(trx, { id: newId(), accountId, actor, action: 'password.changed', at: now() });
    }
  };

  const checkPassword: PasswordChanges['checkPassword'] = async (userId, password) => {
    const at = now();
    const attempt = { policy: 'password_check_person', subject: userId } as const;
    const refusal = await throttles.take(attempt.policy, attempt.subject, at);
    if (refusal !== null) return refusal;
    const user = await findUser(knex, userId);
    const matches = await passwords.verify(user?.passwordHash ?? null, password);
    if (isFailure(matches)) return matches;
    if (!matches) return fail('unprocessable', 'The password is wrong.');
    await throttles.giveBack([attempt], at);
    return null;
  };

  return {
    checkPassword,

    async requestPasswordReset(email) {
      const refusal = await throttles.take('password_reset_email', foldEmail(email), now());
      if (refusal !== null) return refusal;
      // Promised to any address; whether it is known is looked up when the e-mail is written.
      await promiseEmail(knex, { recipient: email, template: 'reset_password' });
      sendPromised();
      return null;
    },

    async resetPassword(visitor, { token, password }) {
      const passwordHash = await passwords.hash(password);
      if (isFailure(passwordHash)) return passwordHash;
      return knex.transaction(async (trx) => {
        const userId = await useToken(trx, hashToken(token), 'reset_password', now());
        const user = userId === null ? null : await findUser(trx, userId);
        if (user === null) return unusableLink();
        await updateUser(trx, user.id, { passwordHash, confirmedAt: user.confirmedAt ?? now() });
        await deleteSessionsOf(trx, user.id);
        await rememberPlace(trx, user.id, limitSubject(visitor.ip), now());
        await noteChange(trx, user.id, visitor.ip);
        return { email: user.email };
      });
    },

    async changePassword({ userId, sessionHash, ip }, { currentPassword, password }) {
      const refusal = await checkPassword(userId, currentPassword);
      if (refusal !== null) return refusal;
      const passwordHash = await passwords.hash(password);
      if (isFailure(passwordHash)) return passwordHash;
      return knex.transaction(async (trx) => {
        await updateUser(trx, userId, { passwordHash });
        await noteChange(trx, userId, ip);
        return deleteSessionsOf(trx, userId, sessionHash);
      });
    },
  };
}
