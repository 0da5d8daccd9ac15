import type { Invitation, Member } from '../../accounts/index.ts';
import { isFailure } from '../../failure.ts';
import type { Console } from './contract.ts';

export const listMembers: Console['listMembers'] = async ({ principal, deps }) => {
  const members = await deps.accounts.team.members(principal.accountId);
  return { status: 200, body: { members: members.map(memberBody) } };
};

export const changeMemberRole: Console['changeMemberRole'] = async ({ params, body, principal, deps }) => {
  const member = await deps.accounts.team.changeRole(principal, params.userId, body.role);
  return isFailure(member) ? member : { status: 200, body: memberBody(member) };
};

export const removeMember: Console['removeMember'] = async ({ params, principal, deps }) => {
  const member = await deps.accounts.team.remove(principal, params.userId);
  return isFailure(member) ? member : { status: 200, body: memberBody(member) };
};

export const listInvitations: Console['listInvitations'] = async ({ principal, deps, now }) => {
  const invitations = await deps.accounts.team.invitations(principal.accountId);
  return { status: 200, body: { invitations: invitations.map((invitation) => invitationBody(invitation, now())) } };
};

export const createInvitation: Console['createInvitation'] = async ({ body, principal, deps, now }) => {
  const invitation = await deps.accounts.team.invite(principal, body);
  if (isFailure(invitation)) return invitation;
  return {
    status: 201,
    headers: { Location: `/console/api/invitations/${invitation.id}` },
    body: invitationBody(invitation, now()),
  };
};

export const revokeInvitation: Console['revokeInvitation'] = async ({ params, principal, deps, now }) => {
  const invitation = await deps.accounts.team.revokeInvitation(principal, params.id);
  return isFailure(invitation) ? invitation : { status: 200, body: invitationBody(invitation, now()) };
};

function memberBody({ joinedAt, ...member }: Member) {
  return { ...member, joinedAt: joinedAt.toISOString() };
}

function invitationBody({ acceptedAt, revokedAt, createdAt, expiresAt, ...invitation }: Invitation, at: Date) {
  const open = expiresAt <= at ? 'expired' : 'pending';
  const status = acceptedAt !== null ? 'accepted' : revokedAt !== null ? 'revoked' : open;
  return { ...invitation, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), status };
}
