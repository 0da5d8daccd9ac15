import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvisioning } from '../../src/accounts/provisioning.ts';
import { type Simulator, startSimulator } from '../../src/platforms/simulator/index.ts';
import { createDatabase } from '../../src/storage/database.ts';
import { useMortalDatabase } from '../support/database-outage.ts';
import { EVERY_OPERATION, someTarget } from '../support/every-operation.ts';
import { type JudgedFetch, judgedFetch } from '../support/judged-fetch.ts';
import { bodyOf } from '../support/service.ts';
import { platformVariables, readyUrl, useServiceProcesses } from '../support/service-process.ts';

const database = useMortalDatabase();
const start = useServiceProcesses();
const PATIENCE = { timeout: 45_000, interval: 100 };
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ latencyMs: 100 });
});
afterAll(() => simulator.close());

/** The operations that answer anything but 503; whatever callers show, nobody can look it up. */
async function answeredWithoutDatabase(call: JudgedFetch): Promise<string[]> {
  const shown = {
    direct: { authorization: `Bearer answerscope_${'0'.repeat(24)}` },
    v1: { authorization: `Bearer sk_live_${'0'.repeat(32)}` },
    console: { cookie: `answerscope=${'A'.repeat(43)}` },
  };
  const answered: string[] = [];
  for (const [name, id, operation] of EVERY_OPERATION) {
    const headers = { ...shown[name], 'sec-fetch-site': 'same-origin' };
    const { status } = await call(someTarget(operation), { method: operation.method.toUpperCase(), headers });
    if (status !== 503) answered.push(`${name} ${id}`);
  }
  return answered;
}

test('PostgreSQL crashes in the middle of a probe: 503 while it is away, and nothing is lost', {
  timeout: 120_000,
}, async () => {
  const service = start(['serve'], {
    DATABASE_URL: database.url,
    ...platformVariables(simulator, { concurrency: 1, platforms: ['kimi', 'gemini'] }),
  });
  const call = judgedFetch(await readyUrl(service));
  const knex = createDatabase({ url: database.url, poolSize: 2 });
  let ids = 0;
  const newId = () => `019aa3f0-11d2-7c44-8a53-${String(++ids).padStart(12, '0')}`;
  const provisioning = createProvisioning({ knex, now: () => new Date(), newId });
  const key = await provisioning.createKey({
    interface: 'v1',
    scope: 'admin',
    tier: 'scale',
    test: false,
    accountName: 'outage',
    newAccount: false,
    email: null,
  });
  const headers = { authorization: `Bearer ${key.key}` };
  const { brand } = await bodyOf(
    await call('/api/v1/brands', { json: { name: 'Brightboard', category: 'software' }, headers }),
  );
  const { runId } = await bodyOf(await call('/api/v1/probes', { json: { brandId: brand.id }, headers }));
  await expect
    .poll(async () => (await knex('answers').where({ run_id: runId }).select('id')).length, PATIENCE)
    .toBeGreaterThan(4);

  await database.crash();
  const refused = await call(`/api/v1/probes/${runId}`, { headers });
  expect(refused.status).toBe(503);
  expect((await bodyOf(refused)).error.code).toBe('unavailable');
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  const health = await call('/api/health');
  expect(health.status).toBe(503);
  expect(await bodyOf(health)).toMatchObject({ status: 'degraded', checks: { db: { ok: false } } });
  const status = await call('/api/status');
  expect(status.status).toBe(200);
  expect(await bodyOf(status)).toMatchObject({ status: 'outage', db: { ok: false }, llms: { up: 2 } });

  expect(await answeredWithoutDatabase(call)).toEqual(['direct getStatus', 'v1 getOpenapi', 'console getOpenapi']);

  await database.start();
  const probeStatus = async (): Promise<string> => {
    const response = await call(`/api/v1/probes/${runId}`, { headers });
    return response.status === 200 ? (await bodyOf(response)).status : `HTTP ${response.status}`;
  };
  await expect.poll(probeStatus, PATIENCE).toBe('completed');
  const [run] = await knex('runs').where({ id: runId });
  expect(run).toMatchObject({ asks_total: 40, asks_answered: 40, asks_failed: 0 });
  expect(await knex('answers').where({ run_id: runId })).toHaveLength(40);
  expect(await knex('usage_entries').where({ run_id: runId })).toHaveLength(40);
  expect((await call('/api/health')).status).toBe(200);
  await knex.destroy();
  await service.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});
