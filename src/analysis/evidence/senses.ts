import type { Span } from '../boundaries.ts';
import { passagesOf } from '../names/senses.ts';
import type { VisibleText } from '../visible-text.ts';
import { sharesVocabulary } from './vocabulary.ts';

const REACH = 350;

/** How many different words of the sentence tell that the name stands for a thing here. */
export function countOfSense(word: string, text: string, vocabulary: RegExp | null): number {
  const found: string[] = [];
  for (const passage of passagesOf(word)) {
    const told = text.match(passage);
    if (told === null) continue;
    // Words of the subject tell nothing: a maker of kayaks speaks of paddles.
    for (const one of told)
      if (one !== word && !found.includes(one) && !sharesVocabulary(one, vocabulary)) found.push(one);
  }
  return found.length;
}

/** The same of all that stands near the name. */
export function countOfSenseNear({ folded }: VisibleText, span: Span, vocabulary: RegExp | null): number {
  const word = folded.slice(span.start, span.end);
  return countOfSense(word, folded.slice(Math.max(0, span.start - REACH), span.end + REACH), vocabulary);
}
