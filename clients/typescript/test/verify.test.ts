import { describe, expect, test } from 'vitest';
import { generateSecret, signingKeyOf } from '../../../src/events/secrets/secret.ts';
import { signedHeaders } from '../../../src/events/signature.ts';
import { verifyServiceSignature, verifyWebhook, type WebhookRequest, WebhookVerificationError } from '../src/index.ts';

/** The example of the Standard Webhooks specification and its libraries; the others were made with `openssl dgst -hmac`. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY = '{"test": 2432232314}';
const SECONDS = 1614265330;
const NOW = SECONDS * 1000;
const STANDARD = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': String(SECONDS),
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const V1 = { 'x-service-signature': 'sha256=80ec8a89ce3cd22133a1066caecb4d04fea7467657c8514d717ec42c38a5c94c' };
const DIRECT = {
  'x-service-signature': `t=${SECONDS},v1=2e37df5d4a028c51a7f3133d64ae1e300d2c2c900f1b1d49d4369ad2530f8964`,
};

const standard = (more: Partial<WebhookRequest> = {}) =>
  verifyWebhook({ body: BODY, headers: STANDARD, secret: SECRET, now: NOW, ...more });
const service = (headers: Record<string, string>, more: Partial<WebhookRequest> = {}) =>
  verifyServiceSignature({ body: BODY, headers, secret: SECRET, now: NOW, ...more });

describe('fixed vectors', () => {
  test('Standard Webhooks', () => {
    expect(standard()).toEqual({ eventId: STANDARD['webhook-id'], sentAt: new Date(NOW) });
    expect(() => standard({ body: Buffer.from(BODY) })).not.toThrow();
    expect(() => standard({ headers: new Headers(STANDARD) })).not.toThrow();
  });

  test.each([
    ['versioned', V1],
    ['direct', DIRECT],
  ])('X-Service-Signature, %s', (_, headers) => {
    expect(() => service(headers)).not.toThrow();
    expect(() => service({ 'X-Service-Signature': headers['x-service-signature'] })).not.toThrow();
  });
});

describe('is refused', () => {
  const refused = (work: () => unknown) => expect(work).toThrow(WebhookVerificationError);
  const OTHER = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

  test('another body, another secret, another id', () => {
    refused(() => standard({ body: `${BODY} ` }));
    refused(() => standard({ secret: OTHER }));
    refused(() => standard({ headers: { ...STANDARD, 'webhook-id': 'msg_other' } }));
    for (const headers of [V1, DIRECT]) {
      refused(() => service(headers, { body: `${BODY} ` }));
      refused(() => service(headers, { secret: OTHER }));
    }
  });

  test.each([301, -301])('a time %d s away; 300 s are let pass', (seconds) => {
    refused(() => standard({ now: NOW + seconds * 1000 }));
    refused(() => service(DIRECT, { now: NOW + seconds * 1000 }));
    const near = NOW + Math.sign(seconds) * 300_000;
    expect(() => standard({ now: near })).not.toThrow();
    expect(() => service(DIRECT, { now: near })).not.toThrow();
    // This form has no time.
    expect(() => service(V1, { now: NOW + seconds * 1000 })).not.toThrow();
  });

  test('a time that was changed, or is none', () => {
    refused(() => standard({ headers: { ...STANDARD, 'webhook-timestamp': String(SECONDS + 1) } }));
    refused(() => standard({ headers: { ...STANDARD, 'webhook-timestamp': `${SECONDS}.0` } }));
    refused(() => standard({ headers: { ...STANDARD, 'webhook-timestamp': 'NaN' } }));
    refused(() => service({ 'x-service-signature': DIRECT['x-service-signature'].replace('t=16', 't=17') }));
  });

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('without %s', (name) => {
    refused(() => standard({ headers: { ...STANDARD, [name]: undefined } }));
    refused(() => standard({ headers: { ...STANDARD, [name]: ['a', 'b'] } }));
  });

  test.each([
    '',
    'v1,',
    'v1a,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    'v2,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    'g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    'v1,g0hM9SsE+OTPJTGt',
  ])('webhook-signature “%s”', (value) =>
    refused(() => standard({ headers: { ...STANDARD, 'webhook-signature': value } })),
  );

  test.each(['', 'sha256=', `sha1=${'0'.repeat(64)}`, `sha256=${'g'.repeat(64)}`, `v1=${'0'.repeat(64)}`, 't=1,v1='])(
    'X-Service-Signature “%s”',
    (value) => refused(() => service({ 'x-service-signature': value })),
  );

  test('a secret that is none is a mistake of the receiver, not of the sender', () => {
    expect(() => standard({ secret: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' })).toThrow(TypeError);
  });
});

describe('what the service sends', () => {
  const old = generateSecret();
  const renewed = generateSecret();
  const at = new Date(NOW);
  const body = Buffer.from(JSON.stringify({ title: '蔚来 — “ET5”' }));
  const sent = (iface: 'v1' | 'direct', secrets: string[]) =>
    signedHeaders({ interface: iface, eventId: 'e', body, at, keys: secrets.map(signingKeyOf) });

  test.each(['v1', 'direct'] as const)('%s: verifies by either signature', (iface) => {
    const request = { body, headers: sent(iface, [old]), secret: old, now: NOW };
    expect(verifyWebhook(request)).toEqual({ eventId: 'e', sentAt: at });
    expect(() => verifyServiceSignature(request)).not.toThrow();
  });

  test.each(['v1', 'direct'] as const)('%s: during a rotation, with the old secret, the new one, or both', (iface) => {
    const headers = sent(iface, [renewed, old]);
    for (const secret of [old, renewed, [renewed, old]]) {
      expect(() => verifyWebhook({ body, headers, secret, now: NOW })).not.toThrow();
    }
    for (const secret of [old, [renewed, old]]) {
      expect(() => verifyServiceSignature({ body, headers, secret, now: NOW })).not.toThrow();
    }
    expect(() => verifyServiceSignature({ body, headers, secret: renewed, now: NOW })).toThrow(
      WebhookVerificationError,
    );
  });
});
