import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretCipher } from '../../../src/events/secrets/cipher.ts';
import { keyFromFile } from '../../../src/events/secrets/key-file.ts';

describe('sealing', () => {
  const key = randomBytes(32);
  const cipher = createSecretCipher([key]);
  const sealed = cipher.seal('whsec_secret', 'account/endpoint');

  test('opens again, with the same key and at the same place only', () => {
    expect(cipher.open(sealed, 'account/endpoint')).toBe('whsec_secret');
    expect(() => cipher.open(sealed, 'account/other')).toThrow();
    expect(() => createSecretCipher([randomBytes(32)]).open(sealed, 'account/endpoint')).toThrow(/SECRETS_KEY/);
  });

  test('notices a changed bit, and a shortened tag', () => {
    const flipped = Buffer.from(sealed.cipherText);
    flipped[0] = (flipped[0] ?? 0) ^ 1;
    expect(() => cipher.open({ ...sealed, cipherText: flipped }, 'account/endpoint')).toThrow();
    expect(() => cipher.open({ ...sealed, authTag: sealed.authTag.subarray(0, 4) }, 'account/endpoint')).toThrow();
  });

  test('never looks the same twice, and does not contain the secret', () => {
    const again = cipher.seal('whsec_secret', 'account/endpoint');
    expect(again.cipherText.equals(sealed.cipherText)).toBe(false);
    expect(sealed.cipherText.includes('secret')).toBe(false);
  });

  test('a new key seals, the older one still opens', () => {
    const both = createSecretCipher([randomBytes(32), key]);
    expect(both.open(sealed, 'account/endpoint')).toBe('whsec_secret');
    expect(both.seal('x', 'y').encryptionKeyId).not.toBe(sealed.encryptionKeyId);
    expect(both.keyIds).toHaveLength(2);
  });
});

describe('the key file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'key-file-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('processes that start together end up with one key, which only its user may read', async () => {
    const data = join(folder, 'data');
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyFromFile(data)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect((await keyFromFile(data)).equals(keys[0] as Buffer)).toBe(true);
    const file = join(data, 'secrets.key');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(Buffer.from(await readFile(file, 'utf8'), 'base64')).toHaveLength(32);
  });
});
