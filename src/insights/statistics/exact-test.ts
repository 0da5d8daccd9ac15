import { logChoose } from './gamma.ts';

/** Successes among trials. */
export interface Proportion {
  successes: number;
  trials: number;
}

/**
 * Fisher's exact test, one-sided: the probability, if both groups had one rate, that the first holds at least as many of the
 * successes as it does. 1 when a group has no trials.
 * Source: R. A. Fisher, "On the interpretation of χ² from contingency tables, and the calculation of P", JRSS 85 (1922).
 */
export function exactGreater(now: Proportion, before: Proportion): number {
  if (now.trials === 0 || before.trials === 0) return 1;
  const successes = now.successes + before.successes;
  const trials = now.trials + before.trials;
  const most = Math.min(successes, now.trials);
  const failures = trials - successes;
  let probability = Math.exp(
    logChoose(successes, now.successes) +
      logChoose(failures, now.trials - now.successes) -
      logChoose(trials, now.trials),
  );
  let tail = 0;
  for (let held = now.successes; held <= most; held++) {
    tail += probability;
    probability *= ((successes - held) / (held + 1)) * ((now.trials - held) / (failures - now.trials + held + 1));
  }
  return Math.min(1, tail);
}
