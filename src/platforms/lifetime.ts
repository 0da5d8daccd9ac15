/** How long one ask may go on: until its deadline, its caller's signal, or the closing of the client. */
export interface Lifetime {
  signal: AbortSignal;
  /** Why it ended early; `null` while it goes on. */
  ended(): 'timeout' | 'cancelled' | null;
  /** Resolves when it ends early; never rejects. */
  whenEnded: Promise<void>;
  /** Stops the timer and the listeners. */
  release(): void;
}

export interface LifetimeLimits {
  /** Milliseconds from now; absent: no limit. */
  remainingMs: number | undefined;
  /** Any of these aborting cancels the ask. */
  signals: readonly (AbortSignal | undefined)[];
}

/** Longest delay a timer takes; beyond it, it would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export function startLifetime({ remainingMs, signals }: LifetimeLimits): Lifetime {
  const controller = new AbortController();
  let reason: 'timeout' | 'cancelled' | null = null;
  let settle = () => {};
  const whenEnded = new Promise<void>((resolve) => (settle = resolve));

  function end(why: 'timeout' | 'cancelled') {
    if (reason !== null) return;
    reason = why;
    controller.abort();
    settle();
  }
  const cancel = () => end('cancelled');
  const present = signals.filter((signal) => signal !== undefined);
  for (const signal of present) signal.addEventListener('abort', cancel, { once: true });
  if (present.some((signal) => signal.aborted)) cancel();
  if (remainingMs !== undefined && remainingMs <= 0) end('timeout');
  const timer =
    remainingMs === undefined || reason !== null
      ? undefined
      : setTimeout(() => end('timeout'), Math.min(remainingMs, LONGEST_TIMER_MS));

  return {
    signal: controller.signal,
    ended: () => reason,
    whenEnded,
    release() {
      clearTimeout(timer);
      for (const signal of present) signal.removeEventListener('abort', cancel);
    },
  };
}
