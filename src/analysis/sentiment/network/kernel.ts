import { TONE_KERNEL } from '../../../../generated/tone-kernel.ts';

/** The inner loops of `kernel.wat`, and the numbers they work on. Rows are offsets in bytes. */
export interface Kernel {
  floats: Float32Array;
  strongest(greatest: number, bias: number, before: number, here: number, after: number, length: number): void;
  keep(kept: number, row: number, length: number): void;
  add(sum: number, values: number, end: number, rows: number, length: number): void;
}

/** Numbers of a row come in fours. */
export function roomFor(numbers: number): number {
  return Math.ceil(numbers / 4) * 4;
}

/** With room for so many numbers, all 0. */
export function createKernel(numbers: number): Kernel {
  const { memory, ...loops } = new WebAssembly.Instance(compiled).exports;
  memory.grow(Math.ceil((BYTES * numbers) / PAGE));
  return { floats: new Float32Array(memory.buffer, 0, numbers), ...loops };
}

export const BYTES = Float32Array.BYTES_PER_ELEMENT;
const PAGE = 65_536;

/** As much of the interface as is needed: the library of types that has it is that of browsers. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (
    module: object,
  ) => { exports: { memory: { buffer: ArrayBuffer; grow(pages: number): number } } & Omit<Kernel, 'floats'> };
};

const compiled = new WebAssembly.Module(Uint8Array.from(atob(TONE_KERNEL), (character) => character.charCodeAt(0)));
