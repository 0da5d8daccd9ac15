import type { Knex } from 'knex';
import { type Failure, fail, isFailure } from '../../failure.ts';
import { findAccountById, insertMember, insertUserUnlessKnown } from '../account-store.ts';
import { type Actor, type AuditAction, recordAudit } from '../audit.ts';
import type { Passwords } from '../passwords.ts';
import type { Role } from '../roles.ts';
import { generateToken, hashToken } from '../secret-token.ts';
import type { Throttles } from '../throttles.ts';
import type { PromiseEmail, Visitor } from '../users/index.ts';
import { unusableLink } from '../users/sign-up.ts';
import { findUser, findUserByEmail, foldEmail, updateUser } from '../users/user-store.ts';
import {
  acceptInvitation,
  type Invitation,
  insertInvitation,
  revokeInvitations,
  selectInvitation,
  selectPendingInvitations,
} from './invitation-store.ts';
import { countOwners, deleteMember, type Member, selectMember, selectMembers, updateRole } from './member-store.ts';

export type { Invitation } from './invitation-store.ts';
export type { Member } from './member-store.ts';

const INVITATION_MS = 7 * 24 * 3_600_000;

/** Who changes the team: a person of the account, with their role in it. */
export interface TeamActor {
  accountId: string;
  userId: string;
  role: Role;
  ip: string;
}

/** The people of an account. Only owners make, unmake, invite and remove owners, and the last owner stays one. */
export interface Team {
  members(accountId: string): Promise<Member[]>;
  changeRole(actor: TeamActor, userId: string, role: Role): Promise<Member | TeamFailure>;
  remove(actor: TeamActor, userId: string): Promise<Member | TeamFailure>;
  invitations(accountId: string): Promise<Invitation[]>;
  invite(
    actor: TeamActor,
    invited: { email: string; role: Role },
  ): Promise<Invitation | Failure<'forbidden' | 'conflict' | 'rate_limited'>>;
  revokeInvitation(actor: TeamActor, id: string): Promise<Invitation | Failure<'not_found' | 'conflict'>>;
  /** `token` is `<account id>.<invitation id>.<secret>`, as in the e-mailed link. */
  accept(
    visitor: Visitor,
    request: { token: string; name: string | null; password: string | null },
  ): Promise<
    { accountId: string; accountName: string; email: string; role: Role } | Failure<'unprocessable' | 'unavailable'>
  >;
}

export type TeamFailure = Failure<'not_found' | 'forbidden' | 'conflict'>;

