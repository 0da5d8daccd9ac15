import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createDatabase } from '../../src/storage/database.ts';
import type {} from './database-server.ts';
import { databaseUrl } from './database-url.ts';
import { refuseSecondConnections } from './one-connection.ts';
import { recordSecret } from './secrets/run-record.ts';

export interface TestDatabase {
  /** For processes that a test starts; only from the first hook or test on. */
  readonly url: string;
  readonly knex: Knex;
}

/**
 * To be called at the top of a test file (or of a `describe`): gives it a migrated database of its own, dropped at its end
 * whoever is still connected. Call it again for a second database.
 */
export function useDatabase(options: { migrated?: boolean } = {}): TestDatabase {
  let made: (TestDatabase & { name: string }) | undefined;

  beforeAll(async () => {
    const { url, template } = inject('databaseServer');
    const name = template.replace(/template$/, randomBytes(5).toString('hex'));
    await asAdmin((admin) =>
      // Half the time of the default where fsync is off; older servers know both words from version 15 on.
      admin.query(
        `create database ${name}${options.migrated === false ? '' : ` template ${template} strategy file_copy`}`,
      ),
    );
    const own = databaseUrl(url, name);
    recordSecret('database password', new URL(own).password);
    made = { name, url: own, knex: createDatabase({ url: own, poolSize: 10, applicationName: 'answerscope test' }) };
    refuseSecondConnections(made.knex);
  });

  afterAll(async () => {
    if (made === undefined) return;
    const { name, knex } = made;
    await knex.destroy();
    await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
  });

  const opened = () => {
    if (made === undefined)
      throw new Error('The database is there from the first hook or test on, not while the file loads.');
    return made;
  };
  return {
    get url() {
      return opened().url;
    },
    get knex() {
      return opened().knex;
    },
  };
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('databaseServer').url, application_name: 'answerscope test' });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
