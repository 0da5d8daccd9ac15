import { TONE_KERNEL } from '../../../../generated/tone-kernel.ts';
import { openEncoded } from '../../wasm.ts';

/** The inner loops of `kernel.wat`, and the memory they work on. Rows are offsets in bytes. */
export interface Kernel extends Loops {
  floats: Float32Array;
  shorts: Int16Array;
}

interface Loops {
  strongest(
    greatest: number,
    before: number,
    here: number,
    after: number,
    standsBefore: number,
    standsHere: number,
    standsAfter: number,
    length: number,
  ): void;
  keep(kept: number, row: number, length: number): void;
  dense(sums: number, row: number, length: number, weights: number, end: number, step: number): void;
  add(sum: number, values: number, end: number, rows: number, length: number): void;
}

/** Of the hidden layer, as many are worked out together. */
export const UNITS = 32;

/** Numbers of a row come in eights. */
export function roomFor(numbers: number): number {
  return Math.ceil(numbers / 8) * 8;
}

/** With so many bytes, all 0. */
export function createKernel(bytes: number): Kernel {
  const { buffer, ...loops } = openEncoded<Loops>(TONE_KERNEL, bytes);
  return { floats: new Float32Array(buffer), shorts: new Int16Array(buffer), ...loops };
}
