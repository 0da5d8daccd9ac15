/**
 * `Idempotency-Key`: a request that is sent again is answered again, and done once. Of two at the same moment one does the work and
 * the other waits for its reply. An attempt holds its key by a lock that it renews; when its process dies, the lock runs out
 * and the next attempt does the work, under the same work id, by which what was already stored is found.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { type Failure, fail, isFailure, statusOf } from '../failure.ts';
import { contentHash } from './content-hash.ts';
import {
  claimKey,
  extendLock,
  type KeyedRequest,
  releaseKey,
  type StoredReply,
  selectKey,
  storeReply,
  unlockKey,
} from './store.ts';

const KEPT_MS = 24 * 3_600_000;
const LOCK_MS = 15_000;
/** The second of two requests waits so long for the first. */
const WAIT_MS = 10_000;
const LONGEST_PAUSE_MS = 400;

export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Idempotency {
  /**
   * Does `work`, or gives the reply of an earlier request with the same key and content, with the header `Idempotency-Replayed`.
   * `idempotency_conflict` for other content, and for a request that is still running after a wait.
   */
  once(
    request: { accountId: string; operation: string; key: string; content: unknown },
    work: (workId: string) => Promise<Reply | Failure>,
  ): Promise<Reply | Failure>;
}

export function createIdempotency(options: { knex: Knex; now: () => Date; newId: () => string }): Idempotency {
  const { knex, now, newId } = options;
  const later = (milliseconds: number): Date => new Date(now().getTime() + milliseconds);

  const claim = async (request: KeyedRequest): Promise<{ owner: string; workId: string } | null> => {
    const owner = newId();
    const attempt = { owner, workId: newId(), at: now(), lockedUntil: later(LOCK_MS), expiresAt: later(KEPT_MS) };
    const workId = await claimKey(knex, request, attempt);
    return workId === null ? null : { owner, workId };
  };

  const attempt = async (
    request: KeyedRequest,
    { owner, workId }: { owner: string; workId: string },
    work: (workId: string) => Promise<Reply | Failure>,
  ): Promise<Reply | Failure> => {
    const renewal = setInterval(() => {
      extendLock(knex, request, owner, later(LOCK_MS)).catch(() => {});
    }, LOCK_MS / 3);
    try {
      const outcome = await work(workId);
      if (isKept(outcome)) await storeReply(knex, request, owner, storable(outcome));
      else await releaseKey(knex, request, owner);
      return outcome;
    } catch (error) {
      // What the attempt had stored belongs to its work id, which the next one goes on with. Where the database is away, the lock runs
      // out by itself.
      await unlockKey(knex, request, owner, now()).catch(() => {});
      throw error;
    } finally {
      clearInterval(renewal);
    }
  };

  return {
    async once({ accountId, operation, key, content }, work) {
      const request = { accountId, operation, key, contentHash: contentHash(content) };
      const giveUpAt = performance.now() + WAIT_MS;
      for (let pause = 20; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        const claimed = await claim(request);
        if (claimed !== null) return attempt(request, claimed, work);
        const held = await selectKey(knex, request);
        if (held !== null && !held.contentHash.equals(request.contentHash)) {
          return fail(
            'idempotency_conflict',
            'This Idempotency-Key was used with another request in the last 24 hours.',
          );
        }
        if (held !== null && held.reply !== null) return replayed(held.reply);
        if (performance.now() >= giveUpAt) {
          return fail('idempotency_conflict', 'The first request with this Idempotency-Key is still running.', {
            retryAfterSeconds: LOCK_MS / 1000,
          });
        }
        await sleep(pause);
      }
    },
  };
}

/** Results that a repetition could not better: not those of a broken service, nor those that ask to pay or to wait first. */
function isKept(outcome: Reply | Failure): boolean {
  const status = isFailure(outcome) ? statusOf(outcome.failure) : outcome.status;
  return status < 500 && status !== 402 && status !== 429;
}

/** A failure is kept as one, for its body names the request that it answers. */
function storable(outcome: Reply | Failure): StoredReply {
  if (isFailure(outcome)) return { status: statusOf(outcome.failure), headers: {}, body: JSON.stringify(outcome) };
  return { status: outcome.status, headers: outcome.headers ?? {}, body: JSON.stringify(outcome.body) };
}

const REPLAYED = { 'Idempotency-Replayed': 'true' };

function replayed({ status, headers, body }: StoredReply): Reply | Failure {
  const stored = JSON.parse(body) as unknown;
  if (isFailure(stored)) return { ...stored, headers: { ...stored.headers, ...REPLAYED } };
  return { status, headers: { ...headers, ...REPLAYED }, body: stored };
}
