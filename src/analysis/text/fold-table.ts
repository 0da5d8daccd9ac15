import { isInvisible, isLineBreak, isSpace } from './characters.ts';
import { simplifiedForms } from './traditional.ts';

export const DROPPED = 0;
/** The character folds to more than one; see {@link expansionOf}. */
export const EXPANDED = 1;

const APOSTROPHES = '‘’‚‛ʼʻʹ′´`＇';
const HYPHENS = '‐‑‒–—―−﹣－⁃';
const QUOTES = '“”„‟″＂';
const MIDDLE_DOTS = '・‧∙⋅･';
/** Emphasis marks of Markdown and trade mark signs: they stand inside names without being part of them. */
const IGNORED = '*™®©℠';
const SPELLED_OUT = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ħ: 'h', ı: 'i', ς: 'σ' }),
);

const EXPANSIONS = new Map<number, string>();

/** Folded code unit by code unit; `DROPPED` and `EXPANDED` are the two special values. Spaces fold to " ", line ends to "\n". */
export const FOLDED: Uint16Array = buildTable();

export function expansionOf(code: number): string {
  return EXPANSIONS.get(code) ?? '';
}

/** Styled letters of the supplementary planes (𝐀, 𝓐, 🄰) fold to the letter they style; 0 for all others. */
export function foldSurrogates(high: number, low: number): number {
  if (high !== 0xd835 && high !== 0xd83c) return 0;
  const plain = String.fromCharCode(high, low).normalize('NFKC');
  return plain.length === 1 ? (FOLDED[plain.charCodeAt(0)] ?? 0) : 0;
}

function buildTable(): Uint16Array {
  const table = new Uint16Array(65_536);
  const simplified = simplifiedForms();
  for (let code = 2; code < 65_536; code++) table[code] = code;
  for (let code = 2; code < 65_536; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const folded = foldedForm(code, simplified);
    if (folded.length === 1) table[code] = folded.charCodeAt(0);
    else if (folded === '') table[code] = DROPPED;
    else {
      table[code] = EXPANDED;
      EXPANSIONS.set(code, folded);
    }
  }
  return table;
}

function foldedForm(code: number, simplified: ReadonlyMap<number, number>): string {
  const character = String.fromCharCode(code);
  if (isLineBreak(code)) return '\n';
  if (isListMarker(code) || character === '…') return character;
  // Repeated, since lower-casing may bring a diacritic of its own (İ) and decomposition a capital (㎒).
  let form = character;
  for (let pass = 0; pass < 3; pass++) {
    form = [
      ...[...form]
        .map(plainMark)
        .join('')
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .toLowerCase(),
    ]
      .map((letter) => SPELLED_OUT.get(letter) ?? plainMark(letter))
      .map((letter) =>
        letter.length === 1
          ? String.fromCharCode(simplified.get(letter.charCodeAt(0)) ?? letter.charCodeAt(0))
          : letter,
      )
      .join('');
  }
  if (form === ' ' || form === '') return form;
  return form.length <= 4 && !/[\s\p{Cc}\p{Cs}]|[\ud800-\udfff]/u.test(form) ? form : character;
}

function plainMark(character: string): string {
  const code = character.charCodeAt(0);
  if (isInvisible(code) || (code >= 0x300 && code <= 0x36f) || IGNORED.includes(character)) return '';
  if (isSpace(code)) return ' ';
  if (APOSTROPHES.includes(character)) return "'";
  if (HYPHENS.includes(character)) return '-';
  if (QUOTES.includes(character)) return '"';
  if (MIDDLE_DOTS.includes(character)) return '·';
  return character;
}

/** ① ⑴ ❶ ㈠ number list items; folded to plain digits they would run into the name that follows. */
function isListMarker(code: number): boolean {
  return (
    (code >= 0x2460 && code <= 0x249b) ||
    (code >= 0x24ea && code <= 0x24ff) ||
    (code >= 0x2776 && code <= 0x2793) ||
    (code >= 0x3220 && code <= 0x3229)
  );
}
