import { TONE_KERNEL } from '../../../../generated/tone-kernel.ts';

/** The inner loops of `kernel.wat`, and the memory they work on. Rows are offsets in bytes. */
export interface Kernel {
  floats: Float32Array;
  shorts: Int16Array;
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
  add(sum: number, values: number, end: number, rows: number, length: number): void;
}

/** Numbers of a row come in eights. */
export function roomFor(numbers: number): number {
  return Math.ceil(numbers / 8) * 8;
}

/** With so many bytes, all 0. */
export function createKernel(bytes: number): Kernel {
  const { memory, ...loops } = new WebAssembly.Instance(compiled).exports;
  memory.grow(Math.ceil(bytes / PAGE));
  return { floats: new Float32Array(memory.buffer), shorts: new Int16Array(memory.buffer), ...loops };
}

export const FLOAT = Float32Array.BYTES_PER_ELEMENT;
export const SHORT = Int16Array.BYTES_PER_ELEMENT;
const PAGE = 65_536;

/** As much of the interface as is needed: the library of types that has it is that of browsers. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (
    module: object,
  ) => {
    exports: { memory: { buffer: ArrayBuffer; grow(pages: number): number } } & Omit<Kernel, 'floats' | 'shorts'>;
  };
};

const compiled = new WebAssembly.Module(Uint8Array.from(atob(TONE_KERNEL), (character) => character.charCodeAt(0)));
