import type { AskFailure } from './ask.ts';
import type { WireAnswer } from './wires/index.ts';

/** The ending of one request to a platform. */
export type Attempt = { ok: true; answer: WireAnswer } | FailedAttempt;

export interface FailedAttempt {
  ok: false;
  reason: AskFailure;
  /** Whether a further attempt may succeed. */
  retryable: boolean;
  /** The platform's own wish, from `Retry-After` or its error body. */
  retryAfterMs?: number;
  /** HTTP status, where there was one. */
  status?: number;
  /** The vendor's error code, shortened; for the log. The vendor's message is not kept: some repeat the key in it. */
  vendorCode?: string;
  /** The model takes no temperature but its own. */
  refusesTemperature?: boolean;
  /** The failure says that the platform is in trouble, not that this ask was refused. */
  platformTrouble: boolean;
}

const TROUBLE: ReadonlySet<AskFailure> = new Set(['timeout', 'unavailable']);

export function failedAttempt(
  reason: AskFailure,
  facts: Partial<
    Pick<
      FailedAttempt,
      'retryable' | 'retryAfterMs' | 'status' | 'vendorCode' | 'refusesTemperature' | 'platformTrouble'
    >
  > = {},
): FailedAttempt {
  return { ok: false, reason, retryable: false, platformTrouble: TROUBLE.has(reason), ...facts };
}
