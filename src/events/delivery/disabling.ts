import type { Knex } from 'knex';
import { recordAudit } from '../../accounts/audit.ts';
import { cancelDeliveries, lockEndpoint, updateEndpoint } from '../endpoints/endpoint-store.ts';
import type { Lane } from '../outbox-store.ts';
import { selectLanesToCancel } from './disabling-store.ts';

/** Ends sending to an endpoint that is gone or fails for too long; what waits for it is cancelled. */
export function createDisabling(options: { knex: Knex; now: () => Date; newId: () => string }) {
  const { knex, now, newId } = options;
  const system = { kind: 'system', id: null, ip: null } as const;

  return {
    disable: ({ accountId, endpointId }: Lane, reason: 'gone' | 'failing'): Promise<void> =>
      knex.transaction(async (trx) => {
        const at = now();
        const endpoint = await lockEndpoint(trx, { accountId, endpointId, at });
        if (endpoint === null || (endpoint.status !== 'enabled' && endpoint.status !== 'paused')) return;
        await updateEndpoint(trx, endpoint, { status: 'disabled', disabled_reason: reason }, at);
        await cancelDeliveries(trx, endpoint, at);
        const target = { kind: 'webhook', id: endpointId };
        const entry = { id: newId(), accountId, actor: system, target, details: { reason }, at };
        await recordAudit(trx, { ...entry, action: 'webhook.disabled' });
      }),

    /** Cancels what was written for endpoints while they were being disabled or deleted. */
    async cancelLeftovers(limit: number): Promise<void> {
      for (const { accountId, endpointId } of await selectLanesToCancel(knex, limit)) {
        await knex.transaction(async (trx) => {
          const endpoint = await lockEndpoint(trx, { accountId, endpointId, at: now() });
          const over = endpoint?.status === 'disabled' || endpoint?.status === 'deleted';
          if (endpoint !== null && over) await cancelDeliveries(trx, endpoint, now());
        });
      }
    },
  };
}
