import type { Scores } from '../likeliest.ts';

/**
 * What hidden units, rectified, say for each tone: the last layer of a perceptron.
 *
 * @param state where the units begin at `from`
 * @param tones units × 3
 */
export function outputOf(
  state: Float32Array,
  from: number,
  units: number,
  tones: Float32Array,
  toneBiases: Float32Array,
): Scores {
  let [positive = 0, neutral = 0, negative = 0] = toneBiases;
  for (let unit = 0; unit < units; unit++) {
    const value = state[from + unit] as number;
    if (value <= 0) continue;
    positive += value * (tones[3 * unit] as number);
    neutral += value * (tones[3 * unit + 1] as number);
    negative += value * (tones[3 * unit + 2] as number);
  }
  return { positive, neutral, negative };
}
