import { expect, test } from 'vitest';
import { likeliestOf, type Scores } from '../../../src/analysis/sentiment/likeliest.ts';
import { createWeighing, FEATURES, featuresOf } from '../../../src/analysis/sentiment/weighing.ts';
import { fitWeighing, type Weighed } from '../../corpus/tone/fit-weighing.ts';
import { seededRandom } from '../../support/seeded-random.ts';

const EVEN: Scores = { positive: 0, neutral: 0, negative: 0 };
const PRAISED: Scores = { positive: 3, neutral: 0, negative: -1 };
const BLAMED: Scores = { positive: -2, neutral: 0, negative: 2 };

test('scores count by what they lean to and how far, whatever is added to all of them', () => {
  const others = [PRAISED, BLAMED];
  const found = featuresOf({ own: PRAISED, others, namedBefore: 1 });
  expect(found).toEqual([4, 1, 0, 0.5, 4, -4, 1, 0, 0, 0, 0]);
  expect(found).toHaveLength(FEATURES);
  const more = ({ positive, neutral, negative }: Scores) => ({
    positive: positive + 7,
    neutral: neutral + 7,
    negative: negative + 7,
  });
  expect(featuresOf({ own: more(PRAISED), others: others.map(more), namedBefore: 1 })).toEqual(found);
});

test('it counts whether a brand is named first or last, and whether there is but one other', () => {
  const placed = (others: number, namedBefore: number) =>
    featuresOf({ own: EVEN, others: new Array<Scores>(others).fill(EVEN), namedBefore }).slice(-3);
  expect(placed(1, 0)).toEqual([1, 1, 0]);
  expect(placed(1, 1)).toEqual([1, 0, 1]);
  expect(placed(2, 0)).toEqual([0, 1, 0]);
  expect(placed(2, 1)).toEqual([0, 0, 0]);
  expect(placed(2, 2)).toEqual([0, 0, 1]);
});

test('who is fitted to duels takes the praise of one for the blame of the other, and heeds what is said plainly', () => {
  const { normal } = seededRandom(9);
  const noisy = ({ positive, neutral, negative }: Scores): Scores => ({
    positive: positive + 0.3 * normal(),
    neutral: neutral + 0.3 * normal(),
    negative: negative + 0.3 * normal(),
  });
  const kinds = [
    { own: EVEN, other: PRAISED, tone: 'negative' },
    { own: EVEN, other: BLAMED, tone: 'positive' },
    { own: EVEN, other: EVEN, tone: 'neutral' },
    { own: PRAISED, other: PRAISED, tone: 'positive' },
    { own: BLAMED, other: BLAMED, tone: 'negative' },
  ] as const;
  const samples = Array.from({ length: 600 }, (_, at): Weighed => {
    const { own, other, tone } = kinds[at % kinds.length] ?? kinds[0];
    return { sides: { own: noisy(own), others: [noisy(other)], namedBefore: at % 2 }, tone };
  });
  const weigh = createWeighing(fitWeighing(samples));
  for (const { own, other, tone } of kinds)
    for (const namedBefore of [0, 1]) expect(likeliestOf(weigh({ own, others: [other], namedBefore }))).toBe(tone);
});
