import { describe, expect, test } from 'vitest';
import { betaInformation } from '../../../../src/insights/statistics/beta-information.ts';
import { combineRates } from '../../../../src/insights/statistics/combined-rates.ts';
import { exactGreater } from '../../../../src/insights/statistics/exact-test.ts';
import { digamma, logChoose, logGamma } from '../../../../src/insights/statistics/gamma.ts';
import { type Counted, rankSumLess } from '../../../../src/insights/statistics/mann-whitney.ts';
import { normalTail } from '../../../../src/insights/statistics/normal.ts';
import { proportionLess } from '../../../../src/insights/statistics/two-proportions.ts';

/**
 * Figures without another source were computed with mpmath 1.3 at 30 digits, from the definitions: sums of binomials for the
 * exact test, numeric integration of the entropy over the Beta density, erfc, loggamma and psi of that library.
 */
const isExactly = (found: number, expected: number): void => {
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
};
const isExactlyRelatively = (found: number, expected: number): void => {
  expect(Math.abs(found / expected - 1)).toBeLessThanOrEqual(1e-9);
};

describe('gamma and digamma', () => {
  test.each([
    [0.1, 2.252712651734206],
    [0.5, 0.5723649429247001],
    [3.7, 1.4280723266653879],
    [14.99, 25.164481163825506],
    [100, 359.1342053695754],
    [123456.5, 1323898.630662737],
  ])('ln Γ(%d)', (x, expected) => isExactly(logGamma(x), expected));

  test.each([
    [0.1, -10.423754940411078],
    // NIST DLMF 5.4.13: ψ(1/2) = −γ − 2 ln 2, and 5.4.12: ψ(1) = −γ.
    [0.5, -1.9635100260214235],
    [1, -0.5772156649015329],
    [3.7, 1.1671535393615113],
    [14.99, 2.6736570417430445],
    [1000, 6.907255195648812],
  ])('ψ(%d)', (x, expected) => isExactly(digamma(x), expected));

  test('the number of hands in bridge', () => isExactlyRelatively(Math.exp(logChoose(52, 13)), 635_013_559_600));
});

describe('the tail of the normal distribution', () => {
  test.each([
    [-1.2, 0.8849303297782918],
    [0, 0.5],
    [0.5, 0.3085375387259869],
    [1.959963984540054, 0.025],
    [2.5, 0.006209665325776135],
    [3.0902, 0.0010001087832070712],
    [6, 9.86587645037698e-10],
    [10, 7.619853024160525e-24],
  ])('beyond %d', (z, expected) => isExactlyRelatively(normalTail(z), expected));
});

describe("Fisher's exact test", () => {
  test.each([
    // R. A. Fisher, The Design of Experiments (1935): three of four cups right, 17/70.
    ['the lady tasting tea', 3, 4, 1, 4, 17 / 70],
    // R. A. Fisher, Science 136 (1962), twins' convictions; R's documentation of fisher.test prints 0.0004652.
    ['twins', 10, 13, 2, 17, 0.00046518094336290525],
    ['a flood', 40, 200, 140, 2800, 1.4123753306279434e-12],
    ['none before', 5, 20, 0, 280, 7.917136601116759e-7],
    ['none now', 0, 10, 5, 100, 1],
    ['nothing asked now', 0, 0, 5, 100, 1],
  ])('%s', (_name, successes, trials, beforeSuccesses, beforeTrials, expected) => {
    const found = exactGreater({ successes, trials }, { successes: beforeSuccesses, trials: beforeTrials });
    isExactlyRelatively(found, expected);
  });
});

describe('the two-proportion test', () => {
  test('20 of 100 after 150 of 400', () => {
    const found = proportionLess({ successes: 20, trials: 100 }, { successes: 150, trials: 400 });
    isExactlyRelatively(found, 0.0004761709228502238);
  });

  test('is 1 without trials and without variation', () => {
    expect(proportionLess({ successes: 0, trials: 0 }, { successes: 1, trials: 2 })).toBe(1);
    expect(proportionLess({ successes: 0, trials: 5 }, { successes: 0, trials: 9 })).toBe(1);
  });
});

describe('the Mann–Whitney test', () => {
  const counted = (values: number[]): Counted =>
    new Map([...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]));
  const less = (first: number[], second: number[]) => rankSumLess(counted(first), counted(second));

  // Hollander and Wolfe (1973), 69f; U = 35 as R's documentation of wilcox.test prints it.
  const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
  const early = [1.15, 0.88, 0.9, 0.74, 1.21];

  test('permeability of membranes', () => isExactlyRelatively(less(term, early), 0.9007753482039939));

  test('with ties', () => {
    const found = less([0, 0, 1, 0.5, 0.25, 0, 0.5], [1, 1, 0.5, 1, 0.5, 0, 1, 0.5, 0.25]);
    isExactlyRelatively(found, 0.06167980361769307);
  });

  test('is 1 when a sample is empty or nothing differs', () => {
    expect(less([], [1])).toBe(1);
    expect(less([1], [])).toBe(1);
    expect(less([2, 2], [2, 2, 2])).toBe(1);
  });
});

describe('what one more answer tells about a rate', () => {
  test.each([
    // For the uniform prior: 1 − 1/(2 ln 2).
    [1, 1, 1 - 0.5 / Math.LN2],
    [2, 5, 0.09368321342585052],
    [0.5, 0.5, 0.4426950408889634],
    [30, 3, 0.02064643892758023],
    [0.3, 4.7, 0.08926932623556914],
  ])('Beta(%d, %d)', (a, b, expected) => isExactly(betaInformation(a, b), expected));

  test('falls with every sample', () => {
    expect(betaInformation(2, 2)).toBeLessThan(betaInformation(1, 1));
    expect(betaInformation(20, 1)).toBeLessThan(betaInformation(2, 0.1 + 1));
  });
});

describe('rates combined', () => {
  test('the difference of 56/70 and 48/80', () => {
    // Newcombe (1998), table II (a), method 10: 0.0524 to 0.3339.
    const found = combineRates([
      { sign: 1, successes: 56, trials: 70 },
      { sign: -1, successes: 48, trials: 80 },
    ]);
    isExactly(found?.estimate ?? Number.NaN, 0.2);
    isExactly(found?.interval.low ?? Number.NaN, 0.05243147240236489);
    isExactly(found?.interval.high ?? Number.NaN, 0.33387265403690597);
  });

  test('a difference of differences', () => {
    const found = combineRates([
      { sign: 1, successes: 60, trials: 100 },
      { sign: -1, successes: 40, trials: 100 },
      { sign: -1, successes: 210, trials: 400 },
      { sign: 1, successes: 200, trials: 400 },
    ]);
    isExactly(found?.estimate ?? Number.NaN, 0.175);
    isExactly(found?.interval.low ?? Number.NaN, 0.02029338661300322);
    isExactly(found?.interval.high ?? Number.NaN, 0.3205669390402133);
  });

  test('is unknown where a term has no trials', () => {
    expect(combineRates([{ sign: 1, successes: 0, trials: 0 }])).toBeNull();
  });
});
