import { createWordTable } from './word-table.ts';

/** The numbers of words, of signs and of characters, looked up where they stand in a text. */
export interface WordNumbers {
  /** Of a word of folded letters, or a sign outside the basic plane, between two offsets; `hash` is that of its codes. */
  ofWord(codes: Uint16Array, start: number, end: number, hash: number): number;
  /** Of a sign or a character that is no letter from a to z. */
  ofCode(code: number): number;
}

/** The end of a line, as it stands in a list of words. */
export const LINE_END = '⏎';

/** @param unknown the number of all that is not listed */
export function numberWords(listed: Iterable<readonly [word: string, number: number]>, unknown: number): WordNumbers {
  const table = createWordTable();
  const numbers = [unknown];
  const codes = new Uint16Array(65_536).fill(unknown);
  for (const [word, number] of listed)
    if (word === LINE_END) codes[10] = number;
    else if (word.length === 1 && !/[a-z]/.test(word)) codes[word.charCodeAt(0)] = number;
    else numbers[table.add(word)] = number;
  return {
    ofWord: (text, start, end, hash) => numbers[table.find(text, start, end, hash)] as number,
    ofCode: (code) => codes[code] as number,
  };
}
