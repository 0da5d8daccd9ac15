import type { NumberStyle } from './markers.ts';

/** Something that may be an item of a list of brands: a list item, heading, bold line, labelled paragraph or table row. */
export interface Entry {
  kind: 'heading' | 'bold' | 'ordered' | 'bullet' | 'labelled' | 'row' | 'column';
  /** Headings lie above bold lines, these above items, these above items further in. */
  depth: number;
  /** The printed number, null where there is none, and how it is written. */
  number: number | null;
  style: NumberStyle | null;
  /** Whether the number is said to be a place ("No. 3"), not only an item's. */
  isPlace: boolean;
  /** Offsets in the original: where the content begins, where the part ends that may name the item's brand, where it all ends. */
  start: number;
  headEnd: number;
  end: number;
  /** Whether the head is set off by emphasis, so that a brand anywhere in it is what the item is about. */
  isSetOff: boolean;
  /** Whether nothing but a picture stands before it. */
  isPictured: boolean;
  /** The table the row belongs to. */
  table: number;
  /** The line of text, in the original, that stands between the entry before and this one; it may say what is listed. */
  intro: Range | null;
}

export interface Range {
  start: number;
  end: number;
}

export const DEPTH_BOLD = 7;
export const DEPTH_ITEM = 8;

/** One without a number, outside of any table: all that most entries are. */
export function createEntry(kind: Entry['kind'], depth: number, start: number, headEnd: number, end: number): Entry {
  return {
    kind,
    depth,
    number: null,
    style: null,
    isPlace: false,
    start,
    headEnd,
    end,
    isSetOff: false,
    isPictured: false,
    table: -1,
    intro: null,
  };
}
