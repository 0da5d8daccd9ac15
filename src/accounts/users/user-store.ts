import type { Knex } from 'knex';
import type { Role } from '../roles.ts';

export interface UserRecord {
  id: string;
  email: string;
  name: string | null;
  passwordHash: string | null;
  confirmedAt: Date | null;
  pendingAccountName: string | null;
}

export interface Membership {
  accountId: string;
  name: string;
  role: Role;
}

export type TokenPurpose = 'confirm_email' | 'reset_password';

const USER_COLUMNS = {
  id: 'id',
  email: 'email',
  name: 'name',
  passwordHash: 'password_hash',
  confirmedAt: 'email_confirmed_at',
  pendingAccountName: 'pending_account_name',
};

/** Addresses that differ only in case or width are one. */
export function foldEmail(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

export async function findUserByEmail(knex: Knex, email: string): Promise<UserRecord | null> {
  const row = await knex('users')
    .where({ email_folded: foldEmail(email), deleted_at: null })
    .first(USER_COLUMNS);
  return (row as UserRecord | undefined) ?? null;
}

export async function findUser(knex: Knex, userId: string): Promise<UserRecord | null> {
  const row = await knex('users').where({ id: userId, deleted_at: null }).first(USER_COLUMNS);
  return (row as UserRecord | undefined) ?? null;
}

export async function updateUser(
  trx: Knex,
  userId: string,
  change: Partial<Omit<UserRecord, 'id' | 'email'>>,
): Promise<void> {
  await trx('users')
    .where({ id: userId })
    .update({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.passwordHash === undefined ? {} : { password_hash: change.passwordHash }),
      ...(change.confirmedAt === undefined ? {} : { email_confirmed_at: change.confirmedAt }),
      ...(change.pendingAccountName === undefined ? {} : { pending_account_name: change.pendingAccountName }),
    });
}

/** The person's accounts, the one they worked in last first. */
export async function selectMemberships(knex: Knex, userId: string): Promise<Membership[]> {
  const { rows } = await knex.raw<{ rows: Membership[] }>(
    `select m.account_id as "accountId", a.name, m.role
       from members m
       join accounts a on a.id = m.account_id and a.deleted_at is null and a.partition = 'live'
      where m.user_id = :userId
      order by (select max(s.renewed_at) from sessions s
                 where s.user_id = m.user_id and s.account_id = m.account_id) desc nulls last, m.created_at`,
    { userId },
  );
  return rows;
}

/** Earlier tokens of the purpose keep working: whichever e-mail is opened first, its link is good. */
export async function insertToken(
  trx: Knex,
  token: { hash: Buffer; userId: string; purpose: TokenPurpose; at: Date; expiresAt: Date },
): Promise<void> {
  await trx('email_tokens').insert({
    token_hash: token.hash,
    user_id: token.userId,
    purpose: token.purpose,
    created_at: token.at,
    expires_at: token.expiresAt,
  });
}

/** Uses a token up, and with it the others of its purpose. The person it was for; `null` when unknown, used or expired. */
export async function useToken(trx: Knex, hash: Buffer, purpose: TokenPurpose, at: Date): Promise<string | null> {
  const token = await trx('email_tokens').where({ token_hash: hash, purpose }).first('user_id');
  if (token === undefined) return null;
  // The links of two e-mails followed at the same moment take turns.
  await trx('users').where({ id: token.user_id }).forUpdate().select('id');
  const used = await trx('email_tokens').where({ token_hash: hash, purpose }).where('expires_at', '>', at).delete();
  if (used === 0) return null;
  await trx('email_tokens').where({ user_id: token.user_id, purpose }).delete();
  return token.user_id;
}

export async function isKnownPlace(knex: Knex, userId: string | null, subject: string): Promise<boolean> {
  const row = await knex('sign_in_places')
    .where({ subject })
    .whereRaw('user_id = cast(? as uuid)', [userId])
    .first('user_id');
  return row !== undefined;
}

export async function rememberPlace(trx: Knex, userId: string, subject: string, at: Date): Promise<void> {
  await trx('sign_in_places')
    .insert({ user_id: userId, subject, signed_in_at: at })
    .onConflict(['user_id', 'subject'])
    .merge({ signed_in_at: at });
}
