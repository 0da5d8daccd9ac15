import type { Span } from './boundaries.ts';
import { standsAlone } from './boundaries.ts';
import { foldName } from './fold.ts';
import type { Matcher, Occurrence } from './matcher.ts';
import { createMatcher } from './matcher.ts';
import type { Ambiguity } from './names/ambiguity.ts';
import { ambiguityOf } from './names/ambiguity.ts';
import { createSegmentation } from './names/segmentation.ts';
import type { TrackedName } from './types.ts';
import type { VisibleText } from './visible-text.ts';

/** A place where a tracked brand is named. `owner` is its index in the list of tracked names. */
export interface NameSpan extends Span {
  owner: number;
}

/** Names made ready for searching; the same for every answer of a scan. */
export interface Names {
  owners: number;
  patterns: readonly Pattern[];
  matcher: Matcher;
}

interface Pattern {
  folded: string;
  owner: number;
  ambiguity: Ambiguity;
}

export function compileNames(tracked: readonly TrackedName[]): Names {
  const patterns: Pattern[] = [];
  tracked.forEach((brand, owner) => {
    const seen = new Set<string>();
    for (const declared of [brand.name, ...(brand.aliases ?? [])]) {
      const folded = foldName(declared);
      if (!/[\p{L}\p{N}]/u.test(folded) || seen.has(folded)) continue;
      seen.add(folded);
      patterns.push({ folded, owner, ambiguity: ambiguityOf(declared, folded) });
    }
  });
  return { owners: tracked.length, patterns, matcher: createMatcher(patterns.map((pattern) => pattern.folded)) };
}

/** A place where a name stands alone, whether it stands for the brand or for something else. */
export interface Candidate extends NameSpan {
  ambiguity: Ambiguity;
}

/** All of them, in order. Of overlapping names the longest wins, whosever it is; a name that two brands share names both. */
export function findCandidates(view: VisibleText, names: Names): Candidate[] {
  const occurrences = names.matcher(view.codes);
  if (occurrences.length === 0) return [];
  const segmentation = createSegmentation();
  const candidates: Candidate[] = [];
  for (const occurrence of occurrences) {
    const pattern = names.patterns[occurrence.pattern];
    if (!pattern) continue;
    const span = spanOf(view, occurrence);
    if (!standsAlone(view, span, segmentation)) continue;
    const { start, end, from, to } = span;
    candidates.push({ start, end, from, to, owner: pattern.owner, ambiguity: pattern.ambiguity });
  }
  return longestOnly(candidates);
}

function spanOf(view: VisibleText, { start, end }: Occurrence): Span {
  const { original, origin } = view;
  const from = origin[start] ?? 0;
  let to = (origin[end - 1] ?? from) + 1;
  const last = original.charCodeAt(to - 1);
  if (last >= 0xd800 && last <= 0xdbff) to++;
  while (to < original.length && isCombining(original.charCodeAt(to))) to++;
  return { start, end, from, to };
}

function isCombining(code: number): boolean {
  return code >= 0x300 && code <= 0x36f;
}

function longestOnly(candidates: Candidate[]): Candidate[] {
  if (!areInOrder(candidates)) candidates.sort(byStart);
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const last = kept.at(-1);
    if (!last || candidate.start >= last.end || (candidate.start === last.start && candidate.end === last.end)) {
      kept.push(candidate);
    } else if (candidate.end - candidate.start > last.end - last.start) {
      while (kept.length > 0 && (kept.at(-1)?.end ?? 0) > candidate.start) kept.pop();
      kept.push(candidate);
    }
  }
  return kept;
}

/** Of those that start together the longest first. */
function byStart(one: Candidate, other: Candidate): number {
  return one.start - other.start || other.end - one.end;
}

/** Whether they are in that order, as most are found. */
function areInOrder(candidates: readonly Candidate[]): boolean {
  for (let index = 1; index < candidates.length; index++) {
    const before = candidates[index - 1] as Candidate;
    const { start, end } = candidates[index] as Candidate;
    if (start < before.start || (start === before.start && end > before.end)) return false;
  }
  return true;
}
