import { normalTail } from './normal.ts';

/**
 * The Mann–Whitney test, one-sided, by the normal approximation with correction for ties and continuity: the probability,
 * if both samples came from one distribution, that the values of the first are at least so much smaller. 1 when a sample
 * is empty or all values are equal.
 * Source: H. B. Mann, D. R. Whitney, "On a test of whether one of two random variables is stochastically larger than the
 * other", Ann. Math. Stat. 18 (1947); ties as in E. L. Lehmann, "Nonparametrics" (1975), 1.2.
 */
export function rankSumLess(first: readonly number[], second: readonly number[]): number {
  const n = first.length;
  const m = second.length;
  if (n === 0 || m === 0) return 1;
  const { rankSum, tieSum } = ranksOfFirst(first, second);
  const all = n + m;
  const variance = ((n * m) / 12) * (all + 1 - tieSum / (all * (all - 1)));
  if (variance <= 0) return 1;
  const u = rankSum - (n * (n + 1)) / 2;
  return normalTail(((n * m) / 2 - u - 0.5) / Math.sqrt(variance));
}

/** The sum of the first sample's mid-ranks among all values, and Σ (t³ − t) over groups of `t` equal values. */
function ranksOfFirst(first: readonly number[], second: readonly number[]): { rankSum: number; tieSum: number } {
  const values = [...first.map((value) => ({ value, own: 1 })), ...second.map((value) => ({ value, own: 0 }))].sort(
    (a, b) => a.value - b.value,
  );
  let rankSum = 0;
  let tieSum = 0;
  for (let from = 0; from < values.length; ) {
    let to = from;
    let own = 0;
    for (; to < values.length && values[to]?.value === values[from]?.value; to++) own += values[to]?.own ?? 0;
    const ties = to - from;
    rankSum += own * ((from + 1 + to) / 2);
    tieSum += ties ** 3 - ties;
    from = to;
  }
  return { rankSum, tieSum };
}
