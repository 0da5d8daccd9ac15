import type { Sentiment } from '../types.ts';

/** What speaks for each tone: logarithms of odds, up to a constant. */
export type Scores = Readonly<Record<Sentiment, number>>;

/** The tone for which most speaks. */
export function likeliestOf({ positive, neutral, negative }: Scores): Sentiment {
  if (positive > neutral) return negative > positive ? 'negative' : 'positive';
  return negative > neutral ? 'negative' : 'neutral';
}
