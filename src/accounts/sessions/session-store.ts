import type { Knex } from 'knex';

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
