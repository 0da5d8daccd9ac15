import { isFailure } from '../../failure.ts';
import type { V1 } from './contract.ts';

export const registerWebhook: V1['registerWebhook'] = async ({ body, principal, deps }) => {
  const { url, events, description = null } = body;
  const actor = { kind: 'key', id: principal.keyId, ip: principal.ip } as const;
  const wanted = { interface: 'v1', url, events, description } as const;
  const made = await deps.endpoints.create(principal.accountId, actor, wanted);
  if (isFailure(made)) return made;
  const { secret, endpoint } = made;
  return {
    status: 201,
    body: {
      webhookId: endpoint.id,
      url: endpoint.url,
      events: endpoint.events,
      secret,
      createdAt: endpoint.createdAt.toISOString(),
    },
  };
};
