import { figuresIn } from '../../analysis/statements/index.ts';
import type { LintFinding } from '../page.ts';
import { excerpt, factName, type LintedPage, placeOf } from './linted-page.ts';

/** A page needs a text and a fact; a fact a subject, an attribute and a value, and a day where it has a figure. */
export function missingFields({ body, facts }: LintedPage): LintFinding[] {
  const missing = (severity: LintFinding['severity'], field: string, what: string, position = 0): LintFinding => ({
    rule: 'missing_field',
    severity,
    message: `${what} is missing.`,
    field,
    position,
    subject: excerpt(`${what}`),
  });
  return [
    ...(body.trim() === '' ? [missing('high', 'body', 'The text of the page')] : []),
    ...(facts.length === 0 ? [missing('low', 'facts', 'A fact')] : []),
    ...facts.flatMap((fact, at) => {
      const name = excerpt(factName(fact)) || `number ${at + 1}`;
      const place = placeOf(body, [fact.value]);
      const blank = (['subject', 'attribute', 'value'] as const).filter((field) => fact[field].trim() === '');
      const undated = fact.asOf === null && figuresIn(fact.value).length > 0;
      return [
        ...blank.map((field) => missing('medium', `facts[${at}]`, `The ${field} of the fact “${name}”`, place)),
        ...(undated ? [missing('low', `facts[${at}]`, `The day of the fact “${name}”`, place)] : []),
      ];
    }),
  ];
}
