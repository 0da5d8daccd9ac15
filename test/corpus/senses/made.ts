import { chineseUse } from '../../../src/analysis/names/common-chinese.ts';
import { isEverydayEnglish } from '../../../src/analysis/names/common-english.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { writtenLines } from '../tone/written-lines.ts';
import { type Marked, madeText, marksOf } from './marked.ts';
import type { Language } from './phrases.ts';

/** Of the lines, one in so many is taken. */
const EVERY = { english: 9, chinese: 4 } as const;
/** Files that are no answers but single words or set phrases. */
const NO_ANSWERS = /words|comparisons|scales|forms/;
const MOST_MARKS = 2;
/** How often, where there is a choice, a word is taken that is known to be somebody's name, or one with a capital. */
const TELLING = { chinese: 0.8, english: 0.7 } as const;

/**
 * Plain uses, made of the lines that were written for the tone: one brand of a line takes the name of another trade, and a word of the
 * line is taken for the name of a company.
 * @param names each as often as it is to be drawn
 */
export function madeTexts(names: readonly string[]): Marked[] {
  const { uniform } = seededRandom(5);
  const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(uniform() * items.length)];
  const english = names.filter((name) => /^[A-Z][a-z ]+$/.test(name));
  const chinese = names.filter((name) => /^[\u3400-\u9fff]{2,}$/.test(name));

  const renamed = ({ brands, text }: Line, name: string): Marked[] => {
    const brand = oneOf(brands);
    if (!brand || !text.includes(brand) || text.toLowerCase().includes(name.toLowerCase())) return [];
    const changed = text.replaceAll(brand, name);
    const marks = marksOf(name, changed, true).slice(0, MOST_MARKS);
    const rivals = brands.filter((other) => other !== brand);
    return [madeText('made', { name, rivals, text: changed, marks })];
  };
  const taken = ({ brands, text }: Line, language: Language): Marked[] => {
    const words = wordsOf(text, language).filter(({ word }) => !brands.some((brand) => brand.includes(word)));
    const telling = words.filter(({ word }) =>
      language === 'chinese' ? chineseUse(word) !== null : /^[A-Z]/.test(word),
    );
    const found = oneOf(telling.length > 0 && uniform() < TELLING[language] ? telling : words);
    if (!found) return [];
    const { word, at } = found;
    const name = language === 'english' ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word;
    const marks = [{ from: at, to: at + word.length, isBrand: false }];
    return [madeText('made', { name, rivals: brands, text, marks })];
  };
  return (['english', 'chinese'] as const).flatMap((language) =>
    linesOf(language).flatMap((line) => {
      const name = oneOf(language === 'english' ? english : chinese);
      return [...(name === undefined ? [] : renamed(line, name)), ...taken(line, language)];
    }),
  );
}

interface Line {
  brands: readonly string[];
  text: string;
}

function linesOf(language: Language): Line[] {
  return writtenLines(language)
    .filter(({ file }) => !NO_ANSWERS.test(file))
    .filter((_, index) => index % EVERY[language] === 0)
    .map(({ brands, text }) => ({ brands: brands.map(({ name }) => name).filter((name) => name !== ''), text }));
}

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words that might be somebody's name. */
function wordsOf(text: string, language: Language): { word: string; at: number }[] {
  if (language === 'english')
    return [...text.matchAll(/[A-Za-z]{3,}/g)]
      .map((found) => ({ word: found[0], at: found.index }))
      .filter(({ word }) => isEverydayEnglish(word.toLowerCase()));
  return [...SEGMENTER.segment(text)]
    .filter(({ segment }) => /^[\u4e00-\u9fff]{2,}$/.test(segment))
    .map(({ segment, index }) => ({ word: segment, at: index }));
}
