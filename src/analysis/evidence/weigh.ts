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
  /** What else is known of the answer there. */
  surroundingsOf(candidate: Candidate): Surroundings;
}

/** Weighs all places that are not beyond doubt, twice: what is certain then is evidence for its neighbours. */
export function weigh(view: VisibleText, candidates: readonly Candidate[], written: string): Weighed {
  const subject = readSubject(written);
  const sharesTrade = sharesVocabulary(view.folded.slice(0, LONGEST_READ), subject.vocabulary);
  const capitals = hasCapitals(view);
  const foodNear = new Map<number, boolean>();
  let certain: Candidate[] = candidates.filter(isBeyondDoubt);
  const established = new Set(certain.map((candidate) => candidate.owner));
  const evidence = new Map<Candidate, number>();
  const isCertain = (candidate: Candidate) => isBeyondDoubt(candidate) || (evidence.get(candidate) ?? 0) >= CERTAIN;
  const read = () => {
    const around = { view, ...subject, sharesTrade, hasCapitals: capitals, certain, foodNear };
    return { once: { ...around, isEstablished: false }, elsewhere: { ...around, isEstablished: true } };
  };
  let surroundings = read();
  const surroundingsOf = ({ owner }: Candidate): Surroundings =>
    established.has(owner) ? surroundings.elsewhere : surroundings.once;
  for (let pass = 0; pass < 2; pass++) {
    let judged = 0;
    for (const candidate of candidates) {
      // Who is certain once stays so: names beside it only speak for it.
      if (isCertain(candidate)) continue;
      const around = surroundingsOf(candidate);
      evidence.set(
        candidate,
        judged++ < MOST_JUDGED ? evidenceFor(candidate, candidate.ambiguity, around) : around.isEstablished ? 1 : 0,
      );
    }
    if (pass > 0) break;
    const before = certain.length;
    certain = candidates.filter(isCertain);
    if (certain.length === before || candidates.length === 1) break;
    for (const candidate of certain) established.add(candidate.owner);
    surroundings = read();
  }
  return { evidence, surroundingsOf };
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
