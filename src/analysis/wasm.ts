export const FLOAT = Float32Array.BYTES_PER_ELEMENT;
export const SHORT = Int16Array.BYTES_PER_ELEMENT;
const PAGE = 65_536;

/** The loops that a WebAssembly module exports, and its memory with at least so many bytes, all 0. */
export function openModule<Loops>(binary: Uint8Array, bytes: number): Loops & { buffer: ArrayBuffer } {
  const { memory, ...loops } = new WebAssembly.Instance(new WebAssembly.Module(binary)).exports;
  memory.grow(Math.ceil(bytes / PAGE));
  return { ...(loops as Loops), buffer: memory.buffer };
}

/** The same of a module that is written in base 64, as the generated ones are. */
export function openEncoded<Loops>(encoded: string, bytes: number): Loops & { buffer: ArrayBuffer } {
  return openModule(Buffer.from(encoded, 'base64'), bytes);
}

/** As much of the interface as is needed: the library of types that has it is that of browsers. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: { memory: { buffer: ArrayBuffer; grow(pages: number): number } } };
};
