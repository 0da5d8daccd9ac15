import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Failure } from '../../src/failure.ts';
import { createDatabase } from '../../src/storage/database.ts';
import { type Distribution, openDistribution, type Plan } from '../../src/storage/distribution/index.ts';
import { CIRCULAR_KEYS, LOCAL_TABLES, REFERENCE_TABLES } from '../../src/storage/distribution/placements.ts';
import { useDatabase } from '../support/database.ts';
import { GLOBAL_TABLES } from '../support/database-rules.ts';
import { useServiceProcesses } from '../support/service-process.ts';
import { installCitusStandIn } from './distribution-stand-in.ts';

const ANY = { shards: null };
const database = useDatabase();
const start = useServiceProcesses();
let distribution: Distribution;

// Each test finds a filled database that is not distributed.
beforeEach(async () => {
  const { knex } = database;
  await knex.raw('drop schema if exists stand_in cascade; drop schema if exists shards cascade');
  await installCitusStandIn(knex, new URL(database.url).pathname.slice(1));
  await fill(knex);
  for (const { table, name, definition } of CIRCULAR_KEYS) {
    await knex.raw(`alter table ${table} drop constraint if exists ${name}`);
    await knex.raw(`alter table ${table} add constraint ${name} ${definition}`);
  }
  distribution = await openDistribution(database.url);
});
afterEach(() => distribution.close());

async function fill(knex: Knex): Promise<void> {
  const account_id = '00000000-0000-7000-8000-000000000001';
  const id = '00000000-0000-7000-8000-000000000002';
  const created_at = new Date();
  await knex.raw('truncate accounts, users, keys cascade');
  await knex('accounts').insert({ id: account_id, name: 'Acme', tier: 'free', created_at });
  await knex('prompt_packs').insert({ account_id, id, name: 'Default', created_at });
  await knex('accounts').update({ default_pack_id: id });
  await knex('users').insert({ id, email: 'a@example.com', email_folded: 'a@example.com', created_at });
  const brand = { name: 'Acme', name_folded: 'acme', category: 'shoes', language: 'en' } as const;
  await knex('brands').insert({ account_id, id, created_at, ...brand });
}

async function calls(): Promise<string[]> {
  const { rows } = await database.knex.raw('select call from stand_in.calls order by n');
  return rows.map(({ call }: { call: string }) => call);
}

