import type { Knex } from 'knex';
import {
  type AccountRecord,
  findAccountNamed,
  findOwnerId,
  insertKey,
  insertUserUnlessKnown,
  lockAccountCreation,
  setTier,
} from './account-store.ts';
import { OPERATOR, recordAudit } from './audit.ts';
import { displayPrefix, generateKey, hashKey, type KeyInterface, type KeyScope } from './key-format.ts';
import { createAccountMaker } from './new-account.ts';
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
  /** The account was made for this key. */
  newAccount: boolean;
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

  const accounts = createAccountMaker({ now, newId });

  const createAccount = async (trx: Knex, name: string, tier: Tier, email: string | null): Promise<AccountRecord> => {
    const ownerEmail = email ?? `owner-${newId()}@accounts.invalid`;
    const ownerId = await insertUserUnlessKnown(trx, { id: newId(), email: ownerEmail }, now());
    return accounts.create(trx, { name, tier, ownerId });
  };

  const noteKey = (
    trx: Knex,
    accountId: string,
    keyId: string,
    details: Record<string, string | boolean>,
  ): Promise<void> => {
    const target = { kind: 'key', id: keyId };
    const entry = { id: newId(), accountId, actor: OPERATOR, target, details, at: now() };
    return recordAudit(trx, { ...entry, action: 'key.created' });
  };

  const noteTier = (trx: Knex, accountId: string, details: { from: Tier; to: Tier }): Promise<void> =>
    recordAudit(trx, { id: newId(), accountId, actor: OPERATOR, action: 'account.tier_changed', details, at: now() });

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
        if (tier !== live.tier) {
          await setTier(trx, live.id, tier);
          await noteTier(trx, live.id, { from: live.tier, to: tier });
        }
        const account = request.test ? await accounts.siblingOf(trx, { ...live, tier }) : live;
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
        await noteKey(trx, live.id, keyId, { interface: iface, scope, test: request.test, prefix: displayPrefix(key) });
        const ownerId = await findOwnerId(trx, account.id);
        return {
          key,
          keyId,
          accountId: account.id,
          interface: iface,
          scope,
          tier,
          ownerId,
          newAccount: known === null,
        };
      });
    },
  };
}
