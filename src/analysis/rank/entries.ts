import { BREAK, VISIBLE } from '../text/page.ts';
import { ANGLE, BAR } from '../text/signs.ts';
import type { VisibleText } from '../visible-text.ts';
import type { Entry } from './entry.ts';
import { DEPTH_BOLD, DEPTH_ITEM } from './entry.ts';
import { headOf } from './heads.ts';
import type { InlineItem } from './inline-items.ts';
import { splitLine, splitPart } from './inline-items.ts';
import { readMarker } from './markers.ts';
import type { TableState } from './table-rows.ts';
import { readRow, readTableRow } from './table-rows.ts';

/** Entries of the answer in order. Lines end at line breaks and at the HTML tags that end lines. */
export function readEntries(view: VisibleText): Entry[] {
  const entries: Entry[] = [];
  const { original } = view;
  let table: TableState | null = null;
  const hasBars = (view.signs & BAR) !== 0;
  forEachLine(view, (line) => {
    const row = hasBars ? readRow(original, line) : null;
    if (row) {
      table ??= { id: line.start, rows: 0, rankColumn: -1, makerColumn: -1 };
      readTableRow(view, row, table, entries);
      return;
    }
    table = null;
    readLineEntries(view, line, entries);
  });
  return entries;
}

interface Line {
  start: number;
  end: number;
  /** From HTML: what the element says the line is. */
  element: string;
}

function forEachLine(view: VisibleText, read: (line: Line) => void): void {
  if ((view.signs & ANGLE) !== 0) forEachLineOrTag(view, read);
  else forEachBrokenLine(view.original, read);
}

function forEachBrokenLine(original: string, read: (line: Line) => void): void {
  for (let start = 0; start <= original.length; ) {
    const next = original.indexOf('\n', start);
    const end = next < 0 ? original.length : next;
    read({ start, end, element: '' });
    start = end + 1;
  }
}

function forEachLineOrTag({ original, mask }: VisibleText, read: (line: Line) => void): void {
  for (let start = 0; start <= original.length; ) {
    const next = original.indexOf('\n', start);
    const end = next < 0 ? original.length : next;
    let from = start;
    let element = '';
    for (let at = start; at < end; at++) {
      if (mask[at] !== BREAK) continue;
      if (original[at] !== '<') continue;
      if (at > from) read({ start: from, end: at, element });
      element = /^<([a-z0-9]+)/i.exec(original.slice(at, at + 12))?.[1]?.toLowerCase() ?? '';
      while (at < end && mask[at] === BREAK && !(original[at] === '>' && ++at)) at++;
      from = at;
      at--;
    }
    read({ start: from, end, element });
    start = end + 1;
  }
}

/** Spaces of indentation that set a list apart from the one around it. */
const STEP = 2;
const DEEPEST = 12;
const SPACE = 32;
const TAB = 9;
const WIDE_SPACE = 0x3000;
const QUOTE = 62;
const ASTERISK = 42;
const BRACKET = 91;

function readLineEntries(view: VisibleText, line: Line, entries: Entry[]): void {
  const { original, mask, units } = view;
  let at = line.start;
  let indent = 0;
  for (; at < line.end; at++) {
    const code = units[at];
    if (code === SPACE) indent++;
    else if (code === TAB) indent += 4;
    else if (code === WIDE_SPACE) indent += 2;
    else if (code !== QUOTE && !(mask[at] !== VISIBLE && code !== ASTERISK && code !== BRACKET)) break;
  }
  if (at >= line.end) return;
  const marker = readMarker(original, at, line.end);
  const element =
    line.element === '' ? '' : /^h[1-6]$/.test(line.element) ? 'heading' : line.element === 'li' ? 'bullet' : '';
  const kind =
    element === 'heading' ? 'heading' : marker.kind === 'text' && element === 'bullet' ? 'bullet' : marker.kind;
  if (kind === 'text') {
    readInline(view, at, line.end, DEPTH_ITEM + 2, entries);
    return;
  }
  const level = element === 'heading' ? Number(line.element[1]) : marker.level;
  const depth =
    kind === 'heading'
      ? level
      : kind === 'bold'
        ? DEPTH_BOLD
        : DEPTH_ITEM + Math.min(DEEPEST, Math.floor(indent / STEP));
  const head = headOf(original, marker.content, line.end);
  const entry: Entry = {
    kind,
    depth,
    number: marker.number,
    start: marker.content,
    headEnd: head.end,
    end: line.end,
    isSetOff: head.isSetOff || kind === 'heading',
    table: -1,
  };
  const inline = kind === 'bold' ? [] : splitLine(view, marker.content, line.end);
  if (marker.number !== null && inline.length > 0 && kind === 'ordered') {
    // The line's own number is the first of the run.
    entries.push({
      ...entry,
      end: inline[0]?.start ?? line.end,
      headEnd: Math.min(entry.headEnd, inline[0]?.start ?? line.end),
    });
  } else entries.push(entry);
  pushInline(view, inline, line.end, depth === DEPTH_ITEM && kind === 'ordered' ? depth : depth + 2, entries);
}

function readInline(view: VisibleText, start: number, end: number, depth: number, entries: Entry[]): void {
  pushInline(view, splitLine(view, start, end), end, depth, entries);
}

function pushInline(
  view: VisibleText,
  parts: readonly InlineItem[],
  end: number,
  depth: number,
  entries: Entry[],
): void {
  if (parts.length === 0) return;
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as InlineItem;
    const stop = parts[index + 1]?.markerStart ?? end;
    const head =
      part.kind === 'labelled' ? { end: part.headEnd, isSetOff: false } : headOf(view.original, part.start, stop);
    entries.push({
      kind: part.kind,
      depth,
      number: part.number,
      start: part.start,
      headEnd: head.end,
      end: stop,
      isSetOff: head.isSetOff,
      table: -1,
    });
    // A numbered part of a run-together text may be a section with labelled items of its own.
    if (part.kind === 'ordered' && stop - part.start > LONG_PART) {
      pushInline(view, splitPart(view, part.start, stop), stop, depth + 2, entries);
    }
  }
}

const LONG_PART = 240;
