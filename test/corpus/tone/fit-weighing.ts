import { encodeNumbers } from '../../../src/analysis/fitted-numbers.ts';
import { outputOf } from '../../../src/analysis/sentiment/network/output.ts';
import { FEATURES, type FittedWeighing, featuresOf, type Sides } from '../../../src/analysis/sentiment/weighing.ts';
import type { Sentiment } from '../../../src/analysis/types.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { createAdam } from './adam.ts';
import { shuffled } from './shuffled.ts';
import { TONES } from './tones.ts';

export interface Weighed {
  sides: Sides;
  tone: Sentiment;
}

const UNITS = 64;
const EPOCHS = 40;
const BATCH = 64;
const RATE = 2e-3;

/** Fits the perceptron that weighs brands against each other, by stochastic gradient descent on the cross-entropy of the tones. */
export function fitWeighing(samples: readonly Weighed[]): FittedWeighing {
  const { uniform: random, normal } = seededRandom(5);
  const drawn = (length: number, deviation: number) => Float32Array.from({ length }, () => deviation * normal());
  const features = samples.map(({ sides }) => featuresOf(sides));
  const scales = Array.from(
    { length: FEATURES },
    (_, at) =>
      1 / Math.max(0.1, Math.sqrt(features.reduce((sum, row) => sum + (row[at] as number) ** 2, 0) / samples.length)),
  );
  const weights = drawn(FEATURES * UNITS, Math.sqrt(2 / FEATURES));
  const biases = new Float32Array(UNITS);
  const tones = drawn(UNITS * TONES.length, 0.1);
  const toneBiases = new Float32Array(TONES.length);
  const learning = (values: Float32Array) => createAdam(values, new Float32Array(values.length));
  const ofWeights = learning(weights);
  const ofBiases = learning(biases);
  const ofTones = learning(tones);
  const ofToneBiases = learning(toneBiases);
  const state = new Float32Array(UNITS);
  const steps = EPOCHS * Math.ceil(samples.length / BATCH);
  let step = 0;

  function learn(at: number): void {
    const row = (features[at] as number[]).map((value, feature) => value * (scales[feature] as number));
    for (let unit = 0; unit < UNITS; unit++) {
      let value = biases[unit] as number;
      for (let feature = 0; feature < FEATURES; feature++)
        value += (row[feature] as number) * (weights[feature * UNITS + unit] as number);
      state[unit] = Math.max(0, value);
    }
    const errors = errorsOf(samples[at]?.tone);
    for (let tone = 0; tone < TONES.length; tone++) add(ofToneBiases.gradient, tone, errors[tone] as number);
    for (let unit = 0; unit < UNITS; unit++) {
      if (state[unit] === 0) continue;
      let slope = 0;
      for (let tone = 0; tone < TONES.length; tone++) {
        slope += (errors[tone] as number) * (tones[TONES.length * unit + tone] as number);
        add(ofTones.gradient, TONES.length * unit + tone, (errors[tone] as number) * (state[unit] as number));
      }
      add(ofBiases.gradient, unit, slope);
      for (let feature = 0; feature < FEATURES; feature++)
        add(ofWeights.gradient, feature * UNITS + unit, slope * (row[feature] as number));
    }
  }

  /** By how much each tone is held for likelier than it is, of a batch's share. */
  function errorsOf(wanted: Sentiment | undefined): number[] {
    const scores = outputOf(state, 0, UNITS, tones, toneBiases);
    const odds = TONES.map((tone) => Math.exp(scores[tone]));
    const total = odds.reduce((sum, value) => sum + value, 0);
    return odds.map((value, tone) => (value / total - (TONES[tone] === wanted ? 1 : 0)) / BATCH);
  }

  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled([...samples.keys()], random);
    for (let start = 0; start < order.length; start += BATCH) {
      for (const at of order.slice(start, start + BATCH)) learn(at);
      const rate = (RATE / 2) * (1 + Math.cos((Math.PI * step++) / steps));
      for (const adam of [ofWeights, ofBiases, ofTones, ofToneBiases]) adam.step(rate);
    }
  }
  const scaled = weights.map((weight, at) => weight * (scales[Math.floor(at / UNITS)] as number));
  return {
    weights: encodeNumbers(scaled, 2),
    biases: encodeNumbers(biases, 2),
    tones: encodeNumbers(tones, 2),
    toneBiases: encodeNumbers(toneBiases, 2),
  };
}

function add(values: Float32Array, at: number, value: number): void {
  values[at] = (values[at] as number) + value;
}
