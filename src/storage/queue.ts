import type { Knex } from 'knex';
import { fromKnex, PgBoss, type SendOptions } from 'pg-boss';
import { NO_TRACING, type Tracing } from '../telemetry/tracing/index.ts';
import { isUnavailable } from './database.ts';

/**
 * A durable queue of jobs in the same database. A job is a wake-up: what is to be done is in our own tables, so that a job
 * done twice, late, or after its cause has gone does no harm.
 *
 * - A job sent with `trx` exists if, and only if, that transaction commits.
 * - At least once: a job whose worker was killed is given to another worker 11 to 20 s later (measured: 14 to 16 s); a handler
 *   that throws is retried after 1 s, 2 s, 4 s … at most 60 s.
 * - A waiting worker learns of a job in about 20 ms (LISTEN/NOTIFY); should that fail, or for a job that was put off, by
 *   looking every `POLL_SECONDS`.
 * - Workers and senders live through a restart of the database.
 */
export interface Queue {
  /** Connects, brings the queue's own schema (`pgboss`) to its newest form, and makes the queues defined so far. */
  start(): Promise<void>;
  /** Names a queue. Senders and workers define it alike; the last definition holds, except for its `policy`. */
  define(name: string, options?: QueueDefinition): Promise<void>;
  /** The new job's id; null when the queue's policy or the singleton key says that such a job is there already. */
  send(name: string, data: object, options?: SendJobOptions): Promise<string | null>;
  /** Many jobs in one statement. */
  sendMany(name: string, jobs: readonly object[], options?: Pick<SendJobOptions, 'trx' | 'startAfter'>): Promise<void>;
  /**
   * Handles the queue's jobs, up to `concurrency` at once in this process. The signal fires when the job is no longer ours:
   * it took too long, or was cancelled, or the process stops before the job has ended.
   */
  work<Data extends object>(name: string, options: WorkJobOptions, handler: JobHandler<Data>): Promise<void>;
  /** Sends `data` to the queue at the times of a cron expression (UTC), once for all processes. */
  schedule(name: string, cron: string, data?: object, options?: { key?: string }): Promise<void>;
  unschedule(name: string, options?: { key?: string }): Promise<void>;
  /** How many jobs of the queue wait, and how many are being handled, counted now. */
  depth(name: string): Promise<{ waiting: number; active: number }>;
  /** The same of all queues, with how long the job that waits longest has been due (0 when none waits). */
  backlog(): Promise<{ queue: string; waiting: number; active: number; oldestSeconds: number }[]>;
  /** Takes no more jobs. `graceful` (the default) waits for those in hand, at most `timeoutMs`; the rest go back to the queue. */
  stop(options?: { graceful?: boolean; timeoutMs?: number }): Promise<void>;
}

export interface QueueOptions {
  url: string;
  /** A `sender` only sends: it listens for nothing and does no upkeep. Upkeep runs in every `worker`, one at a time. */
  role: 'sender' | 'worker';
  log?: QueueLog;
  applicationName?: string;
  /** Makes a span for each job, linked to that in which it was sent. */
  tracing?: Tracing;
}

export interface QueueLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface QueueDefinition {
  /** `short`: at most one job waits for each singleton key. `exclusive`: at most one waits or runs. Default: no limit. */
  policy?: 'standard' | 'short' | 'exclusive';
  retryLimit?: number;
  retryDelaySeconds?: number;
  retryDelayMaxSeconds?: number;
  /** A job that runs longer is taken from its worker. */
  expireInSeconds?: number;
  /** After so long without a sign of life of its worker a job is given to another one; at least 10. */
  heartbeatSeconds?: number;
  /** How long finished jobs are kept to be looked at. */
  deleteAfterSeconds?: number;
}

export interface SendJobOptions {
  trx?: Knex.Transaction;
  startAfter?: Date;
  singletonKey?: string;
  priority?: number;
}

export interface WorkJobOptions {
  concurrency: number;
}

export interface Job<Data extends object> {
  id: string;
  data: Data;
  /** 0 the first time. */
  retryCount: number;
}

export type JobHandler<Data extends object> = (job: Job<Data>, context: { signal: AbortSignal }) => Promise<void>;

