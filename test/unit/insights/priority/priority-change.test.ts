import { expect, test } from 'vitest';
import { type PriorityState, priorityStep } from '../../../../src/insights/priority/priority-change.ts';

const START: PriorityState = { armed: true, told: null };
const week = (mentions: number, answers = 100) => ({ mentions, answers });

/** The changes told when the weeks follow one another. */
function toldOf(pairs: [now: number, before: number][]): (number | null)[] {
  let state = START;
  return pairs.map(([now, before]) => {
    const step = priorityStep(state, week(now), week(before));
    state = step.state;
    return step.change?.delta ?? null;
  });
}

test('a change of ten points is told once', () => {
  expect(toldOf([[40, 30]])).toEqual([0.1]);
  expect(toldOf([[39, 30]])).toEqual([null]);
  expect(toldOf([[30, 40]])).toEqual([-0.1]);
  // 0.3 − 0.2 is a little less than 0.1 in binary.
  expect(toldOf([[30, 20]])).toEqual([0.1]);
  expect(
    toldOf([
      [45, 30],
      [50, 30],
      [37, 30],
      [45, 30],
    ]),
  ).toEqual([0.15, null, null, null]);
});

test('the next is told after calm', () => {
  expect(
    toldOf([
      [45, 30],
      [34, 30],
      [45, 30],
    ]),
  ).toEqual([0.15, null, 0.15]);
  expect(
    toldOf([
      [45, 30],
      [35, 30],
      [45, 30],
    ]),
  ).toEqual([0.15, null, null]);
});

test('a fall after a rise is another crossing', () => {
  expect(
    toldOf([
      [45, 30],
      [20, 45],
      [10, 45],
    ]),
  ).toEqual([0.15, -0.25, null]);
});

test('a week of fewer than five answers says nothing, and calms nothing', () => {
  expect(priorityStep(START, week(4, 4), week(0))).toEqual({ state: START, change: null });
  expect(priorityStep(START, week(5, 5), week(0, 4)).change).toBeNull();
  expect(priorityStep(START, week(5, 5), week(0, 5)).change).toEqual({ before: 0, after: 1, delta: 1 });
  const told = priorityStep(START, week(45), week(30)).state;
  expect(priorityStep(told, week(0, 0), week(0, 0)).state).toEqual(told);
});
