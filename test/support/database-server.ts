import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/storage/embedded.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { databaseUrl } from './database-url.ts';

/**
 * Once for each run of the suite: a server (that of `DATABASE_URL`, any PostgreSQL from 15 on with a role that may create
 * databases; else one of our own) with one migrated database, which every test file clones. Everything that a run creates
 * carries the run's name and goes with it; what a killed run left behind, the next run removes.
 */
export interface TestDatabaseServer {
  url: string;
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestDatabaseServer;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const embedded =
    given === undefined || given === ''
      ? await startEmbedded({ dataDir: DATA_DIR, settings: FAST_AND_LOSSY })
      : { url: given, stop: async () => {} };

  const run = `${PREFIX}${randomBytes(5).toString('hex')}`;
  const admin = new pg.Client({ connectionString: embedded.url, application_name: `${run} setup` });
  admin.on('error', () => {});
  await admin.connect();
  // Held as long as this run lives, which is how other runs know that its databases are in use.
  await admin.query('select pg_advisory_lock(hashtext($1), $2)', [run, LOCK_CLASS]);
  await removeAbandoned(admin);

  const template = `${run}_template`;
  await admin.query(`create database ${template}`);
  await migrate({ url: databaseUrl(embedded.url, template) });
  project.provide('databaseServer', { url: embedded.url, template });

  return async () => {
    await dropAll(admin, run);
    await admin.end();
    await embedded.stop();
  };
}

const PREFIX = 'answerscope_test_';

const LOCK_CLASS = 1;
const DATA_DIR = fileURLToPath(new URL('../../.data/test', import.meta.url));

/** Only for this server, whose data nobody needs after the run. */
const FAST_AND_LOSSY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

async function removeAbandoned(admin: pg.Client): Promise<void> {
  for (const run of new Set((await databasesLike(admin, PREFIX)).map(runOf))) {
    const { rows } = await admin.query('select pg_try_advisory_lock(hashtext($1), $2) as free', [run, LOCK_CLASS]);
    if (rows[0].free !== true) continue;
    await dropAll(admin, run);
    await admin.query('select pg_advisory_unlock(hashtext($1), $2)', [run, LOCK_CLASS]);
  }
}

function runOf(database: string): string {
  return database.slice(0, PREFIX.length + 10);
}

async function dropAll(admin: pg.Client, prefix: string): Promise<void> {
  for (const name of await databasesLike(admin, prefix))
    await admin.query(`drop database if exists ${name} with (force)`);
}

async function databasesLike(admin: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
  return rows.map((row: { datname: string }) => row.datname);
}
