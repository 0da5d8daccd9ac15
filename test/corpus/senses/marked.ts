import type { TrackedName } from '../../../src/analysis/index.ts';
import { foldName } from '../../../src/analysis/index.ts';
import { ambiguityOf } from '../../../src/analysis/names/ambiguity.ts';
import type { Entry } from '../entry.ts';
import { loadSet, readTabbedFiles } from '../load.ts';

/** A text in which places of a name are marked: for the brand's, or for something else's. */
export interface Marked {
  brand: TrackedName & { category: string };
  competitors: readonly TrackedName[];
  prompt: string;
  text: string;
  marks: readonly Mark[];
  /** Where the line is from. */
  file: string;
}

/** From an offset in UTF-16 to another. */
export interface Mark {
  from: number;
  to: number;
  isBrand: boolean;
}

/** All that is written to be learnt from, and what the tuning set says of names that are words. */
export function markedTexts(): Marked[] {
  return [...written(), ...loadSet('tuning').flatMap(markedIn)];
}

/** Of texts with capitals, one in so many is read in small letters, too. */
const IN_SMALL_LETTERS = 8;

/** Some of the texts as people type who never use capitals. */
export function inSmallLetters(texts: readonly Marked[]): Marked[] {
  return texts
    .filter(({ text }) => /[A-Z]/.test(text))
    .filter((_, index) => index % IN_SMALL_LETTERS === 0)
    .map((marked) => ({
      ...marked,
      text: marked.text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
      file: 'small',
    }));
}

/** A line is the category, competitors, the name and the text: `{{Apple}}` names the brand, `[[Apple]]` something else. */
function written(): Marked[] {
  return readTabbedFiles(new URL('./written/', import.meta.url)).flatMap(({ file, lines }) =>
    lines.map((line, index) => {
      const [category = '', competitors = '', name = '', text = ''] = line.split('\t');
      return {
        brand: { name, aliases: [], category },
        // Writers named rivals beside the brand more often than beside the word: half of the lines do without.
        competitors: (index % 2 === 0 ? competitors : '')
          .split(',')
          .filter((other) => other !== '')
          .map((other) => ({ name: other, aliases: [] })),
        prompt: '',
        file,
        ...unmarked(text.replaceAll('\\n', '\n')),
      };
    }),
  );
}

/** A text that is made, not written, of a name and its rivals. */
export function madeText(file: string, { name, category = '', rivals, text, marks }: Made): Marked {
  const competitors = rivals.map((rival) => ({ name: rival, aliases: [] }));
  return { brand: { name, aliases: [], category }, competitors, prompt: '', text, marks, file };
}

interface Made extends Pick<Marked, 'text' | 'marks'> {
  name: string;
  category?: string;
  rivals: readonly string[];
}

/** Every place where a text has a name letter for letter, marked alike. */
export function marksOf(name: string, text: string, isBrand: boolean): Mark[] {
  const places: Mark[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    places.push({ from: at, to: at + name.length, isBrand });
  return places;
}

function unmarked(marked: string): Pick<Marked, 'text' | 'marks'> {
  const marks: Mark[] = [];
  let text = '';
  for (const part of marked.split(/(\{\{[^{}]*\}\}|\[\[[^[\]]*\]\])/)) {
    const word = /^(?:\{\{|\[\[)(.*)(?:\}\}|\]\])$/s.exec(part)?.[1];
    if (word !== undefined)
      marks.push({ from: text.length, to: text.length + word.length, isBrand: part.startsWith('{{') });
    text += word ?? part;
  }
  return { text, marks };
}

/** What an entry of the tuning set tells: its first mention is the brand, and before it, where words are the theme, is none. */
function markedIn({ theme, brand, competitors, prompt, text, expected: { at } }: Entry): Marked[] {
  const words = [brand.name, ...brand.aliases].filter((name) => isWord(name));
  const isAboutWords = theme === 'homograph' || theme === 'compound';
  if (words.length === 0 || (!at && !isAboutWords)) return [];
  let first = -1;
  for (let count = 0; at && count < at.occurrence; count++) first = text.indexOf(at.text, first + 1);
  const before = at ? text.slice(0, first) : text;
  const others = words.flatMap((word) => marksOf(word.toLowerCase(), before.toLowerCase(), false));
  const marks = isAboutWords ? others : [];
  if (at) marks.push({ from: first, to: first + at.text.length, isBrand: true });
  return marks.length > 0
    ? [{ brand: { category: '', ...brand }, competitors, prompt: prompt ?? '', text, marks, file: 'tuning' }]
    : [];
}

function isWord(name: string): boolean {
  const { kind, isWordWhenSmall, mayBeLiteral, isOtherName } = ambiguityOf(name, foldName(name));
  return kind !== 'none' || isWordWhenSmall || mayBeLiteral || isOtherName;
}
