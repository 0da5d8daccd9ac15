import type { Sentiment } from '../types.ts';
import { CHINESE_WORDING } from './lexicon/chinese-wording.ts';
import { CHINESE_WORDING_MORE } from './lexicon/chinese-wording-more.ts';

/**
 * How often labelled answers of a tone had the characters and pairs: weak evidence each, but there are many of them in words
 * that no list of praise and blame has.
 */
export function wordingScores(wording: ReadonlySet<number>): Record<Sentiment, number> {
  const scores = { positive: 0, neutral: 0, negative: 0 };
  for (const piece of wording) {
    const weights = WEIGHTS.get(piece);
    if (weights === undefined) continue;
    scores.positive += weights[0];
    scores.negative += weights[1];
  }
  return scores;
}

/** The Chinese characters and neighbouring pairs of a text, each once, as numbers. */
export function wordingOf(text: string): Set<number> {
  const pieces = new Set<number>();
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const place = placeOf(text, at);
    if (place > 0) {
      pieces.add(place);
      if (before > 0) pieces.add(before * PLACES + place);
    }
    before = place;
  }
  return pieces;
}

/** The number of a character or of a pair of them. */
export function pieceNumber(piece: string): number {
  return piece.length === 1 ? placeOf(piece, 0) : placeOf(piece, 0) * PLACES + placeOf(piece, 1);
}

/** The character or the pair that a number stands for. */
export function pieceOf(number: number): string {
  const second = String.fromCharCode(BEFORE_FIRST + (number % PLACES));
  return number < PLACES ? second : String.fromCharCode(BEFORE_FIRST + Math.floor(number / PLACES)) + second;
}

/** Of a Chinese character above 0, of others 0. */
function placeOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code > BEFORE_FIRST && code <= LAST ? code - BEFORE_FIRST : 0;
}

const BEFORE_FIRST = 0x4dff;
const LAST = 0x9fff;
const PLACES = LAST - BEFORE_FIRST + 1;

/** Against neutral, in hundredths, as they stand in the lists: 稳12,-20 */
const WEIGHTS: ReadonlyMap<number, readonly [number, number]> = new Map(
  Array.from(
    `${CHINESE_WORDING} ${CHINESE_WORDING_MORE}`.matchAll(/([\u4e00-\u9fff]+)(-?\d+),(-?\d+)/g),
    ([, piece = '', positive, negative]) =>
      [pieceNumber(piece), [Number(positive) / 100, Number(negative) / 100]] as const,
  ),
);
