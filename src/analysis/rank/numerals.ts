import { placeInWords } from './place-words.ts';

export const DIGITS = '一二三四五六七八九';
/** As on cheques: nobody can make a 二 of a 壹. */
export const FORMAL_DIGITS = '壹贰叁肆伍陆柒捌玖';
/** By which the members of a contract are counted. */
export const STEMS = '甲乙丙丁戊己庚辛壬癸';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** 3, ３, 三, 十二, 二十, 叁, IV, Ⅳ, three: the number it says; null for anything else. */
export function readNumeral(text: string): number | null {
  if (/^[\d０-９]{1,3}$/.test(text)) return Number(text.normalize('NFKC'));
  if (/^[IVXⅠ-Ⅻ]+$/.test(text)) return ROMAN.indexOf(text.normalize('NFKC')) + 1 || null;
  if (text.length === 1 && FORMAL_DIGITS.includes(text)) return FORMAL_DIGITS.indexOf(text) + 1;
  if (text.length === 1 && STEMS.includes(text)) return STEMS.indexOf(text) + 1;
  if (/^[a-z]/i.test(text)) return placeInWords(text) || null;
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
