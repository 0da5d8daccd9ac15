import type { AnalysedAnswer } from './analysed-answer.ts';

export type ExportFormat = 'csv' | 'jsonl';

type Exported = AnalysedAnswer & { text?: string };

const COLUMNS = [
  'id',
  'runId',
  'answeredAt',
  'platform',
  'model',
  'prompt',
  'promptHash',
  'stage',
  'language',
  'discovery',
  'adaptive',
  'mentioned',
  'position',
  'rank',
  'sentiment',
  'snippet',
  'competitors',
  'citations',
] as const satisfies (keyof AnalysedAnswer)[];

/** The line with the names of the columns; none in JSONL, where each line has them. */
export function headLine(format: ExportFormat, options: { texts: boolean }): string {
  return format === 'jsonl' ? '' : csvLine([...COLUMNS, ...(options.texts ? ['text'] : [])]);
}

/**
 * One answer as a line of its own. CSV as RFC 4180 has it; lists stand in their field as JSON; what is not known is an empty field.
 * Text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function answerLine(format: ExportFormat, answer: Exported): string {
  if (format === 'jsonl') return `${JSON.stringify(answer)}\n`;
  const fields = COLUMNS.map((column) => answer[column]);
  return csvLine(answer.text === undefined ? fields : [...fields, answer.text]);
}

function csvLine(fields: readonly unknown[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
