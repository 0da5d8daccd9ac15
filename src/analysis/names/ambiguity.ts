import type { ChineseUse } from './common-chinese.ts';
import { chineseUse } from './common-chinese.ts';
import { ALSO_WORDS, CALENDAR, isEverydayEnglish, PLACES } from './common-english.ts';
import { mayBeLiteral } from './literal-chinese.ts';
import { type Setting, settingsOf } from './longer-names.ts';
import { meansSomethingElse } from './other-meanings.ts';
import { isPersonOrPlace } from './persons-and-places.ts';
import { isDictionaryWord } from './segmentation.ts';

/** How a declared name can be mistaken for an everyday word. */
export interface Ambiguity {
  kind: 'chinese' | 'english' | 'none';
  use: ChineseUse | null;
  /** Whether the name is declared with a capital; small letters in the answer then speak against it. */
  isCapitalised: boolean;
  isCalendar: boolean;
  isShort: boolean;
  /** Whether it is a name when written with a capital, and only a word in small letters. */
  isWordWhenSmall: boolean;
  /** Whether it is no everyday word and yet means something else, too: persons, places, what is in the dictionary. */
  isOtherName: boolean;
  /** Whether words beside it can show that it means what it says (三星 in 三星堆). */
  mayBeLiteral: boolean;
  /** Where it is but a part of longer names of others. */
  settings: readonly Setting[];
  /** Whether all its words are everyday English, and it is no place. */
  isEveryday: boolean;
}

/** `declared` is the name as written by the caller, `folded` its folded form. */
export function ambiguityOf(declared: string, folded: string): Ambiguity {
  const words = folded.split(/[\s-]+/);
  const isAlphabetic = /^[a-z][a-z' -]*$/.test(folded);
  const isAllEveryday = isAlphabetic && words.every(isEverydayEnglish);
  const use = chineseUse(folded);
  const settings = settingsOf(folded);
  const kind = use
    ? 'chinese'
    : isAllEveryday || (isAlphabetic && (folded.length === 1 || PLACES.has(folded)))
      ? 'english'
      : 'none';
  return {
    kind,
    use,
    isCapitalised: /\p{Lu}/u.test(declared),
    isCalendar: CALENDAR.has(folded),
    isShort: isAlphabetic && folded.length <= 3,
    // 3M is a name, 3m a length.
    isWordWhenSmall: ALSO_WORDS.has(folded) || (/^\d+[a-z]{1,2}$/.test(folded) && /\p{Lu}/u.test(declared)),
    isOtherName:
      kind === 'none' &&
      (meansSomethingElse(folded) ||
        settings.length >= MANY ||
        (isAlphabetic ? isPersonOrPlace(folded) : /^[\u3400-\u9fff]{2,4}$/.test(folded) && isDictionaryWord(folded))),
    mayBeLiteral: mayBeLiteral(folded),
    settings,
    isEveryday: isAllEveryday && !PLACES.has(folded),
  };
}

/** What is part of so many longer names and set phrases is a word by itself, too. */
const MANY = 8;
