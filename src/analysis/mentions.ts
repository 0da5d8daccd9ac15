import { type Candidate, findCandidates, type NameSpan, type Names } from './candidates.ts';
import { findDenials, isDenied } from './denial.ts';
import { isBeyondDoubt, weigh } from './evidence/weigh.ts';
import { isInLongerName } from './names/longer-names.ts';
import { namesBrand, openJudge } from './senses/index.ts';
import type { VisibleText } from './visible-text.ts';

export { compileNames, type NameSpan, type Names } from './candidates.ts';

/** What is known of the brand's business, and of what was asked. */
export interface About {
  category: string;
  prompt: string;
}

/**
 * All places where the visible text names one of the brands as a name of its own, in order. Of overlapping names the
 * longest wins, whosever it is; a name that two brands share names both.
 */
export function findNames(view: VisibleText, names: Names, about: About): NameSpan[] {
  const candidates = findOwn(view, names, about);
  if (candidates.length === 0) return [];
  return withoutDenials(view, withoutOtherSenses(view, candidates, about));
}

/** Whether a name may stand for one of the brands: by evidence alone, so that in doubt it does. */
export function mayName(view: VisibleText, names: Names, about: About): boolean {
  const candidates = findOwn(view, names, about);
  if (candidates.length === 0) return false;
  const { evidence } = weigh(view, candidates, subjectOf(about));
  const possible = candidates.filter((candidate) => (evidence.get(candidate) ?? 1) > 0);
  return withoutDenials(view, possible).length > 0;
}

/** Without those that are but a part of longer names of others. */
function findOwn(view: VisibleText, names: Names, { category }: About): Candidate[] {
  const own: Candidate[] = [];
  for (const candidate of findCandidates(view, names))
    if (!isInLongerName(view, candidate, candidate.ambiguity, category)) own.push(candidate);
  return own;
}

function withoutDenials(view: VisibleText, candidates: readonly Candidate[]): NameSpan[] {
  const denials = findDenials(view);
  const spans: NameSpan[] = [];
  for (const { owner, start, end, from, to } of candidates) {
    const span = { owner, start, end, from, to };
    if (denials === null || !isDenied(denials, span)) spans.push(span);
  }
  return spans;
}

function withoutOtherSenses(view: VisibleText, candidates: readonly Candidate[], about: About): readonly Candidate[] {
  if (!candidates.some(mayBeOther)) return candidates;
  const weighed = weigh(view, candidates, subjectOf(about));
  const judge = openJudge(view, candidates, about.category, weighed);
  const meant: Candidate[] = [];
  for (const candidate of candidates) if (namesBrand(judge, candidate)) meant.push(candidate);
  return meant;
}

function mayBeOther(candidate: Candidate): boolean {
  return !isBeyondDoubt(candidate) || candidate.ambiguity.isOtherName;
}

function subjectOf({ category, prompt }: About): string {
  return `${category} ${prompt}`;
}
