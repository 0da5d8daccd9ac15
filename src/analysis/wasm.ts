export const FLOAT = Float32Array.BYTES_PER_ELEMENT;
export const SHORT = Int16Array.BYTES_PER_ELEMENT;
const PAGE = 65_536;

/** The loops that a WebAssembly module exports, and its memory with at least so many bytes, all 0. */
export function openModule<Loops>(binary: Uint8Array, bytes: number): Loops & { buffer: ArrayBuffer } {
  const { memory, ...loops } = new WebAssembly.Instance(new WebAssembly.Module(binary)).exports;
  memory.grow(Math.ceil(bytes / PAGE));
  return { ...(loops as Loops), buffer: memory.buffer };
}

/** As much of the interface as is needed: the library of types that has it is that of browsers. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: { memory: { buffer: ArrayBuffer; grow(pages: number): number } } };
};
