import { ASKS, COMPARES, ENDS_CLAUSE, NEGATES, QUOTES, SUPPOSES, TURNS } from './signals.ts';
import { BRAND, OTHER_BRAND } from './vocabulary.ts';

/**
 * What a word stands in, as far as the words around it tell: bits, of which it may have several. Networks are fitted to them: who
 * changes one, or a signal, has to fit them again.
 */
export const NEGATED = 1;
/** Behind a "but", in the same sentence. */
export const TURNED = 2;
export const COMPARED = 4;
/** The name that precedes it in the sentence is the brand's, or another's; the name that follows a word that is none likewise. */
export const BEHIND_BRAND = 8;
export const BEHIND_OTHER = 16;
export const BEFORE_BRAND = 32;
export const BEFORE_OTHER = 64;
/** In a sentence that names the brand and another. */
export const AMONG_BOTH = 128;
export const ASKED = 256;
export const QUOTED = 512;
export const SUPPOSED = 1024;
export const SCOPES = Math.log2(SUPPOSED) + 1;

/** So many words behind a negation are negated, unless the clause ends before, and so many behind a "than" are compared with. */
const NEGATED_WORDS = 5;
const COMPARED_WORDS = 6;

/**
 * Marks what each word of a sentence stands in.
 *
 * @param signals by number of word
 */
export function markScopes(
  words: Uint16Array,
  scopes: Uint16Array,
  start: number,
  end: number,
  signals: ArrayLike<number>,
): void {
  markForward(words, scopes, start, end, signals);
  markBackward(words, scopes, start, end, isQuestion(words, start, end, signals));
}

/** Behind its mark a sentence may have a closing bracket or quotation mark. */
function isQuestion(words: Uint16Array, start: number, end: number, signals: ArrayLike<number>): boolean {
  for (let at = end - 1; at >= start && at >= end - 3; at--)
    if (((signals[words[at] as number] as number) & ASKS) !== 0) return true;
  return false;
}

function markForward(
  words: Uint16Array,
  scopes: Uint16Array,
  start: number,
  end: number,
  signals: ArrayLike<number>,
): void {
  let negated = 0;
  let compared = 0;
  // What holds for the words to come.
  let lasting = 0;
  for (let at = start; at < end; at++) {
    const word = words[at] as number;
    const signal = signals[word] as number;
    if ((signal & SUPPOSES) !== 0) lasting |= SUPPOSED;
    else if ((signal & ENDS_CLAUSE) !== 0) lasting &= ~SUPPOSED;
    let scope = lasting;
    if (negated > 0) {
      negated--;
      scope |= NEGATED;
    }
    if (compared > 0) {
      compared--;
      scope |= COMPARED;
    }
    if ((signal & QUOTES) !== 0) {
      scope &= ~QUOTED;
      lasting ^= QUOTED;
    }
    scopes[at] = scope;
    if ((signal & ENDS_CLAUSE) !== 0) {
      negated = 0;
      compared = 0;
    }
    if ((signal & NEGATES) !== 0) negated = NEGATED_WORDS;
    if ((signal & COMPARES) !== 0) compared = COMPARED_WORDS;
    if ((signal & TURNS) !== 0) lasting |= TURNED;
    if (word === BRAND) lasting = (lasting & ~BEHIND_OTHER) | BEHIND_BRAND;
    else if (word === OTHER_BRAND) lasting = (lasting & ~BEHIND_BRAND) | BEHIND_OTHER;
  }
}

function markBackward(words: Uint16Array, scopes: Uint16Array, start: number, end: number, isAsked: boolean): void {
  let next = 0;
  let named = 0;
  for (let at = end - 1; at >= start; at--) {
    const word = words[at] as number;
    if (word === BRAND) next = BEFORE_BRAND;
    else if (word === OTHER_BRAND) next = BEFORE_OTHER;
    else {
      scopes[at] = (scopes[at] as number) | next;
      continue;
    }
    named |= next;
  }
  const whole = (isAsked ? ASKED : 0) | (named === (BEFORE_BRAND | BEFORE_OTHER) ? AMONG_BOTH : 0);
  if (whole !== 0) for (let at = start; at < end; at++) scopes[at] = (scopes[at] as number) | whole;
}
