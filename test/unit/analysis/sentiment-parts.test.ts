import { expect, test } from 'vitest';
import type { Evidence } from '../../../src/analysis/sentiment/evidence.ts';
import { likeliestOf } from '../../../src/analysis/sentiment/likeliest.ts';
import { createPhraseIndex, MOST_FOUND } from '../../../src/analysis/sentiment/phrase-index.ts';
import { withPlainWords } from '../../../src/analysis/sentiment/plain-words.ts';

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

test('short praise or blame of which every word agrees speaks for its tone, other evidence for none', () => {
  const even = { positive: 0, neutral: 0, negative: 0 };
  const added = (weights: number[], { words = 'good', isDivided = false } = {}) => {
    const passage = { start: 0, end: words.length, words, weights, isDivided, namedAt: 0 };
    const evidence = { passages: [passage], isEnglish: true } as unknown as Evidence;
    const { positive, neutral, negative } = withPlainWords(even, evidence);
    return [positive, neutral, negative].map(Math.sign);
  };
  expect(added([1, 1])).toEqual([1, 0, 0]);
  expect(added([-2])).toEqual([0, 0, 1]);
  expect(added([2, -2])).toEqual([0, 0, 0]);
  expect(added([0.5])).toEqual([0, 0, 0]);
  expect(added([])).toEqual([0, 0, 0]);
  expect(added([3], { isDivided: true })).toEqual([0, 0, 0]);
  expect(added([3], { words: 'good '.repeat(30) })).toEqual([0, 0, 0]);
});
