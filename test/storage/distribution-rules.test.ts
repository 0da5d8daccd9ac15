import { describe, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';
import { DISTRIBUTION_RULES, GLOBAL_TABLES } from '../support/database-rules.ts';

const database = useDatabase();

test.each(Object.entries(DISTRIBUTION_RULES))('%s', async (_, violations) => {
  expect(await violations(database.knex)).toEqual([]);
});

test('the tables listed as global exist', async () => {
  const { rows } = await database.knex.raw(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname = any(?) order by 1",
    [GLOBAL_TABLES],
  );
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(GLOBAL_TABLES);
});

test('deleting an account deletes from every table of accounts', async () => {
  const { rows } = await database.knex.raw(
    `with recursive reached (table_id) as (
       select 'accounts'::regclass::oid
       union select conrelid from pg_constraint join reached on confrelid = table_id where contype = 'f' and confdeltype = 'c')
     select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^knex_' and relname <> all(?)
       and oid not in (select table_id from reached)`,
    [GLOBAL_TABLES],
  );
  expect(rows).toEqual([]);
});

describe('the rules notice', () => {
  const broken = useDatabase();

  /** What each rule says of a schema with these statements added, and of nothing else in it. */
  async function noticed(statements: string): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {};
    await broken.knex
      .transaction(async (trx) => {
        await trx.raw(statements);
        for (const [rule, violations] of Object.entries(DISTRIBUTION_RULES)) {
          const names = await violations(trx);
          if (names.length > 0) found[rule] = names;
        }
        throw new Error('put everything back');
      })
      .catch((error: Error) => expect(error.message).toBe('put everything back'));
    return found;
  }

  const ofAccount = 'account_id uuid not null, id uuid not null, primary key (account_id, id)';

  test.each([
    [
      'a table without primary key',
      'create table bad (account_id uuid not null)',
      'every table has a primary key',
      'bad',
    ],
    ['a table that forgets the account', 'create table bad (id uuid primary key)', 'the account id is', 'bad'],
    [
      'a partial unique index',
      `create table bad (${ofAccount}); create unique index wrong on bad (id) where id is not null`,
      'primary keys, unique',
      'bad: wrong',
    ],
    [
      'an expression index',
      `create table bad (${ofAccount}); create unique index wrong on bad ((account_id::text), id)`,
      'primary keys, unique',
      'bad: wrong',
    ],
    [
      'an account id in second place',
      'create table bad (id uuid, account_id uuid not null, constraint wrong primary key (id, account_id))',
      'primary keys, unique',
      'bad: wrong',
    ],
    [
      'a foreign key from a global table',
      'alter table keys add constraint wrong foreign key (account_id) references accounts',
      'no foreign key leads',
      'keys: wrong',
    ],
    [
      'a foreign key to a global table',
      'alter table members add constraint wrong foreign key (user_id) references users',
      'no foreign key leads',
      'members: wrong',
    ],
    [
      'a foreign key that sets null',
      `create table bad (${ofAccount}, brand_id uuid, constraint wrong foreign key (account_id, brand_id) references brands on delete set null (brand_id))`,
      'no foreign key sets',
      'bad: wrong',
    ],
    [
      'a foreign key without index',
      `create table bad (${ofAccount}, brand_id uuid, constraint wrong foreign key (account_id, brand_id) references brands)`,
      'every foreign key has',
      'bad: wrong',
    ],
    [
      'a foreign key that crosses accounts',
      `create table bad (${ofAccount}, live_account_id uuid, constraint wrong foreign key (live_account_id) references accounts)`,
      'foreign keys of an account',
      'bad: wrong',
    ],
    [
      'a trigger',
      'create trigger wrong before update on brands for each row execute function suppress_redundant_updates_trigger()',
      'no trigger',
      'brands: wrong',
    ],
    ['an unlogged table', `create unlogged table bad (${ofAccount})`, 'no table is unlogged', 'bad'],
    [
      'an id from a sequence',
      'create table bad (account_id uuid, id bigserial, primary key (account_id, id))',
      'no table is unlogged',
      'bad_id_seq',
    ],
  ])('%s', async (_, statements, rule, violation) => {
    const found = await noticed(statements);
    const [name] = Object.keys(found).filter((key) => key.startsWith(rule));
    expect(found[name ?? '']).toEqual([violation]);
  });
});
