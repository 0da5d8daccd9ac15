import type { NameSpan } from '../candidates.ts';
import type { VisibleText } from '../visible-text.ts';

/** How often an answer has what may be the same brand's name besides the place in question. */
export interface Others {
  count: number;
  withCapitals: number;
}

export function othersOf(view: VisibleText, candidates: readonly NameSpan[]): (candidate: NameSpan) => Others {
  const all = new Map<number, Others>();
  const hasCapital = ({ from, to }: NameSpan) => Number(/\p{Lu}/u.test(view.original.slice(from, to)));
  for (const candidate of candidates) {
    const others = all.get(candidate.owner) ?? { count: 0, withCapitals: 0 };
    others.count++;
    others.withCapitals += hasCapital(candidate);
    all.set(candidate.owner, others);
  }
  return (candidate) => {
    const { count, withCapitals } = all.get(candidate.owner) as Others;
    return { count: count - 1, withCapitals: withCapitals - hasCapital(candidate) };
  };
}