export function createQueue(options: QueueOptions): Queue {
  const isWorker = options.role === 'worker';
  const { tracing = NO_TRACING } = options;
  const boss = new PgBoss({
    connectionString: options.url,
    schema: SCHEMA,
    application_name: options.applicationName ?? `answerscope queue ${options.role}`,
    max: isWorker ? 6 : 2,
    connectionTimeoutMillis: 5_000,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: UPKEEP_SECONDS,
    monitorIntervalSeconds: UPKEEP_SECONDS,
    notifyHeartbeatIntervalMs: 5_000,
  });
  const report = reporter(options.log);
  boss.on('error', (error) => {
    // A handler given up at the stop ends after the connections have.
    if (stopping && (error as { code?: string }).code === 'ERR_ASSERTION') return;
    report(error);
  });
  boss.on('warning', ({ message, data }) => options.log?.warn({ data }, `queue: ${message}`));

  const definitions = new Map<string, QueueDefinition>();
  let started = false;
  let stopping = false;

  async function apply(name: string, definition: QueueDefinition): Promise<void> {
    const { policy, ...settings } = settingsOf(definition);
    await boss.createQueue(name, { ...settings, policy });
    await boss.updateQueue(name, settings);
  }

  /** The job's data, with what it is sent for. */
  const caused = <Data extends object>(data: Data): Data => {
    const traceparent = tracing.here();
    return traceparent === null ? data : { ...data, traceparent };
  };

  return {
    async start() {
      stopping = false;
      await boss.start();
      started = true;
      for (const [name, definition] of definitions) await apply(name, definition);
    },

    async define(name, definition = {}) {
      definitions.set(name, definition);
      if (started) await apply(name, definition);
    },

    send(name, data, { trx, startAfter, singletonKey, priority } = {}) {
      const jobOptions: SendOptions = {};
      if (trx !== undefined) jobOptions.db = fromKnex(trx);
      if (startAfter !== undefined) jobOptions.startAfter = startAfter;
      if (singletonKey !== undefined) jobOptions.singletonKey = singletonKey;
      if (priority !== undefined) jobOptions.priority = priority;
      return boss.send(name, caused(data), jobOptions);
    },

    async sendMany(name, jobs, { trx, startAfter } = {}) {
      if (jobs.length === 0) return;
      const later = startAfter === undefined ? {} : { startAfter };
      await boss.insert(
        name,
        jobs.map((data) => ({ data: caused(data), ...later })),
        { returnId: false, ...(trx === undefined ? {} : { db: fromKnex(trx) }) },
      );
    },

    async work<Data extends object>(name: string, { concurrency }: WorkJobOptions, handler: JobHandler<Data>) {
      const looking = {
        batchSize: 1,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
      };
      for (let number = 0; number < concurrency; number += 1) {
        // Workers of their own instead of the library's `localConcurrency`, for only a worker whose id is known can be told
        // to look again as soon as it has ended a job: otherwise a backlog drains one job a worker and POLL_SECONDS.
        const worker: Promise<string> = boss.work<Data>(name, looking, async (jobs) => {
          try {
            for (const { id, data, retryCount, signal } of jobs) {
              const run = () => handler({ id, data, retryCount }, { signal });
              await (tracing === NO_TRACING ? run() : tracing.inSpan(jobSpan(name, id, data, retryCount), run));
            }
          } catch (error) {
            // The library keeps the error in the job's row and tells nobody.
            if (isUnavailable(error)) report(error as Error);
            else options.log?.warn({ queue: name, job: jobs[0]?.id, err: error }, 'job failed, to be tried again');
            throw error;
          } finally {
            void worker.then((id) => boss.notifyWorker(id));
          }
        });
        await worker;
      }
    },

    schedule: (name, cron, data = {}, { key } = {}) =>
      boss.schedule(name, cron, data, { tz: 'UTC', ...(key === undefined ? {} : { key }) }),

    unschedule: (name, { key } = {}) => boss.unschedule(name, key),

    async depth(name) {
      // Not the library's own figures, which are up to a minute old.
      const { rows } = await boss.getDb().executeSql(
        `select count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
                count(*) filter (where state = 'active')::int as active
         from ${SCHEMA}.job where name = $1 and state <= 'active'`,
        [name],
      );
      const [{ waiting, active }] = rows as [{ waiting: number; active: number }];
      return { waiting, active };
    },

    async backlog() {
      const { rows } = await boss.getDb().executeSql(
        `select q.name as queue,
                count(*) filter (where j.state < 'active')::int as waiting,
                count(*) filter (where j.state = 'active')::int as active,
                coalesce(extract(epoch from now() - min(j.start_after) filter (where j.state < 'active')), 0)::float8
                  as "oldestSeconds"
         from ${SCHEMA}.queue q
         left join ${SCHEMA}.job j on j.name = q.name and (j.state = 'active' or j.state < 'active' and j.start_after <= now())
         where q.name !~ '^__'
         group by q.name`,
        [],
      );
      return rows;
    },

    async stop({ graceful = true, timeoutMs = 20_000 } = {}) {
      started = false;
      stopping = true;
      await boss.stop({ graceful, timeout: timeoutMs, close: true });
    },
  };
}

/** Makes the queue's schema, so that processes whose database role may create nothing can start. */
export async function installQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, max: 1, supervise: false, schedule: false });
  let failure: unknown;
  boss.on('error', (error) => {
    failure = error;
  });
  await boss.start();
  await boss.stop({ graceful: false, close: true });
  if (failure !== undefined) throw failure;
}

/** Queues that are an account's own are named alike. */
function jobSpan(queue: string, id: string, data: { traceparent?: string }, retryCount: number) {
  return {
    name: `process ${queue.replace(/-[0-9a-f]{8}-[0-9a-f-]{27}$/, '')}`,
    kind: 'consumer' as const,
    beneath: 'nothing' as const,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.operation.name': 'process',
      'messaging.destination.name': queue,
      'messaging.message.id': id,
      'answerscope.retry': retryCount,
    },
    ...(typeof data.traceparent === 'string' ? { causedBy: data.traceparent } : {}),
  };
}

const SCHEMA = 'pgboss';

/** How often upkeep looks for jobs whose worker has died. */
const UPKEEP_SECONDS = 3;

/** How often a worker looks for jobs nobody told it of: retries, jobs put off, and all of them while LISTEN is broken. */
const POLL_SECONDS = 3;

function settingsOf(definition: QueueDefinition) {
  return {
    policy: definition.policy ?? 'standard',
    notify: true,
    retryLimit: definition.retryLimit ?? 100,
    retryDelay: definition.retryDelaySeconds ?? 1,
    retryBackoff: true,
    retryDelayMax: definition.retryDelayMaxSeconds ?? 60,
    expireInSeconds: definition.expireInSeconds ?? 900,
    heartbeatSeconds: definition.heartbeatSeconds ?? 10,
    deleteAfterSeconds: definition.deleteAfterSeconds ?? 3_600,
  };
}

/** While the database is away every worker fails at every look: one line in ten seconds says it as well. */
function reporter(log: QueueLog | undefined): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    if (!isUnavailable(error)) {
      log?.error({ err: error }, 'queue error');
      return;
    }
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + 10_000;
    log?.warn({ reason: error.message }, 'queue: the database cannot be reached');
  };
}
