import { createHash } from 'node:crypto';

/**
 * Identifies a prompt by its words: 32 lowercase hex digits of the SHA-256 of the text in NFKC, lower case, with white
 * space collapsed. The same question always has the same hash, in every account.
 */
export function promptHash(text: string): string {
  const canonical = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return createHash('sha256').update(canonical, 'utf8').digest('hex').slice(0, 32);
}
