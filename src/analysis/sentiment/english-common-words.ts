import type { Sentiment } from '../types.ts';
import { ENGLISH_COMMON_WORDS } from './lexicon/english-common-words.ts';

/**
 * What common words speak for, by how often labelled answers of a tone had them: weak evidence each, but there are many of
 * them in stories that no list of praise and blame has words for.
 */
export function commonWordScores(text: string): Record<Sentiment, number> {
  const scores = { positive: 0, neutral: 0, negative: 0 };
  for (const word of commonWordsOf(text)) {
    const weights = WEIGHTS.get(word);
    if (!weights) continue;
    scores.positive += weights[0];
    scores.negative += weights[1];
  }
  return scores;
}

/** The words of a folded text, each once. */
export function commonWordsOf(text: string): Set<string> {
  return new Set(text.match(/[a-z]+(?:'[a-z]+)?/g) ?? []);
}

/** Against neutral, in hundredths, as they stand in the list: still:12,-20 */
const WEIGHTS: ReadonlyMap<string, readonly [number, number]> = new Map(
  ENGLISH_COMMON_WORDS.trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = '', weights = ''] = entry.split(':');
      const [positive, negative] = weights.split(',');
      return [word, [Number(positive) / 100, Number(negative) / 100]] as const;
    }),
);
