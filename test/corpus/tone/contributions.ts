import { FLOAT } from '../../../src/analysis/wasm.ts';
import type { FitKernel } from './fit-kernel.ts';

/** What the vectors that a batch needs, each once, contribute to every filter at every place of a window. */
export interface Contributions {
  /** A row of {@link Room.wide} numbers for each vector of the batch. */
  responses: Float32Array;
  /** To be added to: what the loss owes to them. */
  dResponses: Float32Array;
  /** The row of a vector that was taken. */
  slotOf: Int32Array;
  begin(): void;
  take(each: number): void;
  /** The vectors of the batch. */
  taken(): readonly number[];
  /** Hands on what is owed, to the kernels and to the rows of gradients, by their place, that a vector stands for. */
  passOn(rowsOf: (each: number) => readonly number[]): void;
}

export interface Room {
  /** Most vectors of a batch. */
  most: number;
  dimensions: number;
  /** Window × filters. */
  wide: number;
  /** dimensions × wide: the kernels turned, as of the beginning of the batch. */
  forward: Float32Array;
  /** wide × dimensions */
  kernels: Float32Array;
  dKernels: Float32Array;
}

/** @param vectorOf writes a vector by its number */
export function createContributions(
  kernel: FitKernel,
  { most, dimensions, wide, forward, kernels, dKernels }: Room,
  all: number,
  vectorOf: (each: number, vector: Float32Array) => void,
): Contributions {
  const slotOf = new Int32Array(all).fill(-1);
  const responses = kernel.take(most * wide);
  const dResponses = kernel.take(most * wide);
  const vectors = kernel.take(most * dimensions);
  const length = FLOAT * dimensions;
  let inBatch: number[] = [];
  return {
    responses,
    dResponses,
    slotOf,
    begin() {
      for (const each of inBatch) slotOf[each] = -1;
      inBatch = [];
    },
    take(each) {
      if (slotOf[each] !== -1) return;
      const slot = inBatch.length;
      slotOf[each] = slot;
      inBatch.push(each);
      const vector = vectors.subarray(slot * dimensions, (slot + 1) * dimensions);
      vectorOf(each, vector);
      const from = slot * wide;
      responses.fill(0, from, from + wide);
      dResponses.fill(0, from, from + wide);
      const { byteOffset } = vector;
      const sum = responses.byteOffset + FLOAT * from;
      kernel.add(sum, byteOffset, byteOffset + length, forward.byteOffset, FLOAT * wide);
    },
    taken: () => inBatch,
    passOn(rowsOf) {
      inBatch.forEach((each, slot) => {
        const from = dResponses.byteOffset + FLOAT * slot * wide;
        const to = from + FLOAT * wide;
        kernel.spread(dKernels.byteOffset, from, to, vectors.byteOffset + slot * length, length);
        for (const gradient of rowsOf(each)) kernel.add(gradient, from, to, kernels.byteOffset, length);
      });
    },
  };
}
