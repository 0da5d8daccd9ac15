import { normalTail } from './normal.ts';

/** How often each value occurs. */
export type Counted = ReadonlyMap<number, number>;

/**
 * The Mann–Whitney test, one-sided, by the normal approximation with correction for ties and continuity: the probability,
 * if both samples came from one distribution, that the values of the first are at least so much smaller. 1 when a sample
 * is empty or all values are equal.
 * Source: H. B. Mann, D. R. Whitney, "On a test of whether one of two random variables is stochastically larger than the
 * other", Ann. Math. Stat. 18 (1947); ties as in E. L. Lehmann, "Nonparametrics" (1975), 1.2.
 */
export function rankSumLess(first: Counted, second: Counted): number {
  const n = total(first);
  const m = total(second);
  if (n === 0 || m === 0) return 1;
  const { rankSum, tieSum } = ranksOfFirst(first, second);
  const all = n + m;
  const variance = ((n * m) / 12) * (all + 1 - tieSum / (all * (all - 1)));
  if (variance <= 0) return 1;
  const u = rankSum - (n * (n + 1)) / 2;
  return normalTail(((n * m) / 2 - u - 0.5) / Math.sqrt(variance));
}

/** The sum of the first sample's mid-ranks among all values, and Σ (t³ − t) over groups of `t` equal values. */
function ranksOfFirst(first: Counted, second: Counted): { rankSum: number; tieSum: number } {
  const values = [...new Set([...first.keys(), ...second.keys()])].sort((a, b) => a - b);
  let rankSum = 0;
  let tieSum = 0;
  let passed = 0;
  for (const value of values) {
    const own = first.get(value) ?? 0;
    const ties = own + (second.get(value) ?? 0);
    rankSum += own * (passed + (ties + 1) / 2);
    tieSum += ties ** 3 - ties;
    passed += ties;
  }
  return { rankSum, tieSum };
}

function total(counted: Counted): number {
  let sum = 0;
  for (const count of counted.values()) sum += count;
  return sum;
}
