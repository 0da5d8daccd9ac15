import { describe, expect, test } from 'vitest';
import { brandLevel } from '../../../../src/insights/picker/brand-level.ts';
import { type PromptSamples, pickPrompts } from '../../../../src/insights/picker/pick-prompts.ts';
import { type DayTally, discount, type PlatformSamples } from '../../../../src/insights/picker/samples.ts';
import { rmseOf } from '../../../bench/picker/simulation.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;

const samples = (
  earlier: [mentions: number, answers: number],
  recent: [age: number, mentions: number, answers: number][] = [],
): PlatformSamples => ({
  platform: 'kimi',
  earlier: { mentions: earlier[0], answers: earlier[1] },
  recent: recent.map(([age, mentions, answers]): DayTally => ({ age, mentions, answers })),
});

const prompt = (promptId: string, lastAge: number | null, ...platforms: PlatformSamples[]): PromptSamples => ({
  promptId,
  lastSampledAt: lastAge === null ? null : new Date(NOW.getTime() - lastAge * DAY_MS),
  platforms,
});

/** One pick is 5 % of twenty. */
const amongWellKnown = (...odd: PromptSamples[]): PromptSamples[] => [
  ...odd,
  ...Array.from({ length: 20 - odd.length }, (_, index) => prompt(`known-${index}`, 1, samples([0, 18], [[1, 0, 2]]))),
];

describe('the prompts worth asking next', () => {
  test('are the best five per cent, rounded up', () => {
    expect(pickPrompts([], NOW)).toEqual([]);
    expect(pickPrompts([prompt('a', 8, samples([0, 1]))], NOW)).toHaveLength(1);
    expect(pickPrompts(amongWellKnown(), NOW)).toHaveLength(1);
    expect(pickPrompts([...amongWellKnown(), prompt('x', 8, samples([0, 9]))], NOW)).toHaveLength(2);
  });

  test('begin with one that was never asked', () => {
    const [best] = pickPrompts(
      amongWellKnown(prompt('new', null, samples([0, 0])), prompt('even', 8, samples([6, 12]))),
      NOW,
    );
    expect(best).toMatchObject({ promptId: 'new', reason: 'never_sampled', lastSampledAt: null });
  });

  test('gain most where a rate is in doubt', () => {
    const [best] = pickPrompts(amongWellKnown(prompt('even', 1, samples([3, 6], [[1, 1, 2]]))), NOW);
    expect(best).toMatchObject({ promptId: 'even', reason: 'contested' });
  });

  test('are stale after two weeks, volatile when the recent answers differ', () => {
    const [stale] = pickPrompts(amongWellKnown(prompt('old', 15, samples([0, 0.5]))), NOW);
    expect(stale).toMatchObject({ promptId: 'old', reason: 'stale' });
    const [changed] = pickPrompts(amongWellKnown(prompt('new', 0, samples([0, 2], [[0, 2, 2]]))), NOW);
    expect(changed).toMatchObject({ promptId: 'new', reason: 'volatile' });
  });

  test('sum the bits of the platforms, and leave ties to the ids', () => {
    const one = samples([1, 2]);
    const [first, second] = pickPrompts(
      Array.from({ length: 40 }, (_, index) => prompt(String(index).padStart(2, '0'), 8, one, one)),
      NOW,
    );
    expect([first?.promptId, second?.promptId]).toEqual(['00', '01']);
    const [single] = pickPrompts([prompt('x', 8, one)], NOW);
    expect(first?.priorityScore).toBeCloseTo(2 * (single?.priorityScore ?? Number.NaN), 2);
  });
});

describe('the level of a brand', () => {
  test('is a half before anything is known', () => {
    expect(brandLevel([samples([0, 0])])).toEqual({ longRun: 0.5, shift: 0, now: 0.5 });
  });

  test('rises by what recent answers say more than their own past, whatever was asked', () => {
    const steady = Array.from({ length: 9 }, () => samples([0, 10]));
    const risen = samples([5, 10], [[0, 1, 1]]);
    const level = brandLevel([...steady, risen]);
    expect(level.shift).toBeCloseTo(0.5, 10);
    expect(level.now).toBeCloseTo(level.longRun + 0.5, 10);
  });

  test('compares a day with the days before it, each discounted', () => {
    const level = brandLevel([
      samples(
        [0, 0],
        [
          [3, 0, 1],
          [1, 1, 1],
          [0, 1, 1],
        ],
      ),
    ]);
    const before = discount(1) / (discount(3) + discount(1));
    // The first day has nothing to be compared with.
    expect(level.shift).toBeCloseTo((1 - 0 + (1 - before)) / 2, 10);
  });
});

test('a fifth of the samples tells a drifting visibility as well as full sweeps, and better than chance or turns', () => {
  const picked = rmseOf('picker', 0.2);
  expect(picked).toBeLessThanOrEqual(rmseOf('sweep', 1));
  expect(picked).toBeLessThan(rmseOf('random', 0.2));
  expect(picked).toBeLessThan(rmseOf('oldest', 0.2));
}, 60_000);
