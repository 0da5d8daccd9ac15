/**
 * Sends a request again when that can help and cannot do harm: after 429, 502, 503, a connection that failed or an attempt that
 * timed out, and only what may be done twice, that is GET, HEAD, OPTIONS, PUT, DELETE and whatever carries an `Idempotency-Key`.
 *
 * Never sooner than `Retry-After` says, and a little later by chance, so that many clients do not come back at once. Without the header
 * the wait doubles each time, half of it by chance.
 */
import { pause } from './pause.ts';
import { retryAfterMs } from './retry-after.ts';

export type Fetch = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /** Attempts after the first. Default 2; 0 switches retries off. */
  retries?: number;
  /** Longest time of one attempt, body included, in ms. Default 150,000: longer than the longest work of the service, a query. */
  timeoutMs?: number;
  /** A response that asks to wait longer, in ms, is given to the caller at once. Default 90,000: the limits by the minute ask for less. */
  maxWaitMs?: number;
}

export interface RetryParts {
  fetch: Fetch;
  /** From 0 to 1. */
  random?: () => number;
  now?: () => number;
  wait?: (milliseconds: number, signal: AbortSignal | null) => Promise<void>;
}

const TRANSIENT = [429, 502, 503];
const REPEATABLE = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'];
const FIRST_WAIT_MS = 500;
const LONGEST_JITTER_MS = 1_000;

export function withRetries(parts: RetryParts, options: RetryOptions = {}): Fetch {
  const { fetch, random = Math.random, now = Date.now, wait = pause } = parts;
  const { retries = 2, timeoutMs = 150_000, maxWaitMs = 90_000 } = options;

  const attempt = (request: Request): Promise<Response> =>
    fetch(new Request(request.clone(), { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }));

  /** In ms; `null` when the response is to be given to the caller. */
  const waitAfter = (request: Request, response: Response | null, retry: number): number | null => {
    const asked = response === null ? null : retryAfterMs(response, now());
    if (response !== null && !isTransient(request, response, asked)) return null;
    if (asked === null) return Math.min(FIRST_WAIT_MS * 2 ** retry, maxWaitMs) * (0.5 + random() / 2);
    return asked > maxWaitMs ? null : asked + random() * Math.min(asked / 4 + 100, LONGEST_JITTER_MS);
  };

  return async (request) => {
    const most = mayRepeat(request) ? retries : 0;
    for (let retry = 0; ; retry += 1) {
      let response: Response | null = null;
      try {
        response = await attempt(request);
      } catch (error) {
        request.signal.throwIfAborted();
        if (retry >= most) throw error;
      }
      const waitMs = retry < most ? waitAfter(request, response, retry) : null;
      if (response !== null && waitMs === null) return response;
      // So that its connection is free again.
      await response?.body?.cancel();
      await wait(waitMs ?? 0, request.signal);
    }
  };
}

function mayRepeat(request: Request): boolean {
  return REPEATABLE.includes(request.method) || request.headers.has('idempotency-key');
}

/** A 409 that says when to come back is the first attempt still at work: its reply comes under the same key. */
function isTransient(request: Request, response: Response, asked: number | null): boolean {
  if (response.status === 409) return asked !== null && request.headers.has('idempotency-key');
  return TRANSIENT.includes(response.status);
}
