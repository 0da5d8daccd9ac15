import { foldName } from '../../analysis/index.ts';
import { figuresIn } from '../../analysis/statements/index.ts';
import type { LintFinding, WikiFact } from '../page.ts';
import { excerpt, factName, type LintedPage, placeOf } from './linted-page.ts';

/** Facts of the same subject and attribute that have another value on another page, or further up on this one. */
export function contradictions(page: LintedPage, pages: readonly LintedPage[]): LintFinding[] {
  const others = pages.filter(({ id }) => id !== page.id);
  return page.facts.flatMap((fact, at): LintFinding[] => {
    const key = keyOf(fact);
    if (key === null) return [];
    const elsewhere = [
      ...others.flatMap((other) => other.facts.map((told) => ({ told, title: other.title }))),
      ...page.facts.slice(0, at).map((told) => ({ told, title: page.title })),
    ];
    const against = elsewhere.find(({ told }) => keyOf(told) === key && !sameValue(told.value, fact.value));
    if (against === undefined) return [];
    return [
      {
        rule: 'contradiction',
        severity: 'high',
        message: `“${excerpt(factName(fact))}” is “${excerpt(fact.value)}” here and “${excerpt(against.told.value)}” on “${excerpt(against.title)}”.`,
        field: `facts[${at}]`,
        position: placeOf(page.body, [fact.value]),
        subject: excerpt(`${key}: ${fact.value} / ${against.told.value}`),
      },
    ];
  });
}

function keyOf({ subject, attribute, value }: WikiFact): string | null {
  if (attribute.trim() === '' || value.trim() === '') return null;
  return `${foldName(subject)} · ${foldName(attribute)}`;
}

/** 560 公里 and 560 km are one value; 长续航 and 短续航 are two. */
function sameValue(one: string, other: string): boolean {
  if (foldName(one) === foldName(other)) return true;
  const [figures, others] = [figuresIn(one), figuresIn(other)].map((all) => all.toSorted().join(' '));
  return figures !== '' && figures === others;
}
