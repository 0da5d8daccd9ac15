import type { Sentiment } from '../types.ts';

/** The tone for which most speaks. */
export function likeliestOf({ positive, neutral, negative }: Readonly<Record<Sentiment, number>>): Sentiment {
  if (positive > neutral) return negative > positive ? 'negative' : 'positive';
  return negative > neutral ? 'negative' : 'neutral';
}
