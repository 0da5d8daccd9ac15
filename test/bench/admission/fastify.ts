/**
 * A peer with its own means: Fastify with the published schema of the reply, the same brands query, and @fastify/rate-limit on a
 * PostgreSQL store. `node fastify.ts <database> <account>`
 */
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import Fastify from 'fastify';
import pg from 'pg';
import { createBrands } from '../../../src/brands/index.ts';
import { createDatabase } from '../../../src/storage/database.ts';
import { announce } from './announce.ts';
import { bodyOf } from './body.ts';

const [url = '', accountId = ''] = process.argv.slice(2);
/** Counts as durable as those of the service: an admission of either may be lost in a crash of the server, and waits for no disk. */
const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c synchronous_commit=off' });
const knex = createDatabase({ url, poolSize: 10 });
const brands = createBrands({ knex, now: () => new Date(), newId: () => '' });

/** A fixed window, for that is what the plugin knows; prepared once for each connection. */
const INCREMENT = {
  name: 'increment',
  text: `insert into bench_rate_limits (key, count, expires_at)
         values ($1, 1, now() + $2 * interval '1 millisecond')
         on conflict (key) do update set
           count = case when bench_rate_limits.expires_at <= now() then 1 else bench_rate_limits.count + 1 end,
           expires_at = case when bench_rate_limits.expires_at <= now() then excluded.expires_at
                             else bench_rate_limits.expires_at end
         returning count, (extract(epoch from expires_at - now()) * 1000)::integer as ttl`,
};

class PostgresStore implements FastifyRateLimitStore {
  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    window: number,
  ) {
    pool.query<{ count: number; ttl: number }>({ ...INCREMENT, values: [key, window] }).then(
      ({ rows: [row] }) => callback(null, { current: row?.count ?? 0, ttl: row?.ttl ?? 0 }),
      (error: Error) => callback(error),
    );
  }
  child() {
    return this;
  }
}

const app = Fastify();
await app.register(rateLimit, {
  max: 100_000_000,
  timeWindow: 60_000,
  store: PostgresStore as never,
  keyGenerator: (request) => String(request.headers.authorization),
});
app.get(
  '/api/v1/brands',
  {
    schema: {
      querystring: { type: 'object', additionalProperties: false, properties: {} },
      headers: { type: 'object', required: ['authorization'], properties: { authorization: { type: 'string' } } },
      response: { 200: brandListSchema() },
    },
  },
  async () => bodyOf(await brands.list(accountId)),
);
await app.listen({ host: '127.0.0.1', port: 0 });
announce(app.server);

function brandListSchema() {
  const text = { type: 'string' };
  const brand = {
    type: 'object',
    properties: {
      id: text,
      userId: text,
      name: text,
      category: text,
      website: { type: ['string', 'null'] },
      createdAt: text,
    },
  };
  return {
    type: 'object',
    properties: {
      brands: { type: 'array', items: brand },
      persisted: { type: 'boolean' },
      authed: { type: 'boolean' },
    },
  };
}
