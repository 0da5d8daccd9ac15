import { expect, test } from 'vitest';
import { likeliestOf } from '../../../src/analysis/sentiment/likeliest.ts';
import { createPhraseIndex, MOST_FOUND } from '../../../src/analysis/sentiment/phrase-index.ts';

test('the phrase index finds every phrase that begins at a place, shortest first, and none beyond the limit', () => {
  const phrases = ['好', '好用', '好用到哭', '用', '到'];
  const index = createPhraseIndex(phrases);
  const text = Uint16Array.from('真好用到哭', (character) => character.charCodeAt(0));
  const found = new Int32Array(MOST_FOUND);
  const at = (start: number, limit: number) =>
    Array.from(found.subarray(0, index.findAt(text, start, limit, found)), (value, place) =>
      place % 2 === 0 ? phrases[value] : value,
    );
  expect(at(0, 5)).toEqual([]);
  expect(at(1, 5)).toEqual(['好', 2, '好用', 3, '好用到哭', 5]);
  expect(at(1, 4)).toEqual(['好', 2, '好用', 3]);
  expect(at(2, 5)).toEqual(['用', 3]);
});

test('of equal tones the neutral one is likeliest', () => {
  expect(likeliestOf({ positive: 0, neutral: 0, negative: 0 })).toBe('neutral');
  expect(likeliestOf({ positive: 0.1, neutral: 0, negative: 0.1 })).toBe('positive');
  expect(likeliestOf({ positive: 0, neutral: 0, negative: 0.1 })).toBe('negative');
});
