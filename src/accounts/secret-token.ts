import { createHash, randomBytes } from 'node:crypto';

/** A random value that only its holder knows: 256 bits, in 43 characters that need no escaping in addresses and cookies. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored instead of a token. Tokens are random and long, so a plain digest is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
