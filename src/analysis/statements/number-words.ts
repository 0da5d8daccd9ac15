const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };
const LARGE: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 };

/** The value of a number in Chinese characters (`三百二十`, `两万`, `二〇二二`); `null` for what is none. */
export function chineseNumber(text: string): number | null {
  if (/^[零〇一二三四五六七八九]{2,}$/u.test(text)) return Number([...text].map((digit) => DIGITS[digit]).join(''));
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  for (const character of text) {
    const value = DIGITS[character];
    const scale = SCALES[character];
    const large = LARGE[character];
    if (value !== undefined) digit = value;
    else if (scale !== undefined) {
      section += (digit ?? 1) * scale;
      digit = null;
    } else if (large !== undefined) {
      total = (total + section + (digit ?? (section === 0 && total === 0 ? 1 : 0))) * large;
      section = 0;
      digit = null;
    } else return null;
  }
  return total + section + (digit ?? 0);
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);

/** The words of a number in English, as part of a regular expression; a single `one` is mostly no number. */
export const ENGLISH_NUMBER = `(?:${[...TENS, ...SMALL].join('|')})(?:-(?:${SMALL.slice(1, 10).join('|')}))?`;

export function englishNumber(words: string): number | null {
  const values = words.split('-').map((word) => VALUES.get(word));
  return values.includes(undefined) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}
