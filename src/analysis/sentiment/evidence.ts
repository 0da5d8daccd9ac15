import type { NamedVerdict } from './named-verdicts.ts';
import type { Text } from './network/reading.ts';
import type { Place } from './section.ts';

/** What an answer says about one brand. */
export interface Evidence {
  /** Where it stands. */
  text: Text;
  /** In reading order. */
  passages: PassageEvidence[];
  isEnglish: boolean;
  /** It heads an item of a list that is announced as one of recommendations. */
  isListedAsGood: boolean;
  /** It heads an item of a list that is announced as one of what to avoid. */
  isListedAsBad: boolean;
  /** It heads an item that tells what it is or does, in words of neither praise nor blame. */
  isPlainlyDescribed: boolean;
  isItem: boolean;
  place: Place;
  /** By name. */
  verdicts: readonly NamedVerdict[];
  /** Other tracked brands that the answer names. */
  rivals: number;
}

/** A sentence about the brand: praise above 0, blame below. */
export interface PassageEvidence {
  /** Folded offsets; both 0 of what stands nowhere. */
  start: number;
  end: number;
  /** Folded. */
  words: string;
  weights: number[];
  /** It says that opinions differ. */
  isDivided: boolean;
  /** Where in the words the brand is first named, or -1. */
  namedAt: number;
}
