import type { Knex } from 'knex';
import { lockAccount } from '../../storage/account-lock.ts';
import type { Role } from '../roles.ts';

export interface Member {
  userId: string;
  email: string;
  name: string | null;
  role: Role;
  joinedAt: Date;
}

const COLUMNS = { userId: 'm.user_id', email: 'u.email', name: 'u.name', role: 'm.role', joinedAt: 'm.created_at' };

export async function selectMembers(knex: Knex, accountId: string): Promise<Member[]> {
  return knex('members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where({ 'm.account_id': accountId })
    .orderBy(['m.created_at', 'm.user_id'])
    .select(COLUMNS);
}

export async function selectMember(knex: Knex, accountId: string, userId: string): Promise<Member | null> {
  const row = await knex('members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where({ 'm.account_id': accountId, 'm.user_id': userId })
    .first(COLUMNS);
  return (row as Member | undefined) ?? null;
}

/** Locks the account's row, so that two owners cannot unmake each other at the same moment. */
export async function countOwners(trx: Knex, accountId: string): Promise<number> {
  await lockAccount(trx, accountId);
  const rows = await trx('members').where({ account_id: accountId, role: 'owner' }).select('user_id');
  return rows.length;
}

export async function updateRole(trx: Knex, accountId: string, userId: string, role: Role): Promise<void> {
  await trx('members').where({ account_id: accountId, user_id: userId }).update({ role });
}

export async function deleteMember(trx: Knex, accountId: string, userId: string): Promise<void> {
  await trx('members').where({ account_id: accountId, user_id: userId }).delete();
}
