import type { Candidate } from '../candidates.ts';
import type { VisibleText } from '../visible-text.ts';
import { type Others, othersOf } from './others.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A place, and what is known of it. */
export interface Known {
  place: Candidate;
  others: Others;
  answer: KnownAnswer;
  vocabulary: Vocabulary;
  /** Words of the name, and of the subject, as the vocabulary numbers them. */
  name: readonly number[];
  subject: readonly number[];
}

/** What is known of an answer. */
export interface KnownAnswer {
  view: VisibleText;
  /** Whether it has capitals at all. */
  hasCapitals: boolean;
  /** The owners of names that are beyond doubt. */
  certain: ReadonlySet<number>;
  othersOf(place: Candidate): Others;
}

/** Whether an answer has capitals shows in its first lines. */
const LONGEST_WITHOUT_CAPITALS = 2_000;

export function readAnswer(view: VisibleText, candidates: readonly Candidate[]): KnownAnswer {
  return {
    view,
    hasCapitals: /\p{Lu}/u.test(view.original.slice(0, LONGEST_WITHOUT_CAPITALS)),
    certain: new Set(candidates.filter(isBeyondDoubt).map(({ owner }) => owner)),
    othersOf: othersOf(view, candidates),
  };
}

/** Whether the name is no word that anybody knows, and nobody else's name. */
export function isBeyondDoubt({ ambiguity }: Candidate): boolean {
  return ambiguity.kind === 'none' && !ambiguity.isShort && !ambiguity.isWordWhenSmall;
}
