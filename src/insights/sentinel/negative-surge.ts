import { exactGreater } from '../statistics/exact-test.ts';
import { ALPHA, exactToNine, type Severity } from './finding.ts';

/** Answers that mention the brand, and those of them that speak ill of it. */
export interface ToneCount {
  negatives: number;
  mentions: number;
}

export interface NegativeSurge {
  severity: Severity;
  /** The rate of negatives now over the rate before. */
  ratio: number;
  probability: number;
}

/** The time that is looked at, and the time before it that it is compared with. */
export const SURGE_HOURS = 24;
export const SURGE_BASE_DAYS = 14;

/** Fewer negative answers are an accident. */
const FEWEST_NEGATIVES = 5;

/**
 * Whether the last 24 hours speak ill of a brand more often than the 14 days before, by Fisher's exact test, one-sided. The
 * rates are of the answers that mention it, so that asking more often, or other things, is no surge. `null` when not, or when
 * there is nothing to compare with.
 */
export function negativeSurge(now: ToneCount, before: ToneCount): NegativeSurge | null {
  if (now.negatives < FEWEST_NEGATIVES || before.mentions === 0) return null;
  const probability = exactGreater(
    { successes: now.negatives, trials: now.mentions },
    { successes: before.negatives, trials: before.mentions },
  );
  if (probability >= ALPHA) return null;
  // Half a negative stands for none at all: a first complaint is not infinitely many times the usual.
  const base = Math.max(before.negatives, 0.5) / before.mentions;
  const ratio = exactToNine(now.negatives / now.mentions / base);
  return { severity: severityOf(ratio), ratio, probability };
}

function severityOf(ratio: number): Severity {
  if (ratio >= 5) return 'critical';
  if (ratio >= 3) return 'high';
  return ratio >= 2 ? 'medium' : 'low';
}
