import { chineseNumber, ENGLISH_NUMBER, englishNumber } from './number-words.ts';
import { tame } from './tame.ts';
import { canonicalUnit, UNIT } from './units.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?';
const MULTIPLIERS: Readonly<Record<string, number>> = {
  百: 100,
  千: 1e3,
  万: 1e4,
  十万: 1e5,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  万亿: 1e12,
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};
const MULTIPLIER =
  '(?:万亿|十万|百万|千万|百|千|万|亿|hundred|thousand|million|billion|trillion|mn(?![a-z])|bn(?![a-z])|k(?![a-z]))';
const CURRENCY = '(?:us\\$|[$¥€£]|rmb|cny|usd|eur|gbp)';
const HAN_NUMBER = '[零〇一二两三四五六七八九十百千万亿]+';
/** Words that begin with a numeral and count nothing. */
const NO_NUMBER = /^(?:[一百千万亿]|千万|万一|十分|百分|一二)$/u;

type Found = (match: RegExpExecArray) => readonly string[];

/**
 * The numbers and dates of a text in a form of their own, so that the same figure is found again in other words and in another
 * language: `560|km`, `2022|year`, `9|month`. A number is one with its unit: 560 kilometres are not 560 miles. Digits within names
 * (ET5, GPT-4) are no figures.
 */
export function figuresIn(text: string): string[] {
  const figures: string[] = [];
  let rest = tame(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/(?<=\d)[\s]+(?=[百千万亿])/gu, '');
  for (const [pattern, found] of READERS) {
    rest = rest.replace(pattern, (...parts: unknown[]) => {
      const groups = parts as unknown as RegExpExecArray;
      const keys = found(groups);
      figures.push(...keys);
      return keys.length === 0 ? String(groups[0]) : ' · ';
    });
  }
  return [...new Set(figures)];
}

const READERS: readonly (readonly [RegExp, Found])[] = [
  [
    /(?<![\d.-])((?:19|20)\d{2})[-/.](0?[1-9]|1[0-2])(?:[-/.](0?[1-9]|[12]\d|3[01]))?(?![\d.-])/g,
    ([, y, m, d]) => dateKeys(y, m, d),
  ],
  [
    /((?:19|20)\d{2}|[零〇一二三四五六七八九]{4})\s*年(?:\s*(\d{1,2}|[一二三四五六七八九十]{1,3})\s*月)?(?:份|\s*(\d{1,2}|[一二三四五六七八九十]{1,3})\s*[日号])?/gu,
    ([, y, m, d]) => dateKeys(y, m, d),
  ],
  [
    /(?<![\d个])(\d{1,2}|[一二三四五六七八九十]{1,3})\s*月(?:\s*(\d{1,2}|[一二三四五六七八九十]{1,3})\s*[日号])?/gu,
    ([, m, d]) => dateKeys(undefined, m, d),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${MONTH})(?:,?\\s+(\\d{4}))?`, 'g'),
    ([, d, m, y]) => dateKeys(y, monthOf(m), d),
  ],
  [
    new RegExp(`\\b(${MONTH})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s+(\\d{4}))?`, 'g'),
    ([, m, d, y]) => dateKeys(y, monthOf(m), d),
  ],
  [new RegExp(`\\b(${MONTH}),?\\s+(\\d{4})`, 'g'), ([, m, y]) => dateKeys(y, monthOf(m), undefined)],
  [/百分之\s*([\d.]+|[零〇一二两三四五六七八九十百]+)/gu, ([, n]) => key(numeral(n), '%')],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.-])(${CURRENCY})?\\s*(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)\\s*(${MULTIPLIER})?[\\s-]*(?:余|多|以上)?(${UNIT})?(?![a-z\\d])`,
      'gu',
    ),
    ([, currency, digits, scale, unit]) => {
      const value = Number((digits ?? '').replaceAll(',', '')) * (MULTIPLIERS[scale ?? ''] ?? 1);
      const named = currency !== undefined ? canonicalUnit(currency) : canonicalUnit(unit ?? '');
      const isYear = named === '' && scale === undefined && /^(?:19|20)\d{2}$/.test(digits ?? '');
      return key(value, isYear ? 'year' : named);
    },
  ],
  [
    new RegExp(
      `\\b(${ENGLISH_NUMBER})\\b(?:[\\s-]+(hundred|thousand|million|billion|dozen))?(?:[\\s-]+(${UNIT}))?`,
      'g',
    ),
    ([, words, scale, unit]) => {
      const value = englishNumber(words ?? '');
      const named = canonicalUnit(unit ?? '');
      if (value === null || (value <= 1 && scale === undefined && named === '')) return [];
      return key(value * (scale === 'dozen' ? 12 : (MULTIPLIERS[scale ?? ''] ?? 1)), named);
    },
  ],
  [
    new RegExp(`(${HAN_NUMBER})\\s*(?:多|余)?(${UNIT})`, 'gu'),
    ([, words, unit]) => {
      // 一个 and 一款 are articles.
      if (words === undefined || NO_NUMBER.test(words)) return [];
      const value = chineseNumber(words);
      return value === null ? [] : key(value, canonicalUnit(unit ?? ''));
    },
  ],
];

function dateKeys(year: string | undefined, month: string | undefined, day: string | undefined): string[] {
  return [...key(numeral(year), 'year'), ...key(numeral(month), 'month'), ...key(numeral(day), 'day of month')];
}

function monthOf(name: string | undefined): string {
  return String(MONTHS.indexOf((name ?? '').slice(0, 3)) + 1);
}

function numeral(text: string | undefined): number | null {
  if (text === undefined) return null;
  return /^[\d.]+$/.test(text) ? Number(text) : chineseNumber(text);
}

function key(value: number | null, unit: string): string[] {
  return value === null || Number.isNaN(value) ? [] : [`${Number(value.toPrecision(12))}|${unit}`];
}
