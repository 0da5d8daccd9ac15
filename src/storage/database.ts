import type { Knex } from 'knex';
import knexFactory from 'knex';
import pg from 'pg';

export interface DatabaseOptions {
  url: string;
  /** Most connections this process holds at once. */
  poolSize?: number;
  /** Shown in `pg_stat_activity`, so that an operator can tell API, workers and command line apart. */
  applicationName?: string;
  /** A statement that runs longer is cancelled by the server (`57014`). Without it, statements may run for ever. */
  statementTimeoutMs?: number;
  /** How long a caller waits for a free connection before it gets an error. Default 10,000. */
  acquireTimeoutMs?: number;
  /** How long a new connection may take to be made: this soon a caller learns of an outage. Default 1,500. */
  connectTimeoutMs?: number;
}

/**
 * A pool of connections to PostgreSQL. No connection is made until the first query, idle ones are given back, and a
 * connection that died is replaced by the next query: a process lives through a database restart.
 *
 * Values arrive as: `timestamptz` → Date; `date` → 'YYYY-MM-DD' (a Date would shift with the time zone of the process);
 * `int8` (so every `count(*)`) → number, or an error beyond 2^53 instead of a wrong digit; `numeric` → number (all ours are
 * amounts in US dollars with 14 digits at most, which a double holds exactly; add up in SQL, not in JavaScript); `jsonb` →
 * parsed; `bytea` → Buffer.
 */
export function createDatabase(options: DatabaseOptions): Knex {
  const acquireTimeoutMs = options.acquireTimeoutMs ?? 10_000;
  return knexFactory({
    client: 'pg',
    connection: {
      connectionString: options.url,
      application_name: options.applicationName ?? 'answerscope',
      connectionTimeoutMillis: options.connectTimeoutMs ?? 1_500,
      keepAlive: true,
      // A frozen process gives its locks back.
      idle_in_transaction_session_timeout: 60_000,
      ...(options.statementTimeoutMs === undefined ? {} : { statement_timeout: options.statementTimeoutMs }),
      // Knex passes the whole object on to pg, whose `types` its own typings leave out.
      types: valueTypes,
    } as Knex.PgConnectionConfig,
    pool: {
      min: 0,
      max: options.poolSize ?? 10,
      idleTimeoutMillis: 30_000,
      // Knex's pool would otherwise retry a refused connection until the acquire time-out: a caller learns of an outage at once.
      propagateCreateError: true,
    } as Knex.PoolConfig,
    acquireConnectionTimeout: acquireTimeoutMs,
    // The values of a failed statement (keys, e-mail addresses, whole answers) have no place in an error, which gets logged.
    compileSqlOnError: false,
    // Whatever fails reaches the caller; Knex would print it as well.
    log: { warn() {}, error() {} },
  });
}

/** The connections of a pool now: in use, idle, how many callers wait for one, and the most there may be. */
export function poolUse(knex: Knex): { used: number; idle: number; waiting: number; most: number } {
  const { pool } = knex.client as { pool: Pool };
  return { used: pool.numUsed(), idle: pool.numFree(), waiting: pool.numPendingAcquires(), most: pool.max };
}

/** As much of Knex's pool as is needed here. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  max: number;
}

/** How values of the database become values of the program; for clients that do not go through Knex. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, safeInteger],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.DATE, (text) => text],
]);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database returned ${text}, which no number holds exactly.`);
  return value;
}

/**
 * Whether an error says that the database cannot be reached, is starting, or went away in the middle: worth a 503 and a
 * later try. Errors of a statement itself (constraints, syntax, a statement time-out) are not among them.
 */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  // Not every library throws an Error: the queue's workers report a copy of its fields.
  const { code, syscall, name, message, cause } = error as Record<string, unknown>;
  if (typeof code === 'string') {
    return UNREACHABLE_CODES.has(code) || code.startsWith('08') || (code === 'ENOENT' && syscall === 'connect');
  }
  if (typeof message === 'string') {
    if (name === 'KnexTimeoutError' && /acquiring a connection/i.test(message)) return true;
    if (UNREACHABLE_MESSAGE.test(message)) return true;
  }
  return cause !== undefined && cause !== error && isUnavailable(cause);
}

const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: starting up, shutting down, recovering
  '53300', // too_many_connections
  '25P03', // idle_in_transaction_session_timeout: the connection is gone
]);

/** What pg reports without a code: after the statement, where Knex reports it, and before the queue's name, where pg-boss does. */
const UNREACHABLE_MESSAGE =
  /(^| - )(Connection terminated( unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error and is not queryable|Client was closed and is not queryable)( \(Queue: .*\))?$/;
