/**
 * Fitted tables as text, one character a number: small, quick to load, and the same on every machine. A number is told in
 * steps, from -31 to 31 of them.
 */
export function encodeSteps(values: readonly number[], step: number): string {
  return values
    .map((value) => String.fromCharCode(MIDDLE + Math.max(-MOST, Math.min(MOST, Math.round(value / step)))))
    .map((character) => ESCAPED.get(character) ?? character)
    .join('');
}

export function decodeSteps(text: string, step: number): Float32Array {
  return Float32Array.from(
    text,
    (character) => ((UNESCAPED.get(character) ?? character.charCodeAt(0)) - MIDDLE) * step,
  );
}

const MOST = 31;
/** From "0" to "n". */
const MIDDLE = 79;
/** A character that a template string reads otherwise stands for itself by another. */
const ESCAPED = new Map([
  ['\\', '!'],
  ['`', '#'],
]);
const UNESCAPED = new Map([...ESCAPED].map(([character, stand]) => [stand, character.charCodeAt(0)]));
