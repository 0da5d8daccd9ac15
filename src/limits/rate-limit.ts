/** What a caller is told about the limit that decided their request: the layer with the least left. */
export interface RateLimit {
  limit: number;
  remaining: number;
  /** When that layer has its whole allowance again if nothing else is sent, in Unix seconds. */
  resetAt: number;
  /** The limits in force: a tier, or `half-free`; `null` for callers without an account. */
  policy: string | null;
}

/** The limit that is told where none is agreed: the largest whole number that every caller can hold. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** The header fields `X-RateLimit-*`. */
export function rateLimitHeaders(rate: RateLimit): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(rate.limit),
    'X-RateLimit-Remaining': String(rate.remaining),
    'X-RateLimit-Reset': String(rate.resetAt),
    ...(rate.policy === null ? {} : { 'X-RateLimit-Policy': rate.policy }),
  };
}
