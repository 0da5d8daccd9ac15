import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A secret as it is stored: AES-256-GCM, bound to the place where it is stored. */
export interface SealedSecret {
  cipherText: Buffer;
  nonce: Buffer;
  authTag: Buffer;
  /** Says which key opens it, and nothing about the key. */
  encryptionKeyId: string;
}

export interface SecretCipher {
  /** Which keys this process has, the one that seals first. */
  readonly keyIds: readonly string[];
  /** `place` (account and endpoint) must be given again to open it: a row copied to another endpoint does not open. */
  seal(secret: string, place: string): SealedSecret;
  /** @throws when the key is not among ours, or the row was tampered with */
  open(sealed: SealedSecret, place: string): string;
}

const NONCE_BYTES = 12;

/** @param keys 32 bytes each; the first one seals, all of them open. */
export function createSecretCipher(keys: readonly [Buffer, ...Buffer[]]): SecretCipher {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
  const [sealing] = keys;
  return {
    keyIds: [...byId.keys()],
    seal(secret, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
      const cipherText = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return { cipherText, nonce, authTag: cipher.getAuthTag(), encryptionKeyId: keyIdOf(sealing) };
    },
    open({ cipherText, nonce, authTag, encryptionKeyId }, place) {
      const key = byId.get(encryptionKeyId);
      if (key === undefined) throw new Error(`SECRETS_KEY: no key ${encryptionKeyId} to open a webhook secret with`);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
        .setAAD(Buffer.from(place))
        .setAuthTag(authTag);
      return Buffer.concat([decipher.update(cipherText), decipher.final()]).toString('utf8');
    },
  };
}

function keyIdOf(key: Buffer): string {
  return createHash('sha256').update('answerscope secrets key ').update(key).digest('hex').slice(0, 16);
}
