import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countDueDeliveries, type Events } from '../../src/events/index.ts';
import { createQueue, type Queue } from '../../src/storage/queue.ts';
import { createMetrics } from '../../src/telemetry/metrics/index.ts';
import { useDatabase } from '../support/database.ts';
import { newAccount, newEndpoint, testEvents, writeEvent } from '../support/events.ts';

const database = useDatabase();

describe('jobs that wait', () => {
  let queue: Queue;
  beforeAll(async () => {
    queue = createQueue({ url: database.url, role: 'sender' });
    await queue.start();
  });
  afterAll(() => queue.stop());

  test('are counted when they are due, with the age of the oldest; queues of accounts together', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const own = [`replay-${newId()}`, `replay-${newId()}`];
    for (const name of ['busy', 'idle', ...own]) await queue.define(name);
    await queue.send('busy', {}, { startAfter: minutesAgo(10) });
    await queue.send('busy', {}, { startAfter: minutesAgo(2) });
    await queue.send('busy', {}, { startAfter: minutesAgo(-60) });
    for (const name of own) await queue.send(name, {}, { startAfter: minutesAgo(1) });

    const found = new Map((await queue.backlog()).map((backlog) => [backlog.queue, backlog]));
    expect(found.get('busy')).toMatchObject({ waiting: 2, active: 0 });
    expect(found.get('busy')?.oldestSeconds).toBeGreaterThanOrEqual(600);
    expect(found.get('busy')?.oldestSeconds).toBeLessThan(900);
    expect(found.get('idle')).toEqual({ queue: 'idle', waiting: 0, active: 0, oldestSeconds: 0 });
    expect([...found.keys()].filter((name) => name.startsWith('__'))).toEqual([]);

    const metrics = createMetrics({ version: '1' });
    metrics.queues.watch(queue.backlog);
    const text = await metrics.text();
    expect(text).toContain('answerscope_queue_jobs{queue="replay",state="waiting"} 2\n');
    expect(text).not.toContain(own[0]);
  });

  test('are unknown, and not none, while they cannot be counted', async () => {
    const metrics = createMetrics({ version: '1' });
    let away = false;
    metrics.queues.watch(async () => {
      if (away) throw new Error('away');
      return queue.backlog();
    });
    expect(await metrics.text()).toMatch(/^answerscope_queue_jobs\{/m);
    away = true;
    expect(await metrics.text()).not.toMatch(/^answerscope_queue_jobs\{/m);
    expect(await metrics.text()).toMatch(/^process_start_time_seconds /m);
  });
});

describe('deliveries that wait', () => {
  let events: Events;
  beforeAll(async () => {
    events = await testEvents({ knex: database.knex, databaseUrl: database.url, sends: false });
  });
  afterAll(() => events.close());

  test('are counted when they are due, of endpoints that may be sent to', async () => {
    const accountId = await newAccount(database.knex);
    await newEndpoint(events, accountId, 'http://127.0.0.1:9/');
    const at = new Date('2026-03-01T10:00:00Z');
    await writeEvent(database.knex, events, accountId, at);
    const later = new Date(at.getTime() + 90_000);
    expect(await countDueDeliveries(database.knex, later)).toEqual([
      { interface: 'direct', due: 0, oldestSeconds: 0 },
      { interface: 'v1', due: 1, oldestSeconds: 90 },
    ]);
    expect(await countDueDeliveries(database.knex, new Date(at.getTime() - 1_000))).toMatchObject([{}, { due: 0 }]);
    await database.knex('endpoints').where({ account_id: accountId }).update({ status: 'paused' });
    expect(await countDueDeliveries(database.knex, later)).toMatchObject([{}, { due: 0, oldestSeconds: 0 }]);
  });
});
