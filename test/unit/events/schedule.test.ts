import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_ATTEMPTS, nextDue, WAITS_MS } from '../../../src/events/delivery/schedule.ts';

const AT = new Date('2026-11-21T08:00:00.000Z');
const HOUR = 3_600_000;
const waitAfter = (attempts: number, random: number, retryAfterMs: number | null = null): number | null => {
  const due = nextDue({ attempts, at: AT, random, retryAfterMs });
  return due === null ? null : due.getTime() - AT.getTime();
};

describe('the schedule of attempts', () => {
  test('six attempts: at once, and after 30 s, 2 min, 10 min, 1 h and 6 h', () => {
    expect(MOST_ATTEMPTS).toBe(6);
    expect([1, 2, 3, 4, 5].map((attempts) => waitAfter(attempts, 0))).toEqual([
      30_000, 120_000, 600_000, 3_600_000, 21_600_000,
    ]);
    expect(waitAfter(6, 0)).toBeNull();
  });

  test('never early, at most a tenth late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
        const wait = waitAfter(attempts, random) ?? 0;
        const planned = WAITS_MS[attempts - 1] ?? 0;
        expect(wait).toBeGreaterThanOrEqual(planned);
        expect(wait).toBeLessThanOrEqual(planned * 1.1);
      }),
    );
  });

  test('what fails together does not return together', () => {
    expect(waitAfter(1, 0)).not.toBe(waitAfter(1, 0.9));
  });
});

describe('Retry-After', () => {
  test('counts where it is later', () => {
    expect(waitAfter(1, 0, 45_000)).toBe(45_000);
    expect(waitAfter(1, 0, 10_000)).toBe(30_000);
  });

  test('for six hours at most', () => {
    expect(waitAfter(1, 0, 100 * HOUR)).toBe(6 * HOUR);
    // The last wait is as long already, with its jitter.
    expect(waitAfter(5, 1, 100 * HOUR)).toBeGreaterThan(6 * HOUR);
  });

  test('gives no attempt more', () => {
    expect(waitAfter(6, 0, 45_000)).toBeNull();
  });
});
