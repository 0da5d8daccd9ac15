import type { Knex } from 'knex';
import { type Actor, recordAudit } from '../../accounts/audit.ts';
import { type Failure, fail } from '../../failure.ts';
import { type Alert, type AlertStatus, lockAlert, resolveAlert, selectAlerts } from './alert-store.ts';

export type { Alert } from './alert-store.ts';

/** What nobody took within 24 hours, for people to see to. */
export interface Alerts {
  list(
    accountId: string,
    filter: { status: AlertStatus | null; limit: number; before: string | null },
  ): Promise<Alert[]>;
  /** Again: changes nothing. */
  resolve(accountId: string, actor: Actor, alertId: string): Promise<Alert | Failure<'not_found'>>;
}

export function createAlerts(options: { knex: Knex; now: () => Date; newId: () => string }): Alerts {
  const { knex, now, newId } = options;
  return {
    list: (accountId, filter) => selectAlerts(knex, accountId, filter),

    resolve: (accountId, actor, alertId) =>
      knex.transaction(async (trx) => {
        const alert = await lockAlert(trx, accountId, alertId);
        if (alert === null) return fail('not_found', 'The account has no alert with this id.');
        if (alert.status === 'resolved') return alert;
        const at = now();
        const by = actor.kind === 'user' ? actor.id : null;
        await resolveAlert(trx, { accountId, id: alertId, by, at });
        const target = { kind: 'alert', id: alertId };
        const details = { webhookId: alert.endpointId, deliveries: alert.deliveries };
        await recordAudit(trx, { id: newId(), accountId, actor, action: 'alert.resolved', target, details, at });
        return { ...alert, status: 'resolved', resolvedAt: at, resolvedBy: by };
      }),
  };
}
