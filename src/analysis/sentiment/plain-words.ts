import type { Sentiment } from '../types.ts';
import type { Evidence } from './evidence.ts';

/**
 * What short and unanimous praise or blame adds to a tone's score. Networks are fitted to answers that mostly say it in other
 * words; of short ones whose words of praise or blame all agree, nine in ten mean just that.
 */
export function withPlainWords(
  scores: Readonly<Record<Sentiment, number>>,
  { passages, isEnglish }: Evidence,
): Record<Sentiment, number> {
  let total = 0;
  let most = 0;
  let length = 0;
  for (const { words, weights, isDivided } of passages) {
    if (isDivided) return scores;
    length += words.length;
    for (const weight of weights) {
      total += weight;
      most += Math.abs(weight);
    }
  }
  // A Chinese character says as much as two and a half letters.
  const isShort = length * (isEnglish ? 1 : 2.5) < SHORT;
  if (!isShort || most < CLEAR || Math.abs(total) < most) return scores;
  const { positive, neutral, negative } = scores;
  return total > 0
    ? { positive: positive + ADDED, neutral, negative }
    : { positive, neutral, negative: negative + ADDED };
}

/** Letters. */
const SHORT = 90;
const CLEAR = 0.9;
const ADDED = 0.7;
