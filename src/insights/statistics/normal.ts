/** From here the continued fraction converges faster than the series. */
const FRACTION_FROM = 2.5;
const FRACTION_STEPS = 120;

/** The probability that a standard normal variable is greater than `z`; exact to about 15 digits, also far out. */
export function normalTail(z: number): number {
  if (Number.isNaN(z)) return Number.NaN;
  if (z < 0) return 1 - normalTail(-z);
  return z < FRACTION_FROM ? 0.5 - halfBySeries(z) : tailByFraction(z);
}

/** P(0 < Z < z). Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.11. */
function halfBySeries(z: number): number {
  let term = z;
  let sum = z;
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return density(z) * sum;
}

/** P(Z > z). Source: Abramowitz and Stegun, 26.2.14 (Laplace's continued fraction). */
function tailByFraction(z: number): number {
  let fraction = z;
  for (let step = FRACTION_STEPS; step > 0; step--) fraction = z + step / fraction;
  return density(z) / fraction;
}

function density(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}
