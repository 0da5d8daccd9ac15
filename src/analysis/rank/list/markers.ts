import { isAsciiDigit, isAsciiLetter, isOrdinaryHan, isSmallLetter } from '../../text/characters.ts';
import { DIGITS, FORMAL_DIGITS, readNumeral, readSymbol, STEMS } from '../numerals.ts';
import { CARDINAL } from '../place-words.ts';

/** What a line begins with: a heading, a number, a bullet, emphasis, or plain text. */
export interface Marker {
  kind: 'heading' | 'ordered' | 'bullet' | 'picture' | 'bold' | 'text';
  /** Of a heading, 1 to 6. */
  level: number;
  number: number | null;
  /** How the number is written; lists within a list are often told apart by nothing else. */
  style: NumberStyle | null;
  /** Whether the number is said to be a place: "No. 3", "Place 3", 第三名. */
  isPlace: boolean;
  /** Where the words begin, after all marks. */
  content: number;
}

/** 1. and 1、 and all words before a number; 1); (1); 一、 and 甲、; Roman; ① and other symbols. */
export type NumberStyle = 'digits' | 'closed' | 'brackets' | 'han' | 'roman' | 'symbol';

const HEADING = /(#{1,6})[ \t]+/y;
const BULLET =
  /(?:[-+•·‣▪●○◆■►▶◦✓✔✅☑➤➢★☆]|\*(?!\*)|–|—)[ \t\u3000]+|[•●◆■▪►▶]|[(（]?[a-hA-H][)）][ \t]*|[a-hA-H]、[ \t]*|[A-H][.．][ \t]*(?=[\u3400-\u9fff])/y;
const DECORATION =
  /(?:[*_]{1,3}|(?:\\[*_])+|["“【[「《]|\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic})*|\ufe0f|[ \t])/uy;
const PICTURE = /^\p{Extended_Pictographic}/u;
const KEYCAP = /(\d)\ufe0f?\u20e3[ \t]*/y;
const DIGIT = '[\\d０-９]';
const HAN = `[${DIGITS}十]{1,3}`;
/** What numbers an item: a pattern with one group, which is the number; how it is written; whether it is said to be a place. */
const NUMBERS: readonly { pattern: string; style: NumberStyle; isPlace?: true }[] = [
  { pattern: String.raw`(${DIGIT}{1,3})(?:[.．](?!\d)|[、)）]|\\\.|[:：](?!\d))`, style: 'digits' },
  { pattern: `[(（](${DIGIT}{1,2}|${HAN})[)）]`, style: 'brackets' },
  { pattern: `(${HAN}|[${FORMAL_DIGITS}${STEMS}])[、.．]`, style: 'han' },
  { pattern: `(?:其|方案|选择|选项|推荐)(${HAN})[:：、,，—]+`, style: 'han' },
  {
    pattern: String.raw`([IVX]{1,4}|[Ⅰ-Ⅻ])(?:[.．)](?=[ \t])|(?<![ \t\n][VX]|^[VX])[、:：]|[ \t]*[—–-](?=[ \t]))`,
    style: 'roman',
  },
  { pattern: String.raw`(\d{1,2})\*\*(?=[ \t])`, style: 'digits' },
  {
    pattern: String.raw`第[ \t]?(${HAN}|\d{1,2})[ \t]?(?:[款家个支部台]|选择|推荐)?[ \t]*(?:[:：、,，.—–-]|(?=\*\*))`,
    style: 'digits',
  },
  { pattern: String.raw`(?:option|pick|choice)[ \t]*(\d{1,2}|${CARDINAL})[ \t]*[:：.)、\-–—]`, style: 'digits' },
  { pattern: String.raw`(${CARDINAL})(?=[:：]|[ \t][—–-][ \t])[ \t]*[:：—–-]`, style: 'digits' },
  {
    pattern: String.raw`第[ \t]?(${HAN}|\d{1,2})[ \t]?[名位][ \t]*(?:[:：、,，.—–-]|(?=\*\*)|(?<=[ \t])(?=[\p{L}“「《]))`,
    style: 'digits',
    isPlace: true,
  },
  {
    pattern: String.raw`(?:top|number|rank|place|position)[ \t.]*(\d{1,2}|${CARDINAL})[ \t]*[:：.)、\-–—]`,
    style: 'digits',
    isPlace: true,
  },
  { pattern: String.raw`(?:no\.?|#)[ \t]*(\d{1,2})(?![\d.]*\d)[ \t]*[:：.)、\-–—]?`, style: 'digits', isPlace: true },
];
const NUMBER = new RegExp(NUMBERS.map(({ pattern }) => String.raw`${pattern}[ \t]*`).join('|'), 'iuy');
/** 首先，隅田川。 其次，永璞。 … 最后，雀巢。 */
const COUNTED =
  /(?:首先|其次|再次|然后|最后)[,，:：](?!看|考虑|确定|了解|要|明确|注意|确认|根据|[你您]|先|对比|比较|检查|如果)(?=[^,，。;；:：\n]{2,12}[。:：—(（])/y;
const COUNTING = ['首先', '其次', '再次'];
/** TOP 3 徐福记 is the third of a list only where a first and a second are told, too. */
const TOP = /top[ \t]?(\d{1,2})[ \t]+/iy;
const TOPS = [/\btop[ \t]?1\b/i, /\btop[ \t]?2\b/i];
const LETTER_LINES = /(?:^|\n)([A-Ha-h])\. (?![A-Z]\.)/g;
/** a. Ally, B. Chase: one letter of several. */
const LETTER = /([a-hA-H])[.．][ \t]+(?=[\p{Lu}\d*])/uy;
/** i. Patriot, ii. Gusto: a numeral in small letters where lines begin with the first and the second. */
const SMALL_ROMAN = /(?:i{1,3}|iv|vi{0,3}|ix|xi{0,2})[.)][ \t]+/y;
const ROMAN_LINES = [/(?:^|\n)[ \t]*i[.)] /, /\n[ \t]*ii[.)] /];
const WEAK_NUMBER = /(\d{1,2})[ \t]+[-–—][ \t]+/y;

/** What holds for the whole answer, worked out when it is asked for. */
export interface Beginnings {
  original: string;
  /** Whether it tells a "top 1" and a "top 2". */
  tellsTops: boolean | null;
  /** The letters behind which lines begin with a full stop: "a. Ally". */
  letters: string | null;
  /** Whether lines begin with "i." and "ii.". */
  hasRomans: boolean | null;
}

export function readMarker(answer: Beginnings, start: number, end: number): Marker {
  const { original } = answer;
  const first = original.charCodeAt(start);
  if (isPlainLetter(first) && !mayBeginNumber(original, start) && romanLength(answer, start) === 0)
    return plainText(Math.min(start, end));
  let at = start;
  let kind: Marker['kind'] = 'text';
  let level = 0;
  let number: number | null = null;
  let style: NumberStyle | null = null;
  let isPlace = false;
  let isCounted = false;
  const heading = first === HASH ? match(HEADING, original, at) : null;
  if (heading) {
    kind = 'heading';
    level = (heading[1] ?? '').length;
    at += heading[0].length;
  } else {
    const length = bulletLength(answer, at, first);
    if (length > 0) {
      kind = 'bullet';
      at += length;
    }
  }
  let isPictured = false;
  let emphasisAt = -1;
  for (let step = 0; step < 12 && at < end; step++) {
    const code = original.charCodeAt(at);
    if (number === null && mayBeginNumber(original, at)) {
      const isDigit = code >= 48 && code <= 57;
      const plainEnd = isDigit ? plainNumberEnd(original, at) : 0;
      if (plainEnd > 0) {
        number = Number.parseInt(original.slice(at, at + 3), 10);
        style = original[plainEnd - 2] === ')' ? 'closed' : 'digits';
        at = plainEnd;
        emphasisAt = -1;
        continue;
      }
      const keycap = isDigit ? match(KEYCAP, original, at) : null;
      const symbol = isDigit ? null : readSymbol(original.slice(at, at + 2));
      const plain =
        keycap ??
        match(NUMBER, original, at) ??
        (isDigit ? match(WEAK_NUMBER, original, at) : null) ??
        (isTop(code) && tellsTops(answer) ? match(TOP, original, at) : null);
      if (symbol !== null) {
        number = symbol;
        style = 'symbol';
        at += (original.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
        emphasisAt = -1;
        if (original[at] === '\ufe0f') at++;
        continue;
      }
      const counted: RegExpExecArray | null =
        number === null && !plain && isOrdinaryHan(code) ? match(COUNTED, original, at) : null;
      if (counted) {
        isCounted = true;
        number = COUNTING.indexOf(counted[0].slice(0, 2)) + 1 || null;
        style = 'han';
        at += counted[0].length;
        continue;
      }
      const group = plain ? plain.findIndex((part, index) => index > 0 && part !== undefined) - 1 : 0;
      const numeral = plain ? readNumeral(plain[group + 1] ?? '') : null;
      if (plain && numeral !== null) {
        number = numeral;
        style = keycap
          ? 'symbol'
          : group === 0 && /[)）]\s*$/.test(plain[0])
            ? 'closed'
            : (NUMBERS[group]?.style ?? 'digits');
        isPlace = NUMBERS[group]?.isPlace === true || (!isDigit && isTop(code));
        at += plain[0].length;
        emphasisAt = -1;
        continue;
      }
    }
    if (isOrdinaryHan(code)) break;
    const decoration = decorationLength(original, at, code);
    if (decoration === 0) break;
    isPictured ||= code > 127 && PICTURE.test(original.slice(at, at + decoration));
    const isBold = decoration > 1 && (code === ASTERISK || code === UNDERSCORE) && original.charCodeAt(at + 1) === code;
    if (isBold || code === LENTICULAR) {
      if (kind === 'text' && number === null) kind = 'bold';
      if (isBold) emphasisAt = at;
    }
    at += decoration;
  }
  // Where a number stands inside the emphasis (**1. Sony**) the name is emphasised, too.
  if ((number !== null || isCounted) && kind !== 'heading') kind = 'ordered';
  if (kind === 'text' && isPictured) kind = 'picture';
  return { kind, level, number, style, isPlace, content: emphasisAt >= 0 ? emphasisAt : Math.min(at, end) };
}

const SPACE = 32;
const ASTERISK = 42;
const UNDERSCORE = 95;
/** 【 */
const LENTICULAR = 0x3010;

/** How long the bullet is that stands at an offset; 0 where none does. The plainest is told without a pattern. */
function bulletLength(answer: Beginnings, at: number, code: number): number {
  const { original } = answer;
  if (isOrdinaryHan(code) || (code >= 48 && code <= 57)) return 0;
  const next = original.charCodeAt(at + 1);
  if ((code === HYPHEN || code === ASTERISK) && next === SPACE && original.charCodeAt(at + 2) > SPACE) return 2;
  if (code === ASTERISK && next === ASTERISK) return 0;
  return (match(BULLET, original, at) ?? letterAt(answer, at))?.[0].length ?? romanLength(answer, at);
}

/** How long the numeral in small letters is that stands at an offset; 0 where none does. */
function romanLength(answer: Beginnings, at: number): number {
  const { original } = answer;
  if (!isRomanLetter(original.charCodeAt(at))) return 0;
  const next = original.charCodeAt(at + 1);
  if (!isRomanLetter(next) && next !== 46 && next !== 41) return 0;
  const length = match(SMALL_ROMAN, original, at)?.[0].length ?? 0;
  if (length > 0) answer.hasRomans ??= ROMAN_LINES.every((line) => line.test(original));
  return answer.hasRomans ? length : 0;
}

function isRomanLetter(code: number): boolean {
  return code === 105 || code === 118 || code === 120;
}

const HYPHEN = 45;

/** Where the words begin after "3. " or "3) " or 3、; 0 where something else stands there. */
function plainNumberEnd(original: string, at: number): number {
  let end = at + 1;
  while (end < at + 3 && isAsciiDigit(original.charCodeAt(end))) end++;
  const mark = original.charCodeAt(end);
  if (mark === 0x3001) return isBlank(original.charCodeAt(end + 1)) ? 0 : end + 1;
  if ((mark !== 46 && mark !== 41) || original.charCodeAt(end + 1) !== SPACE) return 0;
  return isBlank(original.charCodeAt(end + 2)) ? 0 : end + 2;
}

function isBlank(code: number): boolean {
  return code === SPACE || code === 9;
}

/** How long the decoration is that stands at an offset; 0 where none does. */
function decorationLength(original: string, at: number, code: number): number {
  if (!mayDecorate(code)) return 0;
  if (code === SPACE) return 1;
  if (code === ASTERISK && original.charCodeAt(at + 1) === ASTERISK && original.charCodeAt(at + 2) !== ASTERISK)
    return 2;
  return match(DECORATION, original, at)?.[0].length ?? 0;
}

function isTop(code: number): boolean {
  return (code | 32) === 116;
}

function tellsTops(answer: Beginnings): boolean {
  answer.tellsTops ??= TOPS.every((top) => top.test(answer.original));
  return answer.tellsTops;
}

/** A letter that counts: lines of the answer begin with the first letter, and with the one before or the next. */
function letterAt(answer: Beginnings, at: number): RegExpExecArray | null {
  const found = match(LETTER, answer.original, at);
  if (!found) return null;
  answer.letters ??= Array.from(answer.original.matchAll(LETTER_LINES), ([, letter]) => letter).join('');
  const code = answer.original.charCodeAt(at);
  const isLine = (other: number) => answer.letters?.includes(String.fromCharCode(other)) ?? false;
  return isLine((code & 32) | 65) && (isLine(code + 1) || isLine(code - 1)) ? found : null;
}

function plainText(content: number): Marker {
  return { kind: 'text', level: 0, number: null, style: null, isPlace: false, content };
}

/** A letter that no mark begins with, unless it begins a number that is told in words: most lines begin with one. */
function isPlainLetter(code: number): boolean {
  const small = code | 32;
  // A) to H) are marks.
  return isOrdinaryHan(code) || (small > 104 && small <= 122);
}

const HASH = 35;
/** With what 第一, 一、 and 其一, 方案一, 选择一, 选项一, 推荐一 begin. */
const NUMERALS = new Set(
  [...`第${DIGITS}十${FORMAL_DIGITS}${STEMS}其方选推首再然最`].map((numeral) => numeral.charCodeAt(0)),
);
/** How the words begin that are numbers or stand before one: "top", "no.", "place", "three" …, three letters each. */
const WORD_BEGINNINGS = new Set(
  ['top', 'number', 'no.', 'no ', 'rank', 'place', 'position', 'option', 'pick', 'choice', ...CARDINAL.split('|')].map(
    (word) => beginningOf(word, 0),
  ),
);

function beginningOf(text: string, at: number): number {
  const small = (offset: number) => text.charCodeAt(at + offset) | 32;
  return (small(0) << 16) | (small(1) << 8) | small(2);
}

/** Digits, brackets, "#", words that stand before numbers, Roman numerals, and signs beyond ASCII: what {@link NUMBER} or a symbol begins with. */
function mayBeginNumber(original: string, at: number): boolean {
  const code = original.charCodeAt(at);
  if (isOrdinaryHan(code)) return NUMERALS.has(code);
  if (code > 127 || (code >= 48 && code <= 57) || code === 40 || code === HASH) return true;
  if (code === 73 || code === 86 || code === 88) return !isSmallLetter(original.charCodeAt(at + 1));
  return isAsciiLetter(code) && WORD_BEGINNINGS.has(beginningOf(original, at));
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
