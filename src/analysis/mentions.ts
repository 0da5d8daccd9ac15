import type { Span } from './boundaries.ts';
import { standsAlone } from './boundaries.ts';
import { findDenials } from './denial.ts';
import { evidenceFor } from './evidence/index.ts';
import { readSubject, sharesVocabulary } from './evidence/vocabulary.ts';
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

/**
 * All places where the visible text names one of the brands as a name of its own, in order. Of overlapping names the
 * longest wins, whosever it is; a name that two brands share names both.
 */
export function findNames(view: VisibleText, names: Names, subject: string): NameSpan[] {
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
  if (candidates.length === 0) return [];
  const distinct = longestOnly(candidates);
  const likely = withoutEverydayWords(view, distinct, subject);
  const denials = findDenials(view);
  return likely
    .filter((span) => !denials?.covers(span))
    .map(({ owner, start, end, from, to }) => ({ owner, start, end, from, to }));
}

interface Candidate extends NameSpan {
  ambiguity: Ambiguity;
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
  if (!areInOrder(candidates)) candidates.sort((a, b) => a.start - b.start || b.end - a.end);
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

/** By start, of those that start together the longest first: most are found in this order. */
function areInOrder(candidates: readonly Candidate[]): boolean {
  for (let index = 1; index < candidates.length; index++) {
    const before = candidates[index - 1] as Candidate;
    const { start, end } = candidates[index] as Candidate;
    if (start < before.start || (start === before.start && end > before.end)) return false;
  }
  return true;
}

function withoutEverydayWords(view: VisibleText, candidates: readonly Candidate[], subject: string): Candidate[] {
  if (candidates.every(isBeyondDoubt)) return candidates as Candidate[];
  const { vocabulary, knowsTrade } = readSubject(subject);
  const sharesTrade = sharesVocabulary(view.folded.slice(0, LONGEST_READ), vocabulary);
  let certain: Candidate[] = candidates.filter(isBeyondDoubt);
  const established = new Set(certain.map((candidate) => candidate.owner));
  const scores = new Map<Candidate, number>();
  const foodNear = new Map<number, boolean>();
  const isCertain = (candidate: Candidate) => isBeyondDoubt(candidate) || (scores.get(candidate) ?? 0) >= CERTAIN;
  // What one pass accepts beyond doubt is evidence for its neighbours in the next.
  for (let pass = 0; pass < 2; pass++) {
    let judged = 0;
    for (const candidate of candidates) {
      // Who is certain once stays so: names beside it only speak for it.
      if (isCertain(candidate)) continue;
      const isEstablished = established.has(candidate.owner);
      if (judged++ >= MOST_JUDGED) scores.set(candidate, isEstablished ? 1 : 0);
      else {
        const around = { view, vocabulary, knowsTrade, sharesTrade, certain, isEstablished, foodNear };
        scores.set(candidate, evidenceFor(candidate, candidate.ambiguity, around));
      }
    }
    if (pass > 0) break;
    const before = certain.length;
    certain = candidates.filter(isCertain);
    if (certain.length === before || candidates.length === 1) break;
    for (const candidate of certain) established.add(candidate.owner);
  }
  return candidates.filter((candidate) => (scores.get(candidate) ?? 1) > 0);
}

/** Evidence from which on an occurrence is itself evidence for its neighbours. */
const CERTAIN = 3;

/** What an answer is about shows in its first pages. */
const LONGEST_READ = 20_000;

/** Weighing one occurrence costs some 10 µs; an answer that repeats a word more often than this is no answer. */
const MOST_JUDGED = 2_000;

function isBeyondDoubt({ ambiguity }: Candidate): boolean {
  return ambiguity.kind === 'none' && !ambiguity.isShort && !ambiguity.isWordWhenSmall && !ambiguity.mayBeLiteral;
}
