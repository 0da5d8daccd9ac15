/** Something that may be an item of a list of brands: a list item, heading, bold line, labelled paragraph or table row. */
export interface Entry {
  kind: 'heading' | 'bold' | 'ordered' | 'bullet' | 'labelled' | 'row' | 'column';
  /** Headings lie above bold lines, these above items, these above items further in. */
  depth: number;
  /** The printed number, null where there is none. */
  number: number | null;
  /** Offsets in the original: where the content begins, where the part ends that may name the item's brand, where it all ends. */
  start: number;
  headEnd: number;
  end: number;
  /** Whether the head is set off by emphasis, so that a brand anywhere in it is what the item is about. */
  isSetOff: boolean;
  /** The table the row belongs to. */
  table: number;
}

export const DEPTH_BOLD = 7;
export const DEPTH_ITEM = 8;
