import { BREAK, VISIBLE } from '../text/page.ts';
import type { VisibleText } from '../visible-text.ts';
import { splitLine, splitPart } from './inline-items.ts';
import { readMarker } from './markers.ts';

/** Something that may be an item of a list of brands: a list item, heading, bold line, labelled paragraph or table row. */
export interface Entry {
  kind: 'heading' | 'bold' | 'ordered' | 'bullet' | 'labelled' | 'row' | 'column';
  /** Headings lie above bold lines, these above items, these above items further in. */
  depth: number;
  /** The printed number, null where there is none. */
  number: number | null;
  /** Offsets in the original: where the content begins, where the part ends that may name the item's brand, where it all ends. */
  start: number;
  headEnd: number;
  end: number;
  /** Whether the head is set off by emphasis, so that a brand anywhere in it is what the item is about. */
  isSetOff: boolean;
  /** The table the row belongs to. */
  table: number;
}

export const DEPTH_BOLD = 7;
export const DEPTH_ITEM = 8;

/** Entries of the answer in order. Lines end at line breaks and at the HTML tags that end lines. */
export function readEntries(view: VisibleText): Entry[] {
  const entries: Entry[] = [];
  const { original } = view;
  let table: TableState | null = null;
  const hasBars = original.includes('|');
  for (const line of linesOf(view)) {
    const row = hasBars ? readRow(original, line) : null;
    if (row) {
      table ??= { id: line.start, rows: 0, rankColumn: -1, makerColumn: -1 };
      readTableRow(view, row, table, entries);
      continue;
    }
    table = null;
    readLineEntries(view, line, entries);
  }
  return entries;
}

interface Line {
  start: number;
  end: number;
  /** From HTML: what the element says the line is. */
  element: string;
}

function* linesOf(view: VisibleText): Generator<Line> {
  const { original, mask } = view;
  const hasTags = original.includes('<');
  for (let start = 0; start <= original.length; ) {
    const next = original.indexOf('\n', start);
    const end = next < 0 ? original.length : next;
    if (!hasTags) yield { start, end, element: '' };
    else {
      let from = start;
      let element = '';
      for (let at = start; at < end; at++) {
        if (mask[at] !== BREAK) continue;
        if (original[at] !== '<') continue;
        if (at > from) yield { start: from, end: at, element };
        element = /^<([a-z0-9]+)/i.exec(original.slice(at, at + 12))?.[1]?.toLowerCase() ?? '';
        while (at < end && mask[at] === BREAK && !(original[at] === '>' && ++at)) at++;
        from = at;
        at--;
      }
      yield { start: from, end, element };
    }
    start = end + 1;
  }
}

/** Spaces of indentation that set a list apart from the one around it. */
const STEP = 2;
const DEEPEST = 12;

function readLineEntries(view: VisibleText, line: Line, entries: Entry[]): void {
  const { original, mask } = view;
  let at = line.start;
  let indent = 0;
  for (; at < line.end; at++) {
    const character = original[at];
    if (character === ' ') indent++;
    else if (character === '\t') indent += 4;
    else if (character === '\u3000') indent += 2;
    else if (character !== '>' && !(mask[at] !== VISIBLE && character !== '*' && character !== '[')) break;
  }
  if (at >= line.end) return;
  const marker = readMarker(original, at, line.end);
  const element = /^h[1-6]$/.test(line.element) ? 'heading' : line.element === 'li' ? 'bullet' : '';
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
  parts: ReturnType<typeof splitLine>,
  end: number,
  depth: number,
  entries: Entry[],
): void {
  parts.forEach((part, index) => {
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
  });
}

const LONG_PART = 240;

const LONGEST_HEAD = 90;