/** Everything between backquotes in the code and the migrations, taken apart where a statement ends. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STATEMENTS = globSync(['src/**/*.ts', 'db/migrations/*.ts'], { cwd: ROOT }).flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/`([^`]*)`/g)].flatMap(([, text = '']) => text.split(';')),
);

const reason = (outcome: unknown): string => (outcome as Failure).message;
const planned = async (): Promise<Plan> => (await distribution.plan(ANY)) as Plan;
const nothing = (): void => {};

describe('a filled database', () => {
  test('is distributed, and its rows are in the shards alone', async () => {
    const statements: string[] = [];
    expect(await distribution.apply({ shards: 64 }, (statement) => statements.push(statement))).toBeNull();
    const made = await calls();
    expect(made).toContain('distribute accounts by id with none into 64');
    expect(made).toContain('distribute brands by account_id with public.accounts into ');
    expect(made.filter((call) => call.startsWith('reference'))).toHaveLength(REFERENCE_TABLES.length);
    expect(statements.at(0)).toContain('drop constraint');
    expect(statements.at(-1)).toContain('add constraint');
    const { rows } = await database.knex.raw(`
      select (select count(*) from accounts) + (select count(*) from users) as left_behind,
             (select default_pack_id is not null from shards.accounts) as pack,
             (select count(*) from shards.brands) as brands, (select count(*) from shards.users) as users`);
    expect(rows).toEqual([{ left_behind: 0, pack: true, brands: 1, users: 1 }]);
    expect((await planned()).statements).toEqual([]);
  });

  test('has every table in its place afterwards, once', async () => {
    await distribution.apply(ANY, nothing);
    const { rows } = await database.knex.raw(`
      select relname as name, partmethod as method from pg_class left join stand_in.pg_dist_partition on logicalrelid = pg_class.oid
       where relnamespace = 'public'::regnamespace and relkind = 'r'`);
    const local = rows.filter(({ method }: { method: string | null }) => method === null);
    expect(local.map(({ name }: { name: string }) => name).toSorted()).toEqual(LOCAL_TABLES);
    const touched = (await calls()).filter((call) => !call.startsWith('empty')).map((call) => call.split(' ')[1]);
    expect(touched.toSorted()).toEqual([...new Set(touched)].toSorted());
  });

  test('is only looked at by the plan', async () => {
    const { placements, statements } = await planned();
    expect(statements.length).toBeGreaterThan(placements.length - LOCAL_TABLES.length);
    expect(await calls()).toEqual([]);
    expect((await planned()).statements).toEqual(statements);
  });

  test('is finished wherever the first run was interrupted', async () => {
    const { statements } = await planned();
    const places = [1, 3, REFERENCE_TABLES.length + 2, 20, statements.length - 3, statements.length - 1];
    for (const place of places) {
      let count = 0;
      const interrupted = distribution.apply(ANY, () => {
        if (count++ === place) throw new Error('killed');
      });
      // Each run begins where the one before was interrupted, and gets as many statements further.
      await interrupted.catch((error: Error) => expect(error.message).toBe('killed'));
    }
    expect(await distribution.apply(ANY, nothing)).toBeNull();
    const made = await calls();
    expect(new Set(made).size).toBe(made.length);
    const { rows } = await database.knex.raw('select conname as name from pg_constraint where conname = ?', [
      CIRCULAR_KEYS[0]?.name ?? '',
    ]);
    expect(rows).toHaveLength(1);
  });

  test('is finished after Citus refused a table and the reason is gone', async () => {
    await database.knex.raw(
      'create trigger odd before update on brands for each row execute function suppress_redundant_updates_trigger()',
    );
    const refused = reason(await distribution.apply(ANY, nothing));
    expect(refused).toContain("create_distributed_table('public.brands'");
    expect(refused).toContain('triggers');
    expect(refused).toContain('call it again');
    await database.knex.raw('drop trigger odd on brands');
    expect(await distribution.apply(ANY, nothing)).toBeNull();
  });
});

describe('it is refused', () => {
  /** What the plan and the work say of a database with these statements run, which are undone afterwards. */
  async function refusalAfter(change: string, back: string): Promise<string> {
    await database.knex.raw(change);
    try {
      const refused = reason(await distribution.plan(ANY));
      expect(reason(await distribution.apply(ANY, nothing))).toBe(refused);
      expect(await calls()).toEqual([]);
      return refused;
    } finally {
      await database.knex.raw(back);
    }
  }

  test.each([
    ['a table that nobody has placed', 'create table stray (id uuid primary key)', 'drop table stray', 'stray: nobody'],
    [
      'a table with the account in second place',
      'create table stray (id uuid, account_id uuid, primary key (id, account_id))',
      'drop table stray',
      'stray: nobody',
    ],
    [
      'an index that is unique over all accounts',
      'create unique index odd on brands (name)',
      'drop index odd',
      'brands: odd is unique without account_id',
    ],
    [
      'a foreign key to a local table',
      'alter table brands add constraint odd foreign key (id) references free_checks (id) not valid',
      'alter table brands drop constraint odd',
      'brands: odd leads from a distributed table to the local table free_checks',
    ],
    [
      'a foreign key from a reference table to an account',
      'alter table keys add constraint odd foreign key (account_id) references accounts not valid',
      'alter table keys drop constraint odd',
      'keys: odd leads from a reference table to the distributed table accounts',
    ],
    [
      'a foreign key that forgets the account',
      'alter table brands add constraint odd foreign key (created_by) references accounts not valid',
      'alter table brands drop constraint odd',
      'brands: odd leads from a distributed table to the distributed table accounts without the account',
    ],
    [
      'another circle of foreign keys',
      `create table one (account_id uuid, id uuid, primary key (account_id, id));
       create table two (account_id uuid, id uuid, primary key (account_id, id), foreign key (account_id, id) references one);
       alter table one add foreign key (account_id, id) references two`,
      'drop table one, two cascade',
      'circle',
    ],
    [
      'a table that is distributed in another way',
      "insert into stand_in.pg_dist_partition values ('brands', 'n', null, 0, 't')",
      'delete from stand_in.pg_dist_partition',
      'brands: Citus has it as reference already',
    ],
    [
      'a table that is distributed apart from accounts',
      `insert into stand_in.pg_dist_partition values ('accounts', 'h', 'id', 1, 's'), ('brands', 'h', 'account_id', 2, 's')`,
      'delete from stand_in.pg_dist_partition',
      'brands: it is distributed, but not together with accounts',
    ],
    [
      'a schema that is not the newest',
      "update knex_migrations set name = name || '-' where id = 1",
      "update knex_migrations set name = rtrim(name, '-') where id = 1",
      'run migrate first (0001-accounts)',
    ],
    [
      'a schema of a newer version',
      "insert into knex_migrations (name, batch) values ('9999-later', 99)",
      "delete from knex_migrations where name = '9999-later'",
      'of a newer version of the service (9999-later)',
    ],
    ['no server for shards', 'delete from stand_in.pg_dist_node where groupid > 0', 'select', 'No server may hold'],
    [
      'an old Citus',
      `create or replace function stand_in.citus_version() returns text language sql as $$ select 'Citus 10.2.1 on x' $$`,
      'select',
      'Citus 10.2.1 is too old',
    ],
  ])('with %s', async (_, change, back, expected) => {
    expect(await refusalAfter(change, back)).toContain(expected);
  });

  test('while the service is connected', async () => {
    const service = createDatabase({ url: database.url });
    try {
      await service.raw('select 1');
      expect(reason(await distribution.apply(ANY, nothing))).toBe(
        'Stop the service first: “answerscope” is connected.',
      );
    } finally {
      await service.destroy();
    }
    expect(await calls()).toEqual([]);
  });

  test('while another run is at work', async () => {
    const second = await openDistribution(database.url);
    try {
      let refused: Promise<unknown> | undefined;
      await distribution.apply(ANY, () => {
        refused ??= second.apply(ANY, nothing);
      });
      expect(reason(await refused)).toBe('Another run is at work on this database.');
    } finally {
      await second.close();
    }
  });
});

