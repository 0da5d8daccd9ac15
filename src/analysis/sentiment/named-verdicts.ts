import type { NameSpan } from '../mentions.ts';
import type { VisibleText } from '../visible-text.ts';
import { ENGLISH_NAMES } from './lexicon/english-names.ts';
import type { WordPattern } from './word-patterns.ts';
import { createWordMatcher, readWords } from './word-patterns.ts';

/** How often English words choose, praise or refuse the brand or another one by name: "go with X", "anything but X". */
export interface NamedVerdicts {
  praised: number;
  blamed: number;
  othersPraised: number;
  othersBlamed: number;
}

export function namedVerdicts(view: VisibleText, spans: readonly NameSpan[], owner: number): NamedVerdicts {
  const found: NamedVerdicts = { praised: 0, blamed: 0, othersPraised: 0, othersBlamed: 0 };
  const end = Math.min(view.folded.length, LONGEST);
  let covered = 0;
  for (const hit of MATCHER.find(readWords(view.folded, view.codes, 0, end, spans, owner))) {
    if (hit.start < covered) continue;
    covered = hit.end;
    const isOwn = hit.precedence >= OWN;
    if (hit.weight > 0) found[isOwn ? 'praised' : 'othersPraised']++;
    else found[isOwn ? 'blamed' : 'othersBlamed']++;
  }
  return found;
}

/** What stands further down concludes nothing about the answer. */
const LONGEST = 20_000;
const OWN = 2;
const MATCHER = createWordMatcher(patterns());

/** Refusals override the choices that they contain. */
function* patterns(): Generator<WordPattern> {
  for (const { weight, words } of ENGLISH_NAMES)
    for (const phrase of words.split(',')) {
      const precedence = weight < 0 ? 1 : 0;
      yield { words: phrase.replaceAll('@x', '@me'), weight, precedence: OWN + precedence };
      yield { words: phrase.replaceAll('@x', '@other'), weight, precedence };
    }
}
