import { expect, test } from 'vitest';
import type { Catalogue, Table } from '../../src/storage/distribution/catalogue.ts';
import { planDistribution } from '../../src/storage/distribution/plan.ts';
import { requirementFaults } from '../../src/storage/distribution/requirements.ts';

const table = (name: string, more: Partial<Table> = {}): Table => ({
  name,
  primaryKey: name === 'accounts' ? ['id'] : ['account_id', 'id'],
  uniqueIndexes: [],
  localBytes: 8192,
  citus: null,
  ...more,
});

const key = (from: string, target: string, columns = ['account_id']) => ({
  name: `${from}_${target}`,
  table: from,
  columns,
  target,
  targetColumns: target === 'accounts' || target === 'users' ? ['id'] : ['account_id'],
  definition: '',
});

function statements(catalogue: Pick<Catalogue, 'tables' | 'foreignKeys'>): string[] {
  const planned = planDistribution(
    { serverVersion: 160_000, citus: 'Citus 13.2', servers: 2, migrations: [], ...catalogue },
    { shards: null },
  );
  if ('faults' in planned) throw new Error(planned.faults.join('\n'));
  return planned.statements;
}

test('what is referred to comes before what refers to it, and accounts first', () => {
  const made = statements({
    tables: [table('answers'), table('accounts'), table('asks'), table('zebras')],
    foreignKeys: [key('answers', 'asks'), key('asks', 'zebras'), key('zebras', 'accounts')],
  });
  const order = made.flatMap((statement) => /create_distributed_table\('public\.(\w+)/.exec(statement)?.[1] ?? []);
  expect(order).toEqual(['accounts', 'zebras', 'asks', 'answers']);
});

test('rows that were left behind are taken away once, from where all others are reached', () => {
  const distributed = { kind: 'distributed' as const, colocation: 1 };
  const made = statements({
    tables: [
      table('accounts', { citus: { ...distributed, column: 'id' }, localBytes: 0 }),
      table('brands', { citus: { ...distributed, column: 'account_id' } }),
      table('users', { citus: { kind: 'reference', column: null, colocation: 0 }, localBytes: 0 }),
    ],
    foreignKeys: [key('brands', 'accounts')],
  });
  expect(made[0]).toBe("select truncate_local_data_after_distributing_table('public.accounts')");
  expect(made.filter((statement) => statement.includes('truncate'))).toHaveLength(1);
});

test('an empty table has no rows to leave behind', () => {
  const made = statements({ tables: [table('accounts', { localBytes: 0 })], foreignKeys: [] });
  expect(made.some((statement) => statement.includes('truncate'))).toBe(false);
});

test.each([
  [{ serverVersion: 140_012 }, 'PostgreSQL 14 is too old'],
  [{ citus: null }, 'not installed'],
  [{ citus: 'Citus 11.3.0' }, 'Citus 11.3.0 is too old'],
  [{ servers: 0 }, 'No server may hold shards'],
])('%j is refused', (given, expected) => {
  const database = { serverVersion: 150_004, citus: 'Citus 12.1.5', servers: 2 };
  expect(requirementFaults(database, { missing: [], unknown: [] })).toEqual([]);
  const faults = requirementFaults({ ...database, ...given }, { missing: [], unknown: [] });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(expected);
});
