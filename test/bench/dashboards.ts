import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/storage/embedded.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { type History, writeHistory } from './dashboards/history.ts';
import { databaseTimeOfAnswer } from './dashboards/stored-answer.ts';
import { type Benchmark, type Contender, type Contest, median, medianOf } from './harness.ts';
import { startServer } from './server-process.ts';

/** 1 is 10 million answers (40 GB of disk); the smaller history has a hundredth of the larger one. */
const SCALE = Number(process.env.SCALE ?? 1);
const ANSWERS = Math.round(10_000_000 * SCALE);
/** A folder that keeps the histories: written once, which takes half an hour at scale 1, and measured again. Empty: they go. */
const KEPT = process.env.HISTORY || null;
const REQUESTS = 20;
/** The turns of accounts and brands meet again after so many. */
const BRANDS_ASKED = 200;
const CONCURRENCY = 8;
const BURST = 400;

const ENDPOINTS = {
  visibility: (brandId: string) => `/api/dashboard/visibility/timeseries?brand_id=${brandId}`,
  competitors: (brandId: string) => `/api/dashboard/competitors/breakdown?brand_id=${brandId}`,
  prompts: (brandId: string) => `/api/dashboard/prompts/breakdown?brand_id=${brandId}`,
  aida: (brandId: string) => `/api/dashboard/prompts/aida?brand_id=${brandId}`,
  compare: () => '/api/brands/compare',
  sentiment: (brandId: string) => `/api/sentiment/overview?brand_id=${brandId}`,
  crisis: (brandId: string) => `/api/crisis/incidents?brand_id=${brandId}`,
};

type Endpoint = keyof typeof ENDPOINTS;
const NAMES = Object.keys(ENDPOINTS) as Endpoint[];

/**
 * Each dashboard endpoint over HTTP, as a signed-in person sees it, on two histories of 1,000 brands and 365 days: one with 10
 * million answers, one with a hundredth of them. Then all of them at once, and what the database does to store an answer.
 */
export const dashboards: Benchmark = {
  name: 'dashboards',
  async open() {
    const folder = KEPT === null ? await mkdtemp(join(tmpdir(), 'answerscope-bench-')) : resolve(KEPT);
    const closers: (() => Promise<unknown>)[] = [];
    const close = async (): Promise<void> => {
      for (const one of closers.splice(0).reverse()) await one();
      if (KEPT === null) await removeData(folder);
    };
    const startServerIn = async (name: string, settings: Record<string, string>): Promise<string> => {
      const server = await startEmbedded({ dataDir: join(folder, name), settings });
      closers.push(server.stop);
      return server.url;
    };
    const openSide = async (server: string, name: string, answers: number): Promise<Side> => {
      const side = await openHistory(
        server,
        join(folder, `${name}-${answers}.json`),
        `bench_${name}_${answers}`,
        answers,
      );
      closers.push(side.close);
      return side;
    };
    try {
      await mkdir(folder, { recursive: true });
      // Bulk is written without waiting for the disk; answers are stored on a server of its own, with the settings of a real one.
      const bulk = await startServerIn('bulk', BULK);
      const durable = await startServerIn('durable', {});
      await migrate({ url: durable });
      const large = await openSide(bulk, 'large', ANSWERS);
      const small = await openSide(bulk, 'small', ANSWERS / 100);
      return { ...(await contest({ large, small }, durable)), close };
    } catch (error) {
      await close();
      throw error;
    }
  },
};

