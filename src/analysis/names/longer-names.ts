import type { Span } from '../boundaries.ts';
import { opensSentence } from '../evidence/item-start.ts';
import { isAlphanumeric } from '../text/characters.ts';
import type { VisibleText } from '../visible-text.ts';
import { CHINESE } from './longer-chinese.ts';
import { ENGLISH } from './longer-english.ts';

/** What stands before and behind a name in a longer one that is somebody else's: nile and nothing, nothing and dental. Folded. */
export interface Setting {
  before: string;
  after: string;
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
 * @param subject folded words of the brand's business: where they have the longer name's words, that may be the brand (Delta Dental, a
 *   dental insurer)
 */
export function isInLongerName(
  view: VisibleText,
  { start, end, from, to }: Span,
  ambiguity: Longer,
  subject: string,
): boolean {
  const { folded, origin, original } = view;
  const hasOwnCapital = (setting: Setting): boolean => {
    if (!ambiguity.isEveryday || !CAPITAL.test(original.slice(from, to))) return false;
    const rest = `${original.slice(origin[start - setting.before.length], from)}${original.slice(to, origin[end + setting.after.length])}`;
    return !CAPITAL.test(rest) && !(setting.before === '' && opensSentence(view, { start, end, from, to }));
  };
  return ambiguity.settings.some(
    (setting) =>
      folded.startsWith(setting.after, end) &&
      start >= setting.before.length &&
      folded.startsWith(setting.before, start - setting.before.length) &&
      isWordEnd(folded, end + setting.after.length, setting.after) &&
      isWordStart(folded, start - setting.before.length, setting.before) &&
      !sharesWord(`${setting.before} ${setting.after}`, subject) &&
      !hasOwnCapital(setting),
  );
}

const CAPITAL = /\p{Lu}/u;

/** What is known of a name: where it is but a part, and whether it is an everyday word, which has no capital within a sentence. */
export interface Longer {
  settings: readonly Setting[];
  isEveryday: boolean;
}

/** Plurals end as words do: apple pies. */
function isWordEnd(text: string, end: number, part: string): boolean {
  if (part === '' || !isAlphanumeric(part.charCodeAt(part.length - 1))) return true;
  return !isAlphanumeric(text.charCodeAt(end)) || (text[end] === 's' && !isAlphanumeric(text.charCodeAt(end + 1)));
}

function isWordStart(text: string, start: number, part: string): boolean {
  return part === '' || !isAlphanumeric(part.charCodeAt(0)) || !isAlphanumeric(text.charCodeAt(start - 1));
}

function sharesWord(phrase: string, subject: string): boolean {
  return (
    subject !== '' && (phrase.match(/[a-z]{4,}|[\u3400-\u9fff]{2,}/g) ?? []).some((word) => subject.includes(word))
  );
}

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
