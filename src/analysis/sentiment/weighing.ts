import { decodeNumbers } from '../fitted-numbers.ts';
import type { Scores } from './likeliest.ts';
import { outputOf } from './network/output.ts';

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
  const units = biases.length;
  return (sides) => {
    const state = biases.slice();
    featuresOf(sides).forEach((feature, at) => {
      for (let unit = 0; unit < units; unit++)
        state[unit] = (state[unit] as number) + feature * (weights[at * units + unit] as number);
    });
    return outputOf(state, 0, units, tones, toneBiases);
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
