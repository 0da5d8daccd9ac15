import type { NameSpan } from '../../mentions.ts';
import { firstFrom } from '../../span-search.ts';
import { readNumeral } from '../numerals.ts';
import { placeInWords } from '../place-words.ts';
import type { Entry, Range } from './entry.ts';
import { createEntry, DEPTH_ITEM } from './entry.ts';
import { looksLikeName } from './generic-heads.ts';
import type { Line } from './lines.ts';

/** The cells of each row, from the first one on, which is the heading. */
export type Table = Range[][];

/** A row without a bar at its start; longer lines are prose in which bars stand. */
const LONGEST_OPEN_ROW = 400;
const MOST_CELLS = 40;

/** The line under a heading whose cells stand between bars. */
const RULE = /[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*\r?(?:\n|$)/y;

function isRuledOff(original: string, end: number): boolean {
  RULE.lastIndex = end + 1;
  return RULE.test(original);
}

/** The cells of a line between bars, by themselves or in a table that has begun; null where it is no row. */
export function readBarredRow(original: string, line: Line, isInTable: boolean): Range[] | null {
  if (!hasCharacter(original, '|', line)) return null;
  const text = original.slice(line.start, Math.min(line.end, line.start + 4_000));
  const trimmed = text.trim();
  if (!trimmed.startsWith('|')) {
    const isOpenRow = trimmed.split(' | ').length >= 3 || isInTable || isRuledOff(original, line.end);
    if (trimmed.length > LONGEST_OPEN_ROW || !isOpenRow) return null;
  }
  const cells: Range[] = [];
  let from = line.start + text.indexOf(trimmed) + (trimmed.startsWith('|') ? 1 : 0);
  for (let at = from; at <= line.end; at++) {
    if (at < line.end && (original[at] !== '|' || original[at - 1] === '\\')) continue;
    if (at === line.end && original.slice(from, at).trim() === '') break;
    cells.push({ start: from, end: at });
    from = at + 1;
    if (cells.length > MOST_CELLS) break;
  }
  return cells.length >= 2 ? cells : null;
}

function hasCharacter(text: string, character: string, { start, end }: Range): boolean {
  const code = character.charCodeAt(0);
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === code) return true;
  return false;
}

/** The cells that a line within `<tr>` has. */
export function readTaggedCells(original: string, line: Line): Range[] {
  const cells: Range[] = [];
  const text = original.slice(line.start, line.end);
  let from = -1;
  const close = (at: number) => {
    if (from >= 0 && cells.length <= MOST_CELLS) cells.push({ start: line.start + from, end: line.start + at });
  };
  for (const tag of text.matchAll(/<(\/?)t[dh]\b[^<>]*>/gi)) {
    close(tag.index);
    from = tag[1] ? -1 : tag.index + tag[0].length;
  }
  close(text.length);
  return cells;
}

const RANKED = String.raw`[^\s\d]{0,4}(?:排名|名次|排行|位次|奖牌)|medal|rank(?:ing)?|(?:final |overall )?(?:position|place|rank)`;
/** What heads a column of ranks. */
const RANK = new RegExp(String.raw`^[*#\s]*(?:${RANKED}|序号|#|no\.?|pos\.?)[*\s]*$`, 'i');
/** What heads a row of ranks, among rows of other numbers. */
const RANK_ROW = new RegExp(String.raw`^[*\s]*(?:${RANKED})[*\s]*$`, 'i');
const MAKER =
  /^[*\s]*(?:brand|maker|manufacturer|company|vendor|provider|make|品牌|厂商|厂家|公司|制造商|服务商|生产商)[*\s]*$/i;
/** What heads the column that says what is compared in each row. */
const ATTRIBUTE =
  /^[*\s]*(?:$|参数|项目|指标|对比|比较|维度|功能|属性|特性|规格|features?|specs?|specification|property|criteri|aspect|attribute|category|item|metric|comparison|parameter)/i;

