import { foldName } from '../../../src/analysis/index.ts';
import { eachWord, type Vocabulary } from '../../../src/analysis/senses/vocabulary.ts';
import { LINE_END } from '../../../src/analysis/text/word-numbers.ts';
import { codesOf } from '../../../src/analysis/text/word-table.ts';
import { readVisibleText } from '../../../src/analysis/visible-text.ts';
import type { Marked } from './marked.ts';

/** In how many of the texts, with the names and categories in question, each word, sign, character and pair occurs. */
export function countWords(texts: readonly Marked[]): Map<string, number> {
  const counts = new Map<string, number>();
  let met = new Set<string>();
  const meet = (word: string): number => {
    if (!met.has(word) && word.isWellFormed()) counts.set(word, (counts.get(word) ?? 0) + 1);
    met.add(word);
    return 0;
  };
  const meeting: Vocabulary = {
    size: 0,
    ofWord: (codes, start, end) => meet(String.fromCharCode(...codes.subarray(start, end))),
    ofCode: (code) => meet(code === 10 ? LINE_END : String.fromCharCode(code)),
    ofPair: (first, second) => meet(String.fromCharCode(first, second)),
  };
  for (const { brand, prompt, text } of texts) {
    met = new Set();
    const { folded } = readVisibleText(text, prompt);
    for (const part of [folded, foldName(`${brand.category} ${prompt}`), foldName(brand.name)]) {
      const codes = codesOf(part);
      eachWord(meeting, codes, 0, codes.length, () => {});
    }
  }
  return counts;
}
