import { digamma } from './gamma.ts';

/**
 * The mutual information, in bits, of one more yes-or-no outcome and a rate known as Beta(a, b): how much asking once more
 * is expected to tell about the rate. a, b > 0.
 *
 * I = H(a/n) − E[H(θ)] with n = a + b and, for natural logarithms,
 * E[H(θ)] = ψ(n + 1) − (a/n) ψ(a + 1) − (b/n) ψ(b + 1).
 * Source: the entropy is MacKay, "Information Theory, Inference, and Learning Algorithms" (2003), 8.1; the expectation follows
 * from E[ln θ] = ψ(a) − ψ(n) of a Beta variable (Johnson, Kotz, Balakrishnan, "Continuous Univariate Distributions" 2, 25.2).
 */
export function betaInformation(a: number, b: number): number {
  const n = a + b;
  const yes = a / n;
  const no = b / n;
  const known = digamma(n + 1) - yes * digamma(a + 1) - no * digamma(b + 1);
  const total = -(yes * Math.log(yes) + no * Math.log(no));
  return Math.max(0, total - known) / Math.LN2;
}
