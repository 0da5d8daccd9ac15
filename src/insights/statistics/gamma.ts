/** Below this, both functions step up by their recurrence, so that the asymptotic series is exact to the last digits. */
const SERIES_FROM = 15;

const HALF_LOG_TWO_PI = 0.9189385332046728;

/**
 * The natural logarithm of Γ(x), x > 0.
 * Source: Stirling's series, NIST Digital Library of Mathematical Functions 5.11.1, with Γ(x + 1) = x Γ(x).
 */
export function logGamma(x: number): number {
  let shifted = x;
  let product = 1;
  while (shifted < SERIES_FROM) product *= shifted++;
  const inverse = 1 / shifted;
  const square = inverse * inverse;
  const series =
    inverse *
    (1 / 12 -
      square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square * (1 / 1188 - square * (691 / 360360))))));
  return (shifted - 0.5) * Math.log(shifted) - shifted + HALF_LOG_TWO_PI + series - Math.log(product);
}

/**
 * ψ(x), the derivative of ln Γ, x > 0.
 * Source: NIST Digital Library of Mathematical Functions 5.11.2, with ψ(x + 1) = ψ(x) + 1/x (5.5.2).
 */
export function digamma(x: number): number {
  let shifted = x;
  let steps = 0;
  while (shifted < SERIES_FROM) steps += 1 / shifted++;
  const square = 1 / (shifted * shifted);
  const series =
    square *
    (1 / 12 -
      square * (1 / 120 - square * (1 / 252 - square * (1 / 240 - square * (1 / 132 - square * (691 / 32760))))));
  return Math.log(shifted) - 0.5 / shifted - series - steps;
}

/** ln of the number of ways to choose `chosen` out of `all`. */
export function logChoose(all: number, chosen: number): number {
  return logGamma(all + 1) - logGamma(chosen + 1) - logGamma(all - chosen + 1);
}
