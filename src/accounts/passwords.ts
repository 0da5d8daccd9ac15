import { hash, verify } from '@node-rs/argon2';
import { type Failure, fail } from '../failure.ts';

/** Passwords as argon2id digests. Few are computed at once, for each takes 19 MiB and a core. */
export interface Passwords {
  hash(password: string): Promise<string | Failure<'unavailable'>>;
  /** False for `null` too, after the same time as for a wrong password. */
  verify(digest: string | null, password: string): Promise<boolean | Failure<'unavailable'>>;
}

/** One of the settings that OWASP's password storage cheat sheet recommends for argon2id, which is the library's default. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `atOnce` hashes are computed side by side, `waiting` more may wait for them; beyond that callers are told to come back. */
export function createPasswords({ atOnce = 2, waiting = 64 }: { atOnce?: number; waiting?: number } = {}): Passwords {
  const queue: (() => void)[] = [];
  let running = 0;
  /** Of no password: what an unknown person's attempt is compared with. */
  let nobody: Promise<string> | undefined;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T | Failure<'unavailable'>> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        return fail('unavailable', 'Too many people are signing in right now.', { retryAfterSeconds: 2 });
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  return {
    hash: (password) => inTurn(() => hash(normalized(password), SETTINGS)),
    verify: (digest, password) =>
      inTurn(async () => {
        nobody ??= hash('nobody has this password', SETTINGS);
        const matches = await verify(digest ?? (await nobody), normalized(password));
        return matches && digest !== null;
      }),
  };
}

/** The same characters typed on another keyboard are the same password (NIST SP 800-63B section 3.1.1.2). */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
