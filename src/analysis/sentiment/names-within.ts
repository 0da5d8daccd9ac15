import type { NameSpan } from '../mentions.ts';
import { firstFrom } from '../span-search.ts';

/** The names that lie wholly between two folded offsets. */
export function namesWithin(spans: readonly NameSpan[], start: number, end: number): NameSpan[] {
  const inside: NameSpan[] = [];
  for (let index = firstFrom(spans, start); index < spans.length; index++) {
    const span = spans[index];
    if (!span || span.start >= end) break;
    if (span.end <= end) inside.push(span);
  }
  return inside;
}
