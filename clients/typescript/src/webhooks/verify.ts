/**
 * Verifies that a webhook comes from the service and was not changed on its way. Give the raw bytes of the body, as they came:
 * parsing them and writing them again changes them.
 *
 * Each delivery carries two signatures, either of which will do. {@link verifyWebhook} takes the one of the Standard Webhooks
 * headers, which holds for both interfaces; {@link verifyServiceSignature} the one in `X-Service-Signature`.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A webhook that must not be believed. Answer it with 401. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError';
}

/** As `node:http` has them, or a `Headers` object. Names count in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookRequest {
  /** The body, byte for byte; text stands for its UTF-8 bytes. */
  body: string | Uint8Array;
  headers: WebhookHeaders;
  /** `whsec_…`, as it was shown. Two during a rotation. */
  secret: string | readonly string[];
  /** How far the time of the attempt may be from yours, in seconds. Default 300. */
  toleranceSeconds?: number;
  /** Milliseconds since 1970. Default: your clock. */
  now?: number;
}

const TOLERANCE_SECONDS = 300;

/**
 * Verifies the Standard Webhooks headers (`webhook-id`, `webhook-timestamp`, `webhook-signature`).
 * @throws WebhookVerificationError
 */
export function verifyWebhook(request: WebhookRequest): { eventId: string; sentAt: Date } {
  const header = headerReader(request.headers);
  const eventId = header('webhook-id');
  const timestamp = header('webhook-timestamp');
  const sentAt = timely(timestamp, request);
  const signatures = header('webhook-signature')
    .split(' ')
    .flatMap((entry) => (entry.startsWith('v1,') ? [decode(entry.slice('v1,'.length), 'base64')] : []));
  const keys = secretsOf(request).map((secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64'));
  requireOneOf(keys, `${eventId}.${timestamp}.`, request.body, signatures);
  return { eventId, sentAt };
}

/**
 * Verifies `X-Service-Signature` in the form of either interface: `sha256=<hex>` (versioned) or `t=<seconds>,v1=<hex>` (direct). The first
 * has no time in it: it proves the sender and the body, not that the request is new.
 * @throws WebhookVerificationError
 */
export function verifyServiceSignature(request: WebhookRequest): void {
  const value = headerReader(request.headers)('x-service-signature');
  const keys = secretsOf(request).map((secret) => Buffer.from(secret, 'utf8'));
  const direct = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(value);
  if (direct !== null) {
    const [, timestamp = '', signature = ''] = direct;
    timely(timestamp, request);
    requireOneOf(keys, `${timestamp}.`, request.body, [decode(signature, 'hex')]);
    return;
  }
  const versioned = /^sha256=([0-9a-f]{64})$/.exec(value);
  if (versioned === null) throw new WebhookVerificationError('X-Service-Signature has a form that is not known');
  requireOneOf(keys, '', request.body, [decode(versioned[1] ?? '', 'hex')]);
}

/** Compares every key with every signature, each in constant time, and none less when one fits. */
function requireOneOf(keys: Buffer[], before: string, body: string | Uint8Array, signatures: Buffer[]): void {
  let fits = false;
  for (const key of keys) {
    const expected = createHmac('sha256', key).update(before).update(body).digest();
    for (const signature of signatures) {
      if (signature.length === expected.length && timingSafeEqual(signature, expected)) fits = true;
    }
  }
  if (!fits) throw new WebhookVerificationError('No signature fits');
}

function timely(timestamp: string, { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: WebhookRequest): Date {
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('The time of the attempt is not a number');
  const seconds = Number(timestamp);
  if (Math.abs(Math.floor(now / 1000) - seconds) > toleranceSeconds) {
    throw new WebhookVerificationError('The time of the attempt is too far from now');
  }
  return new Date(seconds * 1000);
}

function secretsOf({ secret }: WebhookRequest): string[] {
  const secrets = typeof secret === 'string' ? [secret] : [...secret];
  for (const each of secrets) {
    if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(each)) throw new TypeError('A secret begins with whsec_, followed by base64');
  }
  return secrets;
}

function decode(text: string, encoding: 'hex' | 'base64'): Buffer {
  return Buffer.from(text, encoding);
}

/** The one value of a header; a header that is missing, or there twice, is no proof of anything. */
function headerReader(headers: WebhookHeaders): (name: string) => string {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const values = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value = values.get(name);
    if (typeof value !== 'string' || value === '') throw new WebhookVerificationError(`The header ${name} is missing`);
    return value;
  };
}
