import type { Knex } from 'knex';

/** A request as its key, its account and its content say. */
export interface KeyedRequest {
  accountId: string;
  operation: string;
  key: string;
  contentHash: Buffer;
}

export interface StoredReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface KeyState {
  contentHash: Buffer;
  /** `null` while the request is still running. */
  reply: StoredReply | null;
}

/**
 * Takes the key for an attempt: a new one, one whose day is over, or one whose attempt has died. Gives the id of the work, the
 * same in every attempt at one request; `null` when the key is held.
 */
export async function claimKey(
  knex: Knex,
  request: KeyedRequest,
  attempt: { owner: string; workId: string; at: Date; lockedUntil: Date; expiresAt: Date },
): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { workId: string }[] }>(
    `insert into idempotency_keys as held (account_id, operation, key, body_hash, status, owner, work_id, locked_until,
                                           created_at, expires_at)
     values (:accountId, :operation, :key, :contentHash, 'running', :owner, :workId, :lockedUntil, :at, :expiresAt)
     on conflict (account_id, operation, key) do update
        set body_hash = excluded.body_hash, status = 'running', owner = excluded.owner, locked_until = excluded.locked_until,
            response_status = null, response_headers = null, response_body = null,
            work_id = case when held.expires_at <= :at then excluded.work_id else held.work_id end,
            created_at = case when held.expires_at <= :at then excluded.created_at else held.created_at end,
            expires_at = case when held.expires_at <= :at then excluded.expires_at else held.expires_at end
      where held.expires_at <= :at
         or (held.status = 'running' and held.locked_until <= :at and held.body_hash = excluded.body_hash)
     returning work_id as "workId"`,
    { ...request, ...attempt },
  );
  return rows[0]?.workId ?? null;
}

export async function selectKey(knex: Knex, request: KeyedRequest): Promise<KeyState | null> {
  const [row] = await knex('idempotency_keys').where(keyOf(request)).select();
  if (row === undefined) return null;
  const reply =
    row.response_status === null
      ? null
      : {
          status: row.response_status,
          headers: row.response_headers as Record<string, string>,
          body: row.response_body ?? '',
        };
  return { contentHash: row.body_hash, reply };
}

/** Keeps the key for an attempt that is still at work. */
export async function extendLock(knex: Knex, request: KeyedRequest, owner: string, until: Date): Promise<void> {
  await knex('idempotency_keys')
    .where({ ...keyOf(request), owner, status: 'running' })
    .update({ locked_until: until });
}

/** Does nothing for an attempt that has lost the key. */
export async function storeReply(knex: Knex, request: KeyedRequest, owner: string, reply: StoredReply): Promise<void> {
  await knex('idempotency_keys')
    .where({ ...keyOf(request), owner, status: 'running' })
    .update({
      status: 'completed',
      response_status: reply.status,
      response_headers: JSON.stringify(reply.headers),
      response_body: reply.body,
    });
}

/** Leaves an unfinished request to the next attempt. */
export async function unlockKey(knex: Knex, request: KeyedRequest, owner: string, at: Date): Promise<void> {
  await knex('idempotency_keys')
    .where({ ...keyOf(request), owner, status: 'running' })
    .update({ locked_until: at });
}

/** Forgets a request that came to nothing. */
export async function releaseKey(knex: Knex, request: KeyedRequest, owner: string): Promise<void> {
  await knex('idempotency_keys')
    .where({ ...keyOf(request), owner, status: 'running' })
    .delete();
}

function keyOf({ accountId, operation, key }: KeyedRequest) {
  return { account_id: accountId, operation, key };
}
