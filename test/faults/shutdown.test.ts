import { afterEach, describe, expect, test } from 'vitest';
import { judgedFetch } from '../support/judged-fetch.ts';
import { sampleOf, scrape } from '../support/metrics.ts';
import { bodyOf, useService } from '../support/service.ts';
import { platformVariables, type ServiceProcess, useServiceProcesses } from '../support/service-process.ts';

const PATIENCE = { timeout: 30_000, interval: 20 };
const CHECK = { brand_name: '蔚来', industry: '新能源汽车', competitors: ['小鹏'] };

/** The database and the simulator; those that are stopped are processes of their own. */
const service = useService({ roles: { api: true, worker: false }, platforms: ['deepseek'] });
const start = useServiceProcesses();
afterEach(() => service.simulator.setLatency(0));

async function startProcess(args: string[], more: Record<string, string> = {}) {
  const process: ServiceProcess = start(args, {
    DATABASE_URL: service.databaseUrl,
    OPERATIONS_PORT: '0',
    ...platformVariables(service.simulator, { platforms: ['deepseek'], timeoutMs: 60_000 }),
    ...more,
  });
  const { url = '', operationsUrl } = JSON.parse(await process.line(/"msg":"ready"/)) as Record<string, string>;
  const readiness = async (): Promise<string> => {
    const response = await fetch(`${operationsUrl}/readyz`).catch(() => null);
    return response === null ? 'gone' : `${response.status} ${(await bodyOf(response)).status}`;
  };
  return { process, call: judgedFetch(url), operationsUrl: operationsUrl ?? '', readiness };
}

const isRefused = (call: ReturnType<typeof judgedFetch>): Promise<boolean> =>
  call('/api/health').then(
    () => false,
    () => true,
  );

describe('a process that is told to stop', () => {
  test('is not ready from then on, takes no more requests, and ends well when those in hand are answered', async () => {
    const { process, call, readiness } = await startProcess(['serve', '--api-only']);
    expect(await readiness()).toBe('200 ready');
    service.simulator.setLatency(3_000);
    service.simulator.requests.reset();
    const inHand = call('/api/check/run', { json: CHECK });
    await expect.poll(() => service.simulator.requests.asks(), PATIENCE).toBeGreaterThan(0);
    const gone = process.kill('SIGTERM');
    await expect.poll(readiness, PATIENCE).toBe('503 stopping');
    await expect.poll(() => isRefused(call), PATIENCE).toBe(true);
    const response = await inHand;
    expect(response.status).toBe(200);
    await gone;
    expect(await process.ended).toBe(0);
    expect(process.stderr).toContain('"msg":"stopped"');
  });

  test('still takes requests for the set delay; a second signal ends it at once', async () => {
    const { process, call, operationsUrl, readiness } = await startProcess(['serve', '--api-only'], {
      SHUTDOWN_DELAY_MS: '60000',
    });
    const signals = [process.kill('SIGTERM')];
    await expect.poll(readiness, PATIENCE).toBe('503 stopping');
    expect((await call('/api/health')).status).toBe(200);
    expect((await fetch(`${operationsUrl}/livez`)).status).toBe(200);
    signals.push(process.kill('SIGTERM'));
    await Promise.all(signals);
    expect(await process.ended).toBe(1);
    expect(process.stderr).not.toContain('"msg":"stopped"');
  });

  test('a worker, which serves no interface, says how it is as well', async () => {
    const { process, operationsUrl, readiness } = await startProcess(['work']);
    expect(await readiness()).toBe('200 ready');
    const found = await scrape(operationsUrl);
    expect(sampleOf(found, 'answerscope_queue_jobs', 'queue="scan-deepseek",state="waiting"')).toBe(0);
    await process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
    expect(await readiness()).toBe('gone');
  });
});
