import type { LintFinding } from '../page.ts';
import { excerpt, factName, type LintedPage, placeOf, pointsOf } from './linted-page.ts';

const STALE_DAYS = 180;
const DAY_MS = 86_400_000;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MARKER = String.raw`截至|截止至?|截止到|更新于|更新时间[:：]?|更新日期[:：]?|数据日期[:：]?|\bas of|\b(?:last )?updated(?: on)?:?|\blast checked(?: on)?:?`;
const DATE = String.raw`(\d{4})\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2})\s*日?)?|(\d{4})\s*年|(?:(\d{1,2})\s+)?([A-Z][a-z]{2,8})\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})|(\d{4})\b`;
const DATED = new RegExp(`(?:${MARKER})\\s*(?:${DATE})`, 'giu');

/** What says of itself when it was true, or checked, more than 180 days ago. Dates of history do not grow old. */
export function staleDates({ body, facts }: LintedPage, at: Date): LintFinding[] {
  const points = pointsOf(body);
  const inBody = [...body.matchAll(DATED)].flatMap((match): LintFinding[] => {
    const date = dateOf(match);
    if (date === null || !isStale(date, at)) return [];
    const subject = excerpt(match[0]);
    const position = points(match.index);
    return [
      {
        rule: 'stale_date',
        severity: 'medium',
        message: `“${subject}” is more than ${STALE_DAYS} days ago.`,
        field: 'body',
        position,
        subject,
      },
    ];
  });
  const inFacts = facts.flatMap((fact, index): LintFinding[] => {
    if (fact.asOf === null || !isStale(new Date(`${fact.asOf}T00:00:00Z`), at)) return [];
    const name = excerpt(factName(fact));
    const message = `“${name}” is as of ${fact.asOf}, more than ${STALE_DAYS} days ago.`;
    const position = placeOf(body, [fact.asOf, fact.value]);
    return [
      {
        rule: 'stale_date',
        severity: 'medium',
        message,
        field: `facts[${index}]`,
        position,
        subject: excerpt(`fact ${name}: ${fact.asOf}`),
      },
    ];
  });
  return [...inBody, ...inFacts];
}

function isStale(date: Date, at: Date): boolean {
  return at.getTime() - date.getTime() > STALE_DAYS * DAY_MS;
}

/** The last day that the words can mean: a month is over at its end. */
function dateOf(match: RegExpExecArray): Date | null {
  const [, y1, m1, d1, y2, d2, month, d3, y3, y4] = match;
  if (y1 !== undefined) return lastDay(Number(y1), Number(m1), d1);
  if (month !== undefined) {
    const number = MONTHS.indexOf(month.toLowerCase().slice(0, 3));
    return number < 0 ? null : lastDay(Number(y3), number + 1, d2 ?? d3);
  }
  return lastDay(Number(y2 ?? y4), 12, '31');
}

function lastDay(year: number, month: number, day: string | undefined): Date {
  return day === undefined ? new Date(Date.UTC(year, month, 0)) : new Date(Date.UTC(year, month - 1, Number(day)));
}
