import { readFileSync } from 'node:fs';
import wabt from 'wabt';

/** The inner loops of `fit-kernel.wat`, and room for the numbers they work on. Places and lengths are in bytes. */
export interface FitKernel {
  /** Numbers, all 0, that the loops can reach: their place is their `byteOffset`. */
  take(numbers: number): Float32Array;
  add(sum: number, values: number, end: number, rows: number, length: number): void;
  spread(rows: number, values: number, end: number, vector: number, length: number): void;
  multiply(products: number, end: number, rows: number, vector: number, length: number): void;
}

export const BYTES = Float32Array.BYTES_PER_ELEMENT;
const PAGE = 65_536;

const source = new URL('./fit-kernel.wat', import.meta.url);
const { parseWat } = await wabt();
const { buffer: binary } = parseWat(source.pathname, readFileSync(source, 'utf8'), { simd: true }).toBinary({});

/** With room for so many numbers, of which each taking may waste three. */
export function createFitKernel(numbers: number): FitKernel {
  const { memory, ...loops } = new WebAssembly.Instance(new WebAssembly.Module(binary)).exports;
  memory.grow(Math.ceil((BYTES * numbers) / PAGE));
  let taken = 0;
  return {
    take(wanted) {
      const found = new Float32Array(memory.buffer, BYTES * taken, wanted);
      taken += 4 * Math.ceil(wanted / 4);
      return found;
    },
    ...loops,
  };
}

/** As much of the interface as is needed: the library of types that has it is that of browsers. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (
    module: object,
  ) => { exports: { memory: { buffer: ArrayBuffer; grow(pages: number): number } } & Omit<FitKernel, 'take'> };
};
