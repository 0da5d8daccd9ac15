import type { Span } from '../boundaries.ts';
import { CALENDAR } from '../names/common-english.ts';
import type { VisibleText } from '../visible-text.ts';

const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;
/** In small letters august, march and may are words. */
const MONTHS = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const DATED_BEFORE = /(?:^|[^\d.$€£])[0-3]?\d(?:st|nd|rd|th)? (?:of )?$/;
const LABEL = /^[\s>|*_#\-–•\d.]*([A-Za-z]+)\b/;
const REACH = 800;
const MOST_LINES = 12;

/** Whether other days (for a month: other months) are told of near by, so that the name is one of them. */
export function tellsOtherDays({ folded, original }: VisibleText, span: Span, word: string): boolean {
  if (/day$/.test(word))
    return WEEKDAYS.test(folded.slice(Math.max(0, span.start - REACH), span.end + REACH).replaceAll(word, ''));
  const written = original.slice(span.from, span.to);
  return MONTHS.test(original.slice(Math.max(0, span.from - REACH), span.to + REACH).replaceAll(written, ''));
}

/** 4 July, 21st of March. */
export function isDated({ original }: VisibleText, span: Span): boolean {
  return DATED_BEFORE.test(original.slice(Math.max(0, span.from - 9), span.from));
}

/** Whether a line near by begins with another day or month, as the rows of a timetable do. */
export function isRowOfTimetable({ original }: VisibleText, span: Span): boolean {
  const lines = original.slice(Math.max(0, span.from - REACH), span.to + REACH).split('\n', MOST_LINES * 2);
  const own = original.slice(span.from, span.to).toLowerCase();
  return lines.some((line) => {
    const label = LABEL.exec(line)?.[1]?.toLowerCase();
    return label !== undefined && label !== own && CALENDAR.has(label) && /^(?:may|march)$/.test(label) === false;
  });
}
