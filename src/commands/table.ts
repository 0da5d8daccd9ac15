export type Cell = string | number | null;

/** A table for the terminal; numbers to the right. Chinese characters take two columns, as terminals show them. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = [headings, ...rows.map((row) => row.map(cellText))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => displayWidth(row[column] ?? ''))));
  const right = headings.map((_, column) => rows.length > 0 && rows.every((row) => isNumeric(row[column])));
  const line = (row: readonly string[]): string =>
    `  ${row.map((cell, column) => padded(cell, widths[column] ?? 0, right[column] ?? false)).join('  ')}`.trimEnd();
  const rule = `  ${widths.map((width) => '─'.repeat(width)).join('  ')}`;
  return [line(headings), rule, ...cells.slice(1).map(line)].join('\n');
}

/** A fraction as a percentage with its 95 % interval. */
export function percentage(rate: number | null, interval: { low: number; high: number } | null): string {
  if (rate === null) return '–';
  const range = interval === null ? '' : ` (${percent(interval.low)}–${percent(interval.high)})`;
  return `${percent(rate)} %${range}`;
}

function percent(fraction: number): string {
  return (fraction * 100).toFixed(1);
}

function cellText(cell: Cell): string {
  return cell === null ? '–' : String(cell);
}

function isNumeric(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || /^[\d.,]+( %.*)?$|^–$/.test(cellText(cell));
}

function padded(text: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return right ? space + text : text + space;
}

function displayWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(
      character,
    )
      ? 2
      : 1;
  return width;
}
