import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { composeService } from '../../src/compose.ts';
import { configFrom } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import { writeEvent } from '../support/events.ts';
import { type Samples, sampleOf, scrape } from '../support/metrics.ts';
import { useReceiver } from '../support/receiver.ts';
import { bodyOf, from, useService } from '../support/service.ts';

const PATIENCE = { timeout: 30_000, interval: 20 };
const receiver = useReceiver();
const service = useService({ config: { operationsPort: 0 }, platforms: ['deepseek', 'kimi'] });
const operations = () => service.service.operationsUrl ?? '';
const metrics = (): Promise<Samples> => scrape(operations());

describe('metrics', () => {
  test('requests are counted by operation, method and class of status, never by path', async () => {
    const key = await service.key();
    expect((await key.call('/api/v1/brands')).status).toBe(200);
    expect((await key.call('/api/v1/brands/01890000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await service.call('/api/v1/no-such-path')).status).toBe(404);
    const duration = (labels: string) => async () =>
      sampleOf(await metrics(), 'answerscope_http_request_duration_seconds_count', labels);
    await expect
      .poll(duration('interface="v1",operation="listBrands",method="GET",status_class="2xx"'), PATIENCE)
      .toBe(1);
    await expect
      .poll(duration('interface="v1",operation="getBrand",method="GET",status_class="4xx"'), PATIENCE)
      .toBe(1);
    await expect.poll(duration('interface="none",operation="none",method="GET",status_class="4xx"'), PATIENCE).toBe(1);
    const inFlight = async () => sampleOf(await metrics(), 'answerscope_http_requests_in_flight', '');
    await expect.poll(inFlight, PATIENCE).toBe(0);
  });

  test('refused admissions by reason and limit policy', async () => {
    const refused = async (labels: string) => sampleOf(await metrics(), 'answerscope_admissions_refused_total', labels);
    const reader = await service.key({ scope: 'read' });
    await service.call('/api/v1/brands', { headers: { authorization: 'Bearer sk_live_nobody' } });
    await reader.call('/api/v1/brands', { method: 'POST', json: { name: 'A', category: 'b' } });
    const check = { brand_name: '蔚来', industry: '新能源汽车', competitors: ['小鹏'] };
    for (let count = 0; count < 6; count += 1) {
      await service.call('/api/check/run', { method: 'POST', json: check, ...from('203.0.113.9') });
    }
    await expect.poll(() => refused('interface="v1",reason="unauthenticated",policy="none"'), PATIENCE).toBe(1);
    await expect.poll(() => refused('interface="v1",reason="forbidden",policy="none"'), PATIENCE).toBe(1);
    await expect
      .poll(async () => [...(await metrics()).keys()].filter((name) => /reason="rate_limited"/.test(name)), PATIENCE)
      .toEqual([
        expect.stringMatching(
          /^answerscope_admissions_refused_total\{interface="direct",reason="rate_limited",policy="(?!none)/,
        ),
      ]);
  });

  test('asks by platform and outcome with what they cost, of real and simulated platforms apart', async () => {
    const owner = await service.key({ interface: 'direct', tier: 'scale' });
    service.simulator.setFaults([{ platform: 'kimi', kind: 'unauthorized' }]);
    const query = { brand: 'Linear', category: 'project management software' };
    expect((await owner.call('/api/query', { method: 'POST', json: query })).status).toBe(200);
    service.simulator.setFaults([]);
    const found = await metrics();
    const asks = (labels: string) => sampleOf(found, 'answerscope_platform_ask_duration_seconds_count', labels);
    expect(asks('platform="deepseek",partition="live",outcome="answered"')).toBeGreaterThanOrEqual(5);
    expect(asks('platform="kimi",partition="live",outcome="unauthorized"')).toBe(5);
    expect(
      sampleOf(found, 'answerscope_platform_cost_usd_total', 'platform="deepseek",partition="live"'),
    ).toBeGreaterThan(0);
    expect(sampleOf(found, 'answerscope_platform_circuit_open', 'platform="kimi",partition="live"')).toBe(0);
    expect(sampleOf(found, 'answerscope_platform_asks', 'platform="deepseek",partition="live",state="asking"')).toBe(0);
    expect(
      sampleOf(found, 'answerscope_platform_asks', 'platform="deepseek",partition="simulated",state="waiting"'),
    ).toBe(0);
    expect(sampleOf(found, 'answerscope_runs_total', 'kind="query",partition="live",outcome="completed"')).toBe(5);
  });

  test('deliveries by outcome, with the time from the event to the first request', async () => {
    const key = await service.key();
    receiver.answer(500, '/hook');
    const webhook = { url: `${receiver.url}/hook`, events: ['citation.discovered'] };
    expect((await key.call('/api/v1/webhooks', { json: webhook })).status).toBe(201);
    const at = new Date(Date.now() - 7_000);
    await writeEvent(service.knex, service.service.events, key.accountId, at);
    const labels = 'interface="v1",outcome="status"';
    const count = async () => sampleOf(await metrics(), 'answerscope_delivery_request_duration_seconds_count', labels);
    await expect.poll(count, PATIENCE).toBe(1);
    // Its retry is no first request.
    receiver.answer(204, '/hook');
    service.advanceClock(60_000);
    await service.service.events.worker?.sweep();
    const delivered = async () =>
      sampleOf(
        await metrics(),
        'answerscope_delivery_request_duration_seconds_count',
        'interface="v1",outcome="delivered"',
      );
    await expect.poll(delivered, PATIENCE).toBe(1);
    const found = await metrics();
    expect(sampleOf(found, 'answerscope_delivery_latency_seconds_count', 'interface="v1"')).toBe(1);
    expect(sampleOf(found, 'answerscope_delivery_latency_seconds_sum', 'interface="v1"')).toBeGreaterThanOrEqual(7);
  });

  test('queues, deliveries, pool and process are there, with nothing to do too', async () => {
    const found = await metrics();
    expect(sampleOf(found, 'answerscope_queue_jobs', 'queue="scan-deepseek",state="waiting"')).toBe(0);
    expect(sampleOf(found, 'answerscope_queue_oldest_job_age_seconds', 'queue="scan-deepseek"')).toBe(0);
    const due = async () => sampleOf(await metrics(), 'answerscope_deliveries_due', 'interface="v1"');
    await expect.poll(due, PATIENCE).toBe(0);
    expect(sampleOf(found, 'answerscope_database_pool_connections', 'state="most"')).toBe(6);
    expect(sampleOf(found, 'answerscope_database_pool_waiting', '')).toBe(0);
    expect(sampleOf(found, 'nodejs_eventloop_lag_p99_seconds', '')).toBeGreaterThan(0);
    expect(sampleOf(found, 'process_start_time_seconds', '')).toBeGreaterThan(0);
  });

  test('no label holds an id, an address or a key', async () => {
    const key = await service.key();
    await key.call('/api/v1/brands', { method: 'POST', json: { name: 'Linear', category: 'software' } });
    await service.service.provisioning.createKey({
      interface: 'v1',
      scope: 'admin',
      tier: null,
      test: false,
      accountName: '',
      newAccount: true,
      email: null,
    });
    const text = await (await fetch(`${operations()}/metrics`)).text();
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(text).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
    expect(text).not.toMatch(/sk_(live|test)/);
    expect(text).not.toContain('/api/');
  });

  test('the public port has none of it, and this one nothing else', async () => {
    expect((await fetch(`${operations()}/api/health`)).status).toBe(404);
    expect((await fetch(`${operations()}/constructor`)).status).toBe(404);
    expect((await fetch(`${operations()}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await service.call('/metrics')).status).toBe(404);
    expect((await service.call('/readyz')).status).toBe(404);
  });
});

describe('docs/operations.md', () => {
  test('lists every metric of ours with its type and labels, and no other', async () => {
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `(answerscope_\w+)` \| (counter|gauge|histogram)[^|]* \| (.*?) ?\| .+ \|$/gm)];
    const listed = rows.map(([, name, type, labels = '']) =>
      `${name} ${type} ${labels.replaceAll(/[`,]/g, '')}`.trim(),
    );
    const text = await (await fetch(`${operations()}/metrics`)).text();
    const ours = [...text.matchAll(/^# TYPE (answerscope_\w+) (\w+)$/gm)].map(([, name = '', type]) => {
      const [, labels = ''] = new RegExp(`^${name}(?:_bucket|_sum|_count)?\\{([^}]*)\\}`, 'm').exec(text) ?? [];
      const names = [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label).filter((label) => label !== 'le');
      return { name, form: `${name} ${type} ${names.join(' ')}`.trim() };
    });
    expect(listed.map((row) => row.split(' ')[0]).toSorted()).toEqual(ours.map(({ name }) => name).toSorted());
    // Those without a sample yet show no labels.
    const shown = ours.filter(({ form }) => listed.includes(form));
    expect(shown.length).toBeGreaterThan(14);
    const others = ours.filter(({ form }) => !listed.includes(form));
    for (const { name, form } of others)
      expect(new RegExp(`^${name}(_bucket|_sum|_count)?[{ ]`, 'm').test(text), form).toBe(false);
  });
});

describe('readiness', () => {
  test('needs the newest schema: one that lacks a migration is not served on', async () => {
    expect((await fetch(`${operations()}/livez`)).status).toBe(200);
    const ready = async () => {
      const response = await fetch(`${operations()}/readyz`);
      return `${response.status} ${(await bodyOf(response)).status}`;
    };
    expect(await ready()).toBe('200 ready');
    const [newest] = await service.knex('knex_migrations').orderBy('id', 'desc').limit(1);
    await service.knex('knex_migrations').where({ id: newest.id }).delete();
    try {
      expect(await ready()).toBe('503 schema_outdated');
    } finally {
      await service.knex('knex_migrations').insert(newest);
    }
    expect(await ready()).toBe('200 ready');
    // Newer processes migrate before older ones have gone.
    await service
      .knex('knex_migrations')
      .insert({ name: '9999-of-the-next-version', batch: 99, migration_time: new Date() });
    expect(await ready()).toBe('200 ready');
  });
});

describe('a port that is taken', () => {
  const other = createServer();
  afterAll(() => void other.close());

  test('keeps the process from starting, and is named by its setting', async () => {
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const { startFailure } = await import('../../src/commands/start-failure.ts');
    const config = { ...configFrom({ DATABASE_URL: service.databaseUrl, PORT: '0' }), operationsPort: port };
    const started = composeService({ config, logger: createLogger('silent'), roles: { api: true, worker: false } });
    const error = await started.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(startFailure(error)).toBe('OPERATIONS_PORT: another process listens there already.');
  });
});
