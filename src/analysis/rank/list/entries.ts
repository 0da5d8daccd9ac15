import type { NameSpan } from '../../mentions.ts';
import { VISIBLE } from '../../text/page.ts';
import { BAR } from '../../text/signs.ts';
import type { VisibleText } from '../../visible-text.ts';
import type { Entry, Range } from './entry.ts';
import { createEntry, DEPTH_BOLD, DEPTH_ITEM } from './entry.ts';
import { headOf } from './heads.ts';
import type { InlineItem } from './inline-item.ts';
import { splitLine, splitPart } from './inline-items.ts';
import type { Line } from './lines.ts';
import { linesOf } from './lines.ts';
import type { Beginnings } from './markers.ts';
import { readMarker } from './markers.ts';
import { nestByStyle } from './nesting.ts';
import type { Table } from './tables.ts';
import { readBarredRow, readTable, readTaggedCells } from './tables.ts';

/** Entries of the answer in order. Lines end at line breaks and at the HTML tags that end lines. */
export function readEntries(view: VisibleText, spans: readonly NameSpan[]): Entry[] {
  const { original } = view;
  const entries: Entry[] = [];
  const answer: Beginnings = { original, tellsTops: null, letters: null, hasRomans: null };
  const hasBars = (view.signs & BAR) !== 0;
  const table: Table = [];
  /** The last row of a table of HTML; 0 in other tables and outside of any. */
  let row = 0;
  let intro: Range | null = null;
  for (const line of linesOf(view)) {
    const isTagged = line.row > 0;
    const cells = isTagged
      ? readTaggedCells(original, line)
      : hasBars
        ? readBarredRow(original, line, table.length > 0 && row === 0)
        : null;
    if (table.length > 0 && !isTagged && (cells ? row > 0 : row === 0 || !isBlank(view, line))) {
      readTable(original, table, spans, entries);
      table.length = 0;
      row = 0;
    }
    if (cells) {
      if (isTagged && line.row === row) table.at(-1)?.push(...cells);
      else table.push(cells);
      row = line.row;
      continue;
    }
    const before = entries.length;
    const isText = readLineEntries(view, answer, line, entries);
    const first = entries[before];
    if (first) {
      first.intro ??= intro;
      intro = null;
    } else if (isText) intro = line;
  }
  readTable(original, table, spans, entries);
  nestByStyle(entries);
  return withoutLonePictures(entries);
}

/** One picture before a line says nothing; several lines that begin with one are a list. */
function withoutLonePictures(entries: Entry[]): Entry[] {
  if (!entries.some(({ isPictured }) => isPictured)) return entries;
  return entries.filter(
    ({ isPictured, depth }, at) =>
      !isPictured || [entries[at - 1], entries[at + 1]].some((beside) => beside?.isPictured && beside.depth === depth),
  );
}

function endsInColon(original: string, end: number): boolean {
  return /[:：][\s*_]*$/.test(original.slice(end - 4, end));
}

function isBlank({ units }: VisibleText, { start, end }: Range): boolean {
  for (let at = start; at < end; at++) if ((units[at] as number) > SPACE) return false;
  return true;
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

/** Whether the line has words. */
function readLineEntries(view: VisibleText, answer: Beginnings, line: Line, entries: Entry[]): boolean {
  const { original, mask, units } = view;
  let at = line.start;
  let indent = Math.max(0, line.nesting - 1) * STEP;
  for (; at < line.end; at++) {
    const code = units[at];
    if (code === SPACE) indent++;
    else if (code === TAB) indent += 4;
    else if (code === WIDE_SPACE) indent += 2;
    else if (code !== QUOTE && !(mask[at] !== VISIBLE && code !== ASTERISK && code !== BRACKET)) break;
  }
  if (at >= line.end) return false;
  const marker = readMarker(answer, at, line.end);
  const element =
    line.element === '' ? '' : /^h[1-6]$/.test(line.element) ? 'heading' : line.element === 'li' ? 'bullet' : '';
  const kind =
    element === 'heading' ? 'heading' : marker.kind === 'text' && element === 'bullet' ? 'bullet' : marker.kind;
  if (kind === 'picture' && endsInColon(original, line.end)) return true;
  if (kind === 'text') {
    const inline = splitLine(view, at, line.end);
    pushInline(view, inline, line.end, DEPTH_ITEM + 2, entries, inline[0] && { start: at, end: inline[0].markerStart });
    return true;
  }
  const level = element === 'heading' ? Number(line.element[1]) : marker.level;
  const depth =
    kind === 'heading'
      ? level
      : kind === 'bold'
        ? DEPTH_BOLD
        : DEPTH_ITEM + Math.min(DEEPEST, Math.floor(indent / STEP));
  const head = headOf(original, marker.content, line.end);
  const entry = createEntry(kind === 'picture' ? 'bullet' : kind, depth, marker.content, head.end, line.end);
  entry.number = marker.number;
  entry.style = marker.style;
  entry.isPlace = marker.isPlace;
  entry.isSetOff = head.isSetOff || kind === 'heading';
  entry.isPictured = kind === 'picture';
  entries.push(entry);
  const inline = kind === 'bold' ? [] : splitLine(view, marker.content, line.end);
  if (marker.number !== null && inline[0] && kind === 'ordered') {
    // The line's own number is the first of the run.
    entry.end = inline[0].start;
    entry.headEnd = Math.min(entry.headEnd, entry.end);
  }
  pushInline(view, inline, line.end, depth === DEPTH_ITEM && kind === 'ordered' ? depth : depth + 2, entries);
  return true;
}

function pushInline(
  view: VisibleText,
  parts: readonly InlineItem[],
  end: number,
  depth: number,
  entries: Entry[],
  intro: Range | null = null,
): void {
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as InlineItem;
    const stop = parts[index + 1]?.markerStart ?? end;
    const head =
      part.kind === 'labelled' ? { end: part.headEnd, isSetOff: false } : headOf(view.original, part.start, stop);
    const entry = createEntry(part.kind, depth, part.start, head.end, stop);
    entry.number = part.number;
    entry.isSetOff = head.isSetOff;
    if (index === 0 && intro && intro.end > intro.start) entry.intro = intro;
    entries.push(entry);
    // A numbered part of a run-together text may be a section with labelled items of its own.
    if (part.kind === 'ordered' && stop - part.start > LONG_PART) {
      pushInline(view, splitPart(view, part.start, stop), stop, depth + 2, entries);
    }
  }
}

const LONG_PART = 240;
