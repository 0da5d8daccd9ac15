import { type Candidate, findCandidates, type NameSpan, type Names } from './candidates.ts';
import { findDenials } from './denial.ts';
import { isBeyondDoubt, weigh } from './evidence/weigh.ts';
import { openJudge } from './senses/index.ts';
import type { VisibleText } from './visible-text.ts';

export { compileNames, type NameSpan, type Names } from './candidates.ts';

/**
 * All places where the visible text names one of the brands as a name of its own, in order. Of overlapping names the
 * longest wins, whosever it is; a name that two brands share names both.
 * @param subject the brand's category and the question
 */
export function findNames(view: VisibleText, names: Names, subject: string): NameSpan[] {
  const candidates = findCandidates(view, names);
  if (candidates.length === 0) return [];
  const likely = withoutEverydayWords(view, candidates, subject);
  const denials = findDenials(view);
  return likely
    .filter((span) => !denials?.covers(span))
    .map(({ owner, start, end, from, to }) => ({ owner, start, end, from, to }));
}

function withoutEverydayWords(
  view: VisibleText,
  candidates: readonly Candidate[],
  subject: string,
): readonly Candidate[] {
  if (candidates.every((candidate) => isBeyondDoubt(candidate) && !candidate.ambiguity.isOtherName)) return candidates;
  const weighed = weigh(view, candidates, subject);
  const judge = openJudge(view, candidates, subject, weighed);
  return candidates.filter(judge.namesBrand);
}
