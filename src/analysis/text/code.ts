import type { Page } from './page.ts';
import { GAP, hide, VISIBLE } from './page.ts';
import { BACKTICK, TILDE } from './signs.ts';

/** Hides fenced blocks (closed or running to the end of the answer) and inline code. */
export function hideCode(page: Page): void {
  const { text, signs } = page;
  if ((signs & (BACKTICK | TILDE)) === 0) return;
  if (text.includes('```') || text.includes('~~~')) hideFences(page);
  if ((signs & BACKTICK) !== 0) hideInlineCode(page);
}

function hideFences(page: Page): void {
  const { text } = page;
  const fence = /[ \t>]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?(`{3,}|~{3,})([^\n]*)/y;
  let open: { start: number; marker: string } | null = null;
  for (let line = 0; line < text.length; ) {
    const next = text.indexOf('\n', line);
    const end = next < 0 ? text.length : next;
    fence.lastIndex = line;
    const found = page.mask[line] === VISIBLE ? fence.exec(text) : null;
    const marker = found?.[1] ?? '';
    const rest = found?.[2] ?? '';
    if (open) {
      if (marker.startsWith(open.marker) && rest.trim() === '') {
        hide(page, open.start, end, GAP);
        open = null;
      }
    } else if (marker && !(marker.startsWith('`') && rest.includes('`'))) {
      open = { start: line, marker };
    }
    line = end + 1;
  }
  if (open) hide(page, open.start, text.length, GAP);
}

/** Pairs runs of backticks of the same length within a paragraph; an unpaired run is a character like any other. */
function hideInlineCode(page: Page): void {
  const { text, mask } = page;
  const runs: { start: number; end: number; paragraph: number }[] = [];
  let paragraph = 0;
  let scanned = 0;
  for (const run of text.matchAll(/`+/g)) {
    if (mask[run.index] !== VISIBLE) continue;
    if (hasBlankLine(text, scanned, run.index)) paragraph++;
    scanned = run.index + run[0].length;
    runs.push({ start: run.index, end: scanned, paragraph });
  }
  const later = new Map<number, number[]>();
  runs.forEach((run, index) => {
    const length = run.end - run.start;
    const same = later.get(length);
    if (same) same.push(index);
    else later.set(length, [index]);
  });
  const cursors = new Map<number, number>();
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index];
    if (!run) break;
    const length = run.end - run.start;
    const same = later.get(length) ?? [];
    let cursor = cursors.get(length) ?? 0;
    while (cursor < same.length && (same[cursor] ?? 0) <= index) cursor++;
    cursors.set(length, cursor);
    const closing = runs[same[cursor] ?? -1];
    if (!closing || closing.paragraph !== run.paragraph) continue;
    hide(page, run.start, closing.end, GAP);
    index = same[cursor] ?? index;
  }
}

function hasBlankLine(text: string, from: number, to: number): boolean {
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    let next = at + 1;
    while (next < to && (text[next] === ' ' || text[next] === '\r' || text[next] === '\t')) next++;
    if (text[next] === '\n') return true;
  }
  return false;
}
