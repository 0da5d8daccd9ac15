import { expect, test } from 'vitest';
import { generateSecret, signingKeyOf } from '../../../src/events/secrets/secret.ts';
import { signedHeaders } from '../../../src/events/signature.ts';
import { verifyWebhook } from '../src/index.ts';

interface Library {
  Webhook: new (
    secret: string,
  ) => {
    verify(payload: string, headers: Record<string, string>): unknown;
    sign(id: string, at: Date, payload: string): string;
  };
}

/** The reference library; where it is not installed the published vector has to do (verify.test.ts). */
const PACKAGE = 'standardwebhooks';
const library = (await import(/* @vite-ignore */ PACKAGE).catch(() => null)) as Library | null;

test.skipIf(library === null)('the reference library and ours verify each other’s signatures', () => {
  const { Webhook } = library as Library;
  const secret = generateSecret();
  const old = generateSecret();
  const at = new Date();
  const body = JSON.stringify({ eventId: 'a', title: '蔚来 — “ET5”' });
  for (const iface of ['v1', 'direct'] as const) {
    const keys = [signingKeyOf(secret), signingKeyOf(old)];
    const headers = signedHeaders({ interface: iface, eventId: 'a', body: Buffer.from(body), at, keys });
    for (const each of [secret, old]) expect(new Webhook(each).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(generateSecret()).verify(body, headers)).toThrow();
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
  }
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signature = new Webhook(secret).sign('a', at, body);
  const headers = { 'webhook-id': 'a', 'webhook-timestamp': seconds, 'webhook-signature': signature };
  expect(verifyWebhook({ body, headers, secret }).eventId).toBe('a');
});
