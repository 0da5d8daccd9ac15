/** Original offsets of a list item or section that a brand heads. */
export interface Section {
  start: number;
  end: number;
}

/** Where a brand stands among those that an answer names. */
export interface Place {
  rank: number;
  /** The last rank that any brand has. */
  last: number;
  /** Whether the answer lists brands. */
  isListed: boolean;
}

/** From the ranks of all tracked names, the brand's first, and the number of items of the answer's lists. */
export function placeOf(ranks: readonly number[], items: number): Place {
  return { rank: ranks[0] ?? 0, last: Math.max(items, ...ranks), isListed: items >= 2 };
}
