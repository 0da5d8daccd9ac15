import { settingsOf } from '../../../src/analysis/names/longer-names.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { type Marked, madeText, marksOf } from './marked.ts';
import {
  AFTER,
  BARE,
  BEFORE,
  INVENTED,
  KINDS,
  type Language,
  languageOf,
  MODELS,
  OTHERS,
  PLAIN,
  PRODUCTS,
  SERVICES,
} from './phrases.ts';

/** Of names alone, as many at most. */
const MOST_BARE = 5;

/** What stands for a number in the beginnings of items; in those of headings it does not. */
const NUMBER = /#(?=[.)])/;

/**
 * How often a model, a kind, the line of business, a rival and, of several, each rival is told; how often names alone have something
 * before them and after them, stand one a line, and are invented.
 */
const TOLD = {
  model: 0.85,
  kind: 0.5,
  category: 0.5,
  rival: 0.5,
  rivalOfMany: 0.25,
  before: 0.3,
  after: 0.5,
  items: 0.7,
  invented: 0.6,
};

/**
 * Of each name a product in headings, lists, tables or run-on lines as shopping answers have them, two plain sentences, and a list of
 * names alone; where there is any, a longer name of others that it is part of, too.
 */
export function layoutTexts(names: readonly string[]): Marked[] {
  const { uniform } = seededRandom(11);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(uniform() * items.length)] as Item;
  const byLanguage = Object.groupBy(names, languageOf);

  const laidOut = (layout: string): string => layout.replaceAll('#.', () => `${1 + Math.floor(uniform() * 9)}.`);

  const lineOfBusiness = (language: Language): string =>
    uniform() < TOLD.kind ? oneOf(SERVICES[language]) : oneOf(KINDS[language]).toLowerCase();

  const declared = (rivals: readonly string[], name: string, share: number): string[] =>
    rivals.filter((rival) => rival !== name && uniform() < share);

  const product = (name: string): Marked => {
    const language = languageOf(name);
    const kind = oneOf(KINDS[language]);
    const model = oneOf(MODELS[language]);
    const joint = language === 'english' ? ' ' : '';
    const productOf = (maker: string) =>
      [maker, ...(uniform() < TOLD.model ? [model] : []), ...(uniform() < TOLD.kind ? [kind] : [])].join(joint);
    const rival = oneOf(byLanguage[language] ?? [name]);
    const text = laidOut(oneOf(PRODUCTS[language]))
      .replaceAll('@', () => productOf(name))
      .replaceAll('%', () => productOf(rival));
    const category = uniform() < TOLD.category ? kind.toLowerCase() : '';
    const rivals = declared([rival], name, TOLD.rival);
    return madeText('layouts', { name, category, rivals, text, marks: marksOf(name, text, true) });
  };

  const plain = (name: string): Marked => {
    const language = languageOf(name);
    const rival = oneOf(byLanguage[language] ?? [name]);
    const text = oneOf(PLAIN[language])
      .replaceAll('@', () => name)
      .replaceAll('%', () => rival);
    const category = uniform() < TOLD.category ? lineOfBusiness(language) : '';
    const rivals = declared([rival], name, TOLD.rival);
    return madeText('plain', { name, category, rivals, text, marks: marksOf(name, text, true) });
  };

  const bare = (name: string): Marked => {
    const language = languageOf(name);
    const rivals = Array.from({ length: 1 + Math.floor(uniform() * (MOST_BARE - 1)) }, () =>
      oneOf(uniform() < TOLD.invented ? INVENTED[language] : (byLanguage[language] ?? [name])),
    );
    const all = rivals.toSpliced(Math.floor(uniform() * (rivals.length + 1)), 0, name);
    const [begin, end] = oneOf(BARE.items);
    const list =
      uniform() < TOLD.items
        ? all.map((each, index) => `${begin.replace(NUMBER, String(index + 1))}${each}${end}`).join('\n')
        : all.join(oneOf(BARE.joints[language]));
    const before =
      uniform() < TOLD.before ? [oneOf(BEFORE[language]).replace('%', () => oneOf(INVENTED[language]))] : [];
    const after = uniform() < TOLD.after ? [oneOf(AFTER[language])] : [];
    const text = [...before, list, ...after].join(oneOf(['\n', '\n\n']));
    const category = uniform() < TOLD.category ? lineOfBusiness(language) : '';
    const told = declared(rivals, name, TOLD.rivalOfMany);
    return madeText('bare', { name, category, rivals: told, text, marks: marksOf(name, text, true) });
  };

  const other = (name: string): Marked[] => {
    const settings = settingsOf(name.toLowerCase());
    if (settings.length === 0) return [];
    const { before, after } = oneOf(settings);
    const longer = `${before}${name}${after}`.replaceAll(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase());
    const text = laidOut(oneOf(OTHERS[languageOf(name)])).replaceAll('@', () => longer);
    return [madeText('layouts', { name, rivals: [], text, marks: marksOf(name, text, false) })];
  };

  return names
    .filter((name) => name !== '')
    .flatMap((name) => [product(name), plain(name), plain(name), bare(name), ...other(name)]);
}
