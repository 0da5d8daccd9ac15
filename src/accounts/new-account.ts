import type { Knex } from 'knex';
import { BUILT_IN_TEMPLATES, insertPack, setDefaultPack } from '../prompts/index.ts';
import { lockAccount } from '../storage/account-lock.ts';
import { type AccountRecord, findOwnerId, findSimulatedSibling, insertAccount, insertMember } from './account-store.ts';
import type { Tier } from './tiers.ts';

/** Makes accounts with all that each has from its first moment on: an owner, and a pack of prompts that is its default. */
export interface AccountMaker {
  create(trx: Knex, account: { name: string; tier: Tier; ownerId: string }): Promise<AccountRecord>;
  /** The account that test keys work on: same owner and tier, ids and data of its own. Made when it does not exist. */
  siblingOf(trx: Knex, account: AccountRecord): Promise<AccountRecord>;
}

export function createAccountMaker(options: { now: () => Date; newId: () => string }): AccountMaker {
  const { now, newId } = options;

  const furnish = async (trx: Knex, account: AccountRecord, ownerId: string): Promise<void> => {
    await insertAccount(trx, account, now());
    await insertMember(trx, { accountId: account.id, userId: ownerId, role: 'owner' }, now());
    const packId = newId();
    await insertPack(trx, account.id, { id: packId, name: 'Discovery', templates: BUILT_IN_TEMPLATES, newId }, now());
    await setDefaultPack(trx, account.id, packId);
  };

  return {
    async create(trx, { name, tier, ownerId }) {
      const account: AccountRecord = { id: newId(), name, tier, partition: 'live', liveAccountId: null };
      await furnish(trx, account, ownerId);
      return account;
    },
    async siblingOf(trx, account) {
      // One row decides: two requests at the same moment make one sibling.
      await lockAccount(trx, account.id);
      const existing = await findSimulatedSibling(trx, account.id);
      if (existing !== null) return existing;
      const sibling: AccountRecord = {
        ...account,
        id: newId(),
        partition: 'simulated',
        liveAccountId: account.id,
      };
      await furnish(trx, sibling, await findOwnerId(trx, account.id));
      return sibling;
    },
  };
}