export function createTeam(dependencies: {
  knex: Knex;
  now: () => Date;
  newId: () => string;
  passwords: Passwords;
  throttles: Throttles;
  promiseEmail: PromiseEmail;
  sendPromised(): void;
}): Team {
  const { knex, now, newId, passwords, throttles, promiseEmail, sendPromised } = dependencies;

  const audit = (
    trx: Knex,
    { accountId, userId, ip }: { accountId: string; userId: string; ip: string },
    action: AuditAction,
    target: { kind: string; id: string },
    details: Record<string, string> = {},
  ): Promise<void> => {
    const actor: Actor = { kind: 'user', id: userId, ip };
    return recordAudit(trx, { id: newId(), accountId, actor, action, target, details, at: now() });
  };

  /** Why the actor may not take the role from this member; the account's row stays locked. */
  const refusalToUnmake = async (trx: Knex, actor: TeamActor, member: Member): Promise<TeamFailure | null> => {
    const owners = await countOwners(trx, actor.accountId);
    if (member.role !== 'owner') return null;
    if (actor.role !== 'owner') return onlyOwners();
    return owners > 1 ? null : fail('conflict', 'The last owner stays. Make somebody else an owner first.');
  };

  return {
    members: (accountId) => selectMembers(knex, accountId),

    changeRole: (actor, userId, role) =>
      knex.transaction(async (trx) => {
        const member = await selectMember(trx, actor.accountId, userId);
        if (member === null) return notInTeam();
        if (member.role === role) return member;
        const refusal =
          role === 'owner' && actor.role !== 'owner' ? onlyOwners() : await refusalToUnmake(trx, actor, member);
        if (refusal !== null) return refusal;
        await updateRole(trx, actor.accountId, userId, role);
        const target = { kind: 'member', id: userId };
        await audit(trx, actor, 'member.role_changed', target, { from: member.role, to: role });
        return { ...member, role };
      }),

    remove: (actor, userId) =>
      knex.transaction(async (trx) => {
        const member = await selectMember(trx, actor.accountId, userId);
        if (member === null) return notInTeam();
        const refusal = await refusalToUnmake(trx, actor, member);
        if (refusal !== null) return refusal;
        await deleteMember(trx, actor.accountId, userId);
        await audit(trx, actor, 'member.removed', { kind: 'member', id: userId }, { role: member.role });
        return member;
      }),

    invitations: (accountId) => selectPendingInvitations(knex, accountId, now()),

    async invite(actor, { email, role }) {
      if (role === 'owner' && actor.role !== 'owner') return onlyOwners();
      const refusal = await throttles.take('invitation_account', actor.accountId, now());
      if (refusal !== null) return refusal;
      const folded = foldEmail(email);
      const invitation = await knex.transaction(async (trx) => {
        const known = await findUserByEmail(trx, email);
        if (known !== null && (await selectMember(trx, actor.accountId, known.id)) !== null) {
          return fail('conflict', 'This person is in the team already.');
        }
        await revokeInvitations(trx, actor.accountId, { email_folded: folded }, now());
        const made: Invitation = {
          id: newId(),
          email,
          role,
          invitedBy: actor.userId,
          createdAt: now(),
          expiresAt: new Date(now().getTime() + INVITATION_MS),
          acceptedAt: null,
          revokedAt: null,
        };
        // The token that works is made when the e-mail is written.
        const tokenHash = hashToken(generateToken());
        await insertInvitation(trx, actor.accountId, made, { email: folded, tokenHash });
        const data = { accountId: actor.accountId, invitationId: made.id };
        await promiseEmail(trx, { recipient: email, template: 'invitation', data });
        await audit(trx, actor, 'invitation.created', { kind: 'invitation', id: made.id }, { email, role });
        return made;
      });
      if (!isFailure(invitation)) sendPromised();
      return invitation;
    },

    revokeInvitation: (actor, id) =>
      knex.transaction(async (trx) => {
        const invitation = await selectInvitation(trx, actor.accountId, id);
        if (invitation === null) return fail('not_found', 'The account has no invitation with this id.');
        const revoked = await revokeInvitations(trx, actor.accountId, { id }, now());
        if (revoked === 0 && invitation.revokedAt === null) {
          return fail('conflict', 'This invitation was accepted already.');
        }
        if (revoked > 0) await audit(trx, actor, 'invitation.revoked', { kind: 'invitation', id });
        return { ...invitation, revokedAt: invitation.revokedAt ?? now() };
      }),

    async accept(visitor, { token, name, password }) {
      const passwordHash = password === null ? null : await passwords.hash(password);
      if (isFailure(passwordHash)) return passwordHash;
      const [accountId = '', id = '', secret = ''] = token.split('.');
      return rollingBackFailures(knex, async (trx) => {
        const accepted = await acceptInvitation(trx, { accountId, id, tokenHash: hashToken(secret) }, now());
        const account = accepted === null ? null : await findAccountById(trx, accountId);
        if (accepted === null || account === null) return unusableLink();
        const userId = await insertUserUnlessKnown(trx, { id: newId(), email: accepted.email }, now());
        const user = await findUser(trx, userId);
        const hasPassword = user?.passwordHash != null && user.confirmedAt !== null;
        if (!hasPassword && passwordHash === null) {
          return fail('unprocessable', 'Choose a password.', {
            details: [{ path: 'body.password', message: 'is needed by who is new here' }],
          });
        }
        await updateUser(trx, userId, {
          confirmedAt: user?.confirmedAt ?? now(),
          ...(hasPassword ? {} : { passwordHash, name: name ?? user?.name ?? null }),
        });
        if ((await selectMember(trx, accountId, userId)) === null) {
          await insertMember(trx, { accountId, userId, role: accepted.role }, now());
        }
        const target = { kind: 'member', id: userId };
        await audit(trx, { accountId, userId, ip: visitor.ip }, 'member.joined', target, { role: accepted.role });
        return { accountId, accountName: account.name, email: accepted.email, role: accepted.role };
      });
    },
  };
}

/** Like a transaction, but one that is undone when its result is a failure. */
async function rollingBackFailures<T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const trx = await knex.transaction();
  try {
    const result = await work(trx);
    await (isFailure(result) ? trx.rollback() : trx.commit());
    return result;
  } catch (error) {
    await trx.rollback();
    throw error;
  }
}

function notInTeam(): Failure<'not_found'> {
  return fail('not_found', 'The team has nobody with this id.');
}

function onlyOwners(): Failure<'forbidden'> {
  return fail('forbidden', 'Only owners can do this to an owner.');
}
