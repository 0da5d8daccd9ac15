import { expect, test } from 'vitest';
import { storableAnswer } from '../../../src/scans/asking/storable.ts';

const ANSWER = {
  ok: true as const,
  text: 'fine',
  model: 'm',
  citations: [],
  inputTokens: 10,
  outputTokens: 20,
  costUsd: 0.5,
  latencyMs: 1,
  attempts: 1,
};

test('an ordinary answer stays as it is', () => {
  const answer = {
    ...ANSWER,
    citations: [{ url: 'https://a.example/', title: '标题 🙂' }, { url: 'https://b.example/' }],
  };
  expect(storableAnswer(answer)).toEqual(answer);
});

test('NUL and lone surrogates are replaced, one character for one, in every text', () => {
  const odd = 'a\u0000b\ud800c\udc00';
  const expected = 'a\ufffdb\ufffdc\ufffd';
  expect(storableAnswer({ ...ANSWER, text: odd, model: odd, citations: [{ url: odd, title: odd }] })).toMatchObject({
    text: expected,
    model: expected,
    citations: [{ url: expected, title: expected }],
  });
});

test('counts that no answer can have are unknown, and the cost with them', () => {
  const odd = storableAnswer({ ...ANSWER, inputTokens: 2 ** 31, outputTokens: 2 ** 31 - 1, costUsd: 1e9 });
  expect(odd).toMatchObject({ inputTokens: null, outputTokens: 2 ** 31 - 1, costUsd: null });
});
