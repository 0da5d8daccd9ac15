import type { Span } from '../boundaries.ts';
import { isSmallLetter } from '../text/characters.ts';
import type { VisibleText } from '../visible-text.ts';
import { eachWord, NOTHING, UNKNOWN, type Vocabulary } from './vocabulary.ts';

/** The words of a stretch of an answer, in order, by their numbers. */
export interface Words {
  length: number;
  numbers: Uint16Array;
  /** Of the pair that a Chinese character forms with the next one. */
  pairs: Uint16Array;
  /** Where they begin in the folded text. */
  starts: Int32Array;
}

/** So many words on either side of a name are told apart by where they stand. */
export const REACH = 6;
/** After them come the pair of characters before the name and the one behind it. */
export const PAIR_BEFORE = 2 * REACH;
export const PAIR_AFTER = PAIR_BEFORE + 1;
export const PLACES = PAIR_AFTER + 1;

/** In so many characters there are {@link REACH} words, mostly. */
const STRETCH = 40;
/** A stretch has no more words, nor words of more letters. */
const ROOM = 512;
const LONGEST_WORD = 40;
const words: Words = {
  length: 0,
  numbers: new Uint16Array(ROOM),
  pairs: new Uint16Array(ROOM),
  starts: new Int32Array(ROOM),
};

/** Reads the words of a sentence and those near the name. Good until the next stretch is read. */
export function readWords(
  { codes, folded }: VisibleText,
  span: Span,
  sentence: { start: number; end: number },
  vocabulary: Vocabulary,
): Words {
  let from = Math.max(0, Math.min(sentence.start, span.start - STRETCH));
  // Words at both ends are read as a whole, as long as they are no strings of thousands of letters.
  const first = from - LONGEST_WORD;
  while (from > 0 && from > first && isSmallLetter(codes[from] as number) && isSmallLetter(codes[from - 1] as number))
    from--;
  let to = Math.min(folded.length, Math.max(sentence.end, span.end + STRETCH));
  const last = to + LONGEST_WORD;
  while (
    to < folded.length &&
    to < last &&
    isSmallLetter(codes[to - 1] as number) &&
    isSmallLetter(codes[to] as number)
  )
    to++;
  words.length = 0;
  eachWord(vocabulary, codes, from, span.start, take);
  eachWord(vocabulary, codes, span.end, to, take);
  return words;
}

function take(word: number, at: number, pair: number): void {
  if (words.length === ROOM) return;
  words.numbers[words.length] = word;
  words.pairs[words.length] = pair;
  words.starts[words.length++] = at;
}

/** The words before a name, from the nearest on, the words behind it likewise, and the nearest pairs. */
export function wordsAround({ numbers, pairs, starts, length }: Words, span: Span, around: Uint16Array): void {
  let after = 0;
  while (after < length && (starts[after] as number) < span.start) after++;
  const before = after - 1;
  for (let step = 0; step < REACH; step++) {
    around[step] = before >= step ? (numbers[before - step] as number) : NOTHING;
    around[REACH + step] = after + step < length ? (numbers[after + step] as number) : NOTHING;
  }
  const isAdjacent = before >= 1 && starts[before] === span.start - 1;
  around[PAIR_BEFORE] = isAdjacent ? (pairs[before - 1] as number) : UNKNOWN;
  around[PAIR_AFTER] = after < length && starts[after] === span.end ? (pairs[after] as number) : UNKNOWN;
}
