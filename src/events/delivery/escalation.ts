import type { Knex } from 'knex';
import { addToAlert, markEscalated, selectToEscalate } from './escalation-store.ts';

/** What operators are told when an alert is opened; more of the same endpoint are added to it silently. */
export interface OpenedAlert {
  accountId: string;
  endpointId: string;
  alertId: string;
  url: string;
  deliveries: number;
  lastFailure: string | null;
}

const AT_ONCE = 500;

/**
 * Hands what nobody took within 24 hours over to people: each delivery once, however many processes do this and whenever
 * they are killed, for a delivery is marked in the transaction that adds it to its endpoint's alert.
 */
export function createEscalation(options: {
  knex: Knex;
  now: () => Date;
  newId: () => string;
  /** In the transaction that opens the alert. */
  promiseNotice: (trx: Knex.Transaction, alert: OpenedAlert) => Promise<void>;
  /** After it. */
  onOpened: (alert: OpenedAlert) => void;
}): { escalateDue(): Promise<number> } {
  const { knex, now, newId } = options;

  const escalate = async (accountId: string, deliveryIds: string[], at: Date): Promise<void> => {
    const opened = await knex.transaction(async (trx) => {
      const alerts: OpenedAlert[] = [];
      for (const endpoint of await markEscalated(trx, accountId, deliveryIds, at)) {
        const alertId = newId();
        const alert = { ...endpoint, accountId, alertId };
        if ((await addToAlert(trx, { ...alert, id: alertId, at })) === 'added') continue;
        await options.promiseNotice(trx, alert);
        alerts.push(alert);
      }
      return alerts;
    });
    for (const alert of opened) options.onOpened(alert);
  };

  return {
    async escalateDue() {
      const at = now();
      let total = 0;
      for (;;) {
        const due = await selectToEscalate(knex, at, AT_ONCE);
        for (const [accountId, deliveries] of Map.groupBy(due, (delivery) => delivery.accountId)) {
          await escalate(
            accountId,
            deliveries.map(({ deliveryId }) => deliveryId),
            at,
          );
        }
        total += due.length;
        if (due.length < AT_ONCE) return total;
      }
    },
  };
}
