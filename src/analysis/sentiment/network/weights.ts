import { decodeNumbers } from '../../fitted-numbers.ts';
import { LAST, NAMED, OWN } from './reading.ts';
import { SCOPES } from './scopes.ts';

/** A fitted network as text. */
export interface Fitted {
  /** Words, signs and characters, between blanks. */
  vocabulary: string;
  /** What the measures are called, between bars. */
  measures: string;
  filters: number;
  hidden: number;
  members: readonly FittedMember[];
}

/** The numbers of a {@link Member}, which says their shapes, encoded by `encodeNumbers`. */
export interface FittedMember {
  meanings: string;
  places: string;
  kernels: string;
  kernelBiases: string;
  hiddenWeights: string;
  hiddenBiases: string;
  tones: string;
  toneBiases: string;
}

/** The numbers of one of the networks that decide together, row by row. */
export interface Member {
  /** The length of a word's meaning. */
  dimensions: number;
  filters: number;
  hidden: number;
  /** words × dimensions */
  meanings: Float32Array;
  /**
   * {@link STANDS} × dimensions: what is added to a meaning outside clauses about the brand, inside of them, and in each of the
   * scopes.
   */
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

export const STANDS = 2 + SCOPES;
/** So many neighbouring words are looked at together. */
export const WINDOW = 3;
export const MIDDLE = (WINDOW - 1) / 2;
/** The greatest response of a filter is kept of all words, and of those that stand in each of these places. */
export const POOLED = [0, OWN, LAST, NAMED] as const;
export const POOLS = POOLED.length;

/** As many as there are ways in which a word can stand: in scopes or not, in a clause about the brand or not. */
export const WAYS = 2 ** (SCOPES + 1);

/** The way in which a word stands, as one number. */
export function wayOf(scope: number, place: number): number {
  return (scope << 1) | (place & OWN);
}

/** The rows of {@link Member.places} that belong to a way. */
export function standsOf(way: number): number[] {
  const stands = [way & OWN];
  for (let scope = 0; scope < SCOPES; scope++) if (((way >> (scope + 1)) & 1) === 1) stands.push(2 + scope);
  return stands;
}

/** Throws when the numbers are those of another shape: the network was fitted before the last change of it. */
export function decodeMember({ filters, hidden, measures }: Fitted, fitted: FittedMember): Member {
  const places = decodeNumbers(fitted.places);
  const kernels = decodeNumbers(fitted.kernels);
  const dimensions = places.length / STANDS;
  const hiddenWeights = decodeNumbers(fitted.hiddenWeights);
  const inputs = POOLS * filters + measures.split('|').length;
  if (kernels.length !== WINDOW * dimensions * filters || hiddenWeights.length !== inputs * hidden)
    throw new Error('The tone network is of another shape: fit it again.');
  return {
    dimensions,
    filters,
    hidden,
    meanings: decodeNumbers(fitted.meanings),
    places,
    kernels,
    kernelBiases: decodeNumbers(fitted.kernelBiases),
    hiddenWeights,
    hiddenBiases: decodeNumbers(fitted.hiddenBiases),
    tones: decodeNumbers(fitted.tones),
    toneBiases: decodeNumbers(fitted.toneBiases),
  };
}
