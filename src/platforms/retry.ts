import type { FailedAttempt } from './attempt.ts';

export interface RetryPolicy {
  /** Further attempts after the first. */
  retries: number;
  /** Upper bound of the first wait; it doubles with each further one. */
  baseMs: number;
  /** No wait is longer, and no wish of the platform beyond it is granted. */
  capMs: number;
}

export const DEFAULT_RETRY: RetryPolicy = { retries: 2, baseMs: 500, capMs: 60_000 };

/**
 * The wait before the next attempt in milliseconds, or `null` to give up: nothing to gain, no attempt left, or the wait
 * would outlast the time that remains.
 *
 * Full jitter: uniform between 0 and `baseMs` × 2^attempt. A wait that the platform asked for is kept in full, and the
 * jitter comes on top of it, so that callers refused together do not return together.
 *
 * @param sent attempts made so far, 1 or more
 * @param remainingMs time until the caller's deadline
 */
export function nextWait(
  failure: FailedAttempt,
  sent: number,
  remainingMs: number,
  policy: RetryPolicy,
  random: () => number,
): number | null {
  if (!failure.retryable || sent > policy.retries) return null;
  const jitter = random() * Math.min(policy.capMs, policy.baseMs * 2 ** (sent - 1));
  const asked = failure.retryAfterMs ?? 0;
  const wait = asked + jitter;
  return asked > policy.capMs || wait >= remainingMs ? null : wait;
}

/** Reads `Retry-After`, seconds or a date, as milliseconds from `now`; `undefined` when absent or unreadable. */
export function parseRetryAfter(header: string | null, now: Date): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  const at = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
