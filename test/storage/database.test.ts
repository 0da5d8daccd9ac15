import { expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();

test('values arrive as the types that the program works with', async () => {
  const { rows } = await database.knex.raw(`
    select 9007199254740991::int8 as big, 0.00000001::numeric(14, 8) as amount, '2026-03-29'::date as day,
           '2026-03-29T01:30:00+02:00'::timestamptz as at, '{"a": [1]}'::jsonb as json`);
  expect(rows[0]).toEqual({
    big: 9007199254740991,
    amount: 0.00000001,
    day: '2026-03-29',
    at: new Date('2026-03-28T23:30:00Z'),
    json: { a: [1] },
  });
});

test('an integer that no number holds is an error, not a wrong digit', async () => {
  await expect(database.knex.raw('select 9007199254740993::int8 as big')).rejects.toThrow(RangeError);
});
