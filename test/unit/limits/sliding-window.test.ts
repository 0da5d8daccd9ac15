import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  decideLimits,
  EMPTY_WINDOWS,
  LAYER_FORMS,
  type LayerLimits,
  type Windows,
} from '../../../src/limits/window.ts';
import { useDatabase } from '../../support/database.ts';

/**
 * The SQL itself, driven by injected times, against a log of the times at which it admitted: what the log says about every
 * trailing window is the truth, whatever buckets are.
 */
const database = useDatabase();

const WINDOW_SECONDS = [60, 3_600, 86_400] as const;
const START = Date.parse('2026-03-01T12:00:00Z');

interface Decision {
  admitted: boolean;
  allowed: number | null;
  remaining: number | null;
  reset_at: number | null;
  retry_after: number;
  counts: number[];
  newest: number[];
  used: number[];
}

const EMPTY = { counts: Array.from({ length: 219 }, () => 0), newest: [0, 0, 0], used: [0, 0, 0] };

async function decide(
  state: Pick<Decision, 'counts' | 'newest' | 'used'>,
  limits: LayerLimits,
  atMs: number,
): Promise<Decision> {
  const { rows } = await database.knex.raw(
    'select * from decide_limits(?::integer[], ?::bigint[], ?::integer[], ?::integer[], ?, true)',
    [state.counts, state.newest.map(Number), state.used, limits as never, new Date(atMs)],
  );
  return rows[0];
}

/** Uses in the trailing window of a layer that ends at a time. */
function inWindow(log: readonly number[], layer: number, atMs: number): number {
  const since = atMs - (WINDOW_SECONDS[layer] ?? 0) * 1000;
  return log.filter((time) => time > since && time <= atMs).length;
}

/** As above, with the window longer by one bucket: what a layer may still count. */
function inWindowAndBucket(log: readonly number[], layer: number, atMs: number): number {
  const form = LAYER_FORMS[layer] ?? LAYER_FORMS[0];
  const since = atMs - ((WINDOW_SECONDS[layer] ?? 0) + form.seconds) * 1000;
  return log.filter((time) => time > since && time <= atMs).length;
}

const limitUpTo = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { nil: null, freq: 3 });
const limitOf = limitUpTo(6);
const limitsOf = fc.tuple(limitOf, limitOf, limitOf) as fc.Arbitrary<LayerLimits>;
/** From bursts within a bucket to gaps longer than every window, and to the edges of windows and buckets. */
const gapMs = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 1_500 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 70_000 }) },
  { weight: 2, arbitrary: fc.constantFrom(0, 1, 999, 1_000, 59_999, 60_000, 60_001, 61_000, 3_600_000, 86_400_000) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 4_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 90_000_000 }) },
);

