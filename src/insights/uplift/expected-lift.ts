export interface ExpectedLift {
  metric: 'visibility';
  delta: number;
  /** `prior`: too few lifts were measured to expect any. */
  basis: 'measured' | 'prior';
}

const FEWEST_MEASURED = 5;

/** As many lifts of zero are thought to have been measured too. */
const SHRINKAGE = 5;

/**
 * What an account's suggestions can be expected to bring: the mean of its measured lifts, shrunken towards zero.
 * Source: the credibility estimate Z x̄ with Z = n / (n + k) of H. Bühlmann, "Experience rating and credibility", ASTIN Bulletin 4 (1967).
 */
export function expectedLift(measured: readonly number[]): ExpectedLift {
  if (measured.length < FEWEST_MEASURED) return { metric: 'visibility', delta: 0, basis: 'prior' };
  const sum = measured.reduce((total, lift) => total + lift, 0);
  return { metric: 'visibility', delta: sum / (measured.length + SHRINKAGE), basis: 'measured' };
}
