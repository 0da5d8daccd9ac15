import { afterEach, describe, expect, test } from 'vitest';
import type { Events, OpenedAlert } from '../../src/events/index.ts';
import { useDatabase } from '../support/database.ts';
import { discovered, newAccount, newEndpoint, testEvents, writeEvent } from '../support/events.ts';
import { useReceiver } from '../support/receiver.ts';

const database = useDatabase();
const receiver = useReceiver();

const START = Date.parse('2026-11-21T08:00:00.000Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PATIENCE = { timeout: 10_000, interval: 10 };

let ahead = 0;
const now = (): Date => new Date(START + ahead);
const notices: OpenedAlert[] = [];
let running: Events | null = null;
let paths = 0;

/** A process that sends, at the test's time. One at a time, as after a restart. */
async function restarted(): Promise<Events> {
  await stopped();
  running = await testEvents({
    knex: database.knex,
    databaseUrl: database.url,
    now,
    promiseNotice: async (_, alert) => void notices.push(alert),
  });
  await running.worker?.start();
  return running;
}

async function stopped(): Promise<void> {
  await running?.close();
  running = null;
}

afterEach(async () => {
  await stopped();
  // Nothing of a test is left to be sent in the next one.
  await database.knex('deliveries').delete();
  ahead = 0;
  notices.length = 0;
});

async function prepared(answer: number) {
  const events = await restarted();
  paths += 1;
  const path = `/storage-${paths}`;
  receiver.answer(answer, path);
  const accountId = await newAccount(database.knex);
  const endpoint = await newEndpoint(events, accountId, receiver.url + path);
  return { ...endpoint, path };
}

const deliveriesOf = (accountId: string) =>
  database.knex('deliveries').where({ account_id: accountId }).orderBy('id').select();
const attemptsOf = (accountId: string) =>
  database.knex('attempts').where({ account_id: accountId }).orderBy(['delivery_id', 'number']).select();

async function untilAttempts(accountId: string, count: number): Promise<void> {
  await expect.poll(async () => (await attemptsOf(accountId)).length, PATIENCE).toBe(count);
}

describe('a receiver that always fails', () => {
  test('exactly six attempts on schedule and one escalation at 24 hours, over restarts', async () => {
    const { accountId, endpointId, path } = await prepared(500);
    const eventId = await writeEvent(database.knex, running as Events, accountId, now());
    const planned = [0, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];
    let last = START;
    for (const [at, wait] of planned.entries()) {
      // A moment before it is due, nothing is sent.
      if (at > 0) {
        ahead = last - START + wait - 1;
        await restarted();
        await running?.worker?.look();
        expect(receiver.at(path)).toHaveLength(at);
      }
      ahead = last - START + Math.ceil(wait * 1.1);
      await restarted();
      await untilAttempts(accountId, at + 1);
      last = START + ahead;
      const [delivery] = await deliveriesOf(accountId);
      expect(delivery?.attempts).toBe(at + 1);
      const next = planned[at + 1];
      if (next === undefined) expect(delivery).toMatchObject({ status: 'failed', due_at: null });
      else {
        const due = (delivery?.due_at?.getTime() ?? 0) - last;
        expect(due).toBeGreaterThanOrEqual(next);
        expect(due).toBeLessThanOrEqual(next * 1.1);
      }
    }
    expect(new Set(receiver.at(path).map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.at(path).map(({ headers }) => headers['webhook-id']))).toEqual(new Set([eventId]));

    ahead = DAY - 1;
    await restarted();
    await running?.worker?.sweep();
    expect(notices).toEqual([]);
    for (const later of [DAY, DAY + HOUR, 3 * DAY]) {
      ahead = later;
      await restarted();
      await running?.worker?.sweep();
    }
    expect(notices).toEqual([expect.objectContaining({ accountId, endpointId, deliveries: 1, lastFailure: 'status' })]);
    const alerts = await running?.alerts.list(accountId, { status: null, limit: 10, before: null });
    expect(alerts).toEqual([expect.objectContaining({ endpointId, status: 'open', deliveries: 1 })]);
    const [delivery] = await deliveriesOf(accountId);
    expect(delivery?.escalated_at?.getTime()).toBe(START + DAY);
    expect(await attemptsOf(accountId)).toHaveLength(6);
    expect(receiver.at(path)).toHaveLength(6);
  });

  test('all of an endpoint are one open alert; once it is resolved, the next opens another', async () => {
    const { accountId, actor } = await prepared(500);
    const write = () => writeEvent(database.knex, running as Events, accountId, now());
    await write();
    await write();
    ahead = DAY;
    // Two processes at once escalate each delivery once all the same.
    const other = await testEvents({
      knex: database.knex,
      databaseUrl: database.url,
      now,
      promiseNotice: async (_, alert) => void notices.push(alert),
    });
    await Promise.all([running?.worker?.sweep(), other.worker?.sweep()]);
    await other.close();
    const list = () => (running as Events).alerts.list(accountId, { status: null, limit: 10, before: null });
    expect(await list()).toEqual([expect.objectContaining({ status: 'open', deliveries: 2 })]);
    expect(notices).toHaveLength(1);

    await write();
    ahead = 2 * DAY;
    await running?.worker?.sweep();
    expect(await list()).toEqual([expect.objectContaining({ status: 'open', deliveries: 3 })]);
    expect(notices).toHaveLength(1);

    const [alert] = await list();
    await running?.alerts.resolve(accountId, actor, alert?.id ?? '');
    await write();
    ahead = 3 * DAY;
    await running?.worker?.sweep();
    expect((await list()).map(({ status, deliveries }) => [status, deliveries])).toEqual([
      ['open', 1],
      ['resolved', 3],
    ]);
    expect(notices).toHaveLength(2);
  });

  test('is disabled after 5 days of failures, and what waits for it is cancelled', async () => {
    const { accountId, endpointId, path } = await prepared(500);
    await writeEvent(database.knex, running as Events, accountId, now());
    await untilAttempts(accountId, 1);
    const endpoint = () => database.knex('endpoints').where({ id: endpointId }).first();
    await expect.poll(endpoint, PATIENCE).toMatchObject({ status: 'enabled', failing_since: new Date(START) });

    ahead = 5 * DAY - SECOND;
    await restarted();
    await untilAttempts(accountId, 2);
    expect((await endpoint())?.status).toBe('enabled');

    ahead = 5 * DAY;
    await writeEvent(database.knex, running as Events, accountId, now());
    await restarted();
    await expect.poll(async () => (await endpoint())?.status, PATIENCE).toBe('disabled');
    expect(await endpoint()).toMatchObject({ disabled_reason: 'failing' });
    await expect
      .poll(async () => new Set((await deliveriesOf(accountId)).map(({ status }) => status)), PATIENCE)
      .toEqual(new Set(['cancelled']));
    const sent = receiver.at(path).length;
    ahead = 30 * DAY;
    await restarted();
    await running?.worker?.sweep();
    expect(receiver.at(path)).toHaveLength(sent);
    // Nothing of a disabled endpoint is escalated but what was before.
    expect(notices.length).toBeLessThanOrEqual(1);
  });

  test('one success ends the days of failure', async () => {
    const { accountId, endpointId, path } = await prepared(500);
    await writeEvent(database.knex, running as Events, accountId, now());
    await untilAttempts(accountId, 1);
    receiver.answer(204, path);
    ahead = 4 * DAY;
    await restarted();
    await untilAttempts(accountId, 2);
    const endpoint = () => database.knex('endpoints').where({ id: endpointId }).first();
    await expect.poll(async () => (await endpoint())?.failing_since, PATIENCE).toBeNull();
    receiver.answer(500, path);
    ahead = 6 * DAY;
    await writeEvent(database.knex, running as Events, accountId, now());
    await restarted();
    await untilAttempts(accountId, 3);
    expect((await endpoint())?.status).toBe('enabled');
  });
});

describe('no worker for three hours', () => {
  test('overdue retries run once each, and nothing more', async () => {
    const { accountId, path } = await prepared(503);
    const COUNT = 40;
    for (let event = 0; event < COUNT; event += 1) {
      await writeEvent(database.knex, running as Events, accountId, now());
    }
    await untilAttempts(accountId, COUNT);
    await stopped();
    ahead = 3 * HOUR;
    await restarted();
    await untilAttempts(accountId, 2 * COUNT);
    await running?.worker?.look();
    await running?.worker?.sweep();
    expect(receiver.at(path)).toHaveLength(2 * COUNT);
    const deliveries = await deliveriesOf(accountId);
    expect(new Set(deliveries.map(({ attempts }) => attempts))).toEqual(new Set([2]));
    for (const { due_at } of deliveries) {
      expect((due_at?.getTime() ?? 0) - (START + ahead)).toBeGreaterThanOrEqual(2 * MINUTE);
    }
    // Jitter keeps them from returning together.
    expect(new Set(deliveries.map(({ due_at }) => due_at?.getTime())).size).toBeGreaterThan(COUNT / 2);
  });
});

describe('changed in the middle of retries', () => {
  test('paused: nothing is sent or escalated until it is resumed, and then it goes on where it was', async () => {
    const { accountId, endpointId, actor, path } = await prepared(500);
    await writeEvent(database.knex, running as Events, accountId, now());
    await untilAttempts(accountId, 1);
    await running?.endpoints.pause(accountId, actor, endpointId);
    ahead = 2 * DAY;
    await restarted();
    await running?.worker?.sweep();
    expect(receiver.at(path)).toHaveLength(1);
    expect(notices).toEqual([]);
    receiver.answer(204, path);
    await running?.endpoints.resume(accountId, actor, endpointId);
    await untilAttempts(accountId, 2);
    await running?.worker?.sweep();
    expect(notices).toEqual([]);
    const [delivery] = await deliveriesOf(accountId);
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  test('paused while it lasts, a resumed one is escalated a day after it was resumed', async () => {
    const { accountId, endpointId, actor } = await prepared(500);
    await writeEvent(database.knex, running as Events, accountId, now());
    await untilAttempts(accountId, 1);
    await running?.endpoints.pause(accountId, actor, endpointId);
    ahead = 2 * DAY;
    await running?.endpoints.resume(accountId, actor, endpointId);
    await running?.worker?.sweep();
    expect(notices).toEqual([]);
    ahead = 3 * DAY;
    await running?.worker?.sweep();
    expect(notices).toHaveLength(1);
  });

  test('secret rotated: later attempts carry both signatures, and after 24 hours the new one alone', async () => {
    const { accountId, endpointId, actor, path } = await prepared(500);
    await writeEvent(database.knex, running as Events, accountId, now());
    await untilAttempts(accountId, 1);
    await running?.endpoints.rotate(accountId, actor, endpointId);
    ahead = MINUTE;
    await restarted();
    await untilAttempts(accountId, 2);
    ahead = DAY + MINUTE;
    await restarted();
    await untilAttempts(accountId, 3);
    const [first, second, third] = receiver.at(path);
    expect(second?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(third?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect(second?.headers['x-service-signature']).toBe(first?.headers['x-service-signature']);
    expect(third?.headers['x-service-signature']).not.toBe(first?.headers['x-service-signature']);
    expect(third?.body).toBe(first?.body);
  });

  test('deleted: nothing more is sent or escalated', async () => {
    const { accountId, endpointId, actor, path } = await prepared(500);
    await writeEvent(database.knex, running as Events, accountId, now());
    await untilAttempts(accountId, 1);
    await running?.endpoints.remove(accountId, actor, endpointId);
    ahead = 2 * DAY;
    await restarted();
    await running?.worker?.sweep();
    expect(receiver.at(path)).toHaveLength(1);
    expect(notices).toEqual([]);
    expect(await deliveriesOf(accountId)).toEqual([expect.objectContaining({ status: 'cancelled', due_at: null })]);
    await writeEvent(database.knex, running as Events, accountId, now());
    expect(await deliveriesOf(accountId)).toHaveLength(1);
  });

  test('a delivery that slipped in while its endpoint was being disabled is cancelled by the sweep', async () => {
    const { accountId, endpointId, path } = await prepared(204);
    await stopped();
    const events = await testEvents({ knex: database.knex, databaseUrl: database.url, now, sends: false });
    await writeEvent(database.knex, events, accountId, now());
    await events.close();
    await database.knex('endpoints').where({ id: endpointId }).update({ status: 'disabled' });
    await restarted();
    await running?.worker?.sweep();
    expect(await deliveriesOf(accountId)).toEqual([expect.objectContaining({ status: 'cancelled' })]);
    expect(receiver.at(path)).toEqual([]);
  });
});

describe('endpoints do not wait for one another', () => {
  test('four requests at once to each of them, however many wait', async () => {
    const { accountId, path } = await prepared(204);
    let open = 0;
    let most = 0;
    receiver.answer((response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.writeHead(204).end();
      }, 5);
    }, path);
    const events = Array.from({ length: 100 }, () => discovered(accountId, crypto.randomUUID(), now()));
    await database.knex.transaction((trx) => (running as Events).outbox.write(trx, events));
    await receiver.until(100, path);
    expect(most).toBe(4);
  });

  test('with more of them than lanes, dead ones with a backlog give way', async () => {
    await stopped();
    running = await testEvents({
      knex: database.knex,
      databaseUrl: database.url,
      now,
      requestTimeoutMs: 200,
      mostLanes: 2,
    });
    const accounts: string[] = [];
    for (const name of ['dead-1', 'dead-2', 'live']) {
      const accountId = await newAccount(database.knex);
      await newEndpoint(running, accountId, `${receiver.url}/turns-${name}`);
      if (name !== 'live') receiver.answer(() => {}, `/turns-${name}`);
      accounts.push(accountId);
    }
    for (const accountId of accounts) {
      const events = Array.from({ length: 400 }, () => discovered(accountId, crypto.randomUUID(), now()));
      await database.knex.transaction((trx) => (running as Events).outbox.write(trx, events));
      ahead += 1;
    }
    await running.worker?.start();
    await receiver.until(400, '/turns-live');
    expect(receiver.at('/turns-dead-1').length).toBeLessThan(400);
  });
});

describe('what is forgotten', () => {
  test('an event that nobody was told of is found by the sweep', async () => {
    const { accountId, path } = await prepared(204);
    await stopped();
    const writer = await testEvents({ knex: database.knex, databaseUrl: database.url, now, sends: false });
    await writeEvent(database.knex, writer, accountId, now());
    await writer.close();
    await restarted();
    await receiver.until(1, path);
  });

  test('an event whose writer’s clock is a second ahead is sent at once, its retry never early', async () => {
    const { accountId, path } = await prepared(500);
    await writeEvent(database.knex, running as Events, accountId, new Date(now().getTime() + SECOND));
    await receiver.until(1, path);
    await untilAttempts(accountId, 1);
    ahead = 29 * SECOND;
    await restarted();
    await running?.worker?.look();
    expect(receiver.at(path)).toHaveLength(1);
  });

  test('a rolled back cause leaves no event', async () => {
    const { accountId, path } = await prepared(204);
    const events = running as Events;
    const failing = database.knex.transaction(async (trx) => {
      await events.outbox.write(trx, discovered(accountId, crypto.randomUUID(), now()));
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    await events.worker?.sweep();
    expect(await database.knex('events').where({ account_id: accountId })).toEqual([]);
    expect(receiver.at(path)).toEqual([]);
  });

  test('many events of one transaction are many deliveries', async () => {
    const { accountId, path } = await prepared(204);
    const events = Array.from({ length: 500 }, () => discovered(accountId, crypto.randomUUID(), now()));
    await database.knex.transaction((trx) => (running as Events).outbox.write(trx, events));
    await receiver.until(500, path);
    expect(new Set(receiver.at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(500);
  });
});
