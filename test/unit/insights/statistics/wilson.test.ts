import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilsonInterval } from '../../../../src/insights/statistics/wilson.ts';

/**
 * Newcombe, "Two-sided confidence intervals for the single proportion: comparison of seven methods", Statistics in Medicine
 * 17 (1998), table I, column "3. Score method": published to four decimals.
 */
const NEWCOMBE = [
  { successes: 81, trials: 263, low: 0.2553, high: 0.3662 },
  { successes: 15, trials: 148, low: 0.0624, high: 0.1605 },
  { successes: 0, trials: 20, low: 0.0, high: 0.1611 },
  { successes: 1, trials: 29, low: 0.0061, high: 0.1718 },
];

/** The 97.5 % point of the standard normal distribution, 1.9599639845400543…, squared. */
const Z2 = 1.959963984540054 ** 2;

describe('the published examples', () => {
  test.each(NEWCOMBE)('$successes of $trials', ({ successes, trials, low, high }) => {
    const interval = wilsonInterval(successes, trials);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });
});

describe('to 1e-9', () => {
  test.each([1, 3, 20, 68, 204, 100_000])('none and all of %i: the closed forms', (trials) => {
    const none = wilsonInterval(0, trials);
    const all = wilsonInterval(trials, trials);
    expect(none?.low).toBe(0);
    expect(Math.abs((none?.high ?? 0) - Z2 / (trials + Z2))).toBeLessThan(1e-9);
    expect(Math.abs((all?.low ?? 0) - trials / (trials + Z2))).toBeLessThan(1e-9);
    expect(all?.high).toBe(1);
  });

  test('both ends solve the equation that defines them: (p̂ − p)² = z² p (1 − p) / n', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 10_000 })
          .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials))),
        ([successes, trials]) => {
          const interval = wilsonInterval(successes, trials);
          const rate = successes / trials;
          for (const end of [interval?.low ?? Number.NaN, interval?.high ?? Number.NaN]) {
            expect(Math.abs((rate - end) ** 2 - (Z2 * end * (1 - end)) / trials)).toBeLessThan(1e-9);
          }
        },
      ),
    );
  });

  test('the interval holds the rate, lies in [0, 1], and mirrors', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 10_000 })
          .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials))),
        ([successes, trials]) => {
          const { low, high } = wilsonInterval(successes, trials) ?? { low: Number.NaN, high: Number.NaN };
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(successes / trials);
          expect(high).toBeGreaterThanOrEqual(successes / trials);
          const mirrored = wilsonInterval(trials - successes, trials) ?? { low: Number.NaN, high: Number.NaN };
          expect(Math.abs(mirrored.low - (1 - high))).toBeLessThan(1e-9);
        },
      ),
    );
  });
});

test('unknown without trials', () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});