async function contest(sides: { large: Side; small: Side }, durable: string): Promise<Omit<Contest, 'close'>> {
  const endpoint = (name: Endpoint, side: keyof typeof sides): Contender => ({
    name: `${name}, ${side}`,
    unit: 'ms',
    round: () => sides[side].typical(name),
  });
  // Every brand that will be asked about, once: both sides are measured with what they read in memory.
  for (const side of Object.values(sides)) await side.warmUp();
  return {
    rounds: Number(process.env.ROUNDS ?? 9),
    contenders: [
      ...NAMES.flatMap((name) => [endpoint(name, 'small'), endpoint(name, 'large')]),
      { name: 'p95 of 8 at once, large', unit: 'ms', round: () => sides.large.p95() },
      { name: 'storing an answer', unit: 'ms', round: () => databaseTimeOfAnswer(durable, 3) },
    ],
    figures(results) {
      const ratios = NAMES.map((name) => ({
        name,
        ratio: medianOf(results, `${name}, large`) / medianOf(results, `${name}, small`),
      }));
      const worst = ratios.toSorted((a, b) => b.ratio - a.ratio)[0] ?? { name: '', ratio: Number.NaN };
      const answers = ANSWERS.toLocaleString('en');
      return [
        {
          metric: 'dashboards_10m_over_100k',
          value: round(worst.ratio),
          unit: 'ratio',
          against: `${answers} answers over a hundredth of them, median of one request, the worst endpoint (${worst.name})`,
        },
        {
          metric: 'dashboards_p95_ms',
          value: round(medianOf(results, 'p95 of 8 at once, large')),
          unit: 'ms',
          against: `${answers} answers, all seven endpoints in turn, ${CONCURRENCY} requests at once`,
        },
        {
          metric: 'store_answer_database_ms',
          value: round(medianOf(results, 'storing an answer')),
          unit: 'ms',
          against:
            'active time of the database for one answer of a scan, with its share of the daily counts; at most 2',
        },
      ];
    },
  };
}

/** The private servers may keep their data elsewhere, and leave a pointer to it. */
async function removeData(folder: string): Promise<void> {
  for (const name of ['bulk', 'durable']) {
    const location = await readFile(join(folder, name, 'postgres.location'), 'utf8').catch(() => null);
    if (location !== null) await rm(location.trim(), { recursive: true, force: true });
  }
  await rm(folder, { recursive: true, force: true });
}

const BULK = { fsync: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '1GB' };

/** One history with a service of its own. */
interface Side {
  /** One request of each endpoint about each brand that the others ask about. */
  warmUp(): Promise<void>;
  /** The median of some requests, one after the other, each about another brand. */
  typical(name: Endpoint): Promise<number>;
  /** Of all endpoints in turn, several at once. */
  p95(): Promise<number>;
  close(): Promise<void>;
}

async function openHistory(serverUrl: string, file: string, database: string, answers: number): Promise<Side> {
  const kept = await readFile(file, 'utf8').catch(() => null);
  const url = kept === null ? await newDatabase(serverUrl, database) : urlOf(serverUrl, database);
  const history: History = kept === null ? await writeHistory(url, answers) : JSON.parse(kept);
  // Whoever reads it is let in by the cookies in it.
  await writeFile(file, JSON.stringify(history), { mode: 0o600 });
  const service = await startServer(['src/main.ts', 'serve', '--api-only'], {
    DATABASE_URL: url,
    PORT: '0',
    LOG_LEVEL: 'info',
    VALIDATE_RESPONSES: process.env.VALIDATE_RESPONSES ?? '0.01',
  });
  let turn = 0;
  const ask = async (endpoint: Endpoint): Promise<number> => {
    turn += 1;
    const { cookie, path } = requestOf(history, endpoint, turn);
    const started = performance.now();
    const response = await fetch(service.url + path, { headers: { cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
    return performance.now() - started;
  };
  return {
    async warmUp() {
      for (const name of NAMES) for (let at = 0; at < BRANDS_ASKED; at += 1) await ask(name);
    },
    async typical(endpoint) {
      const times: number[] = [];
      for (let at = 0; at < REQUESTS; at += 1) times.push(await ask(endpoint));
      return median(times.toSorted((a, b) => a - b));
    },
    async p95() {
      const times: number[] = [];
      const work = async (): Promise<void> => {
        while (times.length < BURST) times.push(await ask(NAMES[turn % NAMES.length] ?? 'visibility'));
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
    },
    close: () => service.stop(),
  };
}

function requestOf({ accounts }: History, endpoint: Endpoint, turn: number): { cookie: string; path: string } {
  const account = accounts[(turn * 7) % accounts.length];
  const brandId = account?.brandIds[(turn * 11) % account.brandIds.length];
  if (account === undefined || brandId === undefined) throw new Error('the history has no brands');
  return { cookie: account.cookie, path: ENDPOINTS[endpoint](brandId) };
}

async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  // What a killed run left half written.
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = urlOf(serverUrl, name);
  await migrate({ url });
  return url;
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
