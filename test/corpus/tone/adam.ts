/** Parameters with their gradient, and the step that follows it (Kingma and Ba 2015, "Adam: a method for stochastic optimization"). */
export interface Adam {
  /** To be added to; a step sets what it used back to 0. */
  gradient: Float32Array;
  /** Of all parameters, or of those from `start` to `end`, which then always take their steps together. */
  step(rate: number, start?: number, end?: number): void;
}

const KEPT = 0.9;
const KEPT_SQUARE = 0.999;

/** @param gradient where it is added up, all 0 */
export function createAdam(values: Float32Array, gradient: Float32Array): Adam {
  const mean = new Float32Array(values.length);
  const square = new Float32Array(values.length);
  /** By the first parameter of those that step together. */
  const taken = new Uint32Array(values.length);
  return {
    gradient,
    step(rate, start = 0, end = values.length) {
      const steps = (taken[start] as number) + 1;
      taken[start] = steps;
      const early = rate / (1 - KEPT ** steps);
      const earlySquare = 1 / (1 - KEPT_SQUARE ** steps);
      for (let at = start; at < end; at++) {
        const slope = gradient[at] as number;
        const first = KEPT * (mean[at] as number) + (1 - KEPT) * slope;
        const second = KEPT_SQUARE * (square[at] as number) + (1 - KEPT_SQUARE) * slope * slope;
        mean[at] = first;
        square[at] = second;
        gradient[at] = 0;
        values[at] = (values[at] as number) - (early * first) / (Math.sqrt(second * earlySquare) + 1e-8);
      }
    },
  };
}
