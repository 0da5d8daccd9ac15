import type { NameSpan } from '../mentions.ts';

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

/** The index of the first name that begins at a folded offset or after it. */
export function firstFrom(spans: readonly NameSpan[], start: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
