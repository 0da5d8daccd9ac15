import type { Knex } from 'knex';
import { createDatabase } from './database.ts';
import { type EmbeddedLog, startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

export interface StorageSettings {
  /** `null`: the private database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Longest wait for a new connection. */
  databaseTimeoutMs: number;
  /** Where the private database is found again. */
  dataDirectory: string;
}

export interface Storage {
  url: string;
  knex: Knex;
  close(): Promise<void>;
}

/** A statement of the service is short; one that is not must not hold a connection for ever. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** The configured database, or the private one where none is, at the newest schema. */
export async function openStorage(config: StorageSettings, log: EmbeddedLog): Promise<Storage> {
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDirectory, log }) : null;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  try {
    const applied = await migrate({ url });
    if (applied.length > 0) log.info({ applied }, 'database schema brought up to date');
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const knex = createDatabase({
    url,
    poolSize: config.databasePoolSize,
    connectTimeoutMs: config.databaseTimeoutMs,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  return {
    url,
    knex,
    async close() {
      await knex.destroy();
      await embedded?.stop();
    },
  };
}
