import type { Sentiment } from '../types.ts';
import { CHINESE_WORDING } from './lexicon/chinese-wording.ts';
import { CHINESE_WORDING_MORE } from './lexicon/chinese-wording-more.ts';

/**
 * Characters and pairs of characters by how often labelled answers of a tone had them: weak evidence each, but there are
 * many of them in words that no list of praise and blame has.
 */
export function wordingScores(text: string): Record<Sentiment, number> {
  const scores = { positive: 0, neutral: 0, negative: 0 };
  for (const piece of wordingOf(text)) {
    const weights = WEIGHTS.get(piece);
    if (!weights) continue;
    scores.positive += weights[0];
    scores.negative += weights[1];
  }
  return scores;
}

/** The Chinese characters and pairs of a text, each once. */
export function wordingOf(text: string): Set<string> {
  const pieces = new Set<string>();
  let before = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x4e00 || code > 0x9fff) {
      before = '';
      continue;
    }
    const character = text.charAt(at);
    pieces.add(character);
    if (before !== '') pieces.add(before + character);
    before = character;
  }
  return pieces;
}

/** Against neutral, in hundredths, as they stand in the lists: 稳12,-20 */
const WEIGHTS: ReadonlyMap<string, readonly [number, number]> = new Map(
  `${CHINESE_WORDING} ${CHINESE_WORDING_MORE}`
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [, piece = '', positive, negative] = /^(\D+?)(-?\d+),(-?\d+)$/.exec(entry) ?? [];
      return [piece, [Number(positive) / 100, Number(negative) / 100]] as const;
    }),
);
