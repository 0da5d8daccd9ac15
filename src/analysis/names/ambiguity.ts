import type { ChineseUse } from './common-chinese.ts';
import { chineseUse, isInPhrases } from './common-chinese.ts';
import { ALSO_WORDS, isEverydayEnglish, PLACES } from './common-english.ts';
import { isPersonOrPlace } from './persons-and-places.ts';
import { isDictionaryWord } from './segmentation.ts';

/** How a declared name can be mistaken for something else. */
export interface Ambiguity {
  /**
   * An everyday word; a name that is no such word, but that others bear, too (persons, places), or that the dictionary has; or nothing
   * but a name.
   */
  kind: 'word' | 'otherName' | 'none';
  /** Of an everyday Chinese word. */
  use: ChineseUse | null;
  /** Whether the name is declared with a capital; small letters in the answer then speak against it. */
  isCapitalised: boolean;
  isShort: boolean;
  /** Whether it is a name when written with a capital, and only a word in small letters. */
  isWordWhenSmall: boolean;
}

/** `declared` is the name as written by the caller, `folded` its folded form. */
export function ambiguityOf(declared: string, folded: string): Ambiguity {
  const isAlphabetic = /^[a-z][a-z' -]*$/.test(folded);
  const use = chineseUse(folded);
  return {
    kind:
      use || (isAlphabetic && isEnglishWord(folded)) ? 'word' : isNameOfOthers(folded, isAlphabetic) ? 'otherName' : 'none',
    use,
    isCapitalised: /\p{Lu}/u.test(declared),
    isShort: isAlphabetic && folded.length <= 3,
    // 3M is a name, 3m a length.
    isWordWhenSmall: ALSO_WORDS.has(folded) || (/^\d+[a-z]{1,2}$/.test(folded) && /\p{Lu}/u.test(declared)),
  };
}

function isEnglishWord(folded: string): boolean {
  return folded.length === 1 || PLACES.has(folded) || folded.split(/[\s-]+/).every(isEverydayEnglish);
}

function isNameOfOthers(folded: string, isAlphabetic: boolean): boolean {
  if (isAlphabetic) return isPersonOrPlace(folded);
  return isInPhrases(folded) || (/^[\u3400-\u9fff]{2,4}$/.test(folded) && isDictionaryWord(folded));
}
