import { randomBytes } from 'node:crypto';
import type { SigningKey } from '../signature.ts';

const PREFIX = 'whsec_';

/** A new secret as it is shown, `whsec_` and the base64 of 32 random bytes. */
export function generateSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

export function signingKeyOf(secret: string): SigningKey {
  return { shown: Buffer.from(secret, 'utf8'), decoded: Buffer.from(secret.slice(PREFIX.length), 'base64') };
}
