import { fileURLToPath } from 'node:url';
import { v7 as newId } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';
import { killEverything, startProcess, type TestProcess } from '../support/database-processes.ts';
import { discovered, newAccount, newEndpoint, testEvents } from '../support/events.ts';
import { type Received, useReceiver } from '../support/receiver.ts';

const FIXTURE = fileURLToPath(new URL('../support/delivery-process.ts', import.meta.url));
const database = useDatabase();
const receiver = useReceiver();
afterEach(killEverything);

const EVENTS = 10_000;
const ENDPOINTS = 10;
const BATCH = 100;
const WORKERS = 3;

async function startWorker(): Promise<TestProcess> {
  const worker = startProcess(FIXTURE, [database.url, '3000', '1000']);
  await worker.line('ready');
  return worker;
}

const nameOf = ({ path, headers }: Received): string => `${path} ${headers['webhook-id']}`;

test('10,000 events under random kills of workers: none is lost, and only what was begun and not stored comes twice', async () => {
  const events = await testEvents({ knex: database.knex, databaseUrl: database.url, sends: false });
  const accounts: string[] = [];
  for (let endpoint = 0; endpoint < ENDPOINTS; endpoint += 1) {
    const accountId = await newAccount(database.knex);
    await newEndpoint(events, accountId, `${receiver.url}/random-${endpoint}`);
    accounts.push(accountId);
  }
  const workers = await Promise.all(Array.from({ length: WORKERS }, startWorker));

  const delivered = async (): Promise<Set<string>> => {
    const rows = await database
      .knex('deliveries as d')
      .join('endpoints as e', 'e.id', 'd.endpoint_id')
      .where('d.status', 'delivered')
      .select('d.event_id', 'e.url');
    return new Set(rows.map(({ event_id, url }) => `${new URL(url).pathname} ${event_id}`));
  };

  /** Kills a worker, keeps what was stored by then, and starts another. */
  const killed: { pid: number | undefined; stored: ReadonlySet<string> }[] = [];
  const killOne = async (): Promise<void> => {
    const at = killed.length % WORKERS;
    const victim = workers[at] as TestProcess;
    await victim.kill('SIGKILL');
    killed.push({ pid: victim.pid, stored: await delivered() });
    workers[at] = await startWorker();
  };
  /** How many deliveries killed workers had begun whose results they had not stored; what they sent last may arrive after them. */
  const atRisk = (): number => {
    const unstored = killed.map(({ pid, stored }) => {
      const sent = receiver.received.filter(({ headers }) => headers['user-agent'] === `Answerscope/${pid}`);
      return [...new Set(sent.map(nameOf))].filter((name) => !stored.has(name)).length;
    });
    return unstored.reduce((sum, count) => sum + count, 0);
  };

  let written = 0;
  const write = async (): Promise<void> => {
    while (written < EVENTS) {
      const accountId = accounts[(written / BATCH) % ENDPOINTS] as string;
      written += BATCH;
      const batch = Array.from({ length: BATCH }, () => discovered(accountId, newId(), new Date()));
      await database.knex.transaction((trx) => events.outbox.write(trx, batch));
    }
  };
  const writing = write();
  const arrived = (): number => new Set(receiver.received.map(nameOf)).size;
  // A kill after every thousand or so that arrived, and so in the middle of sending.
  for (let goal = 500; goal < EVENTS; goal += 1_000) {
    await expect.poll(arrived, { timeout: 120_000, interval: 10 }).toBeGreaterThanOrEqual(goal);
    await killOne();
  }
  await writing;
  await expect.poll(arrived, { timeout: 60_000, interval: 100 }).toBe(EVENTS);
  await expect.poll(async () => (await delivered()).size, { timeout: 30_000, interval: 100 }).toBe(EVENTS);
  const duplicates = receiver.received.length - EVENTS;
  expect(killed).toHaveLength(10);
  expect(duplicates).toBeLessThanOrEqual(atRisk());
  // With at most four requests on their way to each endpoint and results stored within 100 ms.
  const bodies = Map.groupBy(receiver.received, nameOf);
  for (const [, got] of bodies) expect(new Set(got.map(({ body }) => body)).size).toBe(1);
}, 300_000);
