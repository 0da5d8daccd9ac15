import { describe, expect, test } from 'vitest';
import type { Simulator } from '../../src/platforms/simulator/index.ts';
import { judgedFetch } from '../support/judged-fetch.ts';
import { bodyOf, type TestKey, type TestService, useService } from '../support/service.ts';
import { platformVariables, readyUrl, useServiceProcesses } from '../support/service-process.ts';

const BRAND = { name: 'Brightboard', category: 'project management software' };
const ASKS = 8 * 20;
const PATIENCE = { timeout: 45_000, interval: 100 };

/** The API runs in this process; workers, and further services, in processes that can be killed. */
const service = useService({ roles: { api: true, worker: false }, simulator: { latencyMs: 150 } });
const start = useServiceProcesses();

const environmentOf = (simulator: Simulator): Record<string, string> => ({
  DATABASE_URL: service.databaseUrl,
  ...platformVariables(simulator, { concurrency: 2 }),
});

async function startProbe(key: TestKey): Promise<string> {
  const { brand } = await bodyOf(await key.call('/api/v1/brands', { json: BRAND }));
  const response = await key.call('/api/v1/probes', { json: { brandId: brand.id } });
  expect(response.status).toBe(202);
  return (await bodyOf(response)).runId;
}

/** That each ask was answered, stored and billed exactly once. */
async function expectCompleteOnce({ knex }: TestService, key: TestKey, runId: string): Promise<void> {
  const answers = await knex('answers').where({ run_id: runId });
  expect(answers).toHaveLength(ASKS);
  expect(new Set(answers.map((row) => `${row.ordinal} ${row.platform} ${row.sample}`)).size).toBe(ASKS);
  const usage = await knex('usage_entries').where({ run_id: runId });
  expect(usage).toHaveLength(ASKS);
  const daily = await knex('usage_daily').where({ account_id: key.accountId, operation: 'probe' });
  expect(daily.reduce((sum, row) => sum + row.asks, 0)).toBe(ASKS);
  const [run] = await knex('runs').where({ id: runId });
  expect(run).toMatchObject({ asks_total: ASKS, asks_answered: ASKS, asks_failed: 0, status: 'completed' });
}

const storedOf = async (runId: string): Promise<number> => {
  const rows = await service.knex('answers').where({ run_id: runId }).select('id');
  return rows.length;
};
const statusOf = async (key: TestKey, runId: string): Promise<string> =>
  (await bodyOf(await key.call(`/api/v1/probes/${runId}`))).status;

describe('a worker is killed', () => {
  test('half-way through a probe: another one finishes it, and asks nothing again that is stored', async () => {
    const key = await service.key({ tier: 'scale' });
    const first = start(['work'], environmentOf(service.simulator));
    await readyUrl(first);
    service.simulator.requests.reset();

    const runId = await startProbe(key);
    await expect.poll(() => storedOf(runId), { ...PATIENCE, interval: 20 }).toBeGreaterThan(ASKS / 3);
    await first.kill('SIGKILL');
    const stored = await storedOf(runId);
    const requested = service.simulator.requests.asks();
    expect(stored).toBeLessThan(ASKS);
    expect(await statusOf(key, runId)).toBe('running');

    const second = start(['work'], environmentOf(service.simulator));
    await expect.poll(() => statusOf(key, runId), PATIENCE).toBe('completed');
    await expectCompleteOnce(service, key, runId);
    // Only what was on its way when the worker died was asked twice.
    expect(service.simulator.requests.asks()).toBe(ASKS + requested - stored);
    await second.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  test('asked to stop, it leaves the rest of the run to the next one', async () => {
    const key = await service.key({ tier: 'scale' });
    const first = start(['work'], environmentOf(service.simulator));
    await readyUrl(first);
    const runId = await startProbe(key);
    await expect.poll(() => storedOf(runId), { ...PATIENCE, interval: 20 }).toBeGreaterThan(10);
    await first.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    start(['work'], environmentOf(service.simulator));
    await expect.poll(() => statusOf(key, runId), PATIENCE).toBe('completed');
    await expectCompleteOnce(service, key, runId);
  });
});

describe('the service is killed', () => {
  test('as soon as it has accepted a probe: the next start completes it', async () => {
    const key = await service.key({ tier: 'scale' });
    const environment = environmentOf(service.simulator);
    const first = start(['serve'], environment);
    const call = judgedFetch(await readyUrl(first));
    const { brand } = await bodyOf(await key.call('/api/v1/brands', { json: BRAND }));
    const accepted = await call('/api/v1/probes', { json: { brandId: brand.id }, headers: key.headers });
    await first.kill('SIGKILL');
    expect(accepted.status).toBe(202);
    const { runId } = await bodyOf(accepted);
    start(['serve'], environment);
    await expect.poll(() => statusOf(key, runId), PATIENCE).toBe('completed');
    await expectCompleteOnce(service, key, runId);
  });
});
