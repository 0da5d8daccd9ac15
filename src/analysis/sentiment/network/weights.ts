import { decodeNumbers } from './numbers.ts';
import { LAST, NAMED, OWN } from './reading.ts';

/** A fitted network as text: see {@link Network} for the shapes. Numbers are encoded by `encodeNumbers`. */
export interface Fitted {
  /** Words, signs and characters, between blanks. */
  vocabulary: string;
  /** What the measures are called, between bars. */
  measures: string;
  filters: number;
  hidden: number;
  meanings: string;
  places: string;
  kernels: string;
  kernelBiases: string;
  hiddenWeights: string;
  hiddenBiases: string;
  tones: string;
  toneBiases: string;
}

/** The numbers of a network, row by row. */
export interface Network {
  /** The length of a word's meaning. */
  dimensions: number;
  filters: number;
  hidden: number;
  /** words × dimensions */
  meanings: Float32Array;
  /** 2 × dimensions: what is added to a meaning outside and inside clauses about the brand. */
  places: Float32Array;
  /** {@link WINDOW} × dimensions × filters */
  kernels: Float32Array;
  kernelBiases: Float32Array;
  /** (POOLS × filters + measures) × hidden */
  hiddenWeights: Float32Array;
  hiddenBiases: Float32Array;
  /** hidden × 3 */
  tones: Float32Array;
  toneBiases: Float32Array;
}

/** So many neighbouring words are looked at together. */
export const WINDOW = 3;
/** The greatest response of a filter is kept of all words, and of those that stand in each of these places. */
export const POOLED = [0, OWN, LAST, NAMED] as const;
export const POOLS = POOLED.length;

export function decodeNetwork(fitted: Fitted): Network {
  const { filters, hidden } = fitted;
  const places = decodeNumbers(fitted.places);
  return {
    dimensions: places.length / 2,
    filters,
    hidden,
    meanings: decodeNumbers(fitted.meanings),
    places,
    kernels: decodeNumbers(fitted.kernels),
    kernelBiases: decodeNumbers(fitted.kernelBiases),
    hiddenWeights: decodeNumbers(fitted.hiddenWeights),
    hiddenBiases: decodeNumbers(fitted.hiddenBiases),
    tones: decodeNumbers(fitted.tones),
    toneBiases: decodeNumbers(fitted.toneBiases),
  };
}
