import type { Knex } from 'knex';
import type { Role } from '../roles.ts';

export interface Invitation {
  id: string;
  email: string;
  role: Role;
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}

const COLUMNS = {
  id: 'id',
  email: 'email',
  role: 'role',
  invitedBy: 'invited_by',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  acceptedAt: 'accepted_at',
  revokedAt: 'revoked_at',
};

export async function insertInvitation(
  trx: Knex,
  accountId: string,
  invitation: Pick<Invitation, 'id' | 'email' | 'role' | 'invitedBy' | 'createdAt' | 'expiresAt'>,
  folded: { email: string; tokenHash: Buffer },
): Promise<void> {
  await trx('invitations').insert({
    account_id: accountId,
    id: invitation.id,
    email: invitation.email,
    email_folded: folded.email,
    role: invitation.role,
    token_hash: folded.tokenHash,
    invited_by: invitation.invitedBy,
    created_at: invitation.createdAt,
    expires_at: invitation.expiresAt,
  });
}

/** Those that wait to be accepted, newest first. */
export async function selectPendingInvitations(knex: Knex, accountId: string, at: Date): Promise<Invitation[]> {
  return knex('invitations')
    .where({ account_id: accountId, accepted_at: null, revoked_at: null })
    .where('expires_at', '>', at)
    .orderBy('id', 'desc')
    .select(COLUMNS);
}

export async function selectInvitation(knex: Knex, accountId: string, id: string): Promise<Invitation | null> {
  const row = await knex('invitations').where({ account_id: accountId, id }).first(COLUMNS);
  return (row as Invitation | undefined) ?? null;
}

/** Revokes what is pending: one invitation, or all of an address. The number that were. */
export async function revokeInvitations(
  trx: Knex,
  accountId: string,
  which: { id: string } | { email_folded: string },
  at: Date,
): Promise<number> {
  return trx('invitations')
    .where({ account_id: accountId, accepted_at: null, revoked_at: null, ...which })
    .update({ revoked_at: at });
}

/** Marks an invitation as accepted; `null` when its token does not fit or it is no longer pending. */
export async function acceptInvitation(
  trx: Knex,
  { accountId, id, tokenHash }: { accountId: string; id: string; tokenHash: Buffer },
  at: Date,
): Promise<Invitation | null> {
  const rows = await trx('invitations')
    .where({ account_id: accountId, id, token_hash: tokenHash, accepted_at: null, revoked_at: null })
    .where('expires_at', '>', at)
    .update({ accepted_at: at })
    .returning(Object.entries(COLUMNS).map(([name, column]) => trx.ref(column).as(name)));
  return (rows[0] as Invitation | undefined) ?? null;
}

/** What its e-mail says; `null` once it is no longer pending. */
export async function selectInvitationToSend(
  knex: Knex,
  accountId: string,
  id: string,
  at: Date,
): Promise<{ accountName: string; role: Role } | null> {
  const row = await knex('invitations as i')
    .join('accounts as a', 'a.id', 'i.account_id')
    .where({ 'i.account_id': accountId, 'i.id': id, 'i.accepted_at': null, 'i.revoked_at': null })
    .where('i.expires_at', '>', at)
    .first({ accountName: 'a.name', role: 'i.role' });
  return (row as { accountName: string; role: Role } | undefined) ?? null;
}

export async function setInvitationToken(knex: Knex, accountId: string, id: string, hash: Buffer): Promise<void> {
  await knex('invitations').where({ account_id: accountId, id }).update({ token_hash: hash });
}
