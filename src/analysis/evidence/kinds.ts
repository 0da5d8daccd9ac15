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
    const named = window.match(pattern);
    if (named === null) continue;
    const found: string[] = [];
    for (const word of named) if (!found.includes(word) && !sharesVocabulary(word, vocabulary)) found.push(word);
    most = Math.max(most, found.length);
  }
  return most;
}
