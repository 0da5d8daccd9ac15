import { expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();

test('in tests, a second connection is refused to who holds one in an open transaction, and given afterwards', async () => {
  const { knex } = database;
  const nested = knex.transaction(async () => knex.raw('select 1'));
  await expect(nested).rejects.toThrow('hand the transaction on');
  await expect(knex.transaction(async () => knex.transaction(async () => 1))).rejects.toThrow(
    'hand the transaction on',
  );
  const { rows } = await knex.transaction(async (trx) => trx.raw<{ rows: object[] }>('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
  await expect(knex.raw('select 1')).resolves.toBeDefined();
});
