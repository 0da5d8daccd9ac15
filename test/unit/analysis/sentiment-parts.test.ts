import { expect, test } from 'vitest';
import { polarityOf } from '../../../src/analysis/sentiment/chinese-polarity.ts';
import { pieceOf, wordingOf } from '../../../src/analysis/sentiment/chinese-wording.ts';
import { TERM_POLARITY } from '../../../src/analysis/sentiment/lexicon/chinese-polarity.ts';
import { ownWords } from '../../../src/analysis/sentiment/own-words.ts';
import { createPhraseIndex, MOST_FOUND } from '../../../src/analysis/sentiment/phrase-index.ts';
import { likeliestTone } from '../../../src/analysis/sentiment/tone-weights.ts';

const NONE = { positive: {}, neutral: {}, negative: {} };

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

test('of a sentence about two brands only the clauses about the one are its own, without names', () => {
  const text = '山岚太吵,朵朗很安静,也不漏水;海陆还行。';
  const spans = ['山岚', '朵朗', '海陆'].map((name, owner) => {
    const start = text.indexOf(name);
    return { start, end: start + 2, from: start, to: start + 2, owner };
  });
  expect(ownWords(text, spans, 0, text.length, 1).replace(/\s/g, '')).toBe('很安静,也不漏水;');
  expect(ownWords(text, spans, 0, text.length, 2).replace(/\s/g, '')).toBe('还行。');
});

test('wording is characters and neighbouring pairs, each once, of Chinese alone', () => {
  expect([...wordingOf('好好 a用')].map(pieceOf)).toEqual(['好', '好好', '用']);
});

test('characters of words of praise speak for the brand, those of words of blame against it', () => {
  const polarity = (own: string) => polarityOf(wordingOf(own));
  expect(polarity('')).toBe(0);
  expect(polarity('优佳良')).toBeGreaterThan(0);
  expect(polarity('劣糟坏')).toBeLessThan(0);
});

test('each row of polarities is of odds of its own and of whole pairs', () => {
  const [best, ...rest] = TERM_POLARITY.map(([tenths]) => tenths).reverse();
  expect(rest.every((tenths) => tenths < (best ?? 0))).toBe(true);
  expect(TERM_POLARITY.every(([, , pairs]) => pairs.length % 2 === 0)).toBe(true);
});

test('of equal tones the neutral one is likeliest', () => {
  expect(likeliestTone({}, NONE)).toBe('neutral');
  expect(likeliestTone({ praise: 1 }, { ...NONE, positive: { praise: 0.1 } })).toBe('positive');
  expect(likeliestTone({}, NONE, { positive: 0, neutral: 0, negative: 0.1 })).toBe('negative');
});
