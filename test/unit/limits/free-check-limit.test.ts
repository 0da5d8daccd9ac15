import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFreeCheckLimit, limitSubject } from '../../../src/limits/free-check-limit.ts';
import { useDatabase } from '../../support/database.ts';

describe('whom a limit counts', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (ip, subject) => {
    expect(limitSubject(ip)).toBe(subject);
  });

  test('every way to write an address is the same caller', () => {
    const full = limitSubject('2001:0db8:0000:0000:0000:0000:0000:0001');
    for (const form of ['2001:db8::1', '2001:db8:0:0::1', '2001:DB8::0:1']) expect(limitSubject(form)).toBe(full);
  });
});

describe('the sliding window of 24 hours', () => {
  const database = useDatabase();
  const DAY_MS = 24 * 3_600_000;
  /** A window may be this much longer than a day, since checks are counted in quarters of an hour. */
  const COARSENESS_MS = 15 * 60_000;
  const START = Date.parse('2026-11-21T08:07:30.123Z');
  let callers = 0;
  const newCaller = (): string => `192.0.2.${++callers % 256} ${callers}`;

  /** Waits between attempts: bursts, minutes, hours, whole windows, and the edges of buckets. */
  const wait = fc.oneof(
    fc.constantFrom(0, 1, 1_000, 899_999, 900_000, 900_001, DAY_MS - 1, DAY_MS, DAY_MS + 900_000),
    fc.integer({ min: 0, max: 120_000 }),
    fc.integer({ min: 0, max: 8 * 3_600_000 }),
    fc.integer({ min: 0, max: 40 * 3_600_000 }),
  );

  test('never admits more than the limit in any trailing 24 hours, and refuses nobody who has less than that within a day and a quarter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(wait, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 5 }),
        async (waits, perDay) => {
          const limit = createFreeCheckLimit({ knex: database.knex, perDay });
          const caller = newCaller();
          const admitted: number[] = [];
          let at = START;
          for (const pause of waits) {
            at += pause;
            const verdict = await limit.consume(caller, new Date(at));
            const within = (span: number): number => admitted.filter((time) => time > at - span).length;
            if (verdict.admitted) {
              expect(within(DAY_MS)).toBeLessThan(perDay);
              admitted.push(at);
              expect(verdict.remaining).toBeLessThanOrEqual(perDay - within(DAY_MS));
              expect(verdict.retryAfterSeconds).toBe(0);
            } else {
              expect(within(DAY_MS + COARSENESS_MS)).toBeGreaterThanOrEqual(perDay);
              expect(verdict.remaining).toBe(0);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('who waits as long as Retry-After says is admitted, and not a quarter of an hour earlier', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(wait, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        async (waits, perDay) => {
          const limit = createFreeCheckLimit({ knex: database.knex, perDay });
          const caller = newCaller();
          let at = START;
          for (const pause of waits) {
            at += pause;
            const verdict = await limit.consume(caller, new Date(at));
            if (verdict.admitted) continue;
            expect(verdict.retryAfterSeconds).toBeGreaterThanOrEqual(1);
            expect(verdict.retryAfterSeconds * 1_000).toBeLessThanOrEqual(DAY_MS + COARSENESS_MS + 1_000);
            const early = new Date(at + (verdict.retryAfterSeconds - 2) * 1_000);
            if (early.getTime() > at) expect((await limit.consume(caller, early)).admitted).toBe(false);
            at += verdict.retryAfterSeconds * 1_000;
            expect((await limit.consume(caller, new Date(at))).admitted).toBe(true);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('what is given back can be used again, and only that', async () => {
    const limit = createFreeCheckLimit({ knex: database.knex, perDay: 2 });
    const caller = newCaller();
    const [first, second] = [new Date(START), new Date(START + 3_600_000)];
    await limit.consume(caller, first);
    await limit.consume(caller, second);
    await limit.giveBack(caller, second);
    expect(await limit.consume(caller, second)).toMatchObject({ admitted: true, remaining: 0 });
    expect((await limit.consume(caller, second)).admitted).toBe(false);
    await limit.giveBack(caller, new Date(START - 30 * 3_600_000));
    expect((await limit.consume(caller, second)).admitted).toBe(false);
  });

  test('giving back more than was taken gives nothing', async () => {
    const limit = createFreeCheckLimit({ knex: database.knex, perDay: 1 });
    const caller = newCaller();
    const at = new Date(START);
    await limit.giveBack(caller, at);
    await limit.giveBack(caller, at);
    expect((await limit.consume(caller, at)).admitted).toBe(true);
    expect((await limit.consume(caller, at)).admitted).toBe(false);
  });

  test('a process whose clock is behind cannot admit more', async () => {
    const limit = createFreeCheckLimit({ knex: database.knex, perDay: 2 });
    const caller = newCaller();
    await limit.consume(caller, new Date(START));
    await limit.consume(caller, new Date(START - 2 * 3_600_000));
    const refused = await limit.consume(caller, new Date(START));
    expect(refused.admitted).toBe(false);
    expect(refused.retryAfterSeconds).toBeGreaterThan(23 * 3_600);
  });

  test('a limit of 0 admits nobody; callers do not share one', async () => {
    const none = createFreeCheckLimit({ knex: database.knex, perDay: 0 });
    expect((await none.consume(newCaller(), new Date(START))).admitted).toBe(false);
    const one = createFreeCheckLimit({ knex: database.knex, perDay: 1 });
    expect((await one.consume(newCaller(), new Date(START))).admitted).toBe(true);
    expect((await one.consume(newCaller(), new Date(START))).admitted).toBe(true);
  });

  test('of many at once exactly as many as the limit are admitted', async () => {
    const limit = createFreeCheckLimit({ knex: database.knex, perDay: 5 });
    const caller = newCaller();
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => limit.consume(caller, new Date(START))));
    expect(verdicts.filter((verdict) => verdict.admitted)).toHaveLength(5);
    expect(
      verdicts
        .map((verdict) => verdict.remaining)
        .toSorted((a, b) => b - a)
        .slice(0, 5),
    ).toEqual([4, 3, 2, 1, 0]);
  });
});
