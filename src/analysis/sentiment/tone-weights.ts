import type { Sentiment } from '../types.ts';

/** By tone, what each measure of the evidence counts for. */
export type ToneWeights = Readonly<Record<Sentiment, Readonly<Record<string, number>>>>;

/** The tone to which the measures amount: multinomial logistic regression. Of equal ones neutral. */
export function likeliestTone(features: Readonly<Record<string, number>>, weights: ToneWeights): Sentiment {
  let best: Sentiment = 'neutral';
  let highest = -Infinity;
  for (const tone of ['neutral', 'positive', 'negative'] as const) {
    let score = 0;
    for (const name in features) score += (features[name] ?? 0) * (weights[tone][name] ?? 0);
    if (score > highest) {
      highest = score;
      best = tone;
    }
  }
  return best;
}
