import { describe, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';

/**
 * The schema can be spread over many servers by account only while every table keeps these rules. A new table is an account's
 * unless it is listed here.
 */
const GLOBAL_TABLES = [
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
  'users',
];

/** Where the account's own row is, its id is the account id. */
const accountColumn = (table: string) => (table === 'accounts' ? 'id' : 'account_id');

const isGlobal = (table: string) => GLOBAL_TABLES.includes(table);

const database = useDatabase();

async function rows<Row>(sql: string): Promise<Row[]> {
  return ((await database.knex.raw(sql)) as { rows: Row[] }).rows;
}

async function tables(): Promise<string[]> {
  const found = await rows<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname !~ '^knex_' order by 1",
  );
  return found.map(({ name }) => name);
}

async function accountTables(): Promise<string[]> {
  return (await tables()).filter((table) => !isGlobal(table));
}

describe('tables', () => {
  test('that are listed as global exist', async () => {
    expect((await tables()).filter(isGlobal)).toEqual(GLOBAL_TABLES);
  });

  test('of an account have the account id, as a uuid that is never null', async () => {
    const found = await rows<{ table: string; column: string; type: string; required: boolean }>(`
      select relation.relname as table, attname as column, atttypid::regtype::text as type, attnotnull as required
      from pg_attribute join pg_class relation on relation.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
    for (const table of await accountTables()) {
      const column = found.find((row) => row.table === table && row.column === accountColumn(table));
      expect(column, table).toMatchObject({ type: 'uuid', required: true });
    }
  });
});

describe('indexes', () => {
  test('that are unique begin with the account id, primary keys and partial and expression ones included', async () => {
    const indexes = await rows<{ table: string; index: string; primary: boolean; first: string | null }>(`
      select relation.relname as table, index.relname as index, indisprimary as primary, attname as first
      from pg_index
      join pg_class relation on relation.oid = indrelid
      join pg_class index on index.oid = indexrelid
      left join pg_attribute on attrelid = indrelid and attnum = indkey[0] and indkey[0] <> 0
      where relation.relnamespace = 'public'::regnamespace and (indisunique or indisexclusion)`);
    const own = indexes.filter(({ table }) => !isGlobal(table) && !table.startsWith('knex_'));
    expect(own.filter(({ table, first }) => first !== accountColumn(table))).toEqual([]);
    const withPrimaryKey = new Set(indexes.filter(({ primary }) => primary).map(({ table }) => table));
    expect((await tables()).filter((table) => !withPrimaryKey.has(table))).toEqual([]);
  });
});

describe('foreign keys', () => {
  const foreignKeys = () =>
    rows<{
      name: string;
      table: string;
      columns: string[];
      target: string;
      targetColumns: string[];
      onDelete: string;
    }>(`
      select conname as name, source.relname as table, target.relname as target, confdeltype as "onDelete",
             array(select attname::text from unnest(conkey) with ordinality as key (number, place)
                   join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
             array(select attname::text from unnest(confkey) with ordinality as key (number, place)
                   join pg_attribute on attrelid = confrelid and attnum = number order by place) as "targetColumns"
      from pg_constraint
      join pg_class source on source.oid = conrelid
      join pg_class target on target.oid = confrelid
      where contype = 'f' and source.relnamespace = 'public'::regnamespace`);

  test('of an account begin with the account id on both sides', async () => {
    const between = (await foreignKeys()).filter(({ table, target }) => !isGlobal(table) && !isGlobal(target));
    expect(between.length).toBeGreaterThan(0);
    const wrong = between.filter(
      ({ table, columns, target, targetColumns }) =>
        columns[0] !== accountColumn(table) || targetColumns[0] !== accountColumn(target),
    );
    expect(wrong).toEqual([]);
  });

  test('never lead from a global table to an account, or back', async () => {
    expect((await foreignKeys()).filter(({ table, target }) => isGlobal(table) !== isGlobal(target))).toEqual([]);
  });

  test('never set anything to null or to a default', async () => {
    expect((await foreignKeys()).filter(({ onDelete }) => !['a', 'r', 'c'].includes(onDelete))).toEqual([]);
  });

  test('are covered by an index, so that deleting an account or a run does not read whole tables', async () => {
    const indexes = await rows<{ table: string; unique: boolean; columns: string[] }>(`
      select relation.relname as table, indisunique as unique,
             array(select attname::text from unnest(indkey::int2[]) with ordinality as key (number, place)
                   join pg_attribute on attrelid = indrelid and attnum = number order by place) as columns
      from pg_index join pg_class relation on relation.oid = indrelid
      where relation.relnamespace = 'public'::regnamespace and indpred is null`);
    // An index covers a key that it begins with; a unique one also a key that begins with it.
    const covered = ({ table, columns }: { table: string; columns: string[] }) =>
      indexes.some(
        (index) =>
          index.table === table &&
          (index.unique || index.columns.length >= columns.length) &&
          columns.slice(0, index.columns.length).every((column, place) => index.columns[place] === column),
      );
    expect(
      (await foreignKeys()).filter((key) => !covered(key)).map(({ table, columns }) => [table, ...columns]),
    ).toEqual([]);
  });
});

describe('nothing works behind the back of a statement', () => {
  test('there are no triggers and no rules', async () => {
    const triggers = await rows(`
      select tgname, tgrelid::regclass::text as table from pg_trigger
      join pg_class relation on relation.oid = tgrelid
      where not tgisinternal and relation.relnamespace = 'public'::regnamespace`);
    expect(triggers).toEqual([]);
    expect(await rows("select * from pg_rules where schemaname = 'public'")).toEqual([]);
  });

  test('no table is unlogged, inherits, or takes its ids from a sequence', async () => {
    const found = await rows(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relname !~ '^knex_'
      and (relpersistence <> 'p' or relkind in ('S', 'f') or oid in (select inhrelid from pg_inherits where relkind = 'r'))`);
    expect(found).toEqual([]);
  });
});
