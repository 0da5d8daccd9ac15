import type { Span } from '../boundaries.ts';
import { isAsciiLetter } from '../text/characters.ts';
import type { VisibleText } from '../visible-text.ts';

/** At the start of a list item, table cell, heading or emphasised phrase. */
export function startsItem({ original, units }: VisibleText, span: Span): boolean {
  const from = Math.max(0, span.from - 40);
  let start = span.from;
  while (start > from && units[start - 1] !== 10) start--;
  if (start === span.from) return true;
  if (start === from && from > 0) return OPENING.test(original[span.from - 1] as string);
  if (hasLongWord(units, start, span.from)) return false;
  const words = original
    .slice(start, span.from)
    .replace(/第?[一二三四五六七八九十]{1,3}[名位]?[、.)）:：]?|\b(?:top|no)\b/gi, '');
  return !/\p{L}/u.test(words);
}

const OPENING = /[*_|[]/;

/** Of four letters of ASCII or more, so that it is no number of a place. */
function hasLongWord(units: Uint16Array, start: number, end: number): boolean {
  let length = 0;
  for (let at = start; at < end; at++) {
    length = isAsciiLetter(units[at] as number) ? length + 1 : 0;
    if (length === 4) return true;
  }
  return false;
}

/** Whether what starts as an item does (see {@link startsItem}) is marked as one: a bare line may be a sentence. */
export function isMarked({ original }: VisibleText, span: Span): boolean {
  const lead = original.slice(Math.max(0, span.from - 40), span.from);
  return /[^\s"'“‘]/.test(lead.slice(lead.lastIndexOf('\n') + 1));
}

/** First in a heading, a bold label or a line that has nothing but a few words: "Next Steps". */
export function isHeading({ original }: VisibleText, span: Span): boolean {
  const lead = original.slice(Math.max(0, span.from - 12), span.from);
  if (!/(?:^|\n)[#\s]*[*_]{0,2}$/.test(lead) || (!lead.includes('\n') && span.from > 12)) return false;
  return (
    /^(?: [\p{L}'’]+){1,4}:?[*_]{0,2}:?\s*(?:\n|$)/u.test(original.slice(span.to, span.to + 60)) ||
    /[*_]{2}$/.test(lead)
  );
}

/** ## Best for long days — Canyon: all that comes after the label of a heading or item. */
function followsLabel(original: string, { from, to }: Span): boolean {
  if (!/^[*_\]]*\s*(?:$|[\n\r(（])/.test(original.slice(to, to + 8))) return false;
  const before = original.slice(Math.max(0, from - 80), from);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return /^\s*(?:#{1,6}|[-*•+]|\d{1,2}[.)、]|\*\*)[^.。]*(?:[:：—–]|\s-)\s*[*_[]*$/.test(line);
}

/** At such a start (see {@link startsItem}), and followed by what separates a name from its description. */
export function headsItem({ original }: VisibleText, span: Span, starts: boolean): boolean {
  if (!starts) return followsLabel(original, span);
  return /^(?:[*_\]】》」”"]*\s*(?:$|[\n\r:：|(（\-–—,，、]|\]\())|^[*_]{2}/.test(
    original.slice(span.to, span.to + 12),
  );
}
