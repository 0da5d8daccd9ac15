import { type Failure, fail, isFailure } from '../../failure.ts';
import { limitSubject } from '../../limits/limit-subject.ts';
import { recordAudit } from '../audit.ts';
import type { UsersDependencies, Visitor } from './dependencies.ts';
import {
  findUserByEmail,
  foldEmail,
  isKnownPlace,
  type Membership,
  rememberPlace,
  selectMemberships,
  type UserRecord,
} from './user-store.ts';

export type SignInFailure = Failure<'unauthenticated' | 'forbidden' | 'rate_limited' | 'unavailable'>;

/**
 * Signs a person in, in the account that they worked in last. Unknown people are refused in the same words and after the same
 * time as those who mistyped: both take one password check.
 *
 * Failed attempts are throttled for each person, beside the limit on each address. It locks nobody out: it lasts minutes, and
 * attempts from elsewhere do not hold up an address from which the person signed in before.
 */
export type SignIn = (
  visitor: Visitor,
  request: { email: string; password: string },
) => Promise<{ userId: string; accountId: string; setCookie: string } | SignInFailure>;

export function createSignIn(dependencies: UsersDependencies): SignIn {
  const { knex, now, newId, passwords, throttles, sessions, promiseEmail, sendPromised, inBackground } = dependencies;

  const noteRefusal = (user: UserRecord | null, visitor: Visitor): void => {
    // After the response, or its time would tell whether the person exists.
    inBackground(async () => {
      if (user === null) return;
      for (const { accountId } of await selectMemberships(knex, user.id)) {
        const actor = { kind: 'user', id: user.id, ip: visitor.ip } as const;
        await recordAudit(knex, { id: newId(), accountId, actor, action: 'session.refused', at: now() });
      }
    });
  };

  const remindToConfirm = async (user: UserRecord): Promise<Failure<'forbidden'>> => {
    if ((await throttles.take('sign_up_email', foldEmail(user.email), now())) === null) {
      await promiseEmail(knex, { recipient: user.email, template: 'confirm_email' });
      sendPromised();
    }
    return fail('forbidden', 'This address is not confirmed yet. Follow the link in the e-mail.');
  };

  const start = async (user: UserRecord, { accountId }: Membership, visitor: Visitor) =>
    knex.transaction(async (trx) => {
      const at = now();
      const { setCookie } = await sessions.start(trx, { userId: user.id, accountId, at, ip: visitor.ip });
      await rememberPlace(trx, user.id, limitSubject(visitor.ip), at);
      const actor = { kind: 'user', id: user.id, ip: visitor.ip } as const;
      await recordAudit(trx, { id: newId(), accountId, actor, action: 'session.started', at });
      return { userId: user.id, accountId, setCookie };
    });

  return async (visitor, { email, password }) => {
    const at = now();
    const place = limitSubject(visitor.ip);
    const person = foldEmail(email);
    const user = await findUserByEmail(knex, email);
    const known = await isKnownPlace(knex, user?.id ?? null, place);
    const attempts = [
      { policy: 'sign_in_person_here', subject: `${person} ${place}` },
      ...(known ? [] : [{ policy: 'sign_in_person', subject: person } as const]),
    ] as const;
    const refusal = await throttles.takeAll(attempts, at);
    if (refusal !== null) return refusal;
    const matches = await passwords.verify(user?.passwordHash ?? null, password);
    if (isFailure(matches)) return matches;
    if (user === null || !matches) {
      noteRefusal(user, visitor);
      return fail('unauthenticated', 'E-mail address or password is wrong.');
    }
    await throttles.giveBack(attempts, at);
    if (user.confirmedAt === null) return remindToConfirm(user);
    const [membership] = await selectMemberships(knex, user.id);
    if (membership === undefined) return fail('forbidden', 'You belong to no account. Ask for an invitation.');
    return start(user, membership, visitor);
  };
}
