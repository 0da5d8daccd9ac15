import type { Sentiment } from '../../src/analysis/types.ts';

/** An answer with its measures and its label. */
export interface Example {
  /** What is left out of a fit together: its kind, or the batch it came with. */
  from: string;
  features: Readonly<Record<string, number>>;
  tone: Sentiment;
}

export interface Fit {
  steps: number;
  rate: number;
  /** How strongly the weight of a measure is pulled to 0. */
  ridge: (name: string) => number;
}

const USUAL: Fit = { steps: 600, rate: 0.5, ridge: (name) => (name === 'bias' ? 0 : 0.02) };

export const TONES = ['positive', 'neutral', 'negative'] as const satisfies readonly Sentiment[];

export type Fitted = Record<Sentiment, Record<string, number>>;

/** Multinomial logistic regression with a ridge penalty, by gradient descent with momentum from 0: the same fit every time. */
export function fitTone(examples: readonly Example[], { steps, rate, ridge }: Fit = USUAL): Fitted {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))];
  const columns = new Map(names.map((name, column) => [name, column]));
  const pull = Float64Array.from(names, (name) => ridge(name) / 2);
  const rows = examples.map(({ features, tone }) => ({
    columns: Uint32Array.from(Object.keys(features), (name) => columns.get(name) ?? 0),
    values: Float64Array.from(Object.values(features)),
    tone,
  }));
  const weights = TONES.map(() => new Float64Array(names.length));
  const speeds = TONES.map(() => new Float64Array(names.length));
  for (let step = 0; step < steps; step++) {
    const slopes = TONES.map(() => new Float64Array(names.length));
    for (const row of rows) {
      const scores = weights.map((weight) => product(row, weight));
      const top = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - top));
      const total = odds.reduce((sum, value) => sum + value, 0);
      slopes.forEach((slope, tone) => {
        const error = (odds[tone] ?? 0) / total - (row.tone === TONES[tone] ? 1 : 0);
        row.columns.forEach((column, at) => {
          slope[column] = (slope[column] ?? 0) + error * (row.values[at] ?? 0);
        });
      });
    }
    weights.forEach((weight, tone) => {
      const [slope, speed] = [slopes[tone] as Float64Array, speeds[tone] as Float64Array];
      for (let at = 0; at < weight.length; at++) {
        const gradient = (slope[at] as number) / rows.length + (pull[at] as number) * (weight[at] as number);
        speed[at] = 0.9 * (speed[at] as number) - rate * gradient;
        weight[at] = (weight[at] as number) + (speed[at] as number);
      }
    });
  }
  return Object.fromEntries(
    TONES.map((tone, each) => [tone, Object.fromEntries(names.map((name, at) => [name, weights[each]?.[at] ?? 0]))]),
  ) as Fitted;
}

function product(row: { columns: Uint32Array; values: Float64Array }, weight: Float64Array): number {
  let score = 0;
  for (let at = 0; at < row.columns.length; at++)
    score += (row.values[at] as number) * (weight[row.columns[at] as number] as number);
  return score;
}
