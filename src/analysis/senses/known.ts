import type { Candidate } from '../candidates.ts';
import type { Surroundings } from '../evidence/surroundings.ts';
import type { Others } from './others.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A place, and what is known of it. */
export interface Known {
  place: Candidate;
  /** See `Weighed`; Infinity where there is none. */
  evidence: number;
  others: Others;
  around: Surroundings;
  vocabulary: Vocabulary;
  /** Words of the answer's opening, of the name, and of the subject, as the vocabulary numbers them. */
  opening: readonly number[];
  name: readonly number[];
  subject: readonly number[];
}
