export { createSeenEvents, type SeenEvents } from './seen-events.ts';
export {
  verifyServiceSignature,
  verifyWebhook,
  type WebhookHeaders,
  type WebhookRequest,
  WebhookVerificationError,
} from './verify.ts';
