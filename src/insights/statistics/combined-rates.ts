import type { Proportion } from './exact-test.ts';
import { type Interval, wilsonInterval } from './wilson.ts';

/** A rate that is added or taken away. */
export interface RateTerm extends Proportion {
  sign: 1 | -1;
}

/**
 * A sum and difference of independent rates with its 95 % interval, from the Wilson interval of each (MOVER; for two rates it
 * is Newcombe's method 10). `null` when a term has no trials.
 * Source: R. G. Newcombe, "Interval estimation for the difference between independent proportions", Statistics in Medicine
 * 17 (1998); G. Y. Zou, A. Donner, "Construction of confidence limits about effect measures", Statistics in Medicine 27 (2008).
 */
export function combineRates(terms: readonly RateTerm[]): { estimate: number; interval: Interval } | null {
  let estimate = 0;
  let below = 0;
  let above = 0;
  for (const { sign, successes, trials } of terms) {
    const interval = wilsonInterval(successes, trials);
    if (interval === null) return null;
    const rate = successes / trials;
    const [down, up] =
      sign > 0 ? [rate - interval.low, interval.high - rate] : [interval.high - rate, rate - interval.low];
    estimate += sign * rate;
    below += down * down;
    above += up * up;
  }
  return { estimate, interval: { low: estimate - Math.sqrt(below), high: estimate + Math.sqrt(above) } };
}
