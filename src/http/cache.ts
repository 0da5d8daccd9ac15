/** Replies of an operation with `x-cache-seconds`: computed once for all callers who ask at the same time, then kept that long. */
import type { AnyReply } from '../api/handler.ts';
import { type Failure, isFailure } from '../failure.ts';

export interface ReplyCache {
  /** The kept reply to `key`, the one being computed, or a new one. Only a 200 is kept; whatever throws is thrown to all who wait. */
  answer(key: string, compute: () => Promise<AnyReply | Failure>): Promise<AnyReply | Failure>;
}

/** Keys come from callers: beyond this many, the oldest are forgotten. */
const MAX_ENTRIES = 1_000;

export function createReplyCache(options: { seconds: number; now: () => Date }): ReplyCache {
  const kept = new Map<string, { reply: AnyReply; at: number }>();
  const running = new Map<string, Promise<AnyReply | Failure>>();
  const lifetime = options.seconds * 1000;

  const compute = async (key: string, task: () => Promise<AnyReply | Failure>): Promise<AnyReply | Failure> => {
    const outcome = await task();
    if (isFailure(outcome)) return outcome;
    if (outcome.status !== 200) return withCacheControl(outcome, 'no-store');
    keep(key, outcome);
    return withCacheControl(outcome, `public, max-age=${options.seconds}`);
  };

  const keep = (key: string, reply: AnyReply): void => {
    kept.delete(key);
    kept.set(key, { reply, at: options.now().getTime() });
    const oldest = kept.keys().next();
    if (kept.size > MAX_ENTRIES && !oldest.done) kept.delete(oldest.value);
  };

  return {
    answer: (key, task) => {
      const entry = kept.get(key);
      const age = entry ? options.now().getTime() - entry.at : lifetime;
      if (entry && age < lifetime) {
        const reply = withCacheControl(entry.reply, `public, max-age=${options.seconds}`);
        return Promise.resolve({ ...reply, headers: { ...reply.headers, Age: String(Math.floor(age / 1000)) } });
      }
      const pending = running.get(key);
      if (pending !== undefined) return pending;
      const started = compute(key, task).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}

function withCacheControl(reply: AnyReply, value: string): AnyReply {
  return { ...reply, headers: { ...reply.headers, 'Cache-Control': value } };
}
