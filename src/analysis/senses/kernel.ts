import { SENSE_KERNEL } from '../../../generated/sense-kernel.ts';
import { openEncoded } from '../wasm.ts';

/** The inner loop of `kernel.wat`, and the memory it works on. */
export interface Kernel extends Loops {
  floats: Float32Array;
  integers: Int32Array;
}

interface Loops {
  /** Adds to the row at an offset in bytes those whose offsets stand from one offset to another. */
  gather(sum: number, offsets: number, end: number): void;
}

/** The numbers of a row. */
export const UNITS = 32;

/** With so many bytes, all 0. */
export function createKernel(bytes: number): Kernel {
  const { buffer, ...loops } = openEncoded<Loops>(SENSE_KERNEL, bytes);
  return { floats: new Float32Array(buffer), integers: new Int32Array(buffer), ...loops };
}
