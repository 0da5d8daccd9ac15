import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { competitorBreakdown } from '../../../../src/insights/dashboards/competitors.ts';
import { aidaFunnel } from '../../../../src/insights/dashboards/funnel.ts';
import { promptBreakdown } from '../../../../src/insights/dashboards/prompts.ts';
import { sentimentOverview } from '../../../../src/insights/dashboards/sentiment.ts';
import { visibilityTimeseries } from '../../../../src/insights/dashboards/visibility.ts';
import { datesOf, lastDays } from '../../../../src/insights/window.ts';
import { PLATFORM_IDS } from '../../../../src/platforms/index.ts';
import { STAGES } from '../../../../src/prompts/index.ts';

const WINDOW = lastDays(new Date('2026-03-03T23:59:59.999Z'), 5);
const DATES = datesOf(WINDOW);

const platform = fc.constantFrom(...PLATFORM_IDS);
const visibility = fc
  .record({
    answers: fc.nat({ max: 40 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    rivals: fc.nat({ max: 90 }),
  })
  .map(({ answers, share, rivals }) => {
    const mentions = Math.round(answers * share);
    return { answers, mentions, rankSum: mentions * 2, competitorMentions: rivals };
  });

const uniqueDays = <Row>(row: fc.Arbitrary<Row>) =>
  fc.uniqueArray(fc.tuple(fc.constantFrom(...DATES), platform, row), { selector: ([day, on]) => `${day} ${on}` });

const total = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => sum + of(entry), 0);

test('a window is of whole UTC days, over the end of a month', () => {
  expect(WINDOW).toEqual({ days: 5, from: '2026-02-27', to: '2026-03-03' });
  expect(DATES).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03']);
  expect(datesOf(lastDays(new Date('2024-03-01T00:00:00Z'), 2))).toEqual(['2024-02-29', '2024-03-01']);
});

describe('the sums of the parts equal the totals', () => {
  test('of days and platforms', () => {
    fc.assert(
      fc.property(uniqueDays(visibility), (rows) => {
        const series = visibilityTimeseries(
          WINDOW,
          rows.map(([day, on, sums]) => ({ day, platform: on, ...sums })),
        );
        expect(series.points.map(({ date }) => date)).toEqual(DATES);
        for (const count of ['answers', 'mentions', 'competitorMentions'] as const) {
          expect(total(series.points, (point) => point[count])).toBe(series.total[count]);
          for (const one of series.platforms) expect(total(one.points, (point) => point[count])).toBe(one.total[count]);
        }
        expect(total(series.platforms, (one) => one.total.answers)).toBe(series.total.answers);
        for (const point of [series.total, ...series.points]) {
          expect(point.rate === null).toBe(point.answers === 0);
          expect(point.interval === null).toBe(point.answers === 0);
          expect(point.meanRank === null).toBe(point.mentions === 0);
          if (point.interval !== null && point.rate !== null) {
            expect(point.interval.low).toBeLessThanOrEqual(point.rate);
            expect(point.interval.high).toBeGreaterThanOrEqual(point.rate);
          }
        }
      }),
    );
  });

  test('of stages', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...STAGES), visibility)), (rows) => {
        const funnel = aidaFunnel(
          WINDOW,
          rows.map(([stage, sums]) => ({ stage, ...sums })),
          [],
        );
        expect(funnel.stages.map(({ stage }) => stage)).toEqual(STAGES);
        for (const count of ['answers', 'mentions', 'competitorMentions'] as const) {
          expect(total(funnel.stages, (stage) => stage[count])).toBe(funnel.total[count]);
        }
      }),
    );
  });

  test('of tones', () => {
    const tone = fc.record({ positive: fc.nat({ max: 9 }), neutral: fc.nat({ max: 9 }), negative: fc.nat({ max: 9 }) });
    fc.assert(
      fc.property(uniqueDays(tone), (rows) => {
        const days = rows.map(([day, on, tones]) => {
          return { day, platform: on, mentions: tones.positive + tones.neutral + tones.negative, ...tones };
        });
        const overview = sentimentOverview(WINDOW, days, []);
        for (const count of ['mentions', 'positive', 'neutral', 'negative'] as const) {
          expect(total(overview.points, (point) => point[count])).toBe(overview.total[count]);
          expect(total(overview.platforms, (point) => point[count])).toBe(overview.total[count]);
        }
        const { positive, neutral, negative, mentions } = overview.total;
        expect(positive + neutral + negative).toBe(mentions);
      }),
    );
  });

  test('of brand and competitors, whose shares of voice are a whole', () => {
    const names = ['Bolt', 'Crank', 'Former'];
    const sums = fc.record({
      platform,
      answers: fc.integer({ min: 9, max: 20 }),
      mentions: fc.nat({ max: 9 }),
      rankSum: fc.nat(),
    });
    const rivals = fc.array(fc.tuple(fc.constantFrom(...names), sums));
    fc.assert(
      fc.property(fc.array(sums), rivals, (own, others) => {
        const brand = { name: 'Acme', competitors: [{ name: 'Bolt' }, { name: 'Crank' }] };
        const looked = others.map(([competitor, counted]) => ({ ...counted, competitor }));
        const { total: all, platforms } = competitorBreakdown(WINDOW, brand, own, looked);
        expect(platforms.map((group) => group.platform)).toEqual(PLATFORM_IDS);
        for (const [at, { name, mentions, answers }] of all.brands.entries()) {
          const parts = platforms.map((group) => group.brands.find((one) => one.name === name));
          expect(total(parts, (part) => part?.mentions ?? 0)).toBe(mentions);
          expect(total(parts, (part) => part?.answers ?? 0)).toBe(answers);
          expect(name === 'Acme').toBe(at === 0);
        }
        for (const { brands } of [all, ...platforms]) {
          const voices = brands.map(({ shareOfVoice }) => shareOfVoice);
          if (brands.every(({ mentions }) => mentions === 0)) expect(new Set(voices)).toEqual(new Set([null]));
          else expect(total(voices, (voice) => voice ?? Number.NaN)).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  test('of prompts', () => {
    const sums = fc.record({
      promptHash: fc.constantFrom('hash of a', 'hash of b', 'hash of c'),
      platform,
      answers: fc.integer({ min: 0, max: 9 }),
      mentions: fc.constant(0),
      rankSum: fc.constant(0),
      lastSampledMs: fc.constant(null),
    });
    const panel = ['a', 'b', 'd'].map((promptId) => {
      return {
        promptId,
        promptHash: `hash of ${promptId}`,
        prompt: promptId,
        stage: 'interest',
        language: 'en',
        discovery: true,
      } as const;
    });
    fc.assert(
      fc.property(fc.uniqueArray(sums, { selector: (row) => `${row.promptHash} ${row.platform}` }), (rows) => {
        const { prompts } = promptBreakdown(WINDOW, panel, rows, new Map());
        expect(prompts.map(({ promptId }) => promptId).toSorted()).toEqual(['a', 'b', 'd']);
        for (const prompt of prompts) {
          const own = rows.filter(({ promptHash }) => promptHash === `hash of ${prompt.promptId}`);
          expect(prompt.answers).toBe(total(own, ({ answers }) => answers));
          expect(total(prompt.platforms, ({ answers }) => answers)).toBe(prompt.answers);
          expect(prompt.platforms.every(({ answers }) => answers > 0)).toBe(true);
        }
      }),
    );
  });
});
