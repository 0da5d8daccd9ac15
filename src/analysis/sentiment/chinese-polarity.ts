import { pieceNumber } from './chinese-wording.ts';
import { TERM_POLARITY } from './lexicon/chinese-polarity.ts';

/**
 * How much of what is said of the brand is made of the characters that words of praise (above 0) and of blame (below 0) are
 * made of, between -2 and 2: tells the tone of words that no list has and no labelled answer had. Odds learnt from 35,000
 * reviews of shops and hotels were tried beside it and decided no more answers rightly.
 */
export function polarityOf(wording: ReadonlySet<number>): number {
  let total = 0;
  for (const piece of wording) total += POLARITIES.get(piece) ?? 0;
  // What is chance in a sum grows with the root of the number of its parts.
  const strength = total / Math.sqrt(1 + wording.size);
  return (2 * strength) / (HALF + Math.abs(strength));
}

/** One and a half times what the strength of labelled answers usually is apart. */
const HALF = 2.1;

/**
 * How much more characters and pairs of characters stand in words of praise than of blame: the natural logarithm of the odds,
 * in the list in tenths, with the characters and then the pairs that have it, written one after the other.
 */
const POLARITIES = readPolarities(TERM_POLARITY);

function readPolarities(rows: typeof TERM_POLARITY): ReadonlyMap<number, number> {
  const polarities = new Map<number, number>();
  for (const [tenths, characters, pairs] of rows) {
    for (const character of characters) polarities.set(pieceNumber(character), tenths / 10);
    for (const [pair] of pairs.matchAll(/../g)) polarities.set(pieceNumber(pair), tenths / 10);
  }
  return polarities;
}
