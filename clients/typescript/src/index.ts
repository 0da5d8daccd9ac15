export {
  type ClientOptions,
  createDirectClient,
  createV1Client,
  type DirectClient,
  unwrap,
  type V1Client,
} from './client.ts';
export { AnswerscopeError } from './error.ts';
export { type ProbeWait, waitForProbe } from './wait-for-probe.ts';
export { createSeenEvents, type SeenEvents } from './webhooks/seen-events.ts';
export {
  verifyServiceSignature,
  verifyWebhook,
  type WebhookHeaders,
  type WebhookRequest,
  WebhookVerificationError,
} from './webhooks/verify.ts';
