import type { Knex } from 'knex';
import type { Partition } from '../principal.ts';
import type { Role } from '../roles.ts';
import type { Tier } from '../tiers.ts';

export interface SessionRow {
  userId: string;
  accountId: string;
  role: Role;
  tier: Tier;
  partition: Partition;
  ownerId: string;
  createdAt: Date;
  renewedAt: Date;
  expiresAt: Date;
}

export async function insertSession(
  trx: Knex,
  session: {
    tokenHash: Buffer;
    userId: string;
    accountId: string;
    ip: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await trx('sessions').insert({
    token_hash: session.tokenHash,
    user_id: session.userId,
    account_id: session.accountId,
    ip: session.ip,
    created_at: session.createdAt,
    renewed_at: session.createdAt,
    expires_at: session.expiresAt,
  });
}

/** The session in force with this digest, with what its person may do in its account; `null` also once they have left it. */
export async function selectSession(knex: Knex, tokenHash: Buffer, at: Date): Promise<SessionRow | null> {
  const { rows } = await knex.raw<{ rows: SessionRow[] }>(
    `select s.user_id as "userId", m.account_id as "accountId", m.role, a.tier, a.partition,
            (select o.user_id from members o
              where o.account_id = a.id and o.role = 'owner' order by o.created_at limit 1) as "ownerId",
            s.created_at as "createdAt", s.renewed_at as "renewedAt", s.expires_at as "expiresAt"
       from sessions s
       join users u on u.id = s.user_id and u.deleted_at is null
       join members m on m.account_id = s.account_id and m.user_id = s.user_id
       join accounts a on a.id = m.account_id and a.deleted_at is null
      where s.token_hash = ? and s.expires_at > ?`,
    [tokenHash, at],
  );
  return rows[0] ?? null;
}

/** False when another request renewed or ended the session first. */
export async function renewSession(
  knex: Knex,
  tokenHash: Buffer,
  { from, at, expiresAt }: { from: Date; at: Date; expiresAt: Date },
): Promise<boolean> {
  const renewed = await knex('sessions')
    .where({ token_hash: tokenHash })
    .where('renewed_at', '<=', from)
    .update({ renewed_at: at, expires_at: expiresAt });
  return renewed > 0;
}

export async function setSessionAccount(knex: Knex, tokenHash: Buffer, accountId: string): Promise<void> {
  await knex('sessions').where({ token_hash: tokenHash }).update({ account_id: accountId });
}

export async function deleteSession(knex: Knex, tokenHash: Buffer): Promise<number> {
  return knex('sessions').where({ token_hash: tokenHash }).delete();
}

/** All sessions of a person, but for the one to keep. The number that ended. */
export async function deleteSessionsOf(knex: Knex, userId: string, keep: Buffer | null = null): Promise<number> {
  const sessions = knex('sessions').where({ user_id: userId });
  return (keep === null ? sessions : sessions.whereNot({ token_hash: keep })).delete();
}

export async function deleteExpiredSessions(knex: Knex, at: Date): Promise<number> {
  return knex('sessions').where('expires_at', '<=', at).delete();
}
