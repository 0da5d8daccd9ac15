import { fileURLToPath } from 'node:url';
import { v7 as newId } from 'uuid';
import { afterEach, describe, expect, test } from 'vitest';
import type { Events } from '../../src/events/index.ts';
import { useDatabase } from '../support/database.ts';
import { killEverything, startProcess, type TestProcess } from '../support/database-processes.ts';
import { discovered, newAccount, newEndpoint, SECRETS_KEY, testEvents, writeEvent } from '../support/events.ts';
import { type Received, useReceiver } from '../support/receiver.ts';
import { readyUrl, useServiceProcesses } from '../support/service-process.ts';

const FIXTURE = fileURLToPath(new URL('../support/delivery-process.ts', import.meta.url));
const database = useDatabase();
const receiver = useReceiver();
const startService = useServiceProcesses();
afterEach(killEverything);

let paths = 0;

/** Events of this process, which writes and does not send. */
async function prepared(): Promise<{ events: Events; accountId: string; endpointId: string; path: string }> {
  const events = await testEvents({ knex: database.knex, databaseUrl: database.url, sends: false });
  paths += 1;
  const path = `/killed-${paths}`;
  const accountId = await newAccount(database.knex);
  const { endpointId } = await newEndpoint(events, accountId, receiver.url + path);
  return { events, accountId, endpointId, path };
}

async function startWorker({ leaseMs = 3_000, timeoutMs = 1_000 } = {}): Promise<TestProcess> {
  const worker = startProcess(FIXTURE, [database.url, String(leaseMs), String(timeoutMs)]);
  await worker.line('ready');
  return worker;
}

/** `answerscope work`, as an operator runs it. */
async function startRealWorker() {
  const worker = startService(['work'], {
    DATABASE_URL: database.url,
    SECRETS_KEY: SECRETS_KEY.toString('base64'),
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
  });
  await readyUrl(worker);
  return worker;
}

const deliveries = (accountId: string) => database.knex('deliveries').where({ account_id: accountId }).select();
const senderOf = ({ headers }: Received): string => headers['user-agent']?.split('/')[1] ?? '';

describe('kill -9 of a worker', () => {
  test('before the POST: delivered within 45 s', async () => {
    const { events, accountId, path } = await prepared();
    const first = await startRealWorker();
    await writeEvent(database.knex, events, accountId);
    await expect
      .poll(async () => (await deliveries(accountId))[0]?.status, { timeout: 10_000, interval: 10 })
      .toBe('delivered');
    // Frozen with the endpoint's lease in hand: what is written now it never sends.
    process.kill(first.pid, 'SIGSTOP');
    const second = await startRealWorker();
    const written = Date.now();
    const eventId = await writeEvent(database.knex, events, accountId);
    await first.kill('SIGKILL');
    await receiver.until(2, path);
    const got = receiver.at(path).at(-1) as Received;
    expect(got.headers['webhook-id']).toBe(eventId);
    expect(got.at - written).toBeLessThan(45_000);
    await second.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  }, 90_000);

  test('after the receiver’s 200 and before the commit: a duplicate with the same id and bytes', async () => {
    const { events, accountId, path } = await prepared();
    const first = await startWorker();
    const second = await startWorker();
    let killed = 0;
    receiver.answer((response, got) => {
      response.writeHead(200).end();
      if (killed !== 0) return;
      killed = Number(senderOf(got));
      process.kill(killed, 'SIGKILL');
    }, path);
    const eventId = await writeEvent(database.knex, events, accountId);
    await receiver.until(2, path);
    const [one, two] = receiver.at(path) as [Received, Received];
    expect([one, two].map((got) => got.headers['webhook-id'])).toEqual([eventId, eventId]);
    expect(two.body).toBe(one.body);
    expect(senderOf(one)).toBe(String(killed));
    expect(senderOf(two)).not.toBe(String(killed));
    expect([first.pid, second.pid]).toContain(killed);
    await expect
      .poll(async () => (await deliveries(accountId))[0], { timeout: 10_000 })
      .toMatchObject({
        status: 'delivered',
        // The attempt of the killed one was never stored.
        attempts: 1,
      });
  });
});

