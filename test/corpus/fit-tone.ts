import type { Sentiment } from '../../src/analysis/types.ts';

/** An answer with its measures and its label. */
export interface Example {
  /** Its kind, or the batch it came with: what is left out of a fit together. */
  from: string;
  features: Readonly<Record<string, number>>;
  tone: Sentiment;
}

export const TONES = ['positive', 'neutral', 'negative'] as const satisfies readonly Sentiment[];

export type Fitted = Record<Sentiment, Record<string, number>>;

const RIDGE = Number(process.env.RIDGE ?? 0.02);
const STEPS = 600;

/** Multinomial logistic regression with a ridge penalty, by gradient descent with momentum from 0: the same fit every time. */
export function fitTone(examples: readonly Example[]): Fitted {
  const names = Object.keys(examples[0]?.features ?? {});
  const table = examples.map(({ features }) => names.map((name) => features[name] ?? 0));
  const weights = TONES.map(() => new Float64Array(names.length));
  const speed = TONES.map(() => new Float64Array(names.length));
  for (let step = 0; step < STEPS; step++) {
    const slopes = TONES.map(() => new Float64Array(names.length));
    table.forEach((row, index) => {
      const scores = weights.map((each) => row.reduce((sum, value, at) => sum + value * (each[at] as number), 0));
      const top = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - top));
      const total = odds.reduce((sum, value) => sum + value, 0);
      TONES.forEach((tone, each) => {
        const error = (odds[each] as number) / total - (examples[index]?.tone === tone ? 1 : 0);
        const slope = slopes[each] as Float64Array;
        for (let at = 0; at < row.length; at++) slope[at] = (slope[at] as number) + error * (row[at] as number);
      });
    });
    weights.forEach((each, tone) => {
      const [slope, moved] = [slopes[tone] as Float64Array, speed[tone] as Float64Array];
      for (let at = 0; at < each.length; at++) {
        const weight = each[at] as number;
        const pull = names[at] === 'bias' ? 0 : RIDGE * weight * 0.5;
        moved[at] = 0.9 * (moved[at] as number) - 0.5 * ((slope[at] as number) / examples.length + pull);
        each[at] = weight + (moved[at] as number);
      }
    });
  }
  return Object.fromEntries(
    TONES.map((tone, each) => [tone, Object.fromEntries(names.map((name, at) => [name, weights[each]?.[at] ?? 0]))]),
  ) as Fitted;
}
