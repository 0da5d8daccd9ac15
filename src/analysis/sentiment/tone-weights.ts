import type { Sentiment } from '../types.ts';

/** By tone, what each measure of the evidence counts for. */
export type ToneWeights = Readonly<Record<Sentiment, Readonly<Record<string, number>>>>;

/** The tone to which the measures amount, on top of what speaks for each already: multinomial logistic regression. */
export function likeliestTone(
  features: Readonly<Record<string, number>>,
  weights: ToneWeights,
  already: Readonly<Record<Sentiment, number>> = { positive: 0, neutral: 0, negative: 0 },
): Sentiment {
  let { positive, neutral, negative } = already;
  const shares = sharesOf(weights);
  for (const name in features) {
    const value = features[name] ?? 0;
    const share = value === 0 ? undefined : shares.get(name);
    if (!share) continue;
    positive += value * share.positive;
    neutral += value * share.neutral;
    negative += value * share.negative;
  }
  return likeliestOf({ positive, neutral, negative });
}

/** The tone for which most speaks. */
export function likeliestOf({ positive, neutral, negative }: Readonly<Record<Sentiment, number>>): Sentiment {
  if (positive > neutral) return negative > positive ? 'negative' : 'positive';
  return negative > neutral ? 'negative' : 'neutral';
}

/** The same by measure, so that each is looked up once; most measures of an answer are 0. */
function sharesOf(weights: ToneWeights): ReadonlyMap<string, Record<Sentiment, number>> {
  const known = SHARES.get(weights);
  if (known) return known;
  const { positive, neutral, negative } = weights;
  const shares = new Map(
    Object.keys({ ...positive, ...neutral, ...negative }).map((name) => [
      name,
      { positive: positive[name] ?? 0, neutral: neutral[name] ?? 0, negative: negative[name] ?? 0 },
    ]),
  );
  SHARES.set(weights, shares);
  return shares;
}

const SHARES = new WeakMap<ToneWeights, ReadonlyMap<string, Record<Sentiment, number>>>();
