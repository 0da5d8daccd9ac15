/** Numbers that are fitted, with their slopes; only rows that have any take a step. */
export interface Steps {
  add(at: number, slope: number): void;
  /** Adds slopes times a weight to the row of their length. */
  addRow(row: number, slopes: Float32Array, weight: number): void;
  /** Steps by the rate times the size, and forgets the slopes. */
  take(size: number): void;
}

const KEPT = 0.9;
const KEPT_SQUARE = 0.999;

/** Adam (Kingma and Ba 2015), lazily: what has no slope is left as it is. `decay` is decoupled. */
export function createSteps(values: Float32Array, rate: number, decay: number): Steps {
  const slopes = new Float32Array(values.length);
  const means = new Float32Array(values.length);
  const squares = new Float32Array(values.length);
  const isTouched = new Uint8Array(values.length);
  let touched: number[] = [];
  let taken = 0;
  const add = (at: number, slope: number): void => {
    if (isTouched[at] === 0) {
      isTouched[at] = 1;
      touched.push(at);
    }
    slopes[at] = (slopes[at] as number) + slope;
  };
  return {
    add,
    addRow(row, added, weight) {
      const start = row * added.length;
      for (let at = 0; at < added.length; at++) add(start + at, weight * (added[at] as number));
    },
    take(size) {
      taken++;
      const early = 1 / (1 - KEPT ** taken);
      const earlySquare = 1 / (1 - KEPT_SQUARE ** taken);
      for (const at of touched) {
        const slope = slopes[at] as number;
        const mean = KEPT * (means[at] as number) + (1 - KEPT) * slope;
        const square = KEPT_SQUARE * (squares[at] as number) + (1 - KEPT_SQUARE) * slope * slope;
        means[at] = mean;
        squares[at] = square;
        const value = values[at] as number;
        values[at] = value - size * rate * ((early * mean) / (Math.sqrt(earlySquare * square) + 1e-8) + decay * value);
        slopes[at] = 0;
        isTouched[at] = 0;
      }
      touched = [];
    },
  };
}
