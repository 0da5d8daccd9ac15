import type { NameSpan } from '../mentions.ts';
import type { Sentiment } from '../types.ts';
import type { VisibleText } from '../visible-text.ts';
import { decide } from './decision.ts';
import { readAnswer } from './evidence.ts';
import type { Listing } from './section.ts';

/**
 * The tone of the answer toward one brand: of the sentences that name it, of those that go on about it, and of the list items that
 * it heads. Networks decide that were fitted to answers whose tone is known. What is said of one or two other tracked brands is
 * weighed too: who praises one mostly sets it above the other.
 */
export function sentimentToward(
  view: VisibleText,
  named: readonly NameSpan[],
  owner: number,
  listing: Listing,
): Sentiment {
  const { evidenceOf, rivalsOf } = readAnswer(view, named, listing);
  return decide(evidenceOf(owner), rivalsOf(owner).map(evidenceOf));
}
