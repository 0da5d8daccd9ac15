import type { VisibleText } from '../visible-text.ts';
import type { Entry } from './entry.ts';
import { DEPTH_ITEM } from './entry.ts';

export interface Line {
  start: number;
  end: number;
}

export interface TableState {
  id: number;
  rows: number;
  rankColumn: number;
  /** The column that names makers, -1 where the first cell does. */
  makerColumn: number;
}

export interface Cell {
  start: number;
  end: number;
}

/** A row without a bar at its start; longer lines are prose in which bars stand. */
const LONGEST_OPEN_ROW = 400;

export function readRow(original: string, line: Line): Cell[] | null {
  if (!hasCharacter(original, '|', line)) return null;
  const text = original.slice(line.start, Math.min(line.end, line.start + 4_000));
  const trimmed = text.trim();
  if (!trimmed.startsWith('|') && (trimmed.length > LONGEST_OPEN_ROW || trimmed.split(' | ').length < 3)) return null;
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

export function readTableRow(view: VisibleText, cells: Cell[], table: TableState, entries: Entry[]): void {
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
