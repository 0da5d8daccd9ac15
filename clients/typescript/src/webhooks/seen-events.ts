/** Remembers events by their ids, so that one that comes again is done once. */
export interface SeenEvents {
  /** Whether the event is new; from now on it is not. */
  add(eventId: string): boolean;
  /** Forgets an event that could not be dealt with, so that its next attempt counts. */
  forget(eventId: string): void;
}

const DAY_MS = 24 * 3_600_000;

/**
 * In memory, for one process; with several, or to survive a restart, keep the ids in your database (a unique index does it).
 *
 * @param options.keepMs How long ids are kept. Default 24 hours, which covers all retries but those put off by your own
 *   `Retry-After`; longer when you replay events.
 */
export function createSeenEvents(options: { keepMs?: number; now?: () => number } = {}): SeenEvents {
  const { keepMs = DAY_MS, now = Date.now } = options;
  // In the order of their times, so that the oldest are the first.
  const seenAt = new Map<string, number>();
  return {
    add(eventId) {
      const oldest = now() - keepMs;
      for (const [id, at] of seenAt) {
        if (at > oldest) break;
        seenAt.delete(id);
      }
      if (seenAt.has(eventId)) return false;
      seenAt.set(eventId, now());
      return true;
    },
    forget: (eventId) => void seenAt.delete(eventId),
  };
}
