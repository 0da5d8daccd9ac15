import { isFailure } from '../../failure.ts';
import { actorOf } from './caller.ts';
import type { Console } from './contract.ts';
import { deliveryBody } from './deliveries.ts';
import { endpointBody } from './webhook-body.ts';

export const listWebhooks: Console['listWebhooks'] = async ({ principal, deps }) => {
  const endpoints = await deps.endpoints.list(principal.accountId);
  return { status: 200, body: { webhooks: endpoints.map(endpointBody) } };
};

export const createWebhook: Console['createWebhook'] = async ({ body, principal, deps }) => {
  const { description = null, ...wanted } = body;
  const made = await deps.endpoints.create(principal.accountId, actorOf(principal), { ...wanted, description });
  if (isFailure(made)) return made;
  const { secret, endpoint } = made;
  const headers = { Location: `/console/api/webhooks/${endpoint.id}` };
  return { status: 201, headers, body: { secret, webhook: endpointBody(endpoint) } };
};

export const getWebhook: Console['getWebhook'] = async ({ params, principal, deps }) => {
  const endpoint = await deps.endpoints.find(principal.accountId, params.id);
  return isFailure(endpoint) ? endpoint : { status: 200, body: endpointBody(endpoint) };
};

export const changeWebhook: Console['changeWebhook'] = async ({ params, body, principal, deps }) => {
  const endpoint = await deps.endpoints.change(principal.accountId, actorOf(principal), params.id, body);
  return isFailure(endpoint) ? endpoint : { status: 200, body: endpointBody(endpoint) };
};

export const deleteWebhook: Console['deleteWebhook'] = async ({ params, principal, deps }) => {
  const endpoint = await deps.endpoints.remove(principal.accountId, actorOf(principal), params.id);
  return isFailure(endpoint) ? endpoint : { status: 200, body: endpointBody(endpoint) };
};

export const pauseWebhook: Console['pauseWebhook'] = async ({ params, principal, deps }) => {
  const endpoint = await deps.endpoints.pause(principal.accountId, actorOf(principal), params.id);
  return isFailure(endpoint) ? endpoint : { status: 200, body: endpointBody(endpoint) };
};

export const resumeWebhook: Console['resumeWebhook'] = async ({ params, principal, deps }) => {
  const endpoint = await deps.endpoints.resume(principal.accountId, actorOf(principal), params.id);
  return isFailure(endpoint) ? endpoint : { status: 200, body: endpointBody(endpoint) };
};

export const enableWebhook: Console['enableWebhook'] = async ({ params, principal, deps }) => {
  const endpoint = await deps.endpoints.enable(principal.accountId, actorOf(principal), params.id);
  return isFailure(endpoint) ? endpoint : { status: 200, body: endpointBody(endpoint) };
};

export const testWebhook: Console['testWebhook'] = async ({ params, principal, deps }) => {
  const sent = await deps.endpoints.test(principal.accountId, actorOf(principal), params.id);
  if (isFailure(sent)) return sent;
  return { status: 200, body: deliveryBody(await deps.deliveries.only(principal.accountId, sent.eventId)) };
};

export const rotateWebhookSecret: Console['rotateWebhookSecret'] = async ({ params, principal, deps }) => {
  const rotated = await deps.endpoints.rotate(principal.accountId, actorOf(principal), params.id);
  if (isFailure(rotated)) return rotated;
  return { status: 200, body: { secret: rotated.secret, webhook: endpointBody(rotated.endpoint) } };
};

export const finishWebhookRotation: Console['finishWebhookRotation'] = async ({ params, principal, deps }) => {
  const endpoint = await deps.endpoints.finishRotation(principal.accountId, actorOf(principal), params.id);
  return isFailure(endpoint) ? endpoint : { status: 200, body: endpointBody(endpoint) };
};
