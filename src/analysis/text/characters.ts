/** What kind of character a UTF-16 code unit is. Tables, because these questions are asked for every character of an answer. */

/** Han, kana and Hangul: written without spaces, so that they may adjoin a Latin name. */
export function isCjk(code: number): boolean {
  return (
    code >= 0x2e80 &&
    ((code >= 0x3400 && code <= 0x9fff) ||
      (code >= 0x3041 && code <= 0x30ff) ||
      (code >= 0xac00 && code <= 0xd7af) ||
      (code >= 0xf900 && code <= 0xfaff) ||
      code === 0x3005 ||
      code === 0x3007 ||
      (code >= 0xd840 && code <= 0xd888))
  );
}

export function isHan(code: number): boolean {
  return (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff);
}

const ALPHABETIC = (() => {
  const table = new Uint8Array(65_536);
  for (let code = 0; code < 65_536; code++) {
    if (isCjk(code)) continue;
    const character = String.fromCharCode(code);
    if (/[\p{L}\p{Nd}]/u.test(character) || (code >= 0x300 && code <= 0x36f)) table[code] = 1;
  }
  return table;
})();

/** Of no script that is told apart here; of one written without spaces; of an alphabet. */
export const CJK = 1;
export const ALPHABET = 2;

/** What {@link isCjk} and {@link isAlphanumeric} say, by code unit. */
export const SCRIPTS: Uint8Array = ALPHABETIC.map((alphabetic, code) =>
  alphabetic ? ALPHABET : isCjk(code) ? CJK : 0,
);

/** Letters and digits of alphabets (Latin, Greek, Cyrillic…): where two adjoin, no word ends between them. */
export function isAlphanumeric(code: number): boolean {
  return ALPHABETIC[code] === 1;
}

/** The block of all common characters; every one of them is a letter. */
export function isOrdinaryHan(code: number): boolean {
  return code >= 0x4e00 && code <= 0x9fff;
}

export function isDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 0xff10 && code <= 0xff19);
}

/** Of ASCII, as all digits of a folded text are. */
export function isAsciiDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** From a to z, as the letters of ASCII in a folded text are. */
export function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** Between letters of one word, as in don't. */
export function isInnerApostrophe(codes: Uint16Array, at: number, end: number): boolean {
  return codes[at] === 39 && at + 1 < end && isSmallLetter(codes[at + 1] as number);
}

export function isAsciiLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

export function isLineBreak(code: number): boolean {
  return code === 10 || code === 13 || code === 0x2028 || code === 0x2029 || code === 0x85;
}

export function isSpace(code: number): boolean {
  return (
    code === 32 ||
    code === 9 ||
    code === 0xa0 ||
    code === 0x3000 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x205f
  );
}

/** Characters that take no room: joiners, directional marks, variation selectors, soft hyphens. */
export function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0xfeff ||
    code === 0x34f ||
    code === 0x61c ||
    code === 0x180e ||
    (code >= 0xfe00 && code <= 0xfe0f)
  );
}

/** Straight, or as typographers set it. */
export function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019;
}
