/**
 * Which of the characters that markup is made of an answer has at all, a bit for each. Most answers have few of them, and one
 * look at every code unit costs less than one search of the whole answer for each.
 */
export const ANGLE = 1 << 0;
export const BACKTICK = 1 << 1;
/** Of `~~~`. */
export const TILDE = 1 << 2;
export const BRACKET = 1 << 3;
export const AMPERSAND = 1 << 4;
export const BACKSLASH = 1 << 5;
export const AT_SIGN = 1 << 6;
export const BAR = 1 << 7;
/** Of `://`, or what looks like it. */
export const SCHEME = 1 << 8;
/** Of `www.`, in whatever case, or what looks like it. */
export const WEB = 1 << 9;
/** Halves of characters beyond the first plane. */
export const SURROGATE = 1 << 10;

/** Of `**1**`; other numbers in emphasis may be among them. */
export const BOLD_NUMBER = 1 << 11;

/** The signs of the first code units, which are read in pairs; what `pairs` holds are the same. */
export function signsOf(units: Uint16Array, pairs: Uint32Array, length: number): number {
  let signs = length % 2 === 0 ? 0 : signOf(units[length - 1] as number);
  const end = length >> 1;
  for (let at = 0; at < end; at++) {
    const pair = pairs[at] as number;
    if ((pair & 0xff80ff80) === 0) signs |= SIGNS[(pair & 127) | (pair >> 9)] as number;
    else signs |= signOf(pair & 0xffff) | signOf(pair >>> 16);
  }
  return signs;
}

function signOf(code: number): number {
  if (code < 128) return SIGNS[code] as number;
  return (code & 0xf800) === 0xd800 ? SURROGATE : 0;
}

const MARKS: Readonly<Record<string, number>> = {
  '<': ANGLE,
  '`': BACKTICK,
  '~': TILDE,
  '[': BRACKET,
  '&': AMPERSAND,
  '\\': BACKSLASH,
  '@': AT_SIGN,
  '|': BAR,
};

/** By the first of two characters of ASCII and, times 128, the second. Of `://` and `www.` one pair or the other is among them. */
const SIGNS = new Uint16Array(1 << 14).map((_, pair) => {
  const first = String.fromCharCode(pair & 127);
  const second = String.fromCharCode(pair >> 7);
  const both = (first + second).toLowerCase();
  const more =
    both === '//' || both === ':/' ? SCHEME : both === 'ww' ? WEB : both === '*1' || both === '1*' ? BOLD_NUMBER : 0;
  return (MARKS[first] ?? 0) | (MARKS[second] ?? 0) | more;
});
