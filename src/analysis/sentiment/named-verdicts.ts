import type { NameSpan } from '../mentions.ts';
import type { VisibleText } from '../visible-text.ts';
import { ENGLISH_NAMES } from './lexicon/english-names.ts';
import type { WordPattern } from './word-patterns.ts';
import { createWordMatcher, readWords } from './word-patterns.ts';

/** Words that choose, praise or refuse the brand or another one by name: "go with X", "anything but X". Folded offsets. */
export interface NamedVerdict {
  start: number;
  end: number;
  /** Above 0 for praise. */
  weight: number;
  /** Whether it is about the brand itself. */
  isOwn: boolean;
}

export function namedVerdicts(view: VisibleText, spans: readonly NameSpan[], owner: number): NamedVerdict[] {
  const found: NamedVerdict[] = [];
  const end = Math.min(view.folded.length, LONGEST);
  let covered = 0;
  for (const hit of MATCHER.find(readWords(view.folded, view.codes, 0, end, spans, owner))) {
    if (hit.start < covered) continue;
    covered = hit.end;
    if (!isAsked(view.folded, hit.end))
      found.push({ start: hit.start, end: hit.end, weight: hit.weight, isOwn: hit.precedence >= OWN });
  }
  return found;
}

function isAsked(folded: string, from: number): boolean {
  return /^[^.!?\n]*\?/.test(folded.slice(from, from + 160));
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
      const ofOwn = phrase.replaceAll('@x', '@me').replaceAll('@y', '@other');
      const ofOther = phrase.replaceAll('@x', '@other').replaceAll('@y', '@me');
      yield { words: ofOwn, weight, precedence: OWN + precedence };
      // What sets another above the brand speaks against the brand.
      if (phrase.includes('@y')) yield { words: ofOther, weight: -weight, precedence: OWN + 1 - precedence };
      else yield { words: ofOther, weight, precedence };
    }
}
