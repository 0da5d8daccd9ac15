import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createV1Client, unwrap } from '../../clients/typescript/src/index.ts';
import { composeService } from '../../src/compose.ts';
import { configFrom } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import { createDatabase } from '../../src/storage/database.ts';
import { startEmbedded } from '../../src/storage/embedded.ts';
import { type Benchmark, medianOf } from './harness.ts';
import { cpuOf, cpuOfServer, serverOf } from './webhooks/cpu.ts';

const SECONDS = Number(process.env.SECONDS ?? 60);
/** A little more than is asked of the sender, so that keeping up with it shows it. */
const RATE = Number(process.env.RATE ?? 1_250);
const ISOLATION_RATE = 100;
const ISOLATION_SECONDS = Math.min(SECONDS, 10);
/** Windows of each kind, in turn: the disk's good and bad minutes meet all kinds alike. */
const ISOLATION_WINDOWS = 7;
/** Events a second to each of the three endpoints beside. */
const RATE_BESIDE = 20;

/** What else is sent to while one endpoint is measured. */
const BESIDE = ['nothing', 'good', 'bad'] as const;
type Beside = (typeof BESIDE)[number];
const ISOLATION = 'p99 beside bad over good';

/**
 * Events written one transaction each by four writers, and one endpoint that answers at once; writers, sender, database and
 * receiver are processes of their own on this machine. Against a bare sender: the same signing and HTTP, nothing stored.
 */
