/** What a line begins with: a heading, a number, a bullet, emphasis, or plain text. */
export interface Marker {
  kind: 'heading' | 'ordered' | 'bullet' | 'bold' | 'text';
  /** Of a heading, 1 to 6. */
  level: number;
  number: number | null;
  /** Where the words begin, after all marks. */
  content: number;
}

const DIGITS = '一二三四五六七八九';

/** 3, 三, 十二, 二十: the number it says; null for anything else. */
export function readNumeral(text: string): number | null {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const parts = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/.exec(text);
  if (!parts || text === '') return null;
  const [, tens = '', ten = '', ones = ''] = parts;
  if (ten === '')
    return ones === '' && tens !== ''
      ? DIGITS.indexOf(tens) + 1
      : tens === '' && ones !== ''
        ? DIGITS.indexOf(ones) + 1
        : null;
  return (tens === '' ? 1 : DIGITS.indexOf(tens) + 1) * 10 + (ones === '' ? 0 : DIGITS.indexOf(ones) + 1);
}

/** ①, ❶, ⑴, 1️⃣, 🥇: the number it shows; null for anything else. */
export function readSymbol(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x2460 && code <= 0x2473) return code - 0x2460 + 1;
  if (code >= 0x2474 && code <= 0x2487) return code - 0x2474 + 1;
  if (code >= 0x2488 && code <= 0x249b) return code - 0x2488 + 1;
  if (code >= 0x2776 && code <= 0x277f) return code - 0x2776 + 1;
  if (code >= 0x2780 && code <= 0x2789) return code - 0x2780 + 1;
  if (code >= 0x278a && code <= 0x2793) return code - 0x278a + 1;
  if (code >= 0x3220 && code <= 0x3229) return code - 0x3220 + 1;
  if (code >= 0x1f947 && code <= 0x1f949) return code - 0x1f947 + 1;
  return null;
}

const HEADING = /(#{1,6})[ \t]+/y;
const BULLET =
  /(?:[-+•·‣▪●○◆■►▶◦✓✔✅☑➤➢★☆]|\*(?!\*)|–|—)[ \t\u3000]+|[•●◆■▪►▶]|[a-hA-H][)）、][ \t]*|[A-H][.．][ \t]*(?=[\u3400-\u9fff])/y;
const DECORATION =
  /(?:[*_]{1,3}|(?:\\[*_])+|["“【[「《]|\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic})*|\ufe0f|[ \t])/uy;
const KEYCAP = /(\d)\ufe0f?\u20e3[ \t]*/y;
const NUMBER =
  /(?:(\d{1,3})(?:[.．](?!\d)|[、)）]|\\\.|[:：](?!\d))|[(（](\d{1,2}|[一二三四五六七八九十]{1,3})[)）]|([一二三四五六七八九十]{1,3})[、.．]|第([一二三四五六七八九十]{1,3}|\d{1,2})(?:名|位)?[ \t]*(?:[:：、,，.—–-]|(?=\*\*))|(?:top|number|rank)[ \t.]*(\d{1,2})[ \t]*[:：.)、\-–—]|(?:no\.?|#)[ \t]*(\d{1,2})(?![\d.]*\d)[ \t]*[:：.)、\-–—]?)[ \t]*/iuy;
const WEAK_NUMBER = /(\d{1,2})[ \t]+[-–—][ \t]+/y;

export function readMarker(original: string, start: number, end: number): Marker {
  if (isPlainLetter(original.charCodeAt(start)))
    return { kind: 'text', level: 0, number: null, content: Math.min(start, end) };
  let at = start;
  let kind: Marker['kind'] = 'text';
  let level = 0;
  let number: number | null = null;
  const heading = original.charCodeAt(at) === HASH ? match(HEADING, original, at) : null;
  if (heading) {
    kind = 'heading';
    level = (heading[1] ?? '').length;
    at += heading[0].length;
  } else {
    const bullet = isOrdinaryHan(original.charCodeAt(at)) ? null : match(BULLET, original, at);
    if (bullet) {
      kind = 'bullet';
      at += bullet[0].length;
    }
  }
  let emphasisAt = -1;
  for (let step = 0; step < 12 && at < end; step++) {
    const code = original.charCodeAt(at);
    if (isOrdinaryHan(code)) break;
    if (number === null && mayBeginNumber(code)) {
      const isDigit = code >= 48 && code <= 57;
      const keycap = isDigit ? match(KEYCAP, original, at) : null;
      const symbol = isDigit ? null : readSymbol(original.slice(at, at + 2));
      const plain = keycap ?? match(NUMBER, original, at) ?? (isDigit ? match(WEAK_NUMBER, original, at) : null);
      if (symbol !== null) {
        number = symbol;
        at += (original.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
        emphasisAt = -1;
        if (original[at] === '\ufe0f') at++;
        continue;
      }
      if (plain) {
        number = readNumeral(plain.slice(1).find((part) => part !== undefined) ?? '');
        at += plain[0].length;
        emphasisAt = -1;
        continue;
      }
    }
    const decoration = mayDecorate(code) ? match(DECORATION, original, at) : null;
    if (!decoration) break;
    if (decoration[0].startsWith('**') || decoration[0].startsWith('__')) {
      if (kind === 'text' && number === null) kind = 'bold';
      emphasisAt = at;
    }
    at += decoration[0].length;
  }
  // Where a number stands inside the emphasis (**1. Sony**) the name is emphasised, too.
  if (number !== null && kind !== 'heading') kind = 'ordered';
  return { kind, level, number, content: emphasisAt >= 0 ? emphasisAt : Math.min(at, end) };
}

/** A letter that no mark begins with: most lines begin with one. */
function isPlainLetter(code: number): boolean {
  if (isOrdinaryHan(code)) return true;
  const small = code | 32;
  // A) to H), "top", "number", "no." and "rank" are marks.
  return small > 104 && small <= 122 && !mayBeginNumber(code);
}

const HASH = 35;
const NUMERALS = new Set([...`第${DIGITS}十`].map((numeral) => numeral.charCodeAt(0)));

function isOrdinaryHan(code: number): boolean {
  return code >= 0x4e00 && code <= 0x9fff && !NUMERALS.has(code);
}

/** Digits, brackets, "#", "top", "number", "no.", "rank", and all beyond ASCII: what {@link NUMBER} or a symbol begins with. */
function mayBeginNumber(code: number): boolean {
  if (code > 127) return true;
  const small = code | 32;
  return (code >= 48 && code <= 57) || code === 40 || code === HASH || small === 110 || small === 114 || small === 116;
}

/** No letter and no digit of ASCII. */
function mayDecorate(code: number): boolean {
  const small = code | 32;
  return !(code >= 48 && code <= 57) && !(small >= 97 && small <= 122 && code > 64);
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
