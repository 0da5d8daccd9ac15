/** Parameters with their gradient, and the step that follows it (Kingma and Ba 2015, "Adam: a method for stochastic optimization"). */
export interface Adam {
  /** To be added to; a step sets what it used back to 0. */
  gradient: Float32Array;
  /** Of all parameters, or of those from `start` to `end`. */
  step(rate: number, start?: number, end?: number): void;
}

const KEPT = 0.9;
const KEPT_SQUARE = 0.999;

export function createAdam(values: Float32Array): Adam {
  const gradient = new Float32Array(values.length);
  const mean = new Float32Array(values.length);
  const square = new Float32Array(values.length);
  /** By parameter, since not all take every step. */
  const taken = new Uint32Array(values.length);
  return {
    gradient,
    step(rate, start = 0, end = values.length) {
      for (let at = start; at < end; at++) {
        const slope = gradient[at] as number;
        const steps = (taken[at] as number) + 1;
        taken[at] = steps;
        const first = KEPT * (mean[at] as number) + (1 - KEPT) * slope;
        const second = KEPT_SQUARE * (square[at] as number) + (1 - KEPT_SQUARE) * slope * slope;
        mean[at] = first;
        square[at] = second;
        gradient[at] = 0;
        const [early, earlySquare] = steps < 4_000 ? [1 - KEPT ** steps, 1 - KEPT_SQUARE ** steps] : [1, 1];
        values[at] = (values[at] as number) - (rate * (first / early)) / (Math.sqrt(second / earlySquare) + 1e-8);
      }
    },
  };
}
