/** Fitted numbers as text, so that they lie in a module: in steps of one scale for all of them, a byte or two each, in base 64. */
export function encodeNumbers(values: ArrayLike<number>, width: 1 | 2): string {
  const most = MOST[width];
  let greatest = 0;
  for (let at = 0; at < values.length; at++) greatest = Math.max(greatest, Math.abs(values[at] as number));
  const step = greatest / most || 1;
  const parts: string[] = [];
  for (let at = 0; at < values.length; at++) {
    const steps = Math.round((values[at] as number) / step) + most;
    parts.push(width === 1 ? String.fromCharCode(steps) : String.fromCharCode(steps >> 8, steps & 255));
  }
  return `${width} ${step.toPrecision(9)} ${btoa(parts.join(''))}`;
}

export function decodeNumbers(text: string): Float32Array {
  const { width, step, bytes } = read(text);
  const values = new Float32Array(bytes.length / width);
  for (let at = 0; at < values.length; at++)
    values[at] = (width === 1 ? (bytes[at] as number) - MOST[1] : bytes.readUInt16BE(2 * at) - MOST[2]) * step;
  return values;
}

/** Numbers of a byte each as they are kept, and the step that they count. */
export function decodeSteps(text: string): { steps: Int8Array; step: number } {
  const { width, step, bytes } = read(text);
  if (width !== 1) throw new Error('Numbers of more than a byte are no steps of a byte.');
  return { steps: Int8Array.from(bytes, (byte) => byte - MOST[1]), step };
}

function read(text: string): { width: number; step: number; bytes: Buffer } {
  const [width = '', step = '', code = ''] = text.split(' ');
  return { width: Number(width), step: Number(step), bytes: Buffer.from(code, 'base64') };
}

const MOST = { 1: 127, 2: 32_767 } as const;
