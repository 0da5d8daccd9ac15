import type { Entry } from './entry.ts';
import { LANGUAGES, THEMES } from './entry.ts';
import type { Method } from './methods.ts';
import { METHODS } from './methods.ts';
import type { Tally } from './score.ts';
import { MEASURES, score } from './score.ts';

/** Measures of every method by theme, by language and over all, as one Markdown table. A cell holds the methods in order. */
export function scoreTable(entries: readonly Entry[]): string {
  const groups: [string, readonly Entry[]][] = [
    ...THEMES.map((theme): [string, Entry[]] => [theme, entries.filter((entry) => entry.theme === theme)]),
    ...LANGUAGES.map((language): [string, Entry[]] => [
      `language: ${language}`,
      entries.filter((entry) => entry.language === language),
    ]),
    ['**all**', entries],
  ];
  return markdownTable(
    ['', 'answers', ...MEASURES],
    groups.map(([label, group]) => [label, String(group.length), ...cells(group)]),
  );
}

export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [line(header), line(header.map((_, index) => (index === 0 ? ':--' : '--:'))), ...rows.map(line)].join('\n');
}

/** In per cent; a dash where nothing counts. */
export function percent({ right, of }: Tally): string {
  return of === 0 ? '–' : ((100 * right) / of).toFixed(1).replace('.0', '');
}

function cells(group: readonly Entry[]): string[] {
  const scores = Object.values(METHODS).map((method: Method) => score(group, method));
  return MEASURES.map((measure) => scores.map((each) => percent(each[measure])).join(' / '));
}
