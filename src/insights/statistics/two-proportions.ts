import type { Proportion } from './exact-test.ts';
import { normalTail } from './normal.ts';

/**
 * The two-proportion z-test with pooled variance, one-sided: the probability, if both had one rate, that the first lies at
 * least so far below the second. 1 when a group has no trials or nothing varies.
 * Source: J. L. Fleiss, B. Levin, M. C. Paik, "Statistical Methods for Rates and Proportions", 3rd ed. (2003), 3.1.
 */
export function proportionLess(now: Proportion, before: Proportion): number {
  if (now.trials === 0 || before.trials === 0) return 1;
  const pooled = (now.successes + before.successes) / (now.trials + before.trials);
  const variance = pooled * (1 - pooled) * (1 / now.trials + 1 / before.trials);
  if (variance === 0) return 1;
  const difference = before.successes / before.trials - now.successes / now.trials;
  return normalTail(difference / Math.sqrt(variance));
}
