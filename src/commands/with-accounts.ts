import type { Knex } from 'knex';
import { v7 as newId } from 'uuid';
import { findAccountById, findAccountNamed } from '../accounts/account-store.ts';
import { type AccountSettings, createAccountSettings } from '../accounts/data/account-settings.ts';
import { createKeys, type Keys } from '../accounts/keys/index.ts';
import { createAccountMaker } from '../accounts/new-account.ts';
import { createProvisioning, type Provisioning } from '../accounts/provisioning.ts';
import { type Brands, createBrands } from '../brands/index.ts';
import { configFrom } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openStorage } from '../storage/open.ts';
import { type Environment, UsageError } from './command.ts';

export interface AccountTools {
  knex: Knex;
  storageUrl: string;
  provisioning: Provisioning;
  brands: Brands;
  keys: Keys;
  settings: AccountSettings;
  newId: () => string;
  now: () => Date;
  /** The id of the account with this id or name. @throws UsageError when there is none */
  accountId(idOrName: string): Promise<string>;
}

/** Runs a command on the database of the service, whether the service runs or not. */
export async function withAccounts(
  environment: Environment,
  work: (tools: AccountTools) => Promise<void>,
): Promise<void> {
  const config = configFrom({ LOG_LEVEL: 'warn', ...environment });
  const storage = await openStorage({ ...config, databasePoolSize: 2 }, createLogger(config.logLevel));
  const now = (): Date => new Date();
  const { knex } = storage;
  try {
    await work({
      knex,
      storageUrl: storage.url,
      now,
      newId,
      provisioning: createProvisioning({ knex, now, newId }),
      brands: createBrands({ knex, now, newId }),
      keys: createKeys({ knex, now, newId, accounts: createAccountMaker({ now, newId }) }),
      settings: createAccountSettings({ knex, now, newId }),
      accountId: async (idOrName) => {
        const account = (await findAccountById(knex, idOrName)) ?? (await findAccountNamed(knex, idOrName));
        if (account === null) throw new UsageError(`There is no account “${idOrName}”.`);
        return account.id;
      },
    });
  } finally {
    await storage.close();
  }
}