/** The entries of a table: its rows, and its columns where these are what is compared. */
export function readTable(original: string, table: Table, spans: readonly NameSpan[], entries: Entry[]): void {
  if (table.length === 0) return;
  const texts = table.map((row) => textsOf(original, row));
  const [heading = -1, ...rows] = [...table.keys()].filter((row) => !texts[row]?.every(isRuled));
  const head = table[heading];
  const titles = texts[heading];
  if (!head || !titles) return;
  const id = head[0]?.start ?? 0;
  const named = table.map((row) => row.map((cell) => beginsWithName(original, cell, spans)));

  if (areCompared(titles, named[heading]?.slice(1).filter(Boolean).length ?? 0)) {
    const ranks = rows.find((row) => RANK_ROW.test(texts[row]?.[0] ?? ''));
    for (const [column, cell] of head.entries()) {
      const place = ranks === undefined ? undefined : texts[ranks]?.[column];
      if (column > 0) entries.push(entryOf('column', original, cell, cell.end, id, place));
    }
  }

  const rankColumn = titles.findIndex((title) => RANK.test(title));
  const nameColumn = columnOfNames(
    titles,
    rows.map((row) => named[row] ?? []),
  );
  for (const row of rows) {
    const cells = table[row] ?? [];
    if (isPartOfTable(texts[row] ?? []) && !named[row]?.some(Boolean)) continue;
    // Without a column of names, the name stands in the first cell that is more than a number.
    const name =
      cells[nameColumn] ??
      cells.find((_, column) => column !== rankColumn && !IS_NUMBER.test(texts[row]?.[column] ?? '')) ??
      cells[0];
    if (name) entries.push(entryOf('row', original, name, cells.at(-1)?.end ?? name.end, id, texts[row]?.[rankColumn]));
  }
}

function textsOf(original: string, row: readonly Range[]): string[] {
  return row.map(({ start, end }) => original.slice(start, end).trim());
}

/** A row that only heads those under it ("| **Budget** | | |"), or parts them ("| — | — | — |"). */
function isPartOfTable(texts: readonly string[]): boolean {
  const [first, ...others] = texts;
  if (texts.length > 1 && texts.every((text) => /^[-—–]+$/.test(text))) return true;
  return first !== '' && others.length > 1 && others.every((text) => text === '');
}

/** Of a line under a heading. */
function isRuled(text: string): boolean {
  return /^(?::?-+:?)?$/.test(text);
}

const IS_NUMBER = /^[*_\s]*(?:\d{1,3}[.)、]?|[①-⑳]|🥇|🥈|🥉)?[*_\s]*$/u;

/** @param place the cell that says which it is, if there is one */
function entryOf(
  kind: 'row' | 'column',
  original: string,
  cell: Range,
  end: number,
  table: number,
  place: string | undefined,
): Entry {
  const start = contentStart(original, cell);
  const entry = createEntry(kind, DEPTH_ITEM, start, Math.max(start, cell.end), end);
  entry.number = place === undefined ? null : placeIn(place);
  entry.isSetOff = true;
  entry.table = table;
  return entry;
}

/** Columns are compared where several name brands, or where one does beside others that look like names. */
function areCompared([first = '', ...titles]: readonly string[], named: number): boolean {
  if (named >= 2) return true;
  return named === 1 && titles.length >= 2 && ATTRIBUTE.test(first) && titles.every(mayBeName);
}

function mayBeName(text: string): boolean {
  return /\p{Script=Han}/u.test(text) ? text.length <= 10 : looksLikeName(text);
}

/**
 * What is headed "brand", else the column in which most rows name a tracked brand; -1 where none does.
 *
 * @param named of each row, which of its cells begin with a tracked brand's name
 */
function columnOfNames(titles: readonly string[], named: readonly (readonly boolean[])[]): number {
  const maker = titles.findIndex((title) => MAKER.test(title));
  if (maker >= 0) return maker;
  const counts = titles.map((_, column) => named.filter((row) => row[column]).length);
  const most = Math.max(...counts);
  return most > 0 ? counts.indexOf(most) : -1;
}

/** The place that a cell of a column of ranks says. */
function placeIn(text: string): number | null {
  const medal = ['冠军', '亚军', '季军'].findIndex((title) => text.includes(title)) + 1;
  if (medal > 0) return medal;
  const digits =
    /(?<![\d.,])\d{1,3}(?![\d,.]\d|\d)/.exec(text)?.[0] ?? /第([一二三四五六七八九十]{1,3})/.exec(text)?.[1];
  if (digits) return readNumeral(digits);
  return ['🥇', '🥈', '🥉'].findIndex((medal) => text.includes(medal)) + 1 || placeInWords(text) || null;
}

function contentStart(original: string, cell: Range): number {
  let start = cell.start;
  while (start < cell.end && /[\s*_]/.test(original[start] ?? '')) start++;
  return start;
}

function beginsWithName(original: string, cell: Range, spans: readonly NameSpan[]): boolean {
  const span = spans[firstFrom(spans, cell.start, 'from')];
  return span !== undefined && span.to <= cell.end && /^[\s*_["“「【]*$/.test(original.slice(cell.start, span.from));
}
