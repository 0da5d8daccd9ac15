import type { Span } from '../boundaries.ts';
import type { VisibleText } from '../visible-text.ts';

/** From one offset of the folded text to another. */
export interface Stretch {
  start: number;
  end: number;
}

/** Where the sentence around a span begins and ends in the folded text, cut at so many characters on each side. */
export function stretchOf({ codes }: VisibleText, span: Span, most: number): Stretch {
  const first = Math.max(0, span.start - most);
  let start = span.start;
  while (start > first && !isSentenceEnd(codes, start - 1)) start--;
  const last = Math.min(codes.length, span.end + most);
  let end = span.end;
  while (end < last && !isSentenceEnd(codes, end)) end++;
  return { start, end };
}

function isSentenceEnd(codes: Uint16Array, at: number): boolean {
  const code = codes[at] as number;
  if (code > 63 && code !== 0x3002) return false;
  if (code === 46) return at + 1 < codes.length && (codes[at + 1] === 32 || codes[at + 1] === 10);
  return code === 10 || code === 0x3002 || code === 33 || code === 63;
}
