import type { Likeness } from '../../src/analysis/sentiment/likeness.ts';
import { REFERENCE_STEP } from '../../src/analysis/sentiment/likeness.ts';
import { decodeSteps, encodeSteps } from '../../src/analysis/sentiment/steps.ts';
import type { Example } from './fit-tone.ts';
import { TONES } from './fit-tone.ts';

export interface LikenessFit {
  /** How many of the examples are kept as references. */
  references: number;
  fading: number;
  /** How strongly weights are pulled to 0. */
  ridge: number;
  rounds: number;
}

const USUAL: LikenessFit = { references: 450, fading: 0.12, ridge: 0.1, rounds: 150 };

/**
 * Multinomial logistic regression over the likeness to some of the examples: kernel logistic regression with a subset of
 * regressors. References are drawn in a fixed order, so that the same examples give the same fit.
 */
export function fitLikeness(examples: readonly Example[], fit: LikenessFit = USUAL): Likeness {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort();
  const rows = examples.map(({ features }) => Float64Array.from(names, (name) => features[name] ?? 0));
  const codes = drawn(rows, fit.references).map((row) => encodeSteps([...row], REFERENCE_STEP));
  const references = codes.map((code) => Float64Array.from(decodeSteps(code, REFERENCE_STEP)));
  const inputs = rows.map((row) => likenessTo(references, row, fit.fading));
  const among = references.map((one) => likenessTo(references, one, fit.fading));
  const votes = logistic(inputs, among, examples, fit);
  return {
    names: names.join('|'),
    fading: fit.fading,
    references: codes
      .map((code, at) => `${code} ${votes.map((vote) => Number((vote[at] as number).toPrecision(4))).join(' ')}`)
      .join('\n'),
  };
}

/** The same few of the many every time: by a linear congruential generator. */
function drawn<T>(all: readonly T[], count: number): T[] {
  const order = all.map((each, at) => ({ each, key: ((at + 1) * 1_103_515_245 + 12_345) % 2_147_483_647 }));
  return order
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ each }) => each);
}

function likenessTo(references: readonly Float64Array[], row: Float64Array, fading: number): Float64Array {
  return Float64Array.from(references, (reference) => {
    let distance = 0;
    for (let at = 0; at < row.length; at++) distance += ((row[at] as number) - (reference[at] as number)) ** 2;
    return Math.exp(-fading * distance);
  });
}

/**
 * By Newton's method with the bound of Böhning in the place of the curvature, from 0: each round is certain to come nearer, and
 * the bound is factored only once.
 */
function logistic(
  inputs: readonly Float64Array[],
  among: readonly Float64Array[],
  examples: readonly Example[],
  { ridge, rounds }: LikenessFit,
): Float64Array[] {
  const width = among.length;
  const bound = among.map((row, at) => {
    const scaled = row.map((value) => ridge * value);
    scaled[at] = (scaled[at] as number) + 1e-4;
    return scaled;
  });
  for (const input of inputs)
    for (let one = 0; one < width; one++) {
      const row = bound[one] as Float64Array;
      const value = 0.5 * (input[one] as number);
      for (let other = 0; other <= one; other++) row[other] = (row[other] as number) + value * (input[other] as number);
    }
  const root = cholesky(bound);
  const weights = TONES.map(() => new Float64Array(width));
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => among.map((row) => ridge * product(row, weight)));
    inputs.forEach((input, index) => {
      const odds = weights.map((weight) => Math.exp(product(input, weight)));
      const total = odds.reduce((sum, value) => sum + value, 0);
      slopes.forEach((slope, tone) => {
        const error = (odds[tone] as number) / total - (examples[index]?.tone === TONES[tone] ? 1 : 0);
        for (let at = 0; at < width; at++) slope[at] = (slope[at] as number) + error * (input[at] as number);
      });
    });
    weights.forEach((weight, tone) => {
      const step = solveUpper(root, solveLower(root, Float64Array.from(slopes[tone] ?? [])));
      for (let at = 0; at < width; at++) weight[at] = (weight[at] as number) - (step[at] as number);
    });
  }
  return weights;
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

function cholesky(matrix: readonly Float64Array[]): Float64Array[] {
  const root = matrix.map((row) => new Float64Array(row.length));
  for (let row = 0; row < root.length; row++) {
    const own = root[row] as Float64Array;
    for (let column = 0; column <= row; column++) {
      const other = root[column] as Float64Array;
      let rest = matrix[row]?.[column] as number;
      for (let at = 0; at < column; at++) rest -= (own[at] as number) * (other[at] as number);
      own[column] = row === column ? Math.sqrt(Math.max(rest, 1e-9)) : rest / (other[column] as number);
    }
  }
  return root;
}

function solveLower(root: readonly Float64Array[], given: Float64Array): Float64Array {
  const solved = new Float64Array(given.length);
  root.forEach((row, at) => {
    let rest = given[at] as number;
    for (let before = 0; before < at; before++) rest -= (row[before] as number) * (solved[before] as number);
    solved[at] = rest / (row[at] as number);
  });
  return solved;
}

/** With the transposed root. */
function solveUpper(root: readonly Float64Array[], given: Float64Array): Float64Array {
  const solved = Float64Array.from(given);
  for (let at = root.length - 1; at >= 0; at--) {
    const row = root[at] as Float64Array;
    const value = (solved[at] as number) / (row[at] as number);
    solved[at] = value;
    for (let before = 0; before < at; before++)
      solved[before] = (solved[before] as number) - value * (row[before] as number);
  }
  return solved;
}
