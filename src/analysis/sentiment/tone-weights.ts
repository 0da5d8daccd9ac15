import type { Sentiment } from '../types.ts';

/** By tone, what each measure of the evidence counts for. */
export type ToneWeights = Readonly<Record<Sentiment, Readonly<Record<string, number>>>>;

/** The tone to which the measures amount, on top of what speaks for each already: multinomial logistic regression. */
export function likeliestTone(
  features: Readonly<Record<string, number>>,
  weights: ToneWeights,
  already: Readonly<Record<Sentiment, number>> = { positive: 0, neutral: 0, negative: 0 },
): Sentiment {
  let best: Sentiment = 'neutral';
  let highest = -Infinity;
  for (const tone of ['neutral', 'positive', 'negative'] as const) {
    let score = already[tone];
    for (const name in features) score += (features[name] ?? 0) * (weights[tone][name] ?? 0);
    if (score > highest) {
      highest = score;
      best = tone;
    }
  }
  return best;
}