describe('a worker frozen past its lease and thawed', () => {
  test.each([
    ['its late success', 200, 503],
    ['its late failure', 503, 200],
  ])(
    '%s is refused',
    async (_, late, meanwhile) => {
      const { events, accountId, path } = await prepared();
      const held = Promise.withResolvers<Received>();
      receiver.answer((response, got) => {
        if (receiver.at(path).length > 1) {
          response.writeHead(meanwhile).end();
          return;
        }
        // The first request is answered while its sender is frozen.
        process.kill(Number(senderOf(got)), 'SIGSTOP');
        response.writeHead(late).end();
        held.resolve(got);
      }, path);
      await Promise.all([startWorker(), startWorker()]);
      await writeEvent(database.knex, events, accountId);
      const frozen = Number(senderOf(await held.promise));
      await receiver.until(2, path);
      const attempts = () => database.knex('attempts').where({ account_id: accountId }).select();
      await expect.poll(async () => (await attempts()).length, { timeout: 10_000 }).toBe(1);
      const before = await deliveries(accountId);
      process.kill(frozen, 'SIGCONT');
      // Thawed, it takes a lane again: by then its late result has been turned away.
      const other = await prepared();
      await database.knex('delivery_lanes').where({ account_id: accountId }).update({ wake_at: null });
      await writeEvent(database.knex, other.events, other.accountId);
      await receiver.until(1, other.path);
      await expect
        .poll(
          async () => {
            const { rows } = await database.knex.raw(
              `select count(*)::int as busy from pg_stat_activity where application_name like 'answerscope deliveries%' and state = 'active' and datname = current_database()`,
            );
            return rows[0].busy;
          },
          { timeout: 10_000 },
        )
        .toBe(0);
      expect(await attempts()).toEqual([expect.objectContaining({ response_status: meanwhile, number: 1 })]);
      expect(await deliveries(accountId)).toEqual(before);
    },
    60_000,
  );

  test('its late success is refused also while the other one is still waiting for an answer', async () => {
    const { events, accountId, path } = await prepared();
    const frozen = Promise.withResolvers<number>();
    const second = Promise.withResolvers<() => void>();
    receiver.answer((response, got) => {
      if (receiver.at(path).length > 1) {
        second.resolve(() => response.writeHead(503).end());
        return;
      }
      process.kill(Number(senderOf(got)), 'SIGSTOP');
      response.writeHead(200).end();
      frozen.resolve(Number(senderOf(got)));
    }, path);
    const patient = { leaseMs: 12_000, timeoutMs: 9_000 };
    const workers = await Promise.all([startWorker(patient), startWorker(patient)]);
    await writeEvent(database.knex, events, accountId);
    const answerSecond = await second.promise;
    const late = await frozen.promise;
    process.kill(late, 'SIGCONT');
    // Asked to stop, it first tries to store its result.
    expect(await workers.find(({ pid }) => pid === late)?.kill('SIGTERM')).toBe(0);
    expect(await database.knex('attempts').where({ account_id: accountId })).toEqual([]);
    answerSecond();
    const attempts = () => database.knex('attempts').where({ account_id: accountId }).select();
    await expect.poll(async () => (await attempts()).length, { timeout: 10_000 }).toBe(1);
    expect(await attempts()).toEqual([expect.objectContaining({ response_status: 503, number: 1 })]);
  }, 60_000);
});

describe('SIGTERM', () => {
  test('with 50 deliveries in flight: drained within 20 s, no duplicates', async () => {
    const events = await testEvents({ knex: database.knex, databaseUrl: database.url, sends: false });
    const accountId = await newAccount(database.knex);
    const waiting: (() => void)[] = [];
    // Thirteen endpoints, for none gets more than four requests at once.
    for (let endpoint = 0; endpoint < 13; endpoint += 1) {
      const path = `/drained-${endpoint}`;
      receiver.answer((response) => waiting.push(() => response.writeHead(204).end()), path);
      await newEndpoint(events, accountId, receiver.url + path);
    }
    const first = await startRealWorker();
    const all = Array.from({ length: 8 }, () => discovered(accountId, newId(), new Date()));
    await database.knex.transaction((trx) => events.outbox.write(trx, all));
    await expect.poll(() => waiting.length, { timeout: 10_000, interval: 10 }).toBe(52);
    const asked = Date.now();
    const gone = first.kill('SIGTERM');
    await expect.poll(() => first.stderr, { timeout: 10_000, interval: 10 }).toContain('"msg":"stopping"');
    for (const answer of waiting) answer();
    await gone;
    expect(await first.ended).toBe(0);
    expect(Date.now() - asked).toBeLessThan(20_000);
    const ids = receiver.received.filter(({ path }) => path.startsWith('/drained-'));
    // Nothing was begun after the signal, and what was on its way is stored.
    expect(ids).toHaveLength(52);
    expect((await deliveries(accountId)).filter(({ status }) => status === 'delivered')).toHaveLength(52);

    for (let endpoint = 0; endpoint < 13; endpoint += 1) receiver.answer(204, `/drained-${endpoint}`);
    await startRealWorker();
    await expect
      .poll(async () => (await deliveries(accountId)).every(({ status }) => status === 'delivered'), {
        timeout: 20_000,
      })
      .toBe(true);
    const sent = receiver.received.filter(({ path }) => path.startsWith('/drained-'));
    expect(new Set(sent.map(({ path, headers }) => `${path} ${headers['webhook-id']}`)).size).toBe(sent.length);
    expect(sent).toHaveLength(13 * 8);
  }, 60_000);
});
