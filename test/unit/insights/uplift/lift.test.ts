import { describe, expect, test } from 'vitest';
import { expectedLift } from '../../../../src/insights/uplift/expected-lift.ts';
import { isProven, measureLift } from '../../../../src/insights/uplift/lift.ts';

const of = (mentions: number, answers: number) => ({ mentions, answers });

describe('the lift of a suggestion', () => {
  test('is what its prompts gained beyond the others', () => {
    const lift = measureLift({
      aimedBefore: of(40, 200),
      aimedAfter: of(100, 200),
      othersBefore: of(300, 1_000),
      othersAfter: of(400, 1_000),
    });
    expect(lift).toMatchObject({ before: 0.2, after: 0.5 });
    expect(lift?.lift).toBeCloseTo(0.2, 12);
    expect(lift && isProven(lift, 0.05)).toBe(true);
    expect(lift && isProven(lift, 0.25)).toBe(false);
  });

  test('is not proven when all prompts rose, or by a handful of answers', () => {
    const risen = measureLift({
      aimedBefore: of(40, 200),
      aimedAfter: of(100, 200),
      othersBefore: of(200, 1_000),
      othersAfter: of(500, 1_000),
    });
    expect(risen?.lift).toBeCloseTo(0, 12);
    expect(risen && isProven(risen, 0.05)).toBe(false);
    const few = measureLift({
      aimedBefore: of(0, 2),
      aimedAfter: of(1, 2),
      othersBefore: of(1, 4),
      othersAfter: of(1, 4),
    });
    expect(few?.lift).toBeCloseTo(0.5, 12);
    expect(few && isProven(few, 0.05)).toBe(false);
  });

  test('is unknown without answers on every side', () => {
    const some = of(1, 2);
    const observed = { aimedBefore: some, aimedAfter: some, othersBefore: some, othersAfter: some };
    for (const side of ['aimedBefore', 'aimedAfter', 'othersBefore', 'othersAfter'] as const)
      expect(measureLift({ ...observed, [side]: of(0, 0) })).toBeNull();
  });
});

describe('the lift to expect', () => {
  test('is none before five were measured', () => {
    expect(expectedLift([0.2, 0.3, 0.1, 0.4])).toEqual({ metric: 'visibility', delta: 0, basis: 'prior' });
  });

  test('is their mean, shrunken towards zero', () => {
    expect(expectedLift([0.1, 0.1, 0.1, 0.1, 0.1])).toMatchObject({ delta: 0.05, basis: 'measured' });
    expect(expectedLift(new Array(95).fill(0.1)).delta).toBeCloseTo(0.095, 12);
  });
});
