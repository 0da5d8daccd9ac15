/** Where each table belongs on a database that is spread over many servers. */
import type { ForeignKey, Table } from './catalogue.ts';

/**
 * `distributed`: by the account, so that all rows of one account lie together on one server. `reference`: a copy on every server.
 * `local`: on the coordinator alone.
 */
export type Placement = { kind: 'distributed'; column: string } | { kind: 'reference' } | { kind: 'local' };

/**
 * Of no account, or looked up before the account is known, and read in one statement with tables of accounts: a copy must be where
 * those are. With them the tables that they have a foreign key to, or that have one to them.
 */
export const REFERENCE_TABLES: readonly string[] = ['email_tokens', 'keys', 'sessions', 'sign_in_places', 'users'];

/** Of no account, and never read together with tables of accounts. Some are written on every request: one copy is cheapest. */
export const LOCAL_TABLES: readonly string[] = [
  'anonymous_spend',
  'email_outbox',
  'free_check_answers',
  'free_checks',
  'ip_limits',
  'knex_migrations',
  'knex_migrations_lock',
  'platform_latencies',
  'platform_status',
  'platform_status_rounds',
  'throttles',
];

/**
 * Foreign keys that close a circle: whichever table came first would refer to one that is not distributed yet. They are taken off before
 * and put back after; written down here so that an interrupted run can put them back.
 */
export const CIRCULAR_KEYS: readonly Pick<ForeignKey, 'table' | 'name' | 'definition'>[] = [
  {
    table: 'accounts',
    name: 'accounts_id_default_pack_id_fkey',
    definition: 'FOREIGN KEY (id, default_pack_id) REFERENCES prompt_packs(account_id, id)',
  },
];

/** Null for a table that is in no list and whose primary key does not begin with the account. */
export function placementOf({ name, primaryKey }: Pick<Table, 'name' | 'primaryKey'>): Placement | null {
  if (REFERENCE_TABLES.includes(name)) return { kind: 'reference' };
  if (LOCAL_TABLES.includes(name)) return { kind: 'local' };
  if (name === 'accounts') return { kind: 'distributed', column: 'id' };
  return primaryKey[0] === 'account_id' ? { kind: 'distributed', column: 'account_id' } : null;
}
