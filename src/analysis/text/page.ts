import type { Scratch } from './scratch.ts';
import { scratchFor } from './scratch.ts';
import { signsOf } from './signs.ts';

/** An answer while its markup is being read: which of its UTF-16 code units a reader sees, and where it links to. */
export interface Page {
  readonly text: string;
  readonly scratch: Scratch;
  readonly mask: Uint8Array;
  /** The characters of markup that the text has, a bit for each (see signs.ts). */
  readonly signs: number;
  /** The ways in which something has been hidden, a bit for each. */
  hidden: number;
  readonly links: Link[];
  /** Characters that stand for another one (HTML character references), by the offset of their first code unit; null for none. */
  characters: Map<number, number> | null;
}

/** A link of the text: its target as written, and where a reader meets it. */
export interface Link {
  target: string;
  at: number;
}

export const VISIBLE = 0;
/** Not seen, and what stands on its two sides reads on as one: emphasis, tags within a line, brackets of links. */
export const JOIN = 1;
/** Not seen, and no name runs across it: code, URLs, images. */
export const GAP = 2;
/** Not seen, and a line ends here: `<br>`, `</p>`. */
export const BREAK = 3;

export function createPage(text: string): Page {
  const scratch = scratchFor(text);
  const mask = scratch.mask.subarray(0, text.length);
  mask.fill(VISIBLE);
  const signs = signsOf(scratch.units, scratch.unitPairs, text.length);
  return { text, scratch, mask, signs, hidden: 0, links: [], characters: null };
}

/** Hides a range; what an earlier rule has hidden stays hidden the way it was. */
export function hide(page: Page, start: number, end: number, how: number): void {
  const { mask } = page;
  page.hidden |= 1 << how;
  const stop = Math.min(end, mask.length);
  for (let at = Math.max(0, start); at < stop; at++) if (mask[at] === VISIBLE) mask[at] = how;
}

/** Offsets of the line that contains `at`, without its line break. */
export function lineAround(text: string, at: number): { start: number; end: number } {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const next = text.indexOf('\n', at);
  return { start: at === 0 ? 0 : start, end: next < 0 ? text.length : next };
}
