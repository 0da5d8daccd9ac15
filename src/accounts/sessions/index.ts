import type { Knex } from 'knex';
import type { SessionPrincipal } from '../principal.ts';
import { generateToken, hashToken } from '../secret-token.ts';
import type { SessionCookie } from './cookie.ts';
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  renewSession,
  selectSession,
  setSessionAccount,
} from './session-store.ts';

export { createSessionCookie, type SessionCookie } from './cookie.ts';
export { deleteExpiredSessions, deleteSessionsOf } from './session-store.ts';

/** A session ends so long after its last use … */
const SLIDING_MS = 24 * 3_600_000;
/** … and so long after its person signed in, whatever its use. */
const LONGEST_MS = 30 * 24 * 3_600_000;
/** A session used again within this time is not written again. */
const RENEW_AFTER_MS = 5 * 60_000;

/** Who a session cookie stands for; without the caller's address, which the edge knows. */
export type ResolvedSession = Omit<SessionPrincipal, 'kind' | 'ip'> & { expiresAt: Date };

/** The session of a `Cookie` header at a moment; `null` when there is none in force. */
export type ResolveSession = (cookieHeader: string | undefined, at: Date) => Promise<ResolvedSession | null>;

export interface Sessions {
  resolve: ResolveSession;
  /** Starts a session under a new token. `setCookie` is the one place where the token is ever seen. */
  start(
    trx: Knex,
    session: { userId: string; accountId: string; ip: string; at: Date },
  ): Promise<{ setCookie: string }>;
  switchAccount(sessionHash: Buffer, accountId: string): Promise<void>;
  end(sessionHash: Buffer): Promise<{ setCookie: string; ended: number }>;
  /** Every session of the person. */
  endAll(userId: string): Promise<{ setCookie: string; ended: number }>;
  /** Every session of the person but this one. */
  endOthers(userId: string, keep: Buffer): Promise<number>;
}

/**
 * Sessions of signed-in people: a random token in a cookie, its digest in the database. Nothing is remembered between requests, so
 * that an ended session is refused by every process from the next request on.
 */
export function createSessions(options: { knex: Knex; cookie: SessionCookie }): Sessions {
  const { knex, cookie } = options;

  return {
    async resolve(cookieHeader, at) {
      const token = cookie.read(cookieHeader);
      if (token === null) return null;
      const sessionHash = hashToken(token);
      const found = await selectSession(knex, sessionHash, at);
      if (found === null) return null;
      const { createdAt, renewedAt, expiresAt: held, ...who } = found;
      if (at.getTime() - renewedAt.getTime() < RENEW_AFTER_MS) {
        return { ...who, sessionHash, setCookie: null, expiresAt: held };
      }
      const expiresAt = new Date(Math.min(at.getTime() + SLIDING_MS, createdAt.getTime() + LONGEST_MS));
      const renewed = await renewSession(knex, sessionHash, { from: renewedAt, at, expiresAt });
      const setCookie = renewed ? cookie.write(token, secondsUntil(expiresAt, at)) : null;
      return { ...who, sessionHash, setCookie, expiresAt };
    },

    async start(trx, { userId, accountId, ip, at }) {
      const token = generateToken();
      const expiresAt = new Date(at.getTime() + SLIDING_MS);
      await insertSession(trx, {
        tokenHash: hashToken(token),
        userId,
        accountId,
        ip,
        createdAt: at,
        expiresAt,
      });
      return { setCookie: cookie.write(token, secondsUntil(expiresAt, at)) };
    },

    switchAccount: (sessionHash, accountId) => setSessionAccount(knex, sessionHash, accountId),

    async end(sessionHash) {
      return { setCookie: cookie.clear(), ended: await deleteSession(knex, sessionHash) };
    },

    async endAll(userId) {
      return { setCookie: cookie.clear(), ended: await deleteSessionsOf(knex, userId) };
    },

    endOthers: (userId, keep) => deleteSessionsOf(knex, userId, keep),
  };
}

function secondsUntil(time: Date, at: Date): number {
  return Math.floor((time.getTime() - at.getTime()) / 1000);
}
