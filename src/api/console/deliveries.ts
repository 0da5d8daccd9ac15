import type { Alert, Attempt, Delivery } from '../../events/index.ts';
import { isFailure } from '../../failure.ts';
import { actorOf } from './caller.ts';
import type { Console } from './contract.ts';
import { pageAsked, pageOf } from './page.ts';

export const listDeliveries: Console['listDeliveries'] = async ({ params, query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const { accountId } = principal;
  const endpoint = await deps.endpoints.find(accountId, params.id);
  if (isFailure(endpoint)) return endpoint;
  const { status = null, type = null } = query;
  const found = await deps.deliveries.list(accountId, { ...page, endpointId: endpoint.id, status, type });
  const { entries, nextCursor } = pageOf(found, query.limit, ({ id }) => id);
  return { status: 200, body: { nextCursor, deliveries: entries.map(deliveryBody) } };
};

export const getDelivery: Console['getDelivery'] = async ({ params, principal, deps }) => {
  const delivery = await deps.deliveries.find(principal.accountId, params.id);
  if (isFailure(delivery)) return delivery;
  const payload = delivery.payload.toString('utf8');
  return { status: 200, body: { ...deliveryBody(delivery), payload, history: delivery.history.map(attemptBody) } };
};

export const replayDelivery: Console['replayDelivery'] = async ({ params, principal, deps }) => {
  const replay = await deps.deliveries.replayDelivery(principal.accountId, actorOf(principal), params.id);
  if (isFailure(replay)) return replay;
  const headers = { Location: `/console/api/deliveries/${replay.id}` };
  return { status: 201, headers, body: deliveryBody(replay) };
};

export const listEvents: Console['listEvents'] = async ({ query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const found = await deps.deliveries.events(principal.accountId, { ...page, type: query.type ?? null });
  const { entries, nextCursor } = pageOf(found, query.limit, ({ id }) => id);
  const events = entries.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() }));
  return { status: 200, body: { nextCursor, events } };
};

export const replayEvent: Console['replayEvent'] = async ({ params, body, principal, deps }) => {
  const { webhookId = null } = body;
  const replays = await deps.deliveries.replayEvent(principal.accountId, actorOf(principal), params.id, webhookId);
  return isFailure(replays) ? replays : { status: 201, body: { deliveries: replays.map(deliveryBody) } };
};

export const listAlerts: Console['listAlerts'] = async ({ query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const found = await deps.alerts.list(principal.accountId, { ...page, status: query.status ?? null });
  const { entries, nextCursor } = pageOf(found, query.limit, ({ id }) => id);
  return { status: 200, body: { nextCursor, alerts: entries.map(alertBody) } };
};

export const resolveAlert: Console['resolveAlert'] = async ({ params, principal, deps }) => {
  const alert = await deps.alerts.resolve(principal.accountId, actorOf(principal), params.id);
  return isFailure(alert) ? alert : { status: 200, body: alertBody(alert) };
};

export function deliveryBody(delivery: Delivery) {
  const { id, endpointId, eventId, type, replay, status, attempts } = delivery;
  return {
    id,
    webhookId: endpointId,
    eventId,
    type,
    replay,
    status,
    attempts,
    dueAt: delivery.dueAt?.toISOString() ?? null,
    createdAt: delivery.createdAt.toISOString(),
    finishedAt: delivery.finishedAt?.toISOString() ?? null,
    escalatedAt: delivery.escalatedAt?.toISOString() ?? null,
  };
}

function attemptBody(attempt: Attempt) {
  return {
    ...attempt,
    // What is no text becomes replacement characters: it is shown to people.
    responseBody: attempt.responseBody?.toString('utf8') ?? null,
    startedAt: attempt.startedAt.toISOString(),
  };
}

function alertBody({ endpointId, ...alert }: Alert) {
  return {
    ...alert,
    webhookId: endpointId,
    openedAt: alert.openedAt.toISOString(),
    updatedAt: alert.updatedAt.toISOString(),
    resolvedAt: alert.resolvedAt?.toISOString() ?? null,
  };
}
