import { expect, test } from 'vitest';
import { likeliestOf } from '../../../src/analysis/sentiment/likeliest.ts';

test('of equal tones the neutral one is likeliest', () => {
  expect(likeliestOf({ positive: 0, neutral: 0, negative: 0 })).toBe('neutral');
  expect(likeliestOf({ positive: 0.1, neutral: 0, negative: 0.1 })).toBe('positive');
  expect(likeliestOf({ positive: 0, neutral: 0, negative: 0.1 })).toBe('negative');
});
