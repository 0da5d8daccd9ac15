import type { NameSpan } from '../candidates.ts';
import type { VisibleText } from '../visible-text.ts';

/** How often an answer has what may be the same brand's name besides the place in question. */
export interface Others {
  count: number;
  withCapitals: number;
}

/** By brand, how often an answer has what may be its name. */
export function countNames({ original }: VisibleText, candidates: readonly NameSpan[]): ReadonlyMap<number, Others> {
  const counts = new Map<number, Others>();
  for (const candidate of candidates) {
    let names = counts.get(candidate.owner);
    if (!names) {
      names = { count: 0, withCapitals: 0 };
      counts.set(candidate.owner, names);
    }
    names.count++;
    if (hasCapital(original, candidate)) names.withCapitals++;
  }
  return counts;
}

/** All of these but the place in question. */
export function othersThan(place: NameSpan, { original }: VisibleText, counts: ReadonlyMap<number, Others>): Others {
  const { count, withCapitals } = counts.get(place.owner) as Others;
  return { count: count - 1, withCapitals: hasCapital(original, place) ? withCapitals - 1 : withCapitals };
}

function hasCapital(original: string, { from, to }: NameSpan): boolean {
  return /\p{Lu}/u.test(original.slice(from, to));
}