export const webhooks: Benchmark = {
  name: 'webhooks',
  async open() {
    const folder = await mkdtemp(join(tmpdir(), 'answerscope-bench-'));
    const database = process.env.DATABASE_URL ? null : await startEmbedded({ dataDir: folder });
    const url = process.env.DATABASE_URL ?? database?.url ?? '';
    const settings = { DATABASE_URL: url, DATA_DIR: folder, PORT: '0', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };
    const receiver = start('test/bench/webhooks/receiver.ts', []);
    const receiverUrl = await receiver.line();
    // In a process of their own: what they cost themselves is not what they cost the others.
    const receiverBeside = start('test/bench/webhooks/receiver.ts', []);
    const urlBeside = await receiverBeside.line();
    const config = configFrom({ ...settings, LOG_LEVEL: 'error' });
    const service = await composeService({
      config,
      logger: createLogger('error'),
      roles: { api: true, worker: false },
    });
    const wanted = { interface: 'v1', scope: 'admin', test: false, newAccount: true, tier: 'enterprise' } as const;
    const { key, accountId } = await service.provisioning.createKey({ ...wanted, accountName: 'bench', email: null });
    const client = createV1Client({ baseUrl: service.server?.url ?? '', apiKey: key });
    const events = ['citation.discovered'] as const;
    await unwrap(client.POST('/webhooks', { body: { url: `${receiverUrl}/hook`, events: [...events] } }));
    const accountWith = async (accountName: string, paths: string[]): Promise<string> => {
      const account = await service.provisioning.createKey({ ...wanted, accountName, email: null });
      const itsClient = createV1Client({ baseUrl: service.server?.url ?? '', apiKey: account.key });
      for (const path of paths)
        await unwrap(itsClient.POST('/webhooks', { body: { url: urlBeside + path, events: [...events] } }));
      return account.accountId;
    };
    const good = await accountWith('good', ['/one', '/two', '/three']);
    const bad = await accountWith('bad', ['/hang', '/trickle', '/endless']);
    const worker = start('src/main.ts', ['work'], { ...settings, LOG_LEVEL: 'info' });
    await worker.line(/"msg":"ready"/);
    const knex = createDatabase({ url, poolSize: 1 });
    const runs: Record<string, Run[]> = { full: [], half: [] };
    const { rows } = await knex.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid');
    const load = { url, accountId, receiverUrl, worker: worker.pid, server: await serverOf(rows[0]?.pid ?? 0), knex };
    await measure({ ...load, rate: RATE / 4, seconds: 5 });

    const p99s: Record<Beside, number[]> = { nothing: [], good: [], bad: [] };
    const accounts = { good, bad };
    /** One endpoint is sent to while three of another account are. */
    const isolated = async (beside: Beside): Promise<void> => {
      const others =
        beside === 'nothing'
          ? null
          : start('test/bench/webhooks/writers.ts', [
              url,
              accounts[beside],
              String(RATE_BESIDE),
              String(ISOLATION_SECONDS),
            ]);
      p99s[beside].push((await measure({ ...load, rate: ISOLATION_RATE, seconds: ISOLATION_SECONDS })).p99);
      await others?.line();
      // What has failed is not to be tried again in the windows of the others.
      await knex('deliveries')
        .where({ account_id: bad, status: 'pending' })
        .update({ status: 'cancelled', due_at: null, escalates_at: null });
    };
    const inTurn = async (): Promise<number> => {
      for (let window = 0; window < ISOLATION_WINDOWS; window += 1)
        for (const beside of window % 2 === 0 ? BESIDE : BESIDE.toReversed()) await isolated(beside);
      return medianOfNumbers(p99s.bad) / medianOfNumbers(p99s.good);
    };

    const contender = (name: string, list: string, rate: number) => ({
      name,
      unit: 'events/s',
      async round() {
        const run = await measure({ ...load, rate, seconds: SECONDS });
        runs[list]?.push(run);
        return run.perSecond;
      },
    });
    return {
      rounds: Number(process.env.ROUNDS ?? 1),
      contenders: [
        contender(`${RATE} events/s wanted`, 'full', RATE),
        contender(`${RATE / 2} events/s wanted`, 'half', RATE / 2),
        { name: ISOLATION, unit: 'ratio', round: inTurn },
        {
          name: 'bare sender, nothing stored',
          unit: 'events/s',
          round: async () => {
            const bare = start('test/bench/webhooks/bare-sender.ts', [`${receiverUrl}/hook`, '5']);
            const { perSecond } = JSON.parse(await bare.line()) as { perSecond: number };
            await figuresOf(receiverUrl);
            return perSecond;
          },
        },
      ],
      figures: (results) => {
        const of = (list: string, field: keyof Run): number =>
          medianOfNumbers((runs[list] ?? []).map((run) => run[field]));
        const perSecond = medianOf(results, `${RATE} events/s wanted`);
        const full = `${RATE} events/s for ${SECONDS} s`;
        const half = `${RATE / 2} events/s for ${SECONDS} s`;
        return [
          figure('webhook_events_per_s', perSecond, 'events/s', full),
          figure(
            'webhook_queue_after',
            of('full', 'waiting'),
            'events',
            `what waited when the last of ${full} was written`,
          ),
          figure('webhook_full_cpu_ms_per_event', of('full', 'cpuMs'), 'ms', `sender and database, ${full}`),
          figure('webhook_p50_ms', of('half', 'p50'), 'ms', `from the event to its POST, ${half}`),
          figure('webhook_p99_ms', of('half', 'p99'), 'ms', `from the event to its POST, ${half}`),
          figure('webhook_cpu_ms_per_event', of('half', 'cpuMs'), 'ms', `sender and database, ${half}`),
          figure('webhook_sender_cpu_ms_per_event', of('half', 'senderCpuMs'), 'ms', `the sender’s part of it`),
          figure('webhook_duplicates', of('full', 'duplicates') + of('half', 'duplicates'), 'events', 'none expected'),
          figure(
            'webhook_isolation_p99',
            medianOf(results, ISOLATION),
            'ratio',
            `one endpoint at ${ISOLATION_RATE} events/s beside hanging, trickling and endless receivers over beside as many good ones, ${ISOLATION_WINDOWS} windows of ${ISOLATION_SECONDS} s each, medians; at most 1.1`,
          ),
          figure(
            'webhook_isolation_p99_over_alone',
            medianOfNumbers(p99s.bad) / medianOfNumbers(p99s.nothing),
            'ratio',
            'the same, over nothing else at all being written or sent',
          ),
          ...BESIDE.map((beside) =>
            figure(
              `webhook_p99_beside_${beside}_ms`,
              medianOfNumbers(p99s[beside]),
              'ms',
              `of ${p99s[beside].map((p99) => p99.toFixed(1)).join(', ')}`,
            ),
          ),
          figure(
            'webhook_over_bare_sender',
            perSecond / medianOf(results, 'bare sender, nothing stored'),
            'ratio',
            'a bare sender (same signing and HTTP, nothing stored) at its limit in the same run',
          ),
        ];
      },
      async close() {
        await worker.end();
        await receiver.end();
        await receiverBeside.end();
        await knex.destroy();
        await service.stop();
        await database?.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};

interface Run {
  perSecond: number;
  /** Not delivered yet when the last event was written. */
  waiting: number;
  cpuMs: number;
  senderCpuMs: number;
  p50: number;
  p99: number;
  duplicates: number;
}

async function measure(options: {
  url: string;
  accountId: string;
  receiverUrl: string;
  worker: number;
  server: number;
  knex: ReturnType<typeof createDatabase>;
  rate: number;
  seconds: number;
}): Promise<Run> {
  const { url, accountId, receiverUrl, knex, rate, seconds } = options;
  const before = { sender: await cpuOf(options.worker), database: await cpuOfServer(options.server) };
  const writers = start('test/bench/webhooks/writers.ts', [url, accountId, String(rate), String(seconds)]);
  const { written, ms: writing } = JSON.parse(await writers.line()) as { written: number; ms: number };
  const lastWritten = performance.now();
  const pending = async (): Promise<number> =>
    Number((await knex('deliveries').where({ account_id: accountId, status: 'pending' }).count())[0]?.count);
  const waiting = await pending();
  while ((await pending()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  // From the first event, which is some seconds after the writers' process was started, to the last delivery.
  const ms = writing + performance.now() - lastWritten;
  const sender = (await cpuOf(options.worker)) - before.sender;
  const server = (await cpuOfServer(options.server)) - before.database;
  const { count, ...ages } = await figuresOf(receiverUrl);
  if (count < written) throw new Error(`${written} events were written, ${count} arrived`);
  return {
    ...ages,
    perSecond: (written / ms) * 1000,
    waiting,
    cpuMs: (sender + server) / written,
    senderCpuMs: sender / written,
  };
}

async function figuresOf(receiverUrl: string) {
  const response = await fetch(receiverUrl);
  return (await response.json()) as { count: number; duplicates: number; p50: number; p99: number };
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function start(file: string, args: string[], environment: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [join(ROOT, file), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const looks = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const look of looks) look();
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
      for (const look of looks) look();
    });
  });
  return {
    pid: child.pid ?? -1,
    line: (wanted = /./): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = lines.find((line) => wanted.test(line));
          if (found !== undefined) resolve(found);
          else if (child.exitCode !== null || child.signalCode !== null)
            reject(new Error(`${file}: ${lines.join('\n')}`));
          else return;
          looks.delete(look);
        };
        looks.add(look);
        look();
      }),
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function figure(metric: string, value: number, unit: string, against: string) {
  return { metric, value: Math.round(value * 1000) / 1000, unit, against };
}

function medianOfNumbers(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
