import { isUnavailable } from '../storage/database.ts';

/** What keeps a process from starting and lies in its settings, in words that name the setting; `null` for anything else. */
export function startFailure(error: unknown): string | null {
  const { code, syscall, message, name, listener } = error as NodeJS.ErrnoException & { listener?: string };
  if (name === 'UnknownSecretsKeyError') return message;
  if (syscall === 'listen' || syscall === 'bind') {
    const prefix = listener === undefined ? '' : `${listener}_`;
    if (code === 'EADDRINUSE') return `${prefix}PORT: another process listens there already.`;
    if (code === 'EACCES') return `${prefix}PORT: this user may not listen there.`;
    return `${prefix}HOST: cannot listen there (${code}).`;
  }
  if (syscall === 'getaddrinfo') return `HOST or DATABASE_URL: the name has no address (${code}).`;
  // What PostgreSQL says names the user or the database, never the password.
  if (code !== undefined && LOGIN_REFUSED.has(code)) return `DATABASE_URL: the database refuses (${message}).`;
  return isUnavailable(error) ? `DATABASE_URL: the database cannot be reached (${code ?? message}).` : null;
}

/** SQLSTATEs: the user or password is wrong, there is no such database, the user may not do there what is needed. */
const LOGIN_REFUSED = new Set(['28P01', '28000', '3D000', '42501']);
