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
/** Of `://`. */
export const SCHEME = 1 << 8;
/** Of `www.`, in whatever case. */
export const WEB = 1 << 9;
/** Halves of characters beyond the first plane. */
export const SURROGATE = 1 << 10;

/** The signs of the first code units. */
export function signsOf(units: Uint16Array, length: number): number {
  let signs = 0;
  for (let at = 0; at < length; at++) {
    const code = units[at] as number;
    if (code > 127) {
      if (code >= 0xd800 && code <= 0xdfff) signs |= SURROGATE;
      continue;
    }
    const sign = SIGNS[code] as number;
    if (sign === 0) continue;
    if (sign === SCHEME) {
      if (at > 1 && units[at - 1] === SLASH && units[at - 2] === COLON) signs |= SCHEME;
    } else if (sign === WEB) {
      if (at > 2 && isW(units[at - 1]) && isW(units[at - 2]) && isW(units[at - 3])) signs |= WEB;
    } else signs |= sign;
  }
  return signs;
}

const SLASH = 47;
const COLON = 58;
const SIGNS = new Uint16Array(128);
for (const [mark, sign] of Object.entries({
  '<': ANGLE,
  '`': BACKTICK,
  '~': TILDE,
  '[': BRACKET,
  '&': AMPERSAND,
  '\\': BACKSLASH,
  '@': AT_SIGN,
  '|': BAR,
  '/': SCHEME,
  '.': WEB,
}))
  SIGNS[mark.charCodeAt(0)] = sign;

function isW(code: number | undefined): boolean {
  return code === 119 || code === 87;
}
