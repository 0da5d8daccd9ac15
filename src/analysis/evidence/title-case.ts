import type { Span } from '../boundaries.ts';
import { isAsciiLetter } from '../text/characters.ts';
import type { VisibleText } from '../visible-text.ts';

const REACH = 100;
const SMALL_IN_TITLES = new Set(
  'with from into over your that than this when what upon onto after without under between'.split(' '),
);
const SHORTEST = 4;

/** Whether the line or cell gives every longer word a capital, or is all in capitals, so that a capital tells no name from a word. */
export function isTitleCase({ original, units }: VisibleText, span: Span): boolean {
  const first = Math.max(0, span.from - REACH);
  let start = span.from;
  while (start > first && !endsLine(units[start - 1] as number)) start--;
  const last = Math.min(original.length, span.to + REACH);
  let end = span.to;
  while (end < last && !endsLine(units[end] as number)) end++;
  const before = capitalsIn(original, units, start, span.from);
  if (before === null) return false;
  const after = capitalsIn(original, units, span.to, end);
  if (after === null) return false;
  const line = `${original.slice(start, span.from)} ${original.slice(span.to, end)}`;
  if (/^[^\p{Ll}]*$/u.test(line) && (line.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 2) return true;
  return before + after >= 2 && !/[.!?。] \p{L}/u.test(line);
}

/** How many longer words have a capital; null where one has none that titles give it, as nearly every sentence has. */
function capitalsIn(original: string, units: Uint16Array, start: number, end: number): number | null {
  let capitals = 0;
  for (let at = start; at < end; at++) {
    const code = units[at] as number;
    if (!isAsciiLetter(code)) continue;
    const word = at;
    while (at < end && isAsciiLetter(units[at] as number)) at++;
    if (at - word < SHORTEST) continue;
    if (code < 97) capitals++;
    else if (!SMALL_IN_TITLES.has(original.slice(word, at))) return null;
  }
  return capitals;
}

/** A line, or a cell of a table. */
function endsLine(code: number): boolean {
  return code === 10 || code === 124;
}
