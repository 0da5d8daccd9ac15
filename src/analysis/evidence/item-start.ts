import type { Span } from '../boundaries.ts';
import type { VisibleText } from '../visible-text.ts';

/** At the start of a list item, table cell, heading or emphasised phrase. */
export function startsItem({ original }: VisibleText, span: Span): boolean {
  const from = Math.max(0, span.from - 40);
  const lead = original.slice(from, span.from);
  const line = lead.slice(lead.lastIndexOf('\n') + 1);
  if (!lead.includes('\n') && from > 0) return /[*_|[]$/.test(line);
  const words = line.replace(/第?[一二三四五六七八九十]{1,3}[名位]?[、.)）:：]?|\b(?:top|no)\b/gi, '');
  return !/\p{L}/u.test(words);
}

/** The same, and marked as an item: a bare line may be a sentence. */
export function isMarkedItem(view: VisibleText, span: Span): boolean {
  const lead = view.original.slice(Math.max(0, span.from - 40), span.from);
  return /[^\s"'“‘]/.test(lead.slice(lead.lastIndexOf('\n') + 1)) && startsItem(view, span);
}

/** ## Best for long days — Canyon: all that comes after the label of a heading or item. */
function followsLabel(original: string, { from, to }: Span): boolean {
  const before = original.slice(Math.max(0, from - 80), from);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return (
    /^\s*(?:#{1,6}|[-*•+]|\d{1,2}[.)、]|\*\*)[^.。]*(?:[:：—–]|\s-)\s*[*_[]*$/.test(line) &&
    /^[*_\]]*\s*(?:$|[\n\r(（])/.test(original.slice(to, to + 8))
  );
}

/** At such a start, and followed by what separates a name from its description. */
export function headsItem(view: VisibleText, span: Span): boolean {
  const { original } = view;
  if (!startsItem(view, span)) return followsLabel(original, span);
  return /^(?:[*_\]】》」”"]*\s*(?:$|[\n\r:：|(（\-–—,，、]|\]\())|^[*_]{2}/.test(
    original.slice(span.to, span.to + 12),
  );
}

/** Whether a sentence begins with the span: a capital there may be the sentence's own. */
export function opensSentence({ original, folded }: VisibleText, span: Span): boolean {
  const before = folded.slice(Math.max(0, span.start - 24), span.start);
  return (
    OPENING.test(before) ||
    before.trim() === '' ||
    // After a colon a sentence may begin, but a single name needs no capital of the sentence.
    (/: ?$/.test(before) && /^ [a-z]/.test(original.slice(span.to, span.to + 2)))
  );
}

const OPENING = /(?:^|[.!?。！？\n\ufffc"“(•·|>#]|[-–—•*] |\d[.)、]) ?$/;
