import type { Knex } from 'knex';
import { BUILT_IN_TEMPLATES, insertPack, setDefaultPack } from '../prompts/index.ts';
import {
  type AccountRecord,
  findAccountNamed,
  findOwnerId,
  findSimulatedSibling,
  insertAccount,
  insertKey,
  insertMember,
  insertUserUnlessKnown,
  lockAccountCreation,
  setTier,
} from './account-store.ts';
import { displayPrefix, generateKey, hashKey, type KeyInterface, type KeyScope } from './key-format.ts';
import type { Tier } from './tiers.ts';

/** Who a new key is for. Without `newAccount` it belongs to the account `accountName`, made when it does not exist. */
export interface KeyRequest {
  interface: KeyInterface;
  scope: KeyScope;
  /** Works on simulated platforms, on a sibling of the account with an id of its own. Keys of v1 only. */
  test: boolean;
  accountName: string;
  newAccount: boolean;
  /** Sets the account's tier; a new account without it is `free`. */
  tier: Tier | null;
  /** The owner of a new account. */
  email: string | null;
}

export interface CreatedKey {
  /** Shown once: only its digest is stored. */
  key: string;
  keyId: string;
  accountId: string;
  interface: KeyInterface;
  scope: KeyScope;
  tier: Tier;
  ownerId: string;
}

export interface Provisioning {
  /** The account of this name with its owner, made when it does not exist. */
  ensureAccount(account: {
    name: string;
    tier: Tier;
    email: string | null;
  }): Promise<{ accountId: string; ownerId: string }>;
  createKey(request: KeyRequest): Promise<CreatedKey>;
}

/** Makes accounts and keys for whoever runs the service; it may run beside the service, on the same database. */
export function createProvisioning(options: { knex: Knex; now: () => Date; newId: () => string }): Provisioning {
  const { knex, now, newId } = options;

  const giveDefaultPack = async (trx: Knex, accountId: string): Promise<void> => {
    const id = newId();
    await insertPack(trx, accountId, { id, name: 'Discovery', templates: BUILT_IN_TEMPLATES, newId }, now());
    await setDefaultPack(trx, accountId, id);
  };

  const createAccount = async (trx: Knex, name: string, tier: Tier, email: string | null): Promise<AccountRecord> => {
    const id = newId();
    const account: AccountRecord = { id, name, tier, partition: 'live', liveAccountId: null };
    await insertAccount(trx, account, now());
    const ownerEmail = email ?? `owner-${id}@accounts.invalid`;
    const ownerId = await insertUserUnlessKnown(trx, { id: newId(), email: ownerEmail }, now());
    await insertMember(trx, { accountId: id, userId: ownerId, role: 'owner' }, now());
    await giveDefaultPack(trx, id);
    return account;
  };

  /** The account that test keys work on: same owner and tier, ids and data of its own. */
  const siblingOf = async (trx: Knex, account: AccountRecord): Promise<AccountRecord> => {
    const existing = await findSimulatedSibling(trx, account.id);
    if (existing !== null) return existing;
    const id = newId();
    const sibling: AccountRecord = { ...account, id, partition: 'simulated', liveAccountId: account.id };
    await insertAccount(trx, sibling, now());
    await insertMember(trx, { accountId: id, userId: await findOwnerId(trx, account.id), role: 'owner' }, now());
    await giveDefaultPack(trx, id);
    return sibling;
  };

  return {
    async ensureAccount({ name, tier, email }) {
      return knex.transaction(async (trx) => {
        await lockAccountCreation(trx);
        const account = (await findAccountNamed(trx, name)) ?? (await createAccount(trx, name, tier, email));
        return { accountId: account.id, ownerId: await findOwnerId(trx, account.id) };
      });
    },

    async createKey(request) {
      return knex.transaction(async (trx) => {
        await lockAccountCreation(trx);
        const known = request.newAccount ? null : await findAccountNamed(trx, request.accountName);
        const name = request.newAccount ? `account ${newId()}` : request.accountName;
        const live = known ?? (await createAccount(trx, name, request.tier ?? 'free', request.email));
        const tier = request.tier ?? live.tier;
        if (tier !== live.tier) await setTier(trx, live.id, tier);
        const account = request.test ? await siblingOf(trx, { ...live, tier }) : live;
        const key = generateKey(request);
        const keyId = newId();
        const { interface: iface, scope } = request;
        await insertKey(
          trx,
          {
            id: keyId,
            hash: hashKey(key),
            prefix: displayPrefix(key),
            accountId: account.id,
            interface: iface,
            scope,
            partition: account.partition,
          },
          now(),
        );
        const ownerId = await findOwnerId(trx, account.id);
        return { key, keyId, accountId: account.id, interface: iface, scope, tier, ownerId };
      });
    },
  };
}
