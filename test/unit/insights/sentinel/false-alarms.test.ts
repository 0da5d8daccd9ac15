import { describe, expect, test } from 'vitest';
import { negativeSurge, SURGE_BASE_DAYS } from '../../../../src/insights/sentinel/negative-surge.ts';
import { COLLAPSE_BASE_DAYS, COLLAPSE_DAYS, rankCollapse } from '../../../../src/insights/sentinel/rank-collapse.ts';
import { seededRandom } from '../../../support/seeded-random.ts';

const LONGEST_BASE = COLLAPSE_DAYS + COLLAPSE_BASE_DAYS;

interface Habits {
  answersPerDay: number;
  visibility: number;
  negatives: number;
}

interface Day {
  answers: number;
  mentions: number;
  negatives: number;
  /** Mentions by rank, from rank 1. */
  ranks: number[];
}

/** Small and large brands, seldom and often named, loved and grumbled about. */
const HABITS: Habits[] = [20, 60, 200].flatMap((answersPerDay) =>
  [0.1, 0.4, 0.8].flatMap((visibility) =>
    [0.02, 0.05, 0.15].map((negatives) => ({ answersPerDay, visibility, negatives })),
  ),
);

const MOST_RANK = 8;

function livedDay(habits: Habits, uniform: () => number): Day {
  const day: Day = { answers: habits.answersPerDay, mentions: 0, negatives: 0, ranks: new Array(MOST_RANK).fill(0) };
  for (let answer = 0; answer < habits.answersPerDay; answer++) {
    if (uniform() >= habits.visibility) continue;
    day.mentions += 1;
    if (uniform() < habits.negatives) day.negatives += 1;
    const rank = Math.floor(MOST_RANK * uniform() ** 2);
    day.ranks[rank] = (day.ranks[rank] ?? 0) + 1;
  }
  return day;
}

const tones = (days: readonly Day[]) => ({
  negatives: days.reduce((sum, { negatives }) => sum + negatives, 0),
  mentions: days.reduce((sum, { mentions }) => sum + mentions, 0),
});

const standing = (days: readonly Day[]) => ({
  answers: days.reduce((sum, { answers }) => sum + answers, 0),
  byRank: new Map(
    Array.from({ length: MOST_RANK }, (_, rank) => [
      rank + 1,
      days.reduce((sum, { ranks }) => sum + (ranks[rank] ?? 0), 0),
    ]),
  ),
});

const surgesOn = (days: readonly Day[], last: number): boolean =>
  negativeSurge(tones(days.slice(last, last + 1)), tones(days.slice(last - SURGE_BASE_DAYS, last))) !== null;

const collapsesOn = (days: readonly Day[], last: number): boolean => {
  const from = last + 1 - COLLAPSE_DAYS;
  return (
    rankCollapse(standing(days.slice(from, last + 1)), standing(days.slice(from - COLLAPSE_BASE_DAYS, from))) !== null
  );
};

/** An alarm that sounds on following days is one incident. */
function incidents(days: readonly Day[], sounds: (days: readonly Day[], last: number) => boolean): number {
  let count = 0;
  let sounding = false;
  for (let last = LONGEST_BASE; last < days.length; last++) {
    const now = sounds(days, last);
    if (now && !sounding) count += 1;
    sounding = now;
  }
  return count;
}

describe('the sentinel, looked at daily', () => {
  test('raises at most one false incident per brand and year', () => {
    const { uniform } = seededRandom(20_261_120);
    const years = HABITS.flatMap((habits) =>
      Array.from({ length: 4 }, () => Array.from({ length: LONGEST_BASE + 365 }, () => livedDay(habits, uniform))),
    );
    const perYear = years.map((days) => incidents(days, surgesOn) + incidents(days, collapsesOn));
    const mean = perYear.reduce((sum, count) => sum + count, 0) / perYear.length;
    expect(mean).toBeLessThanOrEqual(1);
  }, 60_000);

  test('finds a surge from 5 % to 20 % negatives at 200 answers a day within two days', () => {
    const { uniform } = seededRandom(7);
    const before = { answersPerDay: 200, visibility: 0.4, negatives: 0.05 };
    const found = Array.from({ length: 500 }, () => {
      const usual = Array.from({ length: SURGE_BASE_DAYS }, () => livedDay(before, uniform));
      const surge = Array.from({ length: 2 }, () => livedDay({ ...before, negatives: 0.2 }, uniform));
      const days = [...usual, ...surge];
      return surgesOn(days, SURGE_BASE_DAYS) || surgesOn(days, SURGE_BASE_DAYS + 1);
    });
    expect(found.filter(Boolean).length / found.length).toBeGreaterThanOrEqual(0.95);
  });

  test('finds a brand that falls from 60 % to 40 %, and one that slides from first to fourth', () => {
    const { uniform } = seededRandom(11);
    const before = { answersPerDay: 60, visibility: 0.6, negatives: 0.05 };
    const usual = Array.from({ length: COLLAPSE_BASE_DAYS }, () => livedDay(before, uniform));
    const fallen = Array.from({ length: COLLAPSE_DAYS }, () => livedDay({ ...before, visibility: 0.4 }, uniform));
    expect(rankCollapse(standing(fallen), standing(usual))).toMatchObject({ measure: 'visibility' });
    const slid = rankCollapse(
      { answers: 100, byRank: new Map([[4, 50]]) },
      { answers: 400, byRank: new Map([[1, 200]]) },
    );
    expect(slid).toMatchObject({ measure: 'reciprocal_rank', severity: 'critical', points: 75 });
  });
});

describe('a surge of negatives', () => {
  test.each([
    [{ negatives: 4, mentions: 4 }, { negatives: 0, mentions: 1_000 }, null],
    [{ negatives: 5, mentions: 40 }, { negatives: 0, mentions: 0 }, null],
    [{ negatives: 10, mentions: 100 }, { negatives: 100, mentions: 1_000 }, null],
    [{ negatives: 200, mentions: 1_000 }, { negatives: 1_100, mentions: 10_000 }, 'low'],
    [{ negatives: 40, mentions: 100 }, { negatives: 200, mentions: 1_000 }, 'medium'],
    [{ negatives: 30, mentions: 100 }, { negatives: 100, mentions: 1_000 }, 'high'],
    [{ negatives: 50, mentions: 100 }, { negatives: 100, mentions: 1_000 }, 'critical'],
    // Twice as many answers with the same tone.
    [{ negatives: 20, mentions: 200 }, { negatives: 100, mentions: 1_000 }, null],
  ])('%o after %o: %s', (now, before, severity) => {
    expect(negativeSurge(now, before)?.severity ?? null).toBe(severity);
  });
});

describe('a collapse of rank', () => {
  const at = (answers: number, mentions: number) => ({ answers, byRank: new Map([[1, mentions]]) });

  test.each([
    [at(700, 280), at(2_800, 1_372), null],
    [at(700, 280), at(2_800, 1_400), 'low'],
    [at(700, 280), at(2_800, 1_680), 'medium'],
    [at(700, 280), at(2_800, 1_960), 'high'],
    [at(700, 140), at(2_800, 1_960), 'critical'],
    [at(0, 0), at(2_800, 1_960), null],
    [at(700, 280), at(0, 0), null],
    // Ten points of a handful prove nothing.
    [at(10, 4), at(40, 24), null],
    // A rise is no collapse.
    [at(700, 600), at(2_800, 1_400), null],
  ])('%o after %o: %s', (now, before, severity) => {
    expect(rankCollapse(now, before)?.severity ?? null).toBe(severity);
  });
});
