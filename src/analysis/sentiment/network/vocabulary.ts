import { createWordTable } from '../../text/word-table.ts';
import { signalOf } from './signals.ts';

/** The numbers of words, of signs and of Chinese characters that a network knows. */
export interface Vocabulary {
  size: number;
  /** Of a word of folded letters, or a sign outside the basic plane, between two offsets; `hash` is that of its codes. */
  ofWord(codes: Uint16Array, start: number, end: number, hash: number): number;
  /** Of a sign or a character that is no letter from a to z. */
  ofCode(code: number): number;
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

/** @param words words, signs and characters, between blanks; {@link LINE_END} stands for the end of a line. */
export function createVocabulary(words: string): Vocabulary {
  const numbered = numbersOf(words);
  const table = createWordTable();
  const numbers = [UNKNOWN];
  const codes = new Uint16Array(65_536).fill(UNKNOWN);
  const signals = new Uint8Array(FIRST + numbered.size);
  for (const [word, number] of numbered) {
    signals[number] = signalOf(word);
    if (word === LINE_END) codes[10] = number;
    else if (word.length === 1 && !/[a-z]/.test(word)) codes[word.charCodeAt(0)] = number;
    else numbers[table.add(word)] = number;
  }
  return {
    size: FIRST + numbered.size,
    ofWord: (text, start, end, hash) => numbers[table.find(text, start, end, hash)] as number,
    ofCode: (code) => codes[code] as number,
    signals,
  };
}

/** The numbers of a vocabulary's words, as they are listed. */
export function numbersOf(words: string): Map<string, number> {
  return new Map(words.split(' ').map((word, index) => [word, FIRST + index]));
}

export const LINE_END = '⏎';
