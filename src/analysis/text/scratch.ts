/** Room to work in while one answer is read, kept for the next: most answers are short, and allocating costs as much as reading. */
export interface Scratch {
  /** The answer's code units. */
  units: Uint16Array;
  codes: Uint16Array;
  origin: Int32Array;
  /** The same memory as `units`. */
  bytes: Buffer;
}

const KEPT = 1 << 16;
const kept = createScratch(KEPT);

/** Room for at least `length` code units. What it holds is good until the next answer is read. */
export function scratchFor(text: string): Scratch {
  const scratch = text.length <= KEPT ? kept : createScratch(text.length);
  scratch.bytes.write(text, 0, 'utf16le');
  return scratch;
}

function createScratch(length: number): Scratch {
  const units = new Uint16Array(length);
  return {
    units,
    bytes: Buffer.from(units.buffer),
    codes: new Uint16Array(length + 64),
    origin: new Int32Array(length + 65),
  };
}
