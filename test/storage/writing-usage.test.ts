import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { recordUsage } from '../../src/rewriting/usage-store.ts';
import { useDatabase } from '../support/database.ts';
import { newAccount } from '../support/events.ts';

const database = useDatabase();
const AT = new Date('2026-11-21T08:00:00Z');
const CALL = { platform: 'glm', model: 'glm-4', inputTokens: 100, outputTokens: 50, costUsd: 0.001 } as const;

async function recorded(accountId: string) {
  const entries = await database.knex('usage_entries').where({ account_id: accountId });
  const days = await database.knex('usage_daily').where({ account_id: accountId });
  return { entries, days };
}

async function work(partition: 'live' | 'simulated') {
  const accountId = await newAccount(database.knex);
  return { accountId, partition, workId: newId(), operation: 'rewrite', brandId: null, keyId: null, at: AT } as const;
}

test('work that is repeated under its id is billed once', async () => {
  const billed = await work('live');
  for (const calls of [[CALL, CALL], [CALL, CALL], [CALL]]) {
    await database.knex.transaction((trx) => recordUsage(trx, billed, calls));
  }
  const { entries, days } = await recorded(billed.accountId);
  expect(entries).toHaveLength(2);
  expect(days).toMatchObject([{ operation: 'rewrite', platform: 'glm', asks: 2 }]);
  expect(Number(days[0]?.cost_usd)).toBeCloseTo(0.002, 8);
});

test('simulated work is not billed', async () => {
  const free = await work('simulated');
  await database.knex.transaction((trx) => recordUsage(trx, free, [CALL]));
  const { entries, days } = await recorded(free.accountId);
  expect(entries).toMatchObject([{ billed: false }]);
  expect(days).toEqual([]);
});

test('work by rules leaves no entry', async () => {
  const rules = await work('live');
  await database.knex.transaction((trx) => recordUsage(trx, rules, []));
  expect(await recorded(rules.accountId)).toEqual({ entries: [], days: [] });
});