/** The part of an item before its description: what is emphasised or linked, else what comes before the first separator. */
export function headOf(original: string, start: number, end: number): { end: number; isSetOff: boolean } {
  const limit = Math.min(end, start + 160);
  const bold = /^(\*\*|__)/.exec(original.slice(start, start + 2))?.[1];
  if (bold) {
    const close = original.indexOf(bold, start + 2);
    if (close > 0 && close <= limit) {
      const inside = original.slice(start + 2, close);
      const after = close + 2;
      // **High-end:** **All-Clad HA1**: of two set off, one after the other's colon, the second is the name.
      const isFollowed = /^[:：]?\s{0,3}(?:\*\*|__|\[)/.test(original.slice(after, after + 8));
      const endsInColon = /[:：]\s*$/.test(inside) || /^[:：]/.test(original.slice(after, after + 1));
      const isLabelOnly = (isLabel(inside) && !/[:：]\s*\S/.test(inside)) || (isFollowed && endsInColon);
      if (!isLabelOnly) return { end: close, isSetOff: true };
      return { end: secondHead(original, after, end), isSetOff: false };
    }
  }
  const found = separatorFrom(original, start, Math.min(end, start + LONGEST_HEAD));
  if (found.isColon && isLabel(original.slice(start, found.at)))
    return { end: secondHead(original, found.at + 1, end), isSetOff: false };
  return { end: found.at, isSetOff: false };
}

/** After a label (最佳性价比：…, Best overall: …) the brand comes at once. */
function secondHead(original: string, start: number, end: number): number {
  let at = start;
  while (at < end && /[\s:：*_\-–—["“]/.test(original[at] ?? '')) at++;
  return Math.min(separatorFrom(original, at, Math.min(end, at + 60)).at, at + 60);
}

const LABEL =
  /best|top|pick|overall|value|budget|premium|runner|winner|choice|option|recommend|also|good for|great for|ideal|for |most |alternative|#\d|number|\btier\b|梯队|第[一二三四五六七八九十\d]|最|首选|推荐|性价比|预算|高端|中端|入门|旗舰|适合|之选|级|榜|名|追求|注重|如果/i;

function isLabel(text: string): boolean {
  return LABEL.test(text) && !/\d{3,}|[A-Z]{2,}-?\d/.test(text);
}

function separatorFrom(original: string, start: number, end: number): { at: number; isColon: boolean } {
  for (let at = start; at < end; at++) {
    const character = original[at] ?? '';
    if (character === ':' || character === '：') return { at, isColon: true };
    if ('，。；;、—–（|'.includes(character) && !(character === '、' && at - start < 24)) return { at, isColon: false };
    if ((character === '(' || character === ',') && at > start + 1) {
      if (original[at - 1] !== ']') return { at, isColon: false };
    }
    if (character === '-' && original[at - 1] === ' ' && original[at + 1] === ' ') return { at, isColon: false };
    if ((character === '.' || character === '!') && /\s/.test(original[at + 1] ?? ' ')) return { at, isColon: false };
  }
  return { at: end, isColon: false };
}

interface TableState {
  id: number;
  rows: number;
  rankColumn: number;
  /** The column that names makers, -1 where the first cell does. */
  makerColumn: number;
}

interface Cell {
  start: number;
  end: number;
}

function readRow(original: string, line: Line): Cell[] | null {
  if (!hasCharacter(original, '|', line)) return null;
  const text = original.slice(line.start, Math.min(line.end, line.start + 4_000));
  const trimmed = text.trim();
  if (!trimmed.startsWith('|') && !(trimmed.split(' | ').length >= 3)) return null;
  const cells: Cell[] = [];
  let from = line.start + text.indexOf(trimmed) + (trimmed.startsWith('|') ? 1 : 0);
  for (let at = from; at <= line.end; at++) {
    if (at < line.end && (original[at] !== '|' || original[at - 1] === '\\')) continue;
    if (at === line.end && original.slice(from, at).trim() === '') break;
    cells.push({ start: from, end: at });
    from = at + 1;
    if (cells.length > 40) break;
  }
  return cells.length >= 2 ? cells : null;
}

function hasCharacter(text: string, character: string, { start, end }: Line): boolean {
  const code = character.charCodeAt(0);
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === code) return true;
  return false;
}

function readTableRow(view: VisibleText, cells: Cell[], table: TableState, entries: Entry[]): void {
  const { original } = view;
  const texts = cells.map((cell) => original.slice(cell.start, cell.end).trim());
  if (texts.every((text) => /^:?-+:?$/.test(text) || text === '')) return;
  table.rows++;
  if (table.rows === 1) {
    table.rankColumn = texts.findIndex((text) =>
      /^[*#\s]*(?:排名|名次|序号|排行|rank(?:ing)?|#|no\.?|position|place)[*\s]*$/i.test(text),
    );
    table.makerColumn = texts.findIndex((text) =>
      /^[*\s]*(?:brand|maker|manufacturer|company|vendor|provider|make|品牌|厂商|厂家|公司|制造商|服务商|生产商)[*\s]*$/i.test(
        text,
      ),
    );
    cells.slice(1).forEach((cell) => {
      entries.push({
        kind: 'column',
        depth: DEPTH_ITEM,
        number: null,
        ...cellRange(original, cell),
        isSetOff: true,
        table: table.id,
      });
    });
    return;
  }
  const numberText = table.rankColumn >= 0 ? (texts[table.rankColumn] ?? '') : '';
  const number =
    /(\d{1,3})/.exec(numberText)?.[1] ?? ['🥇', '🥈', '🥉'].findIndex((medal) => numberText.includes(medal)) + 1;
  // The name stands in the first cell that is more than a number.
  const named =
    cells[table.makerColumn] ??
    cells.find(
      (_, index) =>
        index !== table.rankColumn && !/^[*_\s]*(?:\d{1,3}[.)、]?|[①-⑳]|🥇|🥈|🥉)?[*_\s]*$/u.test(texts[index] ?? ''),
    ) ??
    cells[0];
  if (!named) return;
  const range = cellRange(original, named);
  entries.push({
    kind: 'row',
    depth: DEPTH_ITEM,
    number: Number(number) || null,
    start: range.start,
    headEnd: range.headEnd,
    end: cells.at(-1)?.end ?? range.end,
    isSetOff: true,
    table: table.id,
  });
}

function cellRange(original: string, cell: Cell): { start: number; headEnd: number; end: number } {
  let start = cell.start;
  while (start < cell.end && /[\s*_]/.test(original[start] ?? '')) start++;
  return { start, headEnd: Math.max(start, cell.end), end: cell.end };
}
