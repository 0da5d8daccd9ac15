import { combineRates } from '../statistics/combined-rates.ts';
import type { Interval } from '../statistics/wilson.ts';

/** Non-adaptive answers to discovery prompts, and how many of them mention the brand. */
export interface Sight {
  answers: number;
  mentions: number;
}

/** The prompts that a suggestion aims at and the brand's other ones, before and after it was put into use. */
export interface Observed {
  aimedBefore: Sight;
  aimedAfter: Sight;
  othersBefore: Sight;
  othersAfter: Sight;
}

export interface Lift {
  /** Visibility on the prompts aimed at, fractions. */
  before: number;
  after: number;
  /** Its rise beyond that of the other prompts. */
  lift: number;
  interval: Interval;
}

/** The time before and after. */
export const LIFT_DAYS = 14;

/**
 * The difference of differences with its 95 % interval: what happened to all prompts alike was not the suggestion. `null` when one
 * of the four has no answers.
 */
export function measureLift({ aimedBefore, aimedAfter, othersBefore, othersAfter }: Observed): Lift | null {
  const combined = combineRates([
    { sign: 1, successes: aimedAfter.mentions, trials: aimedAfter.answers },
    { sign: -1, successes: aimedBefore.mentions, trials: aimedBefore.answers },
    { sign: -1, successes: othersAfter.mentions, trials: othersAfter.answers },
    { sign: 1, successes: othersBefore.mentions, trials: othersBefore.answers },
  ]);
  if (combined === null) return null;
  return {
    before: aimedBefore.mentions / aimedBefore.answers,
    after: aimedAfter.mentions / aimedAfter.answers,
    lift: combined.estimate,
    interval: combined.interval,
  };
}

/** Whether a lift is told: above the threshold, and not by chance. */
export function isProven({ lift, interval }: Lift, threshold: number): boolean {
  return lift > threshold && interval.low > 0;
}
