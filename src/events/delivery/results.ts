import type { AttemptResult } from './result-store.ts';

/** Collects results, so that one statement stores many of them. */
export interface ResultBatches {
  /** Resolves when the result is stored, or refused; waits through outages of the database. */
  add(result: AttemptResult): Promise<void>;
  /** Stores what is waiting, now. */
  flush(): Promise<void>;
}

/** How long a result waits for others: at most this, before the statement begins. */
const WAIT_MS = 40;
const MOST = 200;
const RETRY_MS = 250;

export function createResultBatches(options: {
  store: (results: readonly AttemptResult[]) => Promise<void>;
  onError: (error: unknown) => void;
  /** Whether a failure is the last: the process ends, and what is not stored is sent again by another. */
  givesUp?: () => boolean;
}): ResultBatches {
  const waiting: { result: AttemptResult; done: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  const storeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST);
      const results = batch.map(({ result }) => result);
      for (;;) {
        try {
          await options.store(results);
          break;
        } catch (error) {
          options.onError(error);
          if (options.givesUp?.() === true) break;
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
      }
      for (const { done } of batch) done();
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(storeAll);
    return storing;
  };

  return {
    add: (result) =>
      new Promise((done) => {
        waiting.push({ result, done });
        if (waiting.length >= MOST) void flush();
        else timer ??= setTimeout(flush, WAIT_MS);
      }),
    flush,
  };
}
