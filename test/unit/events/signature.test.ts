import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { generateSecret, signingKeyOf } from '../../../src/events/secrets/secret.ts';
import { signedHeaders } from '../../../src/events/signature.ts';

/** The example of the Standard Webhooks specification and its libraries. */
const PUBLISHED = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  payload: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

const attempt = (more: Partial<Parameters<typeof signedHeaders>[0]> = {}) =>
  signedHeaders({
    interface: 'v1',
    eventId: PUBLISHED.id,
    body: Buffer.from(PUBLISHED.payload),
    at: new Date(PUBLISHED.timestamp * 1000 + 999),
    keys: [signingKeyOf(PUBLISHED.secret)],
    ...more,
  });

const hex = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

describe('the Standard Webhooks headers', () => {
  test('are as the specification’s own example', () => {
    expect(attempt()).toMatchObject({
      'webhook-id': PUBLISHED.id,
      'webhook-timestamp': String(PUBLISHED.timestamp),
      'webhook-signature': PUBLISHED.signature,
    });
    expect(attempt({ interface: 'direct' })['webhook-signature']).toBe(PUBLISHED.signature);
  });

  test('carry one signature for each key, the newest first', () => {
    const newer = signingKeyOf(generateSecret());
    const signatures = attempt({ keys: [newer, signingKeyOf(PUBLISHED.secret)] })['webhook-signature']?.split(' ');
    expect(signatures).toHaveLength(2);
    expect(signatures?.[1]).toBe(PUBLISHED.signature);
  });
});

describe('X-Service-Signature', () => {
  test('of the versioned interface: sha256= over the body alone, keyed with the secret as it was shown', () => {
    const expected = hex(PUBLISHED.secret, PUBLISHED.payload);
    expect(expected).toBe('80ec8a89ce3cd22133a1066caecb4d04fea7467657c8514d717ec42c38a5c94c');
    expect(attempt()['x-service-signature']).toBe(`sha256=${expected}`);
  });

  test('of the direct interface: t= and v1= over the time and the body', () => {
    const seconds = PUBLISHED.timestamp;
    const expected = hex(PUBLISHED.secret, `${seconds}.${PUBLISHED.payload}`);
    expect(expected).toBe('2e37df5d4a028c51a7f3133d64ae1e300d2c2c900f1b1d49d4369ad2530f8964');
    expect(attempt({ interface: 'direct' })['x-service-signature']).toBe(`t=${seconds},v1=${expected}`);
  });

  test.each(['v1', 'direct'] as const)('of %s stays on the oldest key during a rotation', (iface) => {
    const newer = signingKeyOf(generateSecret());
    const rotating = attempt({ interface: iface, keys: [newer, signingKeyOf(PUBLISHED.secret)] });
    expect(rotating['x-service-signature']).toBe(attempt({ interface: iface })['x-service-signature']);
  });

  test('signs the bytes as they are, not as text', () => {
    const body = Buffer.from([0xff, 0xfe, 0x00, 0x7b]);
    const expected = createHmac('sha256', PUBLISHED.secret).update(body).digest('hex');
    expect(attempt({ body })['x-service-signature']).toBe(`sha256=${expected}`);
  });
});

test('a secret is whsec_ and 32 bytes in base64, never the same twice', () => {
  const secrets = Array.from({ length: 50 }, generateSecret);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(signingKeyOf(secret).decoded).toHaveLength(32);
    expect(signingKeyOf(secret).shown.toString()).toBe(secret);
  }
  expect(new Set(secrets).size).toBe(50);
});
