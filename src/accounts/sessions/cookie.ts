/**
 * The session cookie. Over https it is `__Host-answerscope`: browsers accept a name with this prefix only with Secure, without Domain
 * and for the whole site, so that no other host can plant one. Over plain http, on loopback only, it is `answerscope`.
 */
const SECURE_NAME = '__Host-answerscope';
const LOOPBACK_NAME = 'answerscope';

export interface SessionCookie {
  name: string;
  /** The value of `Set-Cookie`. */
  write(token: string, maxAgeSeconds: number): string;
  /** The value of `Set-Cookie` that makes the browser forget the session. */
  clear(): string;
  /** The token in a `Cookie` header, `null` when there is none. */
  read(header: string | undefined): string | null;
}

export function createSessionCookie(options: { secure: boolean }): SessionCookie {
  const name = options.secure ? SECURE_NAME : LOOPBACK_NAME;
  const attributes = `Path=/; ${options.secure ? 'Secure; ' : ''}HttpOnly; SameSite=Lax`;
  return {
    name,
    write: (token, maxAgeSeconds) => `${name}=${token}; Max-Age=${Math.max(0, maxAgeSeconds)}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    read(header) {
      for (const pair of (header ?? '').split(';')) {
        const [key, value] = pair.trim().split('=', 2);
        if (key === name && value !== undefined && value !== '') return value;
      }
      return null;
    },
  };
}
