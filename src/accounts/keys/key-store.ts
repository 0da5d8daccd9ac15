import type { Knex } from 'knex';
import type { KeyInterface, KeyScope } from '../key-format.ts';
import type { Partition } from '../principal.ts';

/** A key without its secret part. */
export interface KeySummary {
  id: string;
  prefix: string;
  /** The account that the key works on: for a test key the simulated sibling. */
  accountId: string;
  interface: KeyInterface;
  scope: KeyScope;
  partition: Partition;
  name: string | null;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  replacedBy: string | null;
}

/** The keys of an account and of its simulated sibling, newest first. Looked up by their own index, not by a join. */
const SELECT_KEYS = `
  select k.id, k.prefix, k.account_id as "accountId", k.interface, k.scope, k.partition, k.name,
         k.created_by as "createdBy", k.created_at as "createdAt", k.expires_at as "expiresAt",
         k.revoked_at as "revokedAt", k.replaced_by as "replacedBy",
         (select u.last_used_at from key_uses u where u.account_id = k.account_id and u.key_id = k.id) as "lastUsedAt"
    from keys k
   where k.account_id in (:accountId, (select simulated_account_id from accounts where id = :accountId))`;

export async function selectKeys(knex: Knex, accountId: string): Promise<KeySummary[]> {
  const { rows } = await knex.raw<{ rows: KeySummary[] }>(`${SELECT_KEYS} order by k.created_at desc, k.id desc`, {
    accountId,
  });
  return rows;
}

/** Locked until the transaction ends, so that a key is rotated once. */
export async function selectKeyForUpdate(trx: Knex, accountId: string, keyId: string): Promise<KeySummary | null> {
  const { rows } = await trx.raw<{ rows: KeySummary[] }>(`${SELECT_KEYS} and k.id = :keyId for update of k`, {
    accountId,
    keyId,
  });
  return rows[0] ?? null;
}

export async function revokeKey(trx: Knex, keyId: string, at: Date): Promise<void> {
  await trx('keys').where({ id: keyId, revoked_at: null }).update({ revoked_at: at });
}

/** The old key of a rotation works no longer than until `expiresAt`. */
export async function replaceKey(trx: Knex, keyId: string, replacedBy: string, expiresAt: Date): Promise<void> {
  await trx('keys').where({ id: keyId }).update({ replaced_by: replacedBy, expires_at: expiresAt });
}
