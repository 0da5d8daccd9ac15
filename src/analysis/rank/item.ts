import type { NameSpan } from '../mentions.ts';

/** An item of a list of brands, in original offsets. */
export interface Item {
  start: number;
  end: number;
  rank: number;
  /** Whether a number stands before it. */
  isNumbered: boolean;
  /** Tracked names that head the item; none for a brand that nobody declared. */
  owners: number[];
}

/** The indices of the names that stand in none of the items. Both are in reading order, so that one pass tells. */
export function namesBeside(spans: readonly NameSpan[], items: readonly Item[]): number[] {
  const beside: number[] = [];
  let item = 0;
  let reached = 0;
  for (let index = 0; index < spans.length; index++) {
    const { from } = spans[index] as NameSpan;
    for (; item < items.length && (items[item] as Item).start <= from; item++)
      reached = Math.max(reached, (items[item] as Item).end);
    if (from >= reached) beside.push(index);
  }
  return beside;
}
