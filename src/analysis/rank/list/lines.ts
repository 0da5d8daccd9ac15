import { BREAK } from '../../text/page.ts';
import { ANGLE } from '../../text/signs.ts';
import type { VisibleText } from '../../visible-text.ts';

export interface Line {
  start: number;
  end: number;
  /** From HTML, or from the line under it: what the line is ("h2", "li"); "" where nothing says. */
  element: string;
  /** In a table of HTML, which row it is of, counted over the answer; 0 outside of any. */
  row: number;
  /** How many lists of HTML it lies in. */
  nesting: number;
}

/** The lines of an answer. They end at line breaks and at the HTML tags that end lines. */
export function linesOf(view: VisibleText): Line[] {
  return (view.signs & ANGLE) !== 0 ? taggedLines(view) : brokenLines(view);
}

function brokenLines({ original, units }: VisibleText): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= original.length; ) {
    const next = original.indexOf('\n', start);
    const end = next < 0 ? original.length : next;
    const level = next < 0 ? 0 : underlined(original, units, start, end);
    lines.push({ start, end, element: level === 0 ? '' : `h${level}`, row: 0, nesting: 0 });
    start = (level === 0 ? end : lineEnd(original, end + 1)) + 1;
  }
  return lines;
}

function lineEnd(original: string, start: number): number {
  const end = original.indexOf('\n', start);
  return end < 0 ? original.length : end;
}

const EQUALS = 61;
const HYPHEN = 45;
const LONGEST_UNDERLINED = 60;
const UNDERLINE = /(?:={3,}|-{3,})[ \t]*(?:\r?\n|$)/y;

/** The level of the heading that a line of "=" or "-" under it makes of a short line; 0 where there is none. */
function underlined(original: string, units: Uint16Array, start: number, end: number): number {
  const mark = units[end + 1];
  if ((mark !== EQUALS && mark !== HYPHEN) || units[end + 2] !== mark || end + 2 >= original.length) return 0;
  UNDERLINE.lastIndex = end + 1;
  if (end - start > LONGEST_UNDERLINED || !UNDERLINE.test(original)) return 0;
  const line = original.slice(start, end);
  if (!/^[^\s|>#*+-].*[^\s.。:：;；,，!！?？]\s*$/u.test(line)) return 0;
  if (mark === EQUALS) return 1;
  // Hyphens are as often a rule under prose.
  return /^(?:[\p{Lu}\d]\S*\s*)(?:[\p{Lu}\d&(]\S*\s*)*$/u.test(line) || /^\p{Script=Han}\S{0,11}\s*$/u.test(line)
    ? 2
    : 0;
}

function taggedLines({ original, mask }: VisibleText): Line[] {
  const lines: Line[] = [];
  let rows = 0;
  let isInRow = false;
  let nesting = 0;
  for (let start = 0; start <= original.length; ) {
    const end = lineEnd(original, start);
    let from = start;
    let element = '';
    for (let at = start; at < end; at++) {
      if (mask[at] !== BREAK || original[at] !== '<') continue;
      if (at > from) lines.push({ start: from, end: at, element, row: isInRow ? rows : 0, nesting });
      const tag = /^<(\/?[a-z0-9]+)/i.exec(original.slice(at, at + 12))?.[1]?.toLowerCase() ?? '';
      if (tag === 'tr') rows++;
      if (tag === 'ul' || tag === 'ol') nesting++;
      if ((tag === '/ul' || tag === '/ol') && nesting > 0) nesting--;
      if (tag === 'tr' || tag === '/tr' || tag === '/table') isInRow = tag === 'tr';
      element = tag.startsWith('/') ? '' : tag;
      while (at < end && mask[at] === BREAK && !(original[at] === '>' && ++at)) at++;
      from = at;
      at--;
    }
    lines.push({ start: from, end, element, row: isInRow ? rows : 0, nesting });
    start = end + 1;
  }
  return lines;
}
