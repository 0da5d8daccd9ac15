import type { Scores } from './likeliest.ts';
import { decodeNumbers } from './network/numbers.ts';

/** What speaks for the tones of brands that one answer names, each seen by itself. */
export interface Sides {
  own: Scores;
  /** One or more. */
  others: readonly Scores[];
  /** So many of the others are named before the brand. */
  namedBefore: number;
}

/** What speaks for each tone of the brand when the others are seen too. */
export type Weighing = (sides: Sides) => Scores;

/** A perceptron with one hidden layer as text, by `encodeNumbers`. */
export interface FittedWeighing {
  /** FEATURES × units */
  weights: string;
  biases: string;
  /** units × 3 */
  tones: string;
  toneBiases: string;
}

/** Of a comparison one side often says plainly what the other leaves to be understood. */
export function createWeighing(fitted: FittedWeighing): Weighing {
  const weights = decodeNumbers(fitted.weights);
  const biases = decodeNumbers(fitted.biases);
  const tones = decodeNumbers(fitted.tones);
  const toneBiases = decodeNumbers(fitted.toneBiases);
  return (sides) => {
    const features = featuresOf(sides);
    let [positive = 0, neutral = 0, negative = 0] = toneBiases;
    for (let unit = 0; unit < biases.length; unit++) {
      let value = biases[unit] as number;
      for (let at = 0; at < FEATURES; at++)
        value += (features[at] as number) * (weights[at * biases.length + unit] as number);
      if (value <= 0) continue;
      positive += value * (tones[3 * unit] as number);
      neutral += value * (tones[3 * unit + 1] as number);
      negative += value * (tones[3 * unit + 2] as number);
    }
    return { positive, neutral, negative };
  };
}

export const FEATURES = 11;

export function featuresOf({ own, others, namedBefore }: Sides): number[] {
  const leanings = others.map(leaningOf);
  const meanOf = (partOf: (scores: Scores) => number) =>
    others.reduce((sum, scores) => sum + partOf(scores), 0) / others.length;
  return [
    leaningOf(own),
    chargeOf(own),
    meanOf(leaningOf),
    meanOf(chargeOf),
    Math.max(...leanings),
    Math.min(...leanings),
    Math.max(...others.map(chargeOf)),
    Math.min(...others.map(chargeOf)),
    others.length === 1 ? 1 : 0,
    namedBefore === 0 ? 1 : 0,
    namedBefore === others.length ? 1 : 0,
  ];
}

/** Toward praise rather than blame. */
function leaningOf({ positive, negative }: Scores): number {
  return positive - negative;
}

/** Toward praise or blame rather than neither. */
function chargeOf({ positive, neutral, negative }: Scores): number {
  return (positive + negative) / 2 - neutral;
}
