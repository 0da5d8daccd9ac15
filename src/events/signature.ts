import { createHmac } from 'node:crypto';
import type { EventInterface } from './catalog.ts';

/** The secret of an endpoint, ready to sign with. */
export interface SigningKey {
  /** UTF-8 bytes of the secret as it was shown, `whsec_` included: keys `X-Service-Signature`. */
  shown: Buffer;
  /** The decoded base64 part: keys `webhook-signature`. */
  decoded: Buffer;
}

/**
 * The headers that sign one attempt: `X-Service-Signature` as the endpoint's interface has it, and those of the Standard
 * Webhooks specification (https://www.standardwebhooks.com). `body` is signed byte for byte.
 *
 * @param keys newest first: all of them sign `webhook-signature`, the oldest alone `X-Service-Signature`.
 */
export function signedHeaders(attempt: {
  interface: EventInterface;
  eventId: string;
  body: Buffer;
  at: Date;
  keys: readonly SigningKey[];
}): Record<string, string> {
  const { eventId, body, keys } = attempt;
  const oldest = keys.at(-1);
  if (oldest === undefined) throw new Error('an attempt without a secret');
  const seconds = String(Math.floor(attempt.at.getTime() / 1000));
  const standard = keys.map(({ decoded }) => `v1,${hmac(decoded, `${eventId}.${seconds}.`, body, 'base64')}`);
  return {
    'x-service-signature':
      attempt.interface === 'v1'
        ? `sha256=${hmac(oldest.shown, '', body, 'hex')}`
        : `t=${seconds},v1=${hmac(oldest.shown, `${seconds}.`, body, 'hex')}`,
    'webhook-id': eventId,
    'webhook-timestamp': seconds,
    'webhook-signature': standard.join(' '),
  };
}

function hmac(key: Buffer, before: string, body: Buffer, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(before).update(body).digest(encoding);
}
