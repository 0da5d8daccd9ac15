/** Undelivered so long after the event (of a replay: after it was asked for), a delivery is escalated. */
export const ESCALATE_AFTER_MS = 24 * 3_600_000;

/** Failing for so long without one success, an endpoint is disabled. */
export const DISABLE_AFTER_MS = 5 * 24 * 3_600_000;

/** Waits between the attempts; after the last one a delivery has failed for good. */
export const WAITS_MS = [30_000, 120_000, 600_000, 3_600_000, 21_600_000] as const;

export const MOST_ATTEMPTS = WAITS_MS.length + 1;

/** No receiver may put an attempt off for longer. */
const LONGEST_RETRY_AFTER_MS = 6 * 3_600_000;

/**
 * Waits are up to this share longer, never shorter, so that what failed together does not return together. The rest of a
 * tenth is for the way from falling due to being sent.
 */
const JITTER = 0.09;

/**
 * When the next attempt falls due after `attempts` of them, the last of which ended at `at`; `null` when none is left. A
 * `Retry-After` counts where it is later.
 *
 * @param random 0 to 1
 */
export function nextDue(options: {
  attempts: number;
  at: Date;
  random: number;
  retryAfterMs: number | null;
}): Date | null {
  const wait = WAITS_MS[options.attempts - 1];
  if (wait === undefined) return null;
  const asked = Math.min(options.retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS);
  return new Date(options.at.getTime() + Math.ceil(Math.max(wait * (1 + JITTER * options.random), asked)));
}
