import { isAlphanumeric, isCjk } from './text/characters.ts';
import { DROPPED, EXPANDED, expansionOf, FOLDED, foldSurrogates } from './text/fold-table.ts';

/**
 * Two spellings name the same brand when their folded forms are equal: case, width, diacritics, typographic apostrophes
 * and hyphens, invisible characters, trade mark signs, simplified and traditional Chinese and the spacing between scripts
 * do not count. Look-alike letters of other scripts stay different. Folding twice changes nothing.
 */
export function foldName(name: string): string {
  const folded = foldCharacters(name.toWellFormed());
  let result = '';
  for (const word of folded.split(/[ \n]+/)) {
    if (word === '') continue;
    const joins = result === '' || scriptsDiffer(result.charCodeAt(result.length - 1), word.charCodeAt(0));
    result += joins ? word : ` ${word}`;
  }
  return result;
}

/** Spaces between these two neighbours are a matter of typography, not of the name. */
export function scriptsDiffer(left: number, right: number): boolean {
  return isCjk(left) ? isAlphanumeric(right) : isCjk(right) && isAlphanumeric(left);
}

function foldCharacters(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0xd800 && code <= 0xdbff) {
      const low = text.charCodeAt(at + 1);
      const plain = foldSurrogates(code, low);
      result += plain ? String.fromCharCode(plain) : text.slice(at, at + 2);
      at++;
      continue;
    }
    const folded = FOLDED[code] ?? code;
    if (folded === EXPANDED) result += expansionOf(code);
    else if (folded !== DROPPED) result += String.fromCharCode(folded);
  }
  return result;
}
