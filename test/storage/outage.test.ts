import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { createDatabase, isUnavailable } from '../../src/storage/database.ts';
import { createQueue } from '../../src/storage/queue.ts';
import { useMortalDatabase } from '../support/database-outage.ts';

const server = useMortalDatabase();
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function open(options: { poolSize?: number; acquireTimeoutMs?: number; statementTimeoutMs?: number } = {}) {
  const database = createDatabase({ url: server.url, poolSize: 2, ...options });
  closers.push(() => database.destroy());
  return database;
}

async function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

describe('a database that cannot be reached', () => {
  test('is told from a statement that is wrong', async () => {
    const database = open({ statementTimeoutMs: 50 });
    expect(isUnavailable(await failureOf(database.raw('select nonsense')))).toBe(false);
    expect(isUnavailable(await failureOf(database.raw('select pg_sleep(10)')))).toBe(false);
    expect(isUnavailable(new TypeError('x is not a function'))).toBe(false);
    expect(isUnavailable('ECONNREFUSED')).toBe(false);
  });

  test('is one whose pool has no connection to give', async () => {
    const database = open({ poolSize: 1, acquireTimeoutMs: 200 });
    await database.transaction(async () => {
      expect(isUnavailable(await failureOf(database.raw('select 1')))).toBe(true);
    });
  });

  test('is one that ends our connection', async () => {
    const database = open();
    const other = new pg.Client({ connectionString: server.url });
    await other.connect();
    closers.push(() => other.end());
    const slow = failureOf(database.raw('select pg_sleep(60)'));
    await expect
      .poll(
        async () =>
          (
            await other.query(
              "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'",
            )
          ).rowCount,
      )
      .toBe(1);
    expect(isUnavailable(await slow)).toBe(true);
  });

  // A pool of its own: one that has just lost a connection may give it out once more.
  test('is one that crashes or refuses; and it comes back by itself', { timeout: 60_000 }, async () => {
    const database = open();
    const running = failureOf(database.raw('select pg_sleep(61)'));
    await expect
      .poll(
        async () =>
          (await database.raw("select 1 from pg_stat_activity where query like 'select pg_sleep(61)%'")).rowCount,
      )
      .toBe(1);
    await server.crash();
    expect(isUnavailable(await running)).toBe(true);
    expect(isUnavailable(await failureOf(database.raw('select 1')))).toBe(true);

    await server.start();
    expect((await database.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('is one whose host or socket is not there', async () => {
    for (const url of [
      'postgres://x:y@127.0.0.1:1/z',
      'postgres://x:y@%2Fnowhere/z',
      'postgres://x:y@nowhere.invalid/z',
    ]) {
      const database = createDatabase({ url });
      closers.push(() => database.destroy());
      expect(isUnavailable(await failureOf(database.raw('select 1')))).toBe(true);
    }
  });
});

describe('the queue', () => {
  test('works on after the database has crashed and come back', { timeout: 90_000 }, async () => {
    const sender = createQueue({ url: server.url, role: 'sender' });
    const complaints: unknown[] = [];
    const log = { warn: () => {}, error: (details: object) => complaints.push(details) };
    const worker = createQueue({ url: server.url, role: 'worker', log });
    closers.push(
      () => sender.stop({ graceful: false }),
      () => worker.stop({ graceful: false }),
    );
    await sender.start();
    await worker.start();
    const handled: string[] = [];
    await sender.define('through-a-crash');
    await worker.work<{ name: string }>('through-a-crash', { concurrency: 2 }, async ({ data }) => {
      handled.push(data.name);
    });
    await sender.send('through-a-crash', { name: 'before' });
    await expect.poll(() => handled, { timeout: 10_000 }).toEqual(['before']);

    await server.crash();
    expect(isUnavailable(await failureOf(sender.send('through-a-crash', { name: 'during' })))).toBe(true);
    await server.start();
    await sender.send('through-a-crash', { name: 'after' });
    await expect.poll(() => handled, { timeout: 30_000 }).toEqual(['before', 'after']);
    expect(complaints).toEqual([]);
  });
});
