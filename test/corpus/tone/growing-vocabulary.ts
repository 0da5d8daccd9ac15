import { signalOf } from '../../../src/analysis/sentiment/network/signals.ts';
import type { Vocabulary } from '../../../src/analysis/sentiment/network/vocabulary.ts';
import { LONGEST_NUMERAL, NUMERALS, UNKNOWN } from '../../../src/analysis/sentiment/network/vocabulary.ts';
import { LINE_END } from '../../../src/analysis/text/word-numbers.ts';

/** Takes in every word that it is asked for. */
export interface GrowingVocabulary extends Vocabulary {
  /** By number; '' for numbers that stand for no word. */
  words: string[];
}

const MOST = 65_535;

export function createGrowingVocabulary(): GrowingVocabulary {
  const words = new Array<string>(NUMERALS + LONGEST_NUMERAL).fill('');
  const signals = words.map(() => 0);
  const numbers = new Map<string, number>();
  const find = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    if (words.length > MOST) return UNKNOWN;
    numbers.set(word, words.length);
    words.push(word);
    signals.push(signalOf(word));
    return words.length - 1;
  };
  return {
    words,
    signals,
    get size() {
      return words.length;
    },
    ofWord: (codes, start, end) => find(String.fromCharCode(...codes.subarray(start, end))),
    ofCode: (code) => {
      const sign = code === 10 ? LINE_END : String.fromCharCode(code);
      // What does not stand between blanks in a list of words.
      return sign.trim() === '' || (code >= 0xd800 && code < 0xe000) ? UNKNOWN : find(sign);
    },
  };
}
