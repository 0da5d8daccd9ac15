import { codePointsOf, pointsBefore } from '../../analysis/code-points.ts';
import type { WikiFact } from '../page.ts';

export interface LintedPage {
  id: string;
  slug: string;
  title: string;
  revision: number;
  body: string;
  facts: readonly WikiFact[];
}

const LONGEST_SUBJECT = 200;

/** Code points of the body before a UTF-16 offset. */
export function pointsOf(body: string): (offset: number) => number {
  const points = codePointsOf(body);
  return (offset) => pointsBefore(points, offset);
}

/** Where the body first has one of the words, in code points; 0 where it has none. */
export function placeOf(body: string, words: readonly string[]): number {
  const offsets = words
    .filter((word) => word !== '')
    .map((word) => body.indexOf(word))
    .filter((offset) => offset >= 0);
  return offsets.length === 0 ? 0 : pointsOf(body)(Math.min(...offsets));
}

export function factName({ subject, attribute }: WikiFact): string {
  return [subject, attribute].filter((part) => part.trim() !== '').join(' · ');
}

/** Short enough to be told and to be known again by. */
export function excerpt(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= LONGEST_SUBJECT
    ? characters.join('')
    : `${characters.slice(0, LONGEST_SUBJECT - 1).join('')}…`;
}
