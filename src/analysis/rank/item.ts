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

/** Whether a name stands in one of the items. */
export function isListed({ from }: NameSpan, items: readonly Item[]): boolean {
  for (const { start, end } of items) if (from >= start && from < end) return true;
  return false;
}
