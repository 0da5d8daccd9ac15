import type { LintFinding } from '../page.ts';
import { brokenLinks } from './broken-links.ts';
import { contradictions } from './contradictions.ts';
import type { LintedPage } from './linted-page.ts';
import { missingFields } from './missing-fields.ts';
import { staleDates } from './stale-dates.ts';
import { unsourcedClaims } from './unsourced-claims.ts';

export type { LintedPage } from './linted-page.ts';

/** Findings of one page that are stored. */
const MOST_FINDINGS = 100;

/** What is wrong with a page, among the pages of its brand as they are, at a moment: in the order of the page, each thing once. */
export function lintPage(page: LintedPage, pages: readonly LintedPage[], at: Date): LintFinding[] {
  const found = new Map<string, LintFinding>();
  const all = [
    ...unsourcedClaims(page),
    ...contradictions(page, pages),
    ...staleDates(page, at),
    ...missingFields(page),
    ...brokenLinks(page, pages),
  ];
  for (const finding of all) {
    const key = `${finding.rule} ${finding.subject}`;
    if (!found.has(key)) found.set(key, finding);
  }
  return [...found.values()].toSorted((a, b) => a.position - b.position).slice(0, MOST_FINDINGS);
}
