import type { Span } from '../boundaries.ts';
import { opensSentence } from '../evidence/item-start.ts';
import { foldName } from '../fold.ts';
import { isAlphanumeric } from '../text/characters.ts';
import type { VisibleText } from '../visible-text.ts';
import { CHINESE } from './longer-chinese.ts';
import { ENGLISH } from './longer-english.ts';

/** What stands before and behind a name in a longer one that is somebody else's: nile and nothing, nothing and dental. Folded. */
export interface Setting {
  before: string;
  after: string;
}

/** What is known of a name: where it is but a part, and whether it is an everyday word, which has no capital within a sentence. */
export interface Longer {
  settings: readonly Setting[];
  isEveryday: boolean;
}

/** Where the folded name is but a part: of longer names, terms and set phrases that never mean it. */
export function settingsOf(name: string): readonly Setting[] {
  const line = lines().get(name);
  if (line === undefined) return NONE;
  return line.split('|').map((phrase) => {
    const at = phrase.indexOf('~');
    return { before: phrase.slice(0, at), after: phrase.slice(at + 1) };
  });
}

const NONE: readonly Setting[] = [];

/**
 * Whether a place is part of a longer name of others. A word that has a capital of its own beside small letters is none: the Gap
 * analysis, but Gap analysis at the start of a sentence, and Nova Scotia.
 * @param category the brand's line of business: where it has a word of the longer name, that may be the brand (Delta Dental, a dental
 *   insurer)
 */
export function isInLongerName(
  view: VisibleText,
  place: Span,
  { settings, isEveryday }: Longer,
  category: string,
): boolean {
  const { folded } = view;
  const { start, end } = place;
  for (const setting of settings) {
    const { before, after } = setting;
    const isMet =
      folded.startsWith(after, end) &&
      start >= before.length &&
      folded.startsWith(before, start - before.length) &&
      isWordEnd(folded, end + after.length, after) &&
      isWordStart(folded, start - before.length, before);
    if (isMet && !sharesWord(setting, category) && !(isEveryday && hasOwnCapital(view, place, setting))) return true;
  }
  return false;
}

/** Plurals end as words do: apple pies. */
function isWordEnd(text: string, end: number, part: string): boolean {
  if (part === '' || !isAlphanumeric(part.charCodeAt(part.length - 1))) return true;
  return !isAlphanumeric(text.charCodeAt(end)) || (text[end] === 's' && !isAlphanumeric(text.charCodeAt(end + 1)));
}

function isWordStart(text: string, start: number, part: string): boolean {
  return part === '' || !isAlphanumeric(part.charCodeAt(0)) || !isAlphanumeric(text.charCodeAt(start - 1));
}

function sharesWord({ before, after }: Setting, category: string): boolean {
  if (category === '') return false;
  const folded = foldName(category);
  return (`${before} ${after}`.match(/[a-z]{4,}|[\u3400-\u9fff]{2,}/g) ?? []).some((word) => folded.includes(word));
}

function hasOwnCapital(view: VisibleText, place: Span, { before, after }: Setting): boolean {
  const { original, origin } = view;
  if (!CAPITAL.test(original.slice(place.from, place.to))) return false;
  const lead = original.slice(origin[place.start - before.length], place.from);
  const tail = original.slice(place.to, origin[place.end + after.length]);
  return !CAPITAL.test(lead + tail) && !(before === '' && opensSentence(view, place));
}

const CAPITAL = /\p{Lu}/u;

let opened: ReadonlyMap<string, string> | null = null;

/** By name; read when the first name is asked about. */
function lines(): ReadonlyMap<string, string> {
  opened ??= new Map(
    `${ENGLISH}${CHINESE}`
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2)];
      }),
  );
  return opened;
}
