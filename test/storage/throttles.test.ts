import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();

async function take(subject: string, limit: number, seconds: number, at: number): Promise<number> {
  const { rows } = await database.knex.raw<{ rows: { wait: number }[] }>('select take_attempt(?, ?, ?, ?, ?) as wait', [
    subject,
    'test',
    limit,
    seconds,
    new Date(at),
  ]);
  return rows[0]?.wait ?? Number.NaN;
}

test('never admits more than the limit in any window, and who waits as told is admitted', async () => {
  let run = 0;
  const steps = fc.array(fc.nat({ max: 40_000 }), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom(60, 600),
      steps,
      async (limit, seconds, pauses) => {
        run += 1;
        let at = Date.UTC(2026, 10, 21);
        const admitted: number[] = [];
        for (const pause of pauses) {
          at += pause;
          const wait = await take(`run ${run}`, limit, seconds, at);
          if (wait === 0) admitted.push(at);
          const inWindow = admitted.filter((time) => time > at - seconds * 1_000).length;
          expect(inWindow).toBeLessThanOrEqual(limit);
          // Capacity comes back at most one bucket, a sixtieth of the window, late.
          const almost = admitted.filter((time) => time > at - seconds * 1_000 * (61 / 60) - 1_000).length;
          if (wait > 0) expect(almost).toBeGreaterThanOrEqual(limit);
          if (wait > 0) {
            expect(await take(`run ${run}`, limit, seconds, at + wait * 1_000)).toBe(0);
            at += wait * 1_000;
            admitted.push(at);
          }
        }
      },
    ),
    { numRuns: 40, seed: 7 },
  );
});

test('of many attempts at the same moment exactly the limit is admitted', async () => {
  const at = Date.UTC(2026, 10, 21);
  const waits = await Promise.all(Array.from({ length: 40 }, () => take('crowd', 10, 60, at)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test('an attempt that is given back can be made again', async () => {
  const at = Date.UTC(2026, 10, 21);
  expect(await take('giver', 1, 60, at)).toBe(0);
  expect(await take('giver', 1, 60, at)).toBeGreaterThan(0);
  await database.knex.raw('select give_back_attempt(?, ?, ?, ?)', ['giver', 'test', 60, new Date(at)]);
  expect(await take('giver', 1, 60, at + 500)).toBe(0);
});
