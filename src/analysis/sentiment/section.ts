/** Original offsets of a list item or section that a brand heads. */
export interface Section {
  start: number;
  end: number;
}

/** How an answer lists and ranks the tracked names. */
export interface Listing {
  /** With the numbers of the names that head them. */
  items: readonly (Section & { owners: readonly number[] })[];
  /** By name; 0 for those that have none. */
  ranks: readonly number[];
}

/** Where a brand stands among those that an answer names. */
export interface Place {
  rank: number;
  /** The last rank that any brand has, or the number of items where that is more. */
  last: number;
  /** Whether the answer lists brands. */
  isListed: boolean;
}

export function placeOf({ items, ranks }: Listing, owner: number): Place {
  return { rank: ranks[owner] ?? 0, last: Math.max(items.length, ...ranks), isListed: items.length >= 2 };
}

/** What the brand alone heads. */
export function sectionsOf({ items }: Listing, owner: number): Section[] {
  return items.filter(({ owners }) => owners.length === 1 && owners[0] === owner);
}
