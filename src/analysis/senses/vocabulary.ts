import { isHan } from '../text/characters.ts';
import { createWordTable, hashed } from '../text/word-table.ts';

/** The numbers of the words, signs, Chinese characters and pairs of such characters that the network knows. */
export interface Vocabulary {
  size: number;
  /** Of a word of folded letters between two offsets; `hash` is that of its codes. */
  ofWord(codes: Uint16Array, start: number, end: number, hash: number): number;
  /** Of a sign or a character that is no letter from a to z. */
  ofCode(code: number): number;
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
/** The end of a line, as it stands in a list of words. */
export const LINE_END = '⏎';

/** @param words words, signs, characters and pairs of characters, between blanks */
export function createVocabulary(words: string): Vocabulary {
  const listed = words.split(' ');
  if (FIRST + listed.length > 65_536 || new Set(listed).size < listed.length)
    throw new Error('More words than there are numbers of 16 bits, or one of them twice.');
  const table = createWordTable();
  const numbers = [UNKNOWN];
  const codes = new Uint16Array(65_536);
  const pairs = createPairs(listed.filter(isPair).length);
  listed.forEach((word, index) => {
    const number = FIRST + index;
    if (word === LINE_END) codes[10] = number;
    else if (isPair(word)) pairs.add(word.charCodeAt(0), word.charCodeAt(1), number);
    else if (word.length === 1 && !/[a-z]/.test(word)) codes[word.charCodeAt(0)] = number;
    else numbers[table.add(word)] = number;
  });
  return {
    size: FIRST + listed.length,
    ofWord: (text, start, end, hash) => numbers[table.find(text, start, end, hash)] as number,
    ofCode: (code) => codes[code] as number,
    ofPair: pairs.find,
  };
}

export function isPair(word: string): boolean {
  return word.length === 2 && isHan(word.charCodeAt(0)) && isHan(word.charCodeAt(1));
}

/** Cells that are at most half full, in the order in which their pairs hash. */
function createPairs(count: number) {
  const cells = 2 ** Math.ceil(Math.log2(2 * count + 2));
  const keys = new Uint32Array(cells);
  const numbers = new Uint16Array(cells);
  const cellOf = (key: number) => (Math.imul(key, 0x9e3779b1) >>> 12) & (cells - 1);
  return {
    add(first: number, second: number, number: number): void {
      const key = ((first << 16) | second) >>> 0;
      let cell = cellOf(key);
      while (keys[cell] !== 0) cell = (cell + 1) & (cells - 1);
      keys[cell] = key;
      numbers[cell] = number;
    },
    find(first: number, second: number): number {
      const key = ((first << 16) | second) >>> 0;
      for (let cell = cellOf(key); ; cell = (cell + 1) & (cells - 1)) {
        if (keys[cell] === key) return numbers[cell] as number;
        if (keys[cell] === 0) return UNKNOWN;
      }
    },
  };
}

/** The numbers of those of a few words that are known; pairs come behind what they are made of. */
export function numbersIn(vocabulary: Vocabulary, folded: string): number[] {
  const codes = Uint16Array.from({ length: folded.length }, (_, at) => folded.charCodeAt(at));
  const found: number[] = [];
  eachWord(vocabulary, codes, 0, codes.length, (word, _, pair) => {
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
    if (code >= 97 && code <= 122) {
      let hash = hashed(0, code);
      for (; to < end; to++) {
        const next = codes[to] as number;
        if ((next < 97 || next > 122) && !isApostrophe(codes, to, end)) break;
        hash = hashed(hash, next);
      }
      take(vocabulary.ofWord(codes, at, to, hash), at, UNKNOWN);
    } else if (code >= 48 && code <= 57) {
      while (to < end && (codes[to] as number) >= 48 && (codes[to] as number) <= 57) to++;
      take(NUMERALS + Math.min(LONGEST_NUMERAL, to - at) - 1, at, UNKNOWN);
    } else if (isHan(code)) {
      const next = to < end ? (codes[to] as number) : 0;
      take(vocabulary.ofCode(code), at, isHan(next) ? vocabulary.ofPair(code, next) : UNKNOWN);
    } else if (code !== 32 && code !== 95 && code !== 42) take(vocabulary.ofCode(code), at, UNKNOWN);
    at = to;
  }
}

/** Within a word. */
function isApostrophe(codes: Uint16Array, at: number, end: number): boolean {
  const next = at + 1 < end ? (codes[at + 1] as number) : 0;
  return codes[at] === 39 && next >= 97 && next <= 122;
}