test('a new table of accounts is distributed without being listed anywhere', async () => {
  await database.knex.raw(
    'create table fresh (account_id uuid, id uuid, primary key (account_id, id), foreign key (account_id) references accounts on delete cascade)',
  );
  try {
    expect((await planned()).statements).toContain(
      "select create_distributed_table('public.fresh', 'account_id', colocate_with => 'public.accounts')",
    );
  } finally {
    await database.knex.raw('drop table fresh');
  }
});

test('the lists are those of the schema', async () => {
  const own = [...REFERENCE_TABLES, ...LOCAL_TABLES].filter((name) => !name.startsWith('knex_'));
  expect(own.toSorted()).toEqual(GLOBAL_TABLES);
  const { rows } = await database.knex.raw(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where conname = any(?)`,
    [CIRCULAR_KEYS.map(({ name }) => name)],
  );
  expect(rows).toEqual(CIRCULAR_KEYS);
});

test('no statement reads a local table together with those of accounts', async () => {
  const { placements } = await planned();
  const among = (kind: string) =>
    placements.filter(({ placement }) => placement.kind === kind).map(({ table }) => table);
  const reads = (statement: string, tables: string[]): boolean =>
    tables.some((table) => new RegExp(`\\b(from|join|into|update)\\s+${table}\\b`, 'i').test(statement));
  const together = (kind: string): string[] =>
    STATEMENTS.filter((statement) => reads(statement, among(kind)) && reads(statement, among('distributed')));
  expect(together('local')).toEqual([]);
  // The search finds what is there to be found.
  expect(together('reference').length).toBeGreaterThan(2);
});

test('no table needs a function or a type of ours, which the other servers would lack', async () => {
  const needed = async (): Promise<unknown[]> => {
    const { rows } = await database.knex.raw(`
      select pg_describe_object(d.classid, d.objid, d.objsubid) as what from pg_depend d
       where d.classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass)
         and (d.refclassid = 'pg_proc'::regclass and d.refobjid in
                (select oid from pg_proc where pronamespace = 'public'::regnamespace)
           or d.refclassid = 'pg_type'::regclass and d.refobjid in
                (select oid from pg_type where typnamespace = 'public'::regnamespace and typtype in ('c', 'd', 'e'))
              and d.objid in (select oid from pg_class where relkind in ('r', 'p', 'i')))
         and d.deptype = 'n'`);
    return rows;
  };
  expect(await needed()).toEqual([]);
  await database.knex.raw(
    'create table odd (id integer[] default (lower_limits(null, null, 1)), decision limit_decision)',
  );
  try {
    expect(await needed()).toHaveLength(2);
  } finally {
    await database.knex.raw('drop table odd');
  }
});

describe('the command', { timeout: 240_000 }, () => {
  const run = async (...args: string[]) => {
    const process = start(args, { DATABASE_URL: database.url });
    return { code: await process.ended, stdout: process.stdout, stderr: process.stderr };
  };

  test('does what the guide says, and back', async () => {
    const client = new pg.Client({ connectionString: database.url, application_name: 'psql' });
    await client.connect();
    try {
      const printed: string[] = [];
      for (const { language, text } of blocksOf('docs/distribute.md')) {
        if (language === 'sql') {
          // The one statement that needs Citus itself.
          await client.query(text.replace('create extension citus;', ''));
          continue;
        }
        const { code, stdout, stderr } = await run(...text.replace('npm run answerscope -- ', '').split(' '));
        expect([text, code, stderr]).toEqual([text, 0, '']);
        printed.push(stdout);
      }
      const [shown, done] = printed;
      expect(printed).toHaveLength(2);
      expect(shown).toContain('Citus 13.2.0, PostgreSQL 1');
      expect(shown).toContain('4 servers for shards');
      expect(shown).toContain('By account: accounts, ');
      expect(shown).toContain('shard_count => 64');
      expect(shown).toContain('Nothing was changed.');
      expect(done).toContain('The database is distributed.');
      // Distributed and brought home again: its rows are there, and everything could begin anew.
      expect(await database.knex('accounts').select('name')).toEqual([{ name: 'Acme' }]);
      expect((await calls()).length).toBeGreaterThan(50);
      expect(
        (await planned()).placements.some(({ placement, done: moved }) => placement.kind !== 'local' && moved),
      ).toBe(false);
    } finally {
      await client.end();
    }
  });

  test('says what is missing', async () => {
    await database.knex.raw('drop schema stand_in cascade');
    const refused = await run('distribute', '--apply');
    expect([refused.code, refused.stderr]).toEqual([
      2,
      'answerscope: The extension Citus is not installed in this database (create extension citus).\n',
    ]);
  });
});

/** The code blocks of a guide, also those within a list. */
function blocksOf(guide: string): { language: string; text: string }[] {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const blocks = text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm);
  return [...blocks].map(([, language = '', block = '']) => ({ language, text: block.replace(/^ +/gm, '').trim() }));
}
