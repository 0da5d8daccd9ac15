import { afterEach, describe, expect, test } from 'vitest';
import { createQueue, type Queue } from '../../src/storage/queue.ts';
import { useDatabase } from '../support/database.ts';
import { killEverything, startProcess } from '../support/database-processes.ts';

const database = useDatabase();
const queues: Queue[] = [];

afterEach(async () => {
  await killEverything();
  await Promise.all(queues.splice(0).map((queue) => queue.stop({ graceful: false })));
});

async function open(role: 'sender' | 'worker'): Promise<Queue> {
  const queue = createQueue({ url: database.url, role });
  queues.push(queue);
  await queue.start();
  return queue;
}

/** Resolves with the first job of the queue. */
function firstJob(queue: Queue, name: string): Promise<{ data: object; retryCount: number }> {
  return new Promise((resolve, reject) => {
    queue.work(name, { concurrency: 1 }, async (job) => resolve(job)).catch(reject);
  });
}

describe('sending', () => {
  test('a job sent in a transaction exists only once that is committed', async () => {
    const queue = await open('sender');
    await queue.define('in-transaction');
    await expect(
      database.knex.transaction(async (trx) => {
        await queue.send('in-transaction', { name: 'lost' }, { trx });
        throw new Error('changed our mind');
      }),
    ).rejects.toThrow('changed our mind');
    expect(await queue.depth('in-transaction')).toEqual({ waiting: 0, active: 0 });

    await database.knex.transaction(async (trx) => {
      await queue.send('in-transaction', { name: 'kept' }, { trx });
      await queue.sendMany('in-transaction', [{ name: 'a?' }, { name: "b'$1" }], { trx });
      expect(await queue.depth('in-transaction')).toEqual({ waiting: 0, active: 0 });
    });
    expect(await queue.depth('in-transaction')).toEqual({ waiting: 3, active: 0 });
  });

  test('of a short queue only one job with the same key waits', async () => {
    const queue = await open('sender');
    await queue.define('short', { policy: 'short' });
    expect(await queue.send('short', {}, { singletonKey: 'a' })).toBeTypeOf('string');
    expect(await queue.send('short', {}, { singletonKey: 'a' })).toBeNull();
    expect(await queue.send('short', {}, { singletonKey: 'b' })).toBeTypeOf('string');
  });

  test('a sender neither listens nor does upkeep', async () => {
    const sender = await open('sender');
    await sender.define('upkeep');
    await sender.send('upkeep', {});
    const { rows } = await database.knex.raw(
      "select query from pg_stat_activity where datname = current_database() and application_name = 'answerscope queue sender'",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row: { query: string }) => /^listen/i.test(row.query))).toEqual([]);
    const monitored = await database.knex.raw("select monitor_claim_on from pgboss.queue where name = 'upkeep'");
    expect(monitored.rows).toEqual([{ monitor_claim_on: null }]);
  });
});

describe('working', () => {
  test('a job reaches a waiting worker of another process, with its data', async () => {
    const sender = await open('sender');
    await sender.define('handled');
    const worker = await open('worker');
    await worker.define('handled');
    const job = firstJob(worker, 'handled');
    await sender.send('handled', { name: 'x', list: [1, null] });
    expect(await job).toMatchObject({ data: { name: 'x', list: [1, null] }, retryCount: 0 });
    await expect.poll(() => sender.depth('handled'), { timeout: 10_000 }).toEqual({ waiting: 0, active: 0 });
  });

  test('as many jobs run at once as the concurrency says', async () => {
    const queue = await open('worker');
    await queue.define('concurrent');
    let running = 0;
    let most = 0;
    let done = 0;
    let release: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await queue.sendMany(
      'concurrent',
      Array.from({ length: 7 }, (_, number) => ({ number })),
    );
    await queue.work('concurrent', { concurrency: 3 }, async () => {
      running += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
      done += 1;
    });
    await expect.poll(() => running, { timeout: 10_000 }).toBe(3);
    release?.();
    await expect.poll(() => done, { timeout: 20_000 }).toBe(7);
    expect(most).toBe(3);
  });

  test('a job whose handler throws is tried again', async () => {
    const queue = await open('worker');
    await queue.define('retried');
    const attempts: number[] = [];
    await queue.work('retried', { concurrency: 1 }, async (job) => {
      attempts.push(job.retryCount);
      if (job.retryCount === 0) throw new Error('not yet');
    });
    await queue.send('retried', {});
    await expect.poll(() => attempts, { timeout: 20_000 }).toEqual([0, 1]);
  });

  test('a stop waits for the job in hand', async () => {
    const queue = await open('worker');
    await queue.define('drained');
    let release: (() => void) | undefined;
    let ended = false;
    const begun = new Promise<void>((resolve) => {
      void queue.work('drained', { concurrency: 1 }, async () => {
        resolve();
        await new Promise<void>((go) => {
          release = go;
        });
        ended = true;
      });
    });
    await queue.send('drained', {});
    await begun;
    const stopped = queue.stop();
    release?.();
    await stopped;
    expect(ended).toBe(true);
    const { rows } = await database.knex.raw("select state from pgboss.job where name = 'drained'");
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  test('a job in hand at the end of the stop goes back to the queue, and its signal fires', async () => {
    const queue = await open('worker');
    await queue.define('handed-back');
    let signal: AbortSignal | undefined;
    const begun = new Promise<void>((resolve) => {
      void queue.work('handed-back', { concurrency: 1 }, async (_, context) => {
        signal = context.signal;
        resolve();
        await new Promise(() => {});
      });
    });
    await queue.send('handed-back', {});
    await begun;
    await queue.stop({ timeoutMs: 1_000 });
    expect(signal?.aborted).toBe(true);
    const { rows } = await database.knex.raw("select state from pgboss.job where name = 'handed-back'");
    expect(rows).toEqual([{ state: 'retry' }]);
  });
});

describe('losing a worker', () => {
  test('a job of a killed worker is handled by another', { timeout: 60_000 }, async () => {
    const sender = await open('sender');
    await sender.define('orphaned');
    const doomed = startProcess('test/storage/fixtures/queue-worker.ts', [database.url, 'orphaned', 'hold']);
    await doomed.line('ready');
    await sender.send('orphaned', { name: 'job' });
    await doomed.line('started job 0');
    await doomed.kill('SIGKILL');

    const heir = startProcess('test/storage/fixtures/queue-worker.ts', [database.url, 'orphaned', 'end']);
    await heir.line('started job 1');
    await expect.poll(() => sender.depth('orphaned'), { timeout: 10_000 }).toEqual({ waiting: 0, active: 0 });
  });
});
