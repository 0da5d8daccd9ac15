import { figuresIn, linksIn, namesSource, sentencesOf, superlativesIn } from '../../analysis/statements/index.ts';
import type { LintFinding } from '../page.ts';
import { excerpt, factName, type LintedPage, placeOf, pointsOf } from './linted-page.ts';

/**
 * Sentences with a figure or a superlative, and neither a source in the sentence nor a sourced fact of the page with the same figures; and
 * facts without a source.
 */
export function unsourcedClaims({ body, facts }: LintedPage): LintFinding[] {
  const points = pointsOf(body);
  const sourced = facts.filter(({ sourceUrl, sourceTitle }) => sourceUrl !== null || sourceTitle !== null);
  const known = new Set(sourced.flatMap(({ value, attribute }) => figuresIn(`${attribute} ${value}`)));
  const claims = sentencesOf(body).flatMap((sentence): LintFinding[] => {
    const { start } = sentence;
    // The address of another page is no figure.
    const text = sentence.text.replace(/\[\[[^\]\n]{0,400}\]\]/g, '');
    if (linksIn(text).length > 0 || namesSource(text) || /\[\^[^\]\n]{1,100}\]|\[\d+\]/.test(text)) return [];
    const boasts = superlativesIn(text).length > 0;
    const figures = figuresIn(text);
    if (!boasts && (figures.length === 0 || figures.every((figure) => known.has(figure)))) return [];
    const subject = excerpt(sentence.text);
    const message = `“${subject}” has no source.`;
    return [
      {
        rule: 'unsourced_claim',
        severity: boasts ? 'high' : 'medium',
        message,
        field: 'body',
        position: points(start),
        subject,
      },
    ];
  });
  const bare = facts.flatMap((fact, at): LintFinding[] => {
    if (fact.sourceUrl !== null || fact.sourceTitle !== null || fact.value.trim() === '') return [];
    const subject = excerpt(`fact ${factName(fact)}: ${fact.value}`);
    const message = `The fact “${excerpt(factName(fact))}” has no source.`;
    const position = placeOf(body, [fact.value]);
    return [{ rule: 'unsourced_claim', severity: 'medium', message, field: `facts[${at}]`, position, subject }];
  });
  return [...claims, ...bare];
}
