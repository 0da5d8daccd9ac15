import { isAsciiDigit, isHan, isInnerApostrophe, isSmallLetter } from '../text/characters.ts';
import { numberWords, type WordNumbers } from '../text/word-numbers.ts';
import { codesOf, hashed } from '../text/word-table.ts';

/** The numbers of the words, signs, Chinese characters and pairs of such characters that the network knows. */
export interface Vocabulary extends WordNumbers {
  size: number;
  /** Of two Chinese characters in a row. */
  ofPair(first: number, second: number): number;
}

export const UNKNOWN = 0;
/** Beyond the ends of an answer. */
export const NOTHING = 1;
/** Numbers are told apart by how long they are: of one digit, of two, of three, of more. */
export const NUMERALS = 2;
export const LONGEST_NUMERAL = 4;
const FIRST = NUMERALS + LONGEST_NUMERAL;

/** @param words words, signs, characters and pairs of characters, between blanks */
export function createVocabulary(words: string): Vocabulary {
  const listed = words.split(' ');
  if (FIRST + listed.length > 65_536 || new Set(listed).size < listed.length)
    throw new Error('More words than there are numbers of 16 bits, or one of them twice.');
  const numbered = listed.map((word, index) => [word, FIRST + index] as const);
  const pairs = numbered.filter(([word]) => isPair(word));
  return {
    ...numberWords(
      numbered.filter(([word]) => !isPair(word)),
      UNKNOWN,
    ),
    size: FIRST + listed.length,
    ofPair: numberPairs(pairs),
  };
}

export function isPair(word: string): boolean {
  return word.length === 2 && isHan(word.charCodeAt(0)) && isHan(word.charCodeAt(1));
}

/** In cells that are at most half full, in the order in which their pairs hash. */
function numberPairs(pairs: readonly (readonly [pair: string, number: number])[]): Vocabulary['ofPair'] {
  const cells = 2 ** Math.ceil(Math.log2(2 * pairs.length + 2));
  const keys = new Uint32Array(cells);
  const numbers = new Uint16Array(cells);
  /** Where a pair stands, or is to stand. */
  const cellOf = (key: number): number => {
    let cell = (Math.imul(key, 0x9e3779b1) >>> 12) & (cells - 1);
    while (keys[cell] !== 0 && keys[cell] !== key) cell = (cell + 1) & (cells - 1);
    return cell;
  };
  const keyOf = (first: number, second: number) => ((first << 16) | second) >>> 0;
  for (const [pair, number] of pairs) {
    const key = keyOf(pair.charCodeAt(0), pair.charCodeAt(1));
    const cell = cellOf(key);
    keys[cell] = key;
    numbers[cell] = number;
  }
  // A cell that is free has the number of what is unknown.
  return (first, second) => numbers[cellOf(keyOf(first, second))] as number;
}

/** The numbers of those of a few words that are known; pairs come behind what they are made of. */
export function numbersIn(vocabulary: Vocabulary, folded: string): number[] {
  return numbersBefore(vocabulary, codesOf(folded), folded.length);
}

/** The same of what stands before an offset. */
export function numbersBefore(vocabulary: Vocabulary, codes: Uint16Array, end: number): number[] {
  const found: number[] = [];
  eachWord(vocabulary, codes, 0, end, (word, _, pair) => {
    if (word !== UNKNOWN) found.push(word);
    if (pair !== UNKNOWN) found.push(pair);
  });
  return found;
}

/** Words, numbers, characters and signs from one offset to another, and the pair that a Chinese character forms with the next one. */
export function eachWord(
  vocabulary: Vocabulary,
  codes: Uint16Array,
  start: number,
  end: number,
  take: (word: number, at: number, pair: number) => void,
): void {
  for (let at = start; at < end; ) {
    const code = codes[at] as number;
    let to = at + 1;
    if (isSmallLetter(code)) {
      let hash = hashed(0, code);
      for (; to < end; to++) {
        const next = codes[to] as number;
        if (!isSmallLetter(next) && !isInnerApostrophe(codes, to, end)) break;
        hash = hashed(hash, next);
      }
      take(vocabulary.ofWord(codes, at, to, hash), at, UNKNOWN);
    } else if (isAsciiDigit(code)) {
      while (to < end && isAsciiDigit(codes[to] as number)) to++;
      take(NUMERALS + Math.min(LONGEST_NUMERAL, to - at) - 1, at, UNKNOWN);
    } else if (isHan(code)) {
      const next = to < end ? (codes[to] as number) : 0;
      take(vocabulary.ofCode(code), at, isHan(next) ? vocabulary.ofPair(code, next) : UNKNOWN);
    } else if (code !== 32 && code !== 95 && code !== 42) take(vocabulary.ofCode(code), at, UNKNOWN);
    at = to;
  }
}
