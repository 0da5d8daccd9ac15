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
  return isUnavailable(error) ? `DATABASE_URL: the database cannot be reached (${code ?? message}).` : null;
}
