import { readFileSync } from 'node:fs';
import wabt from 'wabt';
import { FLOAT, openModule } from '../../../src/analysis/wasm.ts';

/** The inner loops of `fit-kernel.wat`, and room for the numbers they work on. Places and lengths are in bytes. */
export interface FitKernel extends Loops {
  /** Numbers, all 0, that the loops can reach: their place is their `byteOffset`. */
  take(numbers: number): Float32Array;
}

interface Loops {
  add(sum: number, values: number, end: number, rows: number, length: number): void;
  spread(rows: number, values: number, end: number, vector: number, length: number): void;
  multiply(products: number, end: number, rows: number, vector: number, length: number): void;
}

const source = new URL('./fit-kernel.wat', import.meta.url);
const { parseWat } = await wabt();
const { buffer: binary } = parseWat(source.pathname, readFileSync(source, 'utf8'), { simd: true }).toBinary({});

/** With room for so many numbers, of which each taking may waste three. */
export function createFitKernel(numbers: number): FitKernel {
  const { buffer, ...loops } = openModule<Loops>(binary, FLOAT * numbers);
  let taken = 0;
  return {
    take(wanted) {
      const found = new Float32Array(buffer, FLOAT * taken, wanted);
      taken += 4 * Math.ceil(wanted / 4);
      return found;
    },
    ...loops,
  };
}
