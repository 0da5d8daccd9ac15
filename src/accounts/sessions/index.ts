import type { Knex } from 'knex';
import { generateToken, hashToken } from '../secret-token.ts';
import type { SessionCookie } from './cookie.ts';
import { deleteSession, deleteSessionsOf, insertSession, setSessionAccount } from './session-store.ts';

export { createSessionCookie, type SessionCookie } from './cookie.ts';
export { deleteExpiredSessions, deleteSessionsOf } from './session-store.ts';

/** A session ends so long after its last use … */
const SLIDING_MS = 24 * 3_600_000;
/** … and so long after its person signed in, whatever its use. */
const LONGEST_MS = 30 * 24 * 3_600_000;
/** A session used again within this time is not written again. */
const RENEW_AFTER_MS = 5 * 60_000;

/** How long a session lasts, for who admits its requests. */
export const SESSION_TIMES = { slidingMs: SLIDING_MS, longestMs: LONGEST_MS, renewAfterMs: RENEW_AFTER_MS };

/** The session that a `Cookie` header names, whether or not it is in force. */
export interface SessionTicket {
  sessionHash: Buffer;
  /** The value of `Set-Cookie` for a session that was renewed at a moment. */
  renewed(expiresAt: Date, at: Date): string;
}

/** `null` when the header names no session. Asks no database. */
export type ReadSession = (cookieHeader: string | undefined) => SessionTicket | null;

export interface Sessions {
  read: ReadSession;
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
    read(cookieHeader) {
      const token = cookie.read(cookieHeader);
      if (token === null) return null;
      const renewed = (expiresAt: Date, at: Date) => cookie.write(token, secondsUntil(expiresAt, at));
      return { sessionHash: hashToken(token), renewed };
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
