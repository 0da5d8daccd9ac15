import { numberWords, type WordNumbers } from '../../text/word-numbers.ts';
import { signalOf } from './signals.ts';

/** The numbers of words, of signs and of Chinese characters that a network knows. */
export interface Vocabulary extends WordNumbers {
  size: number;
  /** By number, what a word does to those around it. */
  signals: ArrayLike<number>;
}

/** Beyond the ends of a text. */
export const NOTHING = 0;
export const UNKNOWN = 1;
export const BRAND = 2;
export const OTHER_BRAND = 3;
/** Numbers are told apart by how long they are: of one digit, of two, of three, of more. */
export const NUMERALS = 4;
export const LONGEST_NUMERAL = 4;
const FIRST = NUMERALS + LONGEST_NUMERAL;

/** @param words words, signs and characters, between blanks; `LINE_END` stands for the end of a line. */
export function createVocabulary(words: string): Vocabulary {
  const numbered = numbersOf(words);
  const signals = new Uint8Array(FIRST + numbered.size);
  for (const [word, number] of numbered) signals[number] = signalOf(word);
  return { ...numberWords(numbered, UNKNOWN), size: FIRST + numbered.size, signals };
}

/** The numbers of a vocabulary's words, as they are listed. */
export function numbersOf(words: string): Map<string, number> {
  return new Map(words.split(' ').map((word, index) => [word, FIRST + index]));
}