describe('the database function, against a log of times', () => {
  test('never over-admits, gives capacity back at most one bucket late, and admits who obeys Retry-After', async () => {
    await fc.assert(
      fc.asyncProperty(
        limitsOf,
        fc.integer({ min: 0, max: 86_400_000 }),
        fc.array(fc.record({ gapMs, obey: fc.boolean() }), { minLength: 1, maxLength: 40 }),
        async (limits, offset, steps) => {
          const log: number[] = [];
          let state: Pick<Decision, 'counts' | 'newest' | 'used'> = EMPTY;
          let model: Windows = EMPTY_WINDOWS;
          let atMs = START + offset;
          let obeying = false;
          for (const step of steps) {
            if (!obeying) atMs += step.gapMs;
            const decision = await decide(state, limits, atMs);
            const expected = decideLimits(model, limits, atMs);
            expect({
              admitted: decision.admitted,
              limit: decision.allowed,
              remaining: decision.remaining,
              resetAt: decision.reset_at,
              retryAfterSeconds: decision.retry_after,
            }).toEqual({ ...expected, windows: undefined });
            if (obeying) expect(decision.admitted).toBe(true);
            obeying = false;
            const full = limits.some((limit, layer) => limit !== null && inWindowAndBucket(log, layer, atMs) >= limit);
            if (!decision.admitted) {
              expect(full).toBe(true);
              expect(decision.used.map((used) => used)).toEqual(
                decision.used.map((_, layer) => sumOf(decision.counts, layer)),
              );
              expect(decision.retry_after).toBeGreaterThanOrEqual(1);
              if (step.obey) {
                atMs += decision.retry_after * 1000;
                obeying = true;
              }
            } else {
              log.push(atMs);
              limits.forEach((limit, layer) => {
                if (limit !== null) expect(inWindow(log, layer, atMs)).toBeLessThanOrEqual(limit);
              });
            }
            // A refusal takes nothing, so its buckets may be kept or thrown away.
            if (decision.admitted) state = decision;
            model = expected.windows;
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 120_000);

  test('a clock that falls behind admits no more for it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: -5_000, max: 2_000 }), { minLength: 1, maxLength: 30 }),
        async (limit, moves) => {
          let state: Pick<Decision, 'counts' | 'newest' | 'used'> = EMPTY;
          let atMs = START;
          let admitted = 0;
          for (const move of moves) {
            atMs = Math.min(START + 59_000, Math.max(START, atMs + move));
            const decision = await decide(state, [limit, null, null], atMs);
            if (decision.admitted) admitted += 1;
            state = decision;
          }
          expect(admitted).toBeLessThanOrEqual(limit);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('100 at 59.99 s of a minute and 100 right after: never more than 100 in any trailing 60 s', async () => {
    let state: Pick<Decision, 'counts' | 'newest' | 'used'> = EMPTY;
    const log: number[] = [];
    for (let offset = 59_990; offset < 125_000; offset += 325) {
      for (let call = 0; call < (offset === 59_990 ? 100 : 3); call += 1) {
        const decision = await decide(state, [100, null, null], START + offset);
        if (decision.admitted) log.push(START + offset);
        state = decision;
        expect(inWindow(log, 0, START + offset)).toBeLessThanOrEqual(100);
      }
    }
    expect(log.filter((time) => time === START + 59_990)).toHaveLength(100);
    // 59.99 s lies in a bucket that ends at 60 s: the hundred are free again at 120 s.
    expect(Math.min(...log.filter((time) => time > START + 59_990))).toBeGreaterThanOrEqual(START + 120_000);
    expect(Math.min(...log.filter((time) => time > START + 59_990))).toBeLessThan(START + 121_000);
  });
});

/** Most requests find the buckets of the one before, and are decided by the short way through the function; it must show in nothing. */
describe('admission of an account, against the model', () => {
  const key = Buffer.alloc(32, 7);
  const account = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';

  const admitAt = async (atMs: number) => {
    const { rows } = await database.knex.raw(
      `select * from admit(?, null, 'v1', 'v1 test', 'read', null, 'v1', array_fill(1, array[15]), '192.0.2.1', null, ?)`,
      [key, new Date(atMs)],
    );
    return rows[0];
  };

  const agree = async ([perMinute, perHour, perDay]: LayerLimits) => {
    await database.knex('account_limits').delete();
    // Refusals of an earlier round would lower these limits.
    await database.knex('account_refusals').delete();
    const limits = JSON.stringify({ perMinute, perHour, perDay });
    await database.knex('accounts').where({ id: account }).update({ enterprise_limits: limits });
  };

  beforeAll(async () => {
    await database.knex('accounts').insert({ id: account, name: 'a', tier: 'enterprise', created_at: new Date() });
    await database.knex('keys').insert({
      id: account,
      hash: key,
      prefix: 'sk_live_0000',
      account_id: account,
      interface: 'v1',
      scope: 'read',
      created_at: new Date(),
    });
  });

  test('the same verdict, layer and times, whichever way it takes', async () => {
    let short = 0;
    await fc.assert(
      fc.asyncProperty(
        limitsOf,
        fc.integer({ min: 0, max: 86_400_000 }),
        fc.array(
          fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 400 }) }, { weight: 1, arbitrary: gapMs }),
          {
            minLength: 1,
            maxLength: 30,
          },
        ),
        async (limits, offset, gaps) => {
          await agree(limits);
          let model: Windows = EMPTY_WINDOWS;
          let atMs = START + offset;
          for (const gap of gaps) {
            short += gap < 400 ? 1 : 0;
            atMs += gap;
            // Refusals in a row would lower the limits; that is another test's.
            await database.knex('account_refusals').delete();
            const row = await admitAt(atMs);
            const { windows, ...expected } = decideLimits(model, limits, atMs);
            expect({
              admitted: row.verdict === 'admitted',
              limit: row.allowed,
              remaining: row.remaining,
              resetAt: row.reset_at,
              retryAfterSeconds: row.retry_after ?? 0,
            }).toEqual(expected);
            if (row.allowed !== null) expect(row.policy).toBe('enterprise');
            model = windows;
          }
        },
      ),
      { numRuns: 120 },
    );
    expect(short).toBeGreaterThan(500);
  }, 120_000);

  test('requests at the same moment get what they would get one after the other', async () => {
    const together = async (count: number, atMs: number) => {
      const { rows } = await database.knex.raw(
        `select * from admit_together(?, ?, 'v1', 'v1 test', 'read', null, 'v1', array_fill(1, array[15]), '192.0.2.1', null, ?)`,
        [count, key, new Date(atMs)],
      );
      return rows;
    };
    const step = fc.record({
      gap: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 400 }) }, { weight: 1, arbitrary: gapMs }),
      count: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(limitUpTo(30), limitUpTo(30), limitUpTo(30)),
        fc.array(step, { minLength: 1, maxLength: 20 }),
        async (limits, steps) => {
          await agree(limits);
          let model: Windows = EMPTY_WINDOWS;
          let atMs = START;
          for (const { gap, count } of steps) {
            atMs += gap;
            await database.knex('account_refusals').delete();
            const rows = await together(count, atMs);
            expect(rows).toHaveLength(count);
            // The third refusal in a row lowers the limits, which is another test's.
            for (const row of rows.slice(0, 2)) {
              const { windows, ...expected } = decideLimits(model, limits, atMs);
              expect({
                admitted: row.verdict === 'admitted',
                limit: row.allowed,
                remaining: row.remaining,
                resetAt: row.reset_at,
                retryAfterSeconds: row.retry_after ?? 0,
              }).toEqual(expected);
              model = windows;
            }
            for (const _ of rows.slice(2)) model = decideLimits(model, limits, atMs).windows;
            const admitted = rows.filter(({ verdict }: { verdict: string }) => verdict === 'admitted').length;
            expect(rows.slice(0, admitted).every(({ verdict }: { verdict: string }) => verdict === 'admitted')).toBe(
              true,
            );
          }
        },
      ),
      { numRuns: 120 },
    );
  }, 120_000);

  test('what is counted is what was admitted, in each layer', async () => {
    await agree([50, 80, 120]);
    let admitted = 0;
    for (let call = 0; call < 70; call += 1)
      admitted += (await admitAt(START + call * 10)).verdict === 'admitted' ? 1 : 0;
    expect(admitted).toBe(50);
    const row = await database.knex('account_limits').where({ account_id: account }).first();
    expect(row?.used).toEqual([50, 50, 50]);
    expect([0, 1, 2].map((layer) => sumOf(row?.counts ?? [], layer))).toEqual([50, 50, 50]);
  });
});

function sumOf(counts: readonly number[], layer: number): number {
  const start = [0, 61, 122][layer] ?? 0;
  return counts.slice(start, start + (LAYER_FORMS[layer]?.buckets ?? 0)).reduce((sum, count) => sum + count, 0);
}
