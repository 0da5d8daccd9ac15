import type { Knex } from 'knex';

/**
 * The rules that let the schema be spread over many servers by account, each as a query of the catalogue that names what
 * breaks it. A table is an account's unless it is listed as global; the account's own row is `accounts.id`.
 */
export const DISTRIBUTION_RULES: Record<string, (database: Knex) => Promise<string[]>> = {
  'every table has a primary key': (database) =>
    list(
      database,
      `select table_name from own_tables
       where not exists (select from pg_index where indrelid = table_id and indisprimary)`,
    ),

  'the account id is a uuid that is never null': (database) =>
    list(
      database,
      `select table_name from own_tables where not is_global and not exists (
         select from pg_attribute
         where attrelid = table_id and attname = account_column and atttypid = 'uuid'::regtype and attnotnull)`,
    ),

  'primary keys, unique indexes (partial and expression ones too) and exclusions begin with the account id': (
    database,
  ) =>
    list(
      database,
      `select table_name || ': ' || indexrelid::regclass::text from own_tables join pg_index on indrelid = table_id
       where not is_global and (indisunique or indisexclusion) and not exists (
         select from pg_attribute where attrelid = table_id and attname = account_column and attnum = indkey[0])`,
    ),

  'foreign keys of an account begin with the account id on both sides': (database) =>
    list(
      database,
      `select source.table_name || ': ' || conname from pg_constraint
       join own_tables source on source.table_id = conrelid
       join own_tables target on target.table_id = confrelid
       where contype = 'f' and not source.is_global and not target.is_global and not (
         exists (select from pg_attribute where attrelid = conrelid and attnum = conkey[1] and attname = source.account_column)
         and exists (select from pg_attribute where attrelid = confrelid and attnum = confkey[1] and attname = target.account_column))`,
    ),

  'no foreign key leads from a global table to an account, or back': (database) =>
    list(
      database,
      `select source.table_name || ': ' || conname from pg_constraint
       join own_tables source on source.table_id = conrelid
       join own_tables target on target.table_id = confrelid
       where contype = 'f' and source.is_global <> target.is_global`,
    ),

  'no foreign key sets anything to null or to a default, or changes a key': (database) =>
    list(
      database,
      `select table_name || ': ' || conname from pg_constraint join own_tables on table_id = conrelid
       where contype = 'f' and (confdeltype not in ('a', 'r', 'c') or confupdtype not in ('a', 'r'))`,
    ),

  'every foreign key has an index, so that a deletion does not read whole tables': (database) =>
    list(
      database,
      // An index serves a key that it begins with; a unique one also a key that begins with it.
      `select table_name || ': ' || conname from pg_constraint join own_tables on table_id = conrelid
       where contype = 'f' and not exists (
         select from pg_index
         where indrelid = conrelid and indpred is null and (indisunique or indnkeyatts >= cardinality(conkey))
           and (indkey::int2[])[0:least(indnkeyatts, cardinality(conkey)) - 1]
             = conkey[1:least(indnkeyatts, cardinality(conkey))])`,
    ),

  'no trigger and no rule works behind the back of a statement': (database) =>
    list(
      database,
      `select table_name || ': ' || tgname from pg_trigger join own_tables on table_id = tgrelid where not tgisinternal
       union all
       select table_name || ': ' || rulename from pg_rewrite join own_tables on table_id = ev_class`,
    ),

  'no table is unlogged or inherits, and none takes its ids from a sequence': (database) =>
    list(
      database,
      `select table_name from own_tables join pg_class on pg_class.oid = table_id
       where relpersistence <> 'p' or exists (select from pg_inherits where inhrelid = table_id)
       union all
       select relname from pg_class
       where relkind = 'S' and relnamespace = 'public'::regnamespace and relname !~ '^knex_'`,
    ),
};

/** Looked up before the account is known, or of no account at all. */
export const GLOBAL_TABLES = [
  'anonymous_spend',
  'email_outbox',
  'email_tokens',
  'free_check_answers',
  'free_checks',
  'ip_limits',
  'keys',
  'platform_latencies',
  'platform_status',
  'platform_status_rounds',
  'sessions',
  'sign_in_places',
  'throttles',
  'users',
];

async function list(database: Knex, query: string): Promise<string[]> {
  const { rows } = (await database.raw(
    `with own_tables as (
       select oid as table_id, relname::text as table_name, relname = any(:globals) as is_global,
              case relname when 'accounts' then 'id' else 'account_id' end as account_column
       from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f') and relname !~ '^knex_')
     select violation from (${query}) as found (violation) order by 1`,
    { globals: GLOBAL_TABLES },
  )) as { rows: { violation: string }[] };
  return rows.map(({ violation }) => violation);
}
