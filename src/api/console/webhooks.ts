import { notYet } from '../not-yet.ts';

const later = notYet as never;

export {
  later as changeWebhook,
  later as createWebhook,
  later as deleteWebhook,
  later as enableWebhook,
  later as finishWebhookRotation,
  later as getDelivery,
  later as getWebhook,
  later as listAlerts,
  later as listDeliveries,
  later as listEvents,
  later as listWebhooks,
  later as pauseWebhook,
  later as replayDelivery,
  later as replayEvent,
  later as resolveAlert,
  later as resumeWebhook,
  later as rotateWebhookSecret,
  later as testWebhook,
};
