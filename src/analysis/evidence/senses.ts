import type { Span } from '../boundaries.ts';
import { passagesOf } from '../names/senses.ts';
import type { VisibleText } from '../visible-text.ts';
import { sharesVocabulary } from './vocabulary.ts';

const REACH = 350;

/** How many different words of the sentence tell that the name stands for a thing here. */
export function countOfSense(word: string, text: string, vocabulary: RegExp | null): number {
  const passages = passagesOf(word);
  if (passages.length === 0) return 0;
  const found = new Set<string>();
  // Words of the subject tell nothing: a maker of kayaks speaks of paddles.
  for (const passage of passages)
    for (const told of text.match(passage) ?? [])
      if (told !== word && !sharesVocabulary(told, vocabulary)) found.add(told);
  return found.size;
}

/** The same of all that stands near the name. */
export function countOfSenseNear({ folded }: VisibleText, span: Span, vocabulary: RegExp | null): number {
  const word = folded.slice(span.start, span.end);
  if (passagesOf(word).length === 0) return 0;
  return countOfSense(word, folded.slice(Math.max(0, span.start - REACH), span.end + REACH), vocabulary);
}
