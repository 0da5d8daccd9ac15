import type { Knex } from 'knex';
import type { KeyInterface, KeyScope } from './key-format.ts';
import type { Partition } from './principal.ts';
import type { Tier } from './tiers.ts';

/** A key in force, with what is known of its account. */
export interface ActiveKey {
  keyId: string;
  accountId: string;
  interface: KeyInterface;
  scope: KeyScope;
  partition: Partition;
  tier: Tier;
  ownerId: string;
}

/** The key with this digest, `null` when it is unknown, revoked, expired at `at`, or its account was deleted. */
export async function findActiveKey(knex: Knex, hash: Buffer, at: Date): Promise<ActiveKey | null> {
  const { rows } = await knex.raw<{ rows: ActiveKey[] }>(
    `select k.id as "keyId", k.account_id as "accountId", k.interface, k.scope, k.partition, a.tier,
            (select m.user_id from members m
              where m.account_id = a.id and m.role = 'owner' order by m.created_at limit 1) as "ownerId"
       from keys k
       join accounts a on a.id = k.account_id
      where k.hash = ?
        and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > ?)
        and a.deleted_at is null`,
    [hash, at],
  );
  return rows[0] ?? null;
}
