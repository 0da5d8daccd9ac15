import type { LintFinding } from '../page.ts';
import { excerpt, type LintedPage, pointsOf } from './linted-page.ts';

const LINK =
  /\[\[([^\]|\n]{1,200})(?:\|[^\]\n]{0,200})?\]\]|\[[^\]\n]{0,200}\]\(\/?wiki[/:]([^)\s#?]{1,200})[^)\n]{0,200}\)/gu;

/** Links to pages that the brand does not have. */
export function brokenLinks({ body }: LintedPage, pages: readonly LintedPage[]): LintFinding[] {
  const points = pointsOf(body);
  const known = new Set(pages.map(({ slug }) => slug));
  return [...body.matchAll(LINK)].flatMap((match): LintFinding[] => {
    const target = decoded((match[1] ?? match[2] ?? '').trim());
    if (known.has(target.toLowerCase())) return [];
    const subject = excerpt(target);
    const message = `There is no page “${subject}”.`;
    return [
      { rule: 'broken_link', severity: 'medium', message, field: 'body', position: points(match.index), subject },
    ];
  });
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
