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
