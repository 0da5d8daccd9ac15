import type { Knex } from 'knex';
import { selectEncryptionKeyIds } from '../endpoints/endpoint-store.ts';
import type { SecretCipher } from './cipher.ts';

/** A process that could not open the secrets of endpoints must not start: it could neither send nor say why. */
export async function checkSealedSecrets(knex: Knex, cipher: SecretCipher): Promise<void> {
  const unknown = (await selectEncryptionKeyIds(knex)).filter((id) => !cipher.keyIds.includes(id));
  if (unknown.length > 0) throw new UnknownSecretsKeyError(unknown);
}

export class UnknownSecretsKeyError extends Error {
  override name = 'UnknownSecretsKeyError';

  constructor(keyIds: readonly string[]) {
    super(
      `SECRETS_KEY: webhook secrets in the database were encrypted under another key (${keyIds.join(', ')}). ` +
        'Set SECRETS_KEY to that key, or to a new one followed by that key; without the setting the key is in secrets.key of DATA_DIR.',
    );
  }
}
