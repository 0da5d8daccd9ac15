import { fileURLToPath } from 'node:url';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Events } from '../../src/events/index.ts';
import { createDatabase } from '../../src/storage/database.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { useMortalDatabase } from '../support/database-outage.ts';
import { killEverything, startProcess, type TestProcess } from '../support/database-processes.ts';
import { discovered, newAccount, newEndpoint, testEvents } from '../support/events.ts';
import { useReceiver } from '../support/receiver.ts';

const FIXTURE = fileURLToPath(new URL('../support/delivery-process.ts', import.meta.url));
const database = useMortalDatabase();
const receiver = useReceiver();
afterEach(killEverything);

let knex: ReturnType<typeof createDatabase>;
let events: Events;
beforeAll(async () => {
  await migrate({ url: database.url });
  knex = createDatabase({ url: database.url, poolSize: 8 });
  events = await testEvents({ knex, databaseUrl: database.url, sends: false });
});
afterAll(async () => {
  await knex?.destroy();
});

async function startWorker(leaseMs = 3_000): Promise<TestProcess> {
  const worker = startProcess(FIXTURE, [database.url, String(leaseMs), '1000']);
  await worker.line('ready');
  return worker;
}

/** Writes events until told to stop; gives the ids of those whose transaction was acknowledged. */
function writing(accountId: string): { acknowledged: Set<string>; stop(): Promise<void> } {
  const acknowledged = new Set<string>();
  let stopped = false;
  const write = async (): Promise<void> => {
    while (!stopped) {
      const id = newId();
      try {
        await knex.transaction((trx) => events.outbox.write(trx, discovered(accountId, id, new Date())));
        acknowledged.add(id);
      } catch {
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };
  const writers = [write(), write(), write(), write()];
  return {
    acknowledged,
    async stop() {
      stopped = true;
      await Promise.all(writers);
    },
  };
}

const arrived = (path: string): Set<string> =>
  new Set(receiver.at(path).map(({ headers }) => headers['webhook-id'] ?? ''));

describe('PostgreSQL crashes under load and comes back', () => {
  test('all processes reconnect within 10 s, and no acknowledged event is lost', async () => {
    const accountId = await newAccount(knex);
    await newEndpoint(events, accountId, `${receiver.url}/outage`);
    const workers = await Promise.all([startWorker(), startWorker()]);
    const writers = writing(accountId);
    await receiver.until(200, '/outage');
    await database.crash();
    const before = writers.acknowledged.size;
    const sentBefore = receiver.at('/outage').length;
    await database.start();
    const up = Date.now();
    // A worker sends again, and of what was written since.
    const later = (): boolean =>
      [...arrived('/outage')].some((id) => writers.acknowledged.has(id) && sentSince(id, up));
    const sentSince = (id: string, at: number): boolean =>
      receiver.at('/outage').some((got) => got.headers['webhook-id'] === id && got.at > at);
    await expect.poll(later, { timeout: 10_000, interval: 50 }).toBe(true);
    expect(Date.now() - up).toBeLessThan(10_000);
    await expect.poll(() => writers.acknowledged.size, { timeout: 10_000 }).toBeGreaterThan(before + 50);
    await writers.stop();
    expect(receiver.at('/outage').length).toBeGreaterThan(sentBefore);
    await expect
      .poll(() => [...writers.acknowledged].filter((id) => !arrived('/outage').has(id)).length, { timeout: 30_000 })
      .toBe(0);
    for (const worker of workers) expect(await worker.kill('SIGTERM')).toBe(0);
  }, 90_000);
});
