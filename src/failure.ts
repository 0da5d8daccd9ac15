/**
 * Failures that a caller can expect, as closed values. Domain functions return `T | Failure<…>`; the HTTP edge turns a failure into
 * the one error shape of every interface. Whatever is thrown instead is a bug (status 500) or an unreachable database (503).
 */

/** Every failure code of the service with the HTTP status it is answered with. */
export const FAILURES = {
  invalid_request: 400,
  unauthenticated: 401,
  upgrade_required: 402,
  spend_cap_reached: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  idempotency_conflict: 409,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  platforms_unavailable: 502,
  unavailable: 503,
} as const;

export type FailureCode = keyof typeof FAILURES;

export type FailureStatus = (typeof FAILURES)[FailureCode];

/** The codes that are answered with one of the given statuses. */
export type FailureCodeOf<Status extends number> = {
  [Code in FailureCode]: (typeof FAILURES)[Code] extends Status ? Code : never;
}[FailureCode];

/** One part of a request that is wrong: where it is (`query.days`, `body.platforms[2]`) and what is wrong with it. */
export interface FailureDetail {
  path: string;
  message: string;
}

export interface Failure<Code extends FailureCode = FailureCode> extends FailureExtra {
  failure: Code;
  /** For the caller: plain English, nothing internal. */
  message: string;
}

export interface FailureExtra {
  details?: FailureDetail[];
  /** Whole seconds; becomes the header `Retry-After`. */
  retryAfterSeconds?: number;
  /** The methods that the path has; becomes the header `Allow`. */
  allow?: string[];
  /** More headers for the error response, such as the rate limit in force. */
  headers?: Record<string, string>;
}

export function fail<const Code extends FailureCode>(
  code: Code,
  message: string,
  extra: FailureExtra = {},
): Failure<Code> {
  return { failure: code, message, ...extra };
}

/** True for values made by {@link fail}; narrows `T | Failure` to its failure part. */
export function isFailure<T>(value: T): value is T & (unknown extends T ? Failure : Extract<T, Failure>) {
  if (typeof value !== 'object' || value === null || !('failure' in value)) return false;
  return typeof value.failure === 'string' && Object.hasOwn(FAILURES, value.failure);
}

export function statusOf(code: FailureCode): FailureStatus {
  return FAILURES[code];
}
