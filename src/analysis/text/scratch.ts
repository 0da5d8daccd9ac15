/** Room to work in while one answer is read, kept for the next: most answers are short, and allocating costs as much as reading. */
export interface Scratch {
  /** The answer's code units. */
  units: Uint16Array;
  codes: Uint16Array;
  origin: Int32Array;
  mask: Uint8Array;
  /** The same memory as `units` and as `codes`. */
  unitBytes: Buffer;
  unitPairs: Uint32Array;
  codeBytes: Buffer;
}

const KEPT = 1 << 16;
const kept = createScratch(KEPT);

/** Room for the code units of the text, which are read in. What it holds is good until the next answer is read. */
export function scratchFor(text: string): Scratch {
  const scratch = text.length <= KEPT ? kept : createScratch(text.length);
  scratch.unitBytes.write(text, 0, 'utf16le');
  return scratch;
}

function createScratch(length: number): Scratch {
  const units = new Uint16Array(length + (length % 2));
  const codes = new Uint16Array(length + 64);
  return {
    units,
    codes,
    origin: new Int32Array(length + 65),
    mask: new Uint8Array(length),
    unitBytes: Buffer.from(units.buffer),
    unitPairs: new Uint32Array(units.buffer),
    codeBytes: Buffer.from(codes.buffer),
  };
}
