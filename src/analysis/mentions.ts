import { type Candidate, findCandidates, type NameSpan, type Names } from './candidates.ts';
import { findDenials } from './denial.ts';
import { namingPlaces, possiblyNamingPlaces } from './senses/index.ts';
import type { VisibleText } from './visible-text.ts';

export { compileNames, type NameSpan, type Names } from './candidates.ts';

/**
 * All places where the visible text names one of the brands as a name of its own, in order. Of overlapping names the
 * longest wins, whosever it is; a name that two brands share names both.
 */
export function findNames(view: VisibleText, names: Names, category: string): NameSpan[] {
  const candidates = findCandidates(view, names);
  if (candidates.length === 0) return [];
  return withoutDenials(view, namingPlaces(view, candidates, category));
}

/** Whether a name may stand for one of the brands: in doubt it does. */
export function mayName(view: VisibleText, names: Names, category: string): boolean {
  const candidates = findCandidates(view, names);
  if (candidates.length === 0) return false;
  return withoutDenials(view, possiblyNamingPlaces(view, candidates, category)).length > 0;
}

function withoutDenials(view: VisibleText, candidates: readonly Candidate[]): NameSpan[] {
  const denials = findDenials(view);
  return candidates
    .filter((span) => !denials?.covers(span))
    .map(({ owner, start, end, from, to }) => ({ owner, start, end, from, to }));
}
