import type { Candidate } from '../candidates.ts';
import type { VisibleText } from '../visible-text.ts';
import { hasCapitals } from './english.ts';
import { evidenceFor } from './index.ts';
import type { Surroundings } from './surroundings.ts';
import { readSubject, sharesVocabulary } from './vocabulary.ts';

/** What is known of places where a name may be but a word. */
export interface Weighed {
  /** Evidence for (above 0) and against (0 and below) a place naming the brand, see `evidenceFor`; none of names beyond doubt. */
  evidence: ReadonlyMap<Candidate, number>;
  /** What else is known of the answer, at places of brands that it names beyond doubt elsewhere and at all others. */
  elsewhere: Surroundings;
  once: Surroundings;
  /** Those brands. */
  established: ReadonlySet<number>;
}

/** Weighs all places that are not beyond doubt, twice: what is certain then is evidence for its neighbours. */
export function weigh(view: VisibleText, candidates: readonly Candidate[], written: string): Weighed {
  const evidence = new Map<Candidate, number>();
  const certain = certainOf(candidates, evidence);
  const established = new Set<number>();
  for (const { owner } of certain) established.add(owner);
  const around = readSurroundings(view, written, certain);
  const weighed = { evidence, elsewhere: establishedIn(around, certain, true), once: around, established };
  weighOnce(candidates, weighed, evidence);
  const now = candidates.length === 1 ? certain : certainOf(candidates, evidence);
  if (now.length === certain.length) return weighed;
  for (const { owner } of now) established.add(owner);
  weighed.elsewhere = establishedIn(around, now, true);
  weighed.once = establishedIn(around, now, false);
  weighOnce(candidates, weighed, evidence);
  return weighed;
}

/** What else is known of the answer at one of the places. */
export function surroundingsOf({ established, elsewhere, once }: Weighed, { owner }: Candidate): Surroundings {
  return established.has(owner) ? elsewhere : once;
}

function weighOnce(candidates: readonly Candidate[], weighed: Weighed, evidence: Map<Candidate, number>): void {
  let judged = 0;
  for (const candidate of candidates) {
    // Who is certain once stays so: names beside it only speak for it.
    if (isCertain(candidate, evidence)) continue;
    const around = surroundingsOf(weighed, candidate);
    evidence.set(
      candidate,
      judged++ < MOST_JUDGED ? evidenceFor(candidate, candidate.ambiguity, around) : around.isEstablished ? 1 : 0,
    );
  }
}

function certainOf(candidates: readonly Candidate[], evidence: ReadonlyMap<Candidate, number>): Candidate[] {
  const certain: Candidate[] = [];
  for (const candidate of candidates) if (isCertain(candidate, evidence)) certain.push(candidate);
  return certain;
}

function isCertain(candidate: Candidate, evidence: ReadonlyMap<Candidate, number>): boolean {
  return isBeyondDoubt(candidate) || (evidence.get(candidate) ?? 0) >= CERTAIN;
}

/** At places of brands that are named nowhere else. */
function readSurroundings(view: VisibleText, written: string, certain: readonly Candidate[]): Surroundings {
  const { vocabulary, knowsTrade } = readSubject(written);
  return {
    view,
    vocabulary,
    knowsTrade,
    sharesTrade: sharesVocabulary(view.folded.slice(0, LONGEST_READ), vocabulary),
    hasCapitals: hasCapitals(view),
    certain,
    foodNear: new Map(),
    isEstablished: false,
  };
}

/** Written out: with the last copy that is spread, what the compiler has learnt of its shape is thrown away at each collection. */
function establishedIn(
  { view, vocabulary, knowsTrade, sharesTrade, hasCapitals, foodNear }: Surroundings,
  certain: readonly Candidate[],
  isEstablished: boolean,
): Surroundings {
  return { view, vocabulary, knowsTrade, sharesTrade, hasCapitals, certain, foodNear, isEstablished };
}

/** Evidence from which on an occurrence is itself evidence for its neighbours. */
const CERTAIN = 3;

/** What an answer is about shows in its first pages. */
const LONGEST_READ = 20_000;

/** Weighing a place costs some 10 µs, and asking the network as much; an answer that repeats a word more often is no answer. */
export const MOST_JUDGED = 2_000;

/** Whether the name is no word that anybody knows. */
export function isBeyondDoubt({ ambiguity }: Candidate): boolean {
  return ambiguity.kind === 'none' && !ambiguity.isShort && !ambiguity.isWordWhenSmall && !ambiguity.mayBeLiteral;
}
