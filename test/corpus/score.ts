import type { Entry } from './entry.ts';
import { labelledPosition } from './entry.ts';
import type { Method, Reading } from './methods.ts';

export const MEASURES = ['precision', 'recall', 'position', 'rank', 'sentiment', 'citations'] as const;
export type Measure = (typeof MEASURES)[number];

/** Right ones of those that count for a measure. */
export interface Tally {
  right: number;
  of: number;
}

export type Scores = Record<Measure, Tally>;

/**
 * Each measure of a method over some entries.
 *
 * - precision: true mentions of those reported; recall: of those labelled
 * - position: exact code point, of mentions both labelled and reported
 * - rank, sentiment: of labelled mentions; a mention that was missed counts as wrong
 * - citations: the whole list is equal, in any order, of entries where either list has an item
 */
export function score(entries: readonly Entry[], method: Method): Scores {
  const scores = Object.fromEntries(MEASURES.map((measure) => [measure, { right: 0, of: 0 }])) as Scores;
  for (const entry of entries) {
    for (const [measure, right] of Object.entries(judge(entry, method(entry))) as [Measure, boolean][]) {
      scores[measure].of += 1;
      if (right) scores[measure].right += 1;
    }
  }
  return scores;
}

/** Which measures an entry counts for, and whether the reading is right. */
export function judge(entry: Entry, reading: Reading): Partial<Record<Measure, boolean>> {
  const { expected } = entry;
  const judged: Partial<Record<Measure, boolean>> = {};
  if (reading.mentioned) judged.precision = expected.mentioned;
  if (expected.mentioned) {
    judged.recall = reading.mentioned;
    if (reading.mentioned) judged.position = reading.position === labelledPosition(entry);
    judged.rank = reading.rank === expected.rank;
    judged.sentiment = reading.sentiment === expected.sentiment;
  }
  if (expected.citations.length > 0 || reading.citations.length > 0) {
    judged.citations = listed(reading.citations) === listed(expected.citations);
  }
  return judged;
}

/** 1 where nothing counts: there was nothing to get wrong. */
export function share({ right, of }: Tally): number {
  return of === 0 ? 1 : right / of;
}

function listed(citations: Reading['citations']): string {
  return citations
    .map(({ url, domain }) => `${url} ${domain}`)
    .sort()
    .join('\n');
}
