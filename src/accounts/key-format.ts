import { createHash, randomInt } from 'node:crypto';

export type KeyInterface = 'direct' | 'v1';

/** `admin` includes `write`, `write` includes `read`. */
export const KEY_SCOPES = ['read', 'write', 'admin'] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];

export function isKeyScope(value: string): value is KeyScope {
  return (KEY_SCOPES as readonly string[]).includes(value);
}

export function scopeIncludes(scope: KeyScope, needed: KeyScope): boolean {
  return KEY_SCOPES.indexOf(scope) >= KEY_SCOPES.indexOf(needed);
}

const HEX = '0123456789abcdef';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const SHAPES: readonly { interface: KeyInterface; test: boolean; shape: RegExp }[] = [
  { interface: 'direct', test: false, shape: /^answerscope_[0-9a-f]{24}$/ },
  { interface: 'v1', test: false, shape: /^sk_live_[0-9A-Za-z]{32}$/ },
  { interface: 'v1', test: true, shape: /^sk_test_[0-9A-Za-z]{32}$/ },
];

/** Which interface a key is for, by its form alone; `null` when it has the form of no key. */
export function recognizeKey(key: string): { interface: KeyInterface; test: boolean } | null {
  return SHAPES.find(({ shape }) => shape.test(key)) ?? null;
}

/**
 * A new key: `answerscope_` + 24 hex digits (direct), or `sk_live_` / `sk_test_` + 32 base62 characters (v1), from the
 * system's random source without modulo bias.
 */
export function generateKey(kind: { interface: KeyInterface; test: boolean }): string {
  if (kind.interface === 'direct') return `answerscope_${randomText(HEX, 24)}`;
  return `${kind.test ? 'sk_test_' : 'sk_live_'}${randomText(BASE62, 32)}`;
}

/** What is stored instead of the key. Keys are random and long, so a plain digest is enough. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest();
}

/** The part of a key that may be shown later, to tell keys apart. */
export function displayPrefix(key: string): string {
  const secretStart = key.lastIndexOf('_') + 1;
  return key.slice(0, secretStart + 4);
}

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
