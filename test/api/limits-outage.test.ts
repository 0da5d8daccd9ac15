import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { createProvisioning } from '../../src/accounts/provisioning.ts';
import { createDatabase } from '../../src/storage/database.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { useApiProcesses } from '../support/api-processes.ts';
import { useMortalDatabase } from '../support/database-outage.ts';
import { judgedFetch } from '../support/judged-fetch.ts';

const database = useMortalDatabase();
const startApis = useApiProcesses();

test('an outage: 503 with Retry-After within 2 s, and recovery without a restart', async () => {
  await migrate({ url: database.url });
  const knex = createDatabase({ url: database.url });
  const { key } = await createProvisioning({ knex, now: () => new Date(), newId }).createKey({
    interface: 'v1',
    scope: 'read',
    test: false,
    accountName: '',
    newAccount: true,
    tier: 'scale',
    email: null,
  });
  await knex.destroy();
  const [api] = await startApis(database.url, 1);
  const judged = judgedFetch(api?.url ?? '');
  const call = () => judged('/api/v1/brands', { headers: { authorization: `Bearer ${key}` } });
  expect((await call()).status).toBe(200);

  await database.crash();
  for (const _ of [1, 2, 3]) {
    const started = performance.now();
    const refused = await call();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(2_000);
  }

  await database.start();
  await expect.poll(async () => (await call()).status, { timeout: 20_000 }).toBe(200);
}, 120_000);
