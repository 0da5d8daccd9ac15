import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import pg from 'pg';
import { createDatabase } from './database.ts';
import { installQueue } from './queue.ts';

export interface MigrateOptions {
  url: string;
  directory?: string;
}

/**
 * Brings the database to the newest schema, that of the queue included, and returns the names of the migrations that this call applied, in order. Safe
 * when several processes start at once: one migrates, the others wait and find nothing left to do. Each migration is one
 * transaction; a process that is killed half-way leaves nothing to clean up.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const directory = options.directory ?? MIGRATIONS;
  // A session's advisory lock, for the server gives it back when the session dies. Knex's own lock row does not survive a
  // kill and makes the second process fail instead of wait; whoever holds the session's lock may clear what is left of it.
  const lock = new pg.Client({ connectionString: options.url, application_name: 'answerscope migrate' });
  await lock.connect();
  lock.on('error', () => {});
  const database = createDatabase({ url: options.url, poolSize: 1, applicationName: 'answerscope migrate' });
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    await noticeOurDeath(database);
    const config: Knex.MigratorConfig = { migrationSource: migrationsIn(directory) };
    await database.migrate.forceFreeMigrationsLock(config);
    const [, applied] = (await database.migrate.latest(config)) as [number, string[]];
    await installQueue(options.url);
    return applied;
  } finally {
    await database.destroy();
    await lock.end();
  }
}

/** This version's migrations that the database lacks; `applied` gives the names of those that it has. None: its schema is the newest. */
export function createSchemaCheck(applied: () => Promise<readonly string[]>): () => Promise<string[]> {
  let known: Promise<string[]> | undefined;
  return async () => {
    known ??= migrationsIn(MIGRATIONS)
      .getMigrations([])
      .then((files) => files.map((file) => file.replace(/\.ts$/, '')));
    const have = new Set(await applied());
    return (await known).filter((name) => !have.has(name));
  };
}

/** Names the migrations that a database has had. */
export const APPLIED_MIGRATIONS = { name: 'applied-migrations', text: 'select name from knex_migrations' };

/**
 * Else a statement of a killed process runs to its end, and its transaction keeps the next process waiting. Not every system
 * that PostgreSQL runs on can do it.
 */
async function noticeOurDeath(database: Knex): Promise<void> {
  await database.raw("set client_connection_check_interval = '1s'").catch(() => {});
}

/** Any constant of our own. */
const LOCK = 7_311_946_001;

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations', import.meta.url));

function migrationsIn(directory: string): Knex.MigrationSource<string> {
  return {
    async getMigrations() {
      const files = await readdir(directory);
      return files.filter((file) => /^\d{4}-.+\.ts$/.test(file)).sort();
    },
    getMigrationName: (file) => file.replace(/\.ts$/, ''),
    async getMigration(file) {
      const { up } = (await import(pathToFileURL(`${directory}/${file}`).href)) as Pick<Knex.Migration, 'up'>;
      return { up, down: forwardOnly };
    },
  };
}

async function forwardOnly(): Promise<never> {
  throw new Error('Migrations only run forward: write a new one that undoes the change.');
}
