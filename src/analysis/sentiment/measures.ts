export function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}

/** Between -1 and 1; half way at `half`. */
export function squash(value: number, half: number): number {
  return value / (half + Math.abs(value));
}
