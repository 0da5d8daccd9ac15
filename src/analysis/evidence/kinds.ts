import type { Span } from '../boundaries.ts';
import { othersOfKind } from '../names/kinds.ts';
import type { VisibleText } from '../visible-text.ts';
import { sharesVocabulary } from './vocabulary.ts';

const REACH = 200;

/** How many other words of the kind of the name (other colours, other planets) stand near it. */
export function countOfKind({ folded }: VisibleText, span: Span, vocabulary: RegExp | null): number {
  const patterns = othersOfKind(folded.slice(span.start, span.end));
  if (patterns.length === 0) return 0;
  const window = folded.slice(Math.max(0, span.start - REACH), span.end + REACH);
  let most = 0;
  for (const pattern of patterns) {
    const found = new Set(window.match(pattern) ?? []);
    for (const word of found) if (sharesVocabulary(word, vocabulary)) found.delete(word);
    most = Math.max(most, found.size);
  }
  return most;
}
