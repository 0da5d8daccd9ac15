import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EvaluatedAnswer, type FailedAsk, platformResults } from '../../../src/scans/reports/platform-result.ts';

const answer = (more: Partial<EvaluatedAnswer> = {}): EvaluatedAnswer => ({
  platform: 'kimi',
  mentioned: true,
  rank: 1,
  snippet: '',
  tokens: 10,
  ...more,
});
const mentionedAt = (rank: number): EvaluatedAnswer => answer({ rank, snippet: `at ${rank}` });
const silent = answer({ mentioned: false, rank: 0, snippet: '' });
const resultOf = (answers: EvaluatedAnswer[], failures: FailedAsk[] = []) =>
  platformResults(['kimi'], answers, failures)[0];

describe('rank', () => {
  test.each([
    [[3], 3],
    [[1, 4], 1],
    [[4, 1, 3], 3],
    [[9, 2, 5, 4], 4],
    [[2, 2, 2, 8, 9], 2],
  ])('of %j is the lower median %i', (ranks, median) => {
    expect(resultOf(ranks.map(mentionedAt))?.rank).toBe(median);
  });

  test('leaves out the answers that do not mention the brand', () => {
    expect(resultOf([silent, mentionedAt(5), silent, silent])?.rank).toBe(5);
  });

  test('is 0 when no answer mentions it', () => {
    expect(resultOf([silent, silent])).toMatchObject({
      rank: 0,
      mentioned: false,
      mentions: 0,
      answers: 2,
      snippet: '',
    });
  });

  test('is always one of the ranks given, with at most half of them below it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (ranks) => {
        const rank = resultOf(ranks.map(mentionedAt))?.rank ?? -1;
        expect(ranks).toContain(rank);
        expect(ranks.filter((other) => other < rank).length).toBeLessThanOrEqual(ranks.length / 2);
        expect(ranks.filter((other) => other > rank).length).toBeLessThanOrEqual(ranks.length / 2);
      }),
    );
  });
});

test('the snippet is that of the best-ranked mention, the first of equals', () => {
  const [first, second] = [answer({ rank: 2, snippet: 'first' }), answer({ rank: 2, snippet: 'second' })];
  expect(resultOf([mentionedAt(3), first, second, silent])?.snippet).toBe('first');
});

test('tokens are summed over the answers that say how many; unknown when none does', () => {
  expect(resultOf([answer({ tokens: 5 }), answer({ tokens: null }), answer({ tokens: 7 })])?.tokensUsed).toBe(12);
  expect(resultOf([answer({ tokens: null })])?.tokensUsed).toBeNull();
});

describe('a platform without answers', () => {
  const failed = (failure: FailedAsk['failure']): FailedAsk => ({ platform: 'kimi', failure, message: `${failure}!` });

  test('is unknown in every figure and gives the most frequent reason', () => {
    expect(resultOf([], [failed('timeout'), failed('quota_exhausted'), failed('quota_exhausted')])).toEqual({
      platform: 'kimi',
      answers: 0,
      mentions: 0,
      interval: null,
      mentioned: null,
      rank: null,
      snippet: null,
      tokensUsed: null,
      error: { code: 'quota_exhausted', message: 'quota_exhausted!' },
    });
  });

  test('has no error beside answers', () => {
    expect(resultOf([silent], [failed('timeout')])?.error).toBeNull();
  });

  test('is kept apart from the others, in the order asked for', () => {
    const results = platformResults(['gemini', 'kimi', 'qwen'], [mentionedAt(1)], [failed('timeout')]);
    expect(results.map(({ platform, answers, error }) => [platform, answers, error])).toEqual([
      ['gemini', 0, null],
      ['kimi', 1, null],
      ['qwen', 0, null],
    ]);
  });
});
