import { describe, expect, test } from 'vitest';
import { failedAttempt } from '../../../src/platforms/attempt.ts';
import { nextWait, parseRetryAfter, type RetryPolicy } from '../../../src/platforms/retry.ts';

const policy: RetryPolicy = { retries: 2, baseMs: 100, capMs: 1_000 };
const trouble = failedAttempt('unavailable', { retryable: true });
const most = () => 0.999;

describe('nextWait', () => {
  test('jitters fully below a bound that doubles', () => {
    expect(nextWait(trouble, 1, 10_000, policy, () => 0)).toBe(0);
    expect(nextWait(trouble, 1, 10_000, policy, most)).toBeCloseTo(99.9);
    expect(nextWait(trouble, 2, 10_000, policy, most)).toBeCloseTo(199.8);
  });

  test('gives up after the last retry, for failures not worth one, and when the time is too short', () => {
    expect(nextWait(trouble, 3, 10_000, policy, most)).toBeNull();
    expect(nextWait(failedAttempt('quota_exhausted'), 1, 10_000, policy, most)).toBeNull();
    expect(nextWait(trouble, 1, 99, policy, most)).toBeNull();
  });

  test('keeps the wait that the platform asked for, and gives up when it is longer than the budget or the cap', () => {
    const limited = failedAttempt('rate_limited', { retryable: true, retryAfterMs: 500 });
    expect(nextWait(limited, 1, 10_000, policy, () => 0)).toBe(500);
    expect(nextWait(limited, 1, 400, policy, () => 0)).toBeNull();
    expect(nextWait({ ...limited, retryAfterMs: 1_001 }, 1, 10_000, policy, () => 0)).toBeNull();
  });
});

describe('parseRetryAfter', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  test.each([
    ['3', 3_000],
    ['0', 0],
    ['1.5', 1_500],
    ['Sat, 21 Nov 2026 08:00:10 GMT', 10_000],
    ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
    ['-5', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (header, expected) => expect(parseRetryAfter(header, now)).toBe(expected));
});
