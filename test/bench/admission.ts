import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Knex } from 'knex';
import { v7 as newId } from 'uuid';
import { createProvisioning } from '../../src/accounts/provisioning.ts';
import { createBrands } from '../../src/brands/index.ts';
import { createDatabase } from '../../src/storage/database.ts';
import { startEmbedded } from '../../src/storage/embedded.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { type Benchmark, medianOf } from './harness.ts';
import { startServer } from './server-process.ts';

const CONNECTIONS = 16;
const SECONDS = Number(process.env.SECONDS ?? 4);
const BRANDS = 5;
/** How many accounts the connections call for, in turn. */
const ACCOUNTS = Number(process.env.ACCOUNTS ?? 1);

/**
 * `GET /api/v1/brands` with everything on (key, scope, limits on three layers, validation, access log), against a bare Koa route
 * that only makes the same query, and against Fastify with its schema validation and rate limit. Each server is a process of
 * its own on one database. The peers make the query as Knex does; that the service has it prepared and pipelined is its merit. Their
 * counts and those of the service are equally durable.
 *
 * One account calls, unless ACCOUNTS says otherwise: then its requests of the same instant are admitted together, which the peers have
 * nothing like. ACCOUNTS=16 gives each connection an account of its own, and shows the service without that.
 */
export const admission: Benchmark = {
  name: 'admission',
  async open() {
    const folder = await mkdtemp(join(tmpdir(), 'answerscope-bench-'));
    const database = process.env.DATABASE_URL ? null : await startEmbedded({ dataDir: folder });
    const url = process.env.DATABASE_URL ?? database?.url ?? '';
    await migrate({ url });
    const { keys, accountId } = await prepare(url);
    const started = await Promise.all([
      startServer(['src/main.ts', 'serve'], {
        DATABASE_URL: url,
        PORT: '0',
        VALIDATE_RESPONSES: process.env.VALIDATE_RESPONSES ?? '0.01',
      }),
      startServer(['test/bench/admission/bare-koa.ts', url, accountId]),
      startServer(['test/bench/admission/fastify.ts', url, accountId]),
    ]);
    const names = ['answerscope', 'bare Koa', 'Fastify'];
    for (const server of started) await load(server.url, keys, 1);
    return {
      rounds: Number(process.env.ROUNDS ?? 7),
      contenders: names.map((name, at) => ({
        name,
        unit: 'requests/s',
        round: () => load(started[at]?.url ?? '', keys, SECONDS),
      })),
      figures: (results) => [
        {
          metric: 'admission_vs_bare_koa',
          value: round(medianOf(results, 'answerscope') / medianOf(results, 'bare Koa')),
          unit: 'ratio',
          against: 'a bare Koa route that only makes the same brands query, in the same run',
        },
        {
          metric: 'admission_vs_fastify',
          value: round(medianOf(results, 'answerscope') / medianOf(results, 'Fastify')),
          unit: 'ratio',
          against: 'Fastify with its schema validation and @fastify/rate-limit on a PostgreSQL store, in the same run',
        },
      ],
      async close() {
        await Promise.all(started.map(({ stop }) => stop()));
        await database?.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};

/** Accounts whose limits no run reaches, with a few brands each; the peers serve those of the first. */
async function prepare(url: string): Promise<{ keys: string[]; accountId: string }> {
  const knex = createDatabase({ url, poolSize: 2 });
  const accounts: { key: string; accountId: string }[] = [];
  for (let at = 0; at < ACCOUNTS; at += 1) accounts.push(await prepareAccount(knex, `bench ${at}`));
  await knex.raw(
    'create table if not exists bench_rate_limits (key text primary key, count integer, expires_at timestamptz)',
  );
  await knex.raw('analyze');
  await knex.destroy();
  return { keys: accounts.map(({ key }) => key), accountId: accounts[0]?.accountId ?? '' };
}

async function prepareAccount(knex: Knex, accountName: string): Promise<{ key: string; accountId: string }> {
  const now = () => new Date();
  const created = await createProvisioning({ knex, now, newId }).createKey({
    interface: 'v1',
    scope: 'read',
    test: false,
    accountName,
    newAccount: true,
    tier: 'enterprise',
    email: null,
  });
  const limits = JSON.stringify({ perMinute: 1e9, perHour: 1e9, perDay: 1e9 });
  await knex('accounts').where({ id: created.accountId }).update({ enterprise_limits: limits });
  const brands = createBrands({ knex, now, newId });
  const owner = { accountId: created.accountId, tier: created.tier, userId: created.ownerId };
  for (let at = 0; at < BRANDS; at += 1) {
    await brands.create(owner, { name: `Brand ${at}`, category: 'software', website: 'https://example.com' });
  }
  return created;
}

/** Requests a second that are answered 200. */
async function load(url: string, keys: readonly string[], seconds: number): Promise<number> {
  let clients = 0;
  const result = await autocannon({
    url: `${url}/api/v1/brands`,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      client.setHeaders({ authorization: `Bearer ${keys[clients % keys.length]}` });
      clients += 1;
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
