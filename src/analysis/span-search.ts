import type { Span } from './boundaries.ts';

/**
 * The index of the first span, of those in order, that begins at an offset or after it.
 *
 * @param side `start` for an offset of the folded text, `from` for one of the original
 */
export function firstFrom(spans: readonly Span[], offset: number, side: 'start' | 'from' = 'start'): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span)[side] < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
