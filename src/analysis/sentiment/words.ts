import type { NameSpan } from '../mentions.ts';
import { isAsciiDigit, isSmallLetter } from '../text/characters.ts';
import { createWordTable, hashed, type WordTable } from '../text/word-table.ts';
import { firstFrom } from './names-within.ts';

/** The words of a stretch of folded text, by their numbers in a table. Good until the next stretch is read. */
export interface Words {
  length: number;
  /** 0 for a word that the table does not have. */
  numbers: Int32Array;
  starts: Int32Array;
  ends: Int32Array;
  /** 1 where something other than blanks, hyphens and quotation marks stands before a word: no phrase runs across it. */
  isCut: Uint8Array;
}

/** Numbers that every table of {@link createTable} begins with. */
export const NAME_OF_BRAND = 1;
export const NAME_OF_OTHER = 2;
/** A word that begins with a digit and is not in the table. */
export const NUMERAL = 3;

/** A table with room for what is no word. */
export function createTable(): WordTable {
  const table = createWordTable();
  for (const stand of [NAME_OF_BRAND, NAME_OF_OTHER, NUMERAL]) table.add(String.fromCharCode(stand));
  return table;
}

/** Sentences end long before. */
const MOST = 2_048;

export function createWords(): Words {
  return {
    length: 0,
    numbers: new Int32Array(MOST),
    starts: new Int32Array(MOST),
    ends: new Int32Array(MOST),
    isCut: new Uint8Array(MOST),
  };
}

/** Splits a stretch of folded text into words, a name being one word. */
export function readWords(
  into: Words,
  table: WordTable,
  codes: Uint16Array,
  start: number,
  end: number,
  names: readonly NameSpan[],
  owner: number,
): void {
  const { numbers, starts, ends, isCut } = into;
  let length = 0;
  let cut = 1;
  let name = Math.max(0, firstFrom(names, start) - 1);
  for (let at = start; at < end && length < MOST; ) {
    while (name < names.length && (names[name] as NameSpan).end <= at) name++;
    const span = names[name];
    const code = codes[at] as number;
    let to = at + 1;
    if (span && span.start <= at) {
      numbers[length] = span.owner === owner ? NAME_OF_BRAND : NAME_OF_OTHER;
      to = span.end;
    } else if (isWordPart(code)) {
      const limit = span && span.start < end ? span.start : end;
      const isNumber = isAsciiDigit(code);
      let hash = hashed(0, code);
      for (; to < limit; to++) {
        const next = codes[to] as number;
        if (!isWordPart(next) && !isWithin(codes, to, isNumber)) break;
        hash = hashed(hash, next);
      }
      numbers[length] = table.find(codes, at, to, hash) || (isNumber ? NUMERAL : 0);
    } else {
      if (!isTransparent(code)) cut = 1;
      at = to;
      continue;
    }
    starts[length] = at;
    ends[length] = Math.min(end, to);
    isCut[length] = cut;
    cut = 0;
    length++;
    at = to;
  }
  into.length = length;
}

/** Apostrophes between letters, points and commas between digits. */
function isWithin(codes: Uint16Array, at: number, isNumber: boolean): boolean {
  const code = codes[at] as number;
  const after = at + 1 < codes.length ? (codes[at + 1] as number) : 0;
  if (code === 39) return isWordPart(after);
  return isNumber && (code === 46 || code === 44) && isAsciiDigit(after);
}

function isWordPart(code: number): boolean {
  return isSmallLetter(code) || isAsciiDigit(code);
}

/** Blanks, hyphens, quotation marks, markup of emphasis and signs of currency do not part a phrase. */
function isTransparent(code: number): boolean {
  return (
    code === 32 ||
    code === 45 ||
    code === 34 ||
    code === 39 ||
    code === 42 ||
    code === 95 ||
    code === 0x201c ||
    code === 0x201d ||
    code === 36 ||
    code === 0xa3 ||
    code === 0x20ac ||
    code === 37
  );
}
