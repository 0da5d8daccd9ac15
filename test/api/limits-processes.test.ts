import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { createProvisioning } from '../../src/accounts/provisioning.ts';
import { useApiProcesses } from '../support/api-processes.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();
const startApis = useApiProcesses();

async function createKey(tier: 'starter' | 'scale') {
  const provisioning = createProvisioning({ knex: database.knex, now: () => new Date(), newId });
  const created = await provisioning.createKey({
    interface: 'v1',
    scope: 'admin',
    test: false,
    accountName: '',
    newAccount: true,
    tier,
    email: null,
  });
  return { ...created, headers: { authorization: `Bearer ${created.key}` } };
}

test('four processes, 2,000 requests at once, limit 100: exactly 100 are admitted', async () => {
  const apis = await startApis(database.url, 4);
  const key = await createKey('starter');
  const statuses = await Promise.all(
    Array.from({ length: 2_000 }, async (_, at) => {
      const response = await fetch(`${apis[at % 4]?.url}/api/v1/brands`, { headers: key.headers });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1_900);
}, 60_000);

test('a key revoked by one process is refused by every other on the next request', async () => {
  const apis = await startApis(database.url, 2);
  const key = await createKey('scale');
  const statusesNow = () =>
    Promise.all(apis.map(async ({ url }) => (await fetch(`${url}/api/v1/brands`, { headers: key.headers })).status));
  expect(await statusesNow()).toEqual([200, 200]);
  await database.knex('keys').where({ id: key.keyId }).update({ revoked_at: new Date() });
  expect(await statusesNow()).toEqual([401, 401]);
}, 60_000);
