import type { Endpoint } from '../../events/index.ts';

/** An endpoint as the console shows it; never with a secret. */
export function endpointBody(endpoint: Endpoint) {
  const { accountId: _, rotation, ...shown } = endpoint;
  return {
    ...shown,
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    rotation:
      rotation === null ? null : { startedAt: rotation.startedAt.toISOString(), endsAt: rotation.endsAt.toISOString() },
    createdAt: endpoint.createdAt.toISOString(),
    updatedAt: endpoint.updatedAt.toISOString(),
  };
}
