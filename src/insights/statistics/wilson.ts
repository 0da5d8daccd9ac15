export interface Interval {
  low: number;
  high: number;
}

/** Standard normal quantile of 0.975: two-sided 95 %. */
const Z = 1.959963984540054;

/**
 * The 95 % Wilson score interval of `successes` in `trials`, as fractions in [0, 1]; `null` without trials.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927).
 */
export function wilsonInterval(successes: number, trials: number): Interval | null {
  if (trials === 0) return null;
  const rate = successes / trials;
  const z2 = Z * Z;
  const denominator = 1 + z2 / trials;
  const centre = (rate + z2 / (2 * trials)) / denominator;
  const margin = (Z / denominator) * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials * trials));
  return {
    low: successes === 0 ? 0 : Math.max(0, centre - margin),
    high: successes === trials ? 1 : Math.min(1, centre + margin),
  };
}
