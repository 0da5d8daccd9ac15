import type { Knex } from 'knex';
import type { KeyInterface, KeyScope } from './key-format.ts';
import type { Partition } from './principal.ts';
import type { Tier } from './tiers.ts';

export interface AccountRecord {
  id: string;
  name: string;
  tier: Tier;
  partition: Partition;
  /** In a simulated sibling: the account it belongs to. */
  liveAccountId: string | null;
}

export interface KeyRecord {
  id: string;
  hash: Buffer;
  prefix: string;
  accountId: string;
  interface: KeyInterface;
  scope: KeyScope;
  partition: Partition;
  name?: string | null;
  /** The person who made it; `null` for whoever runs the service. */
  createdBy?: string | null;
  expiresAt?: Date | null;
}

/** Serialises the making of accounts until the transaction ends, so that two processes do not both make `default`. */
export async function lockAccountCreation(trx: Knex): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('answerscope.account'))`);
}

const ACCOUNT_COLUMNS = {
  id: 'id',
  name: 'name',
  tier: 'tier',
  partition: 'partition',
  liveAccountId: 'live_account_id',
};

export async function findAccountNamed(trx: Knex, name: string): Promise<AccountRecord | null> {
  const row = await trx('accounts')
    .where({ name, partition: 'live', deleted_at: null })
    .orderBy('created_at')
    .first(ACCOUNT_COLUMNS);
  return (row as AccountRecord | undefined) ?? null;
}

/** `null` also for a text that is no id. */
export async function findAccountById(trx: Knex, id: string): Promise<AccountRecord | null> {
  const row = await trx('accounts').whereRaw('id::text = ?', [id]).where({ deleted_at: null }).first(ACCOUNT_COLUMNS);
  return (row as AccountRecord | undefined) ?? null;
}

export async function findSimulatedSibling(trx: Knex, liveAccountId: string): Promise<AccountRecord | null> {
  const row = await trx('accounts').where({ live_account_id: liveAccountId, deleted_at: null }).first(ACCOUNT_COLUMNS);
  return (row as AccountRecord | undefined) ?? null;
}

export async function insertAccount(trx: Knex, account: AccountRecord, at: Date): Promise<void> {
  const { id, name, tier, partition, liveAccountId } = account;
  await trx('accounts').insert({ id, name, tier, partition, live_account_id: liveAccountId, created_at: at });
  if (liveAccountId === null) return;
  await trx('accounts').where({ id: liveAccountId }).update({ simulated_account_id: id });
}

/** Sets the tier of an account and of its simulated sibling. */
export async function setTier(trx: Knex, accountId: string, tier: Tier): Promise<void> {
  await trx('accounts').where({ id: accountId }).update({ tier });
  await trx('accounts').where({ live_account_id: accountId }).update({ tier });
}

/** The id of the user with this e-mail address, made when there is none. */
export async function insertUserUnlessKnown(trx: Knex, user: { id: string; email: string }, at: Date): Promise<string> {
  const folded = user.email.normalize('NFKC').toLowerCase();
  await trx('users')
    .insert({ id: user.id, email: user.email, email_folded: folded, created_at: at })
    .onConflict('email_folded')
    .ignore();
  const row: { id: string } = await trx('users').where({ email_folded: folded }).first('id');
  return row.id;
}

export async function insertMember(
  trx: Knex,
  member: { accountId: string; userId: string; role: 'viewer' | 'member' | 'admin' | 'owner' },
  at: Date,
): Promise<void> {
  const { accountId, userId, role } = member;
  await trx('members').insert({ account_id: accountId, user_id: userId, role, created_at: at });
}

/** The owner of an account; the one of longest standing where there are several. */
export async function findOwnerId(trx: Knex, accountId: string): Promise<string> {
  const row: { user_id: string } | undefined = await trx('members')
    .where({ account_id: accountId, role: 'owner' })
    .orderBy('created_at')
    .first('user_id');
  if (row === undefined) throw new Error(`account ${accountId} has no owner`);
  return row.user_id;
}

export async function insertKey(trx: Knex, key: KeyRecord, at: Date): Promise<void> {
  await trx('keys').insert({
    id: key.id,
    hash: key.hash,
    prefix: key.prefix,
    account_id: key.accountId,
    interface: key.interface,
    scope: key.scope,
    partition: key.partition,
    name: key.name ?? null,
    created_by: key.createdBy ?? null,
    expires_at: key.expiresAt ?? null,
    created_at: at,
  });
}
