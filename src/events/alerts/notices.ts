/**
 * Tells an address of the operators' own of each alert that is opened: at least once, in a job of the alert's transaction, so that
 * it outlives a killed process and a receiver that is down.
 */
import type { Knex } from 'knex';
import type { Queue } from '../../storage/queue.ts';
import type { OpenedAlert } from '../delivery/escalation.ts';
import { createGuardedHttp, type GuardedHttp } from '../guarded-http.ts';
import { createAddressRules, resolveAddresses } from '../target.ts';

export interface AlertNotices {
  /** In the transaction that opens the alert. */
  promise(trx: Knex.Transaction, alert: OpenedAlert): Promise<void>;
  /** Sends what was promised, from this process on. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** What is posted. `text` is what chat systems show of it. */
export interface AlertNotice extends OpenedAlert {
  type: 'delivery.alert.opened';
  openedAt: string;
  text: string;
}

const QUEUE = 'alert-notices';

/** Waits of 2 s, 4 s, 8 s … at most 10 minutes: some two hours in all. */
const RETRIES = { retryLimit: 20, retryDelaySeconds: 2, retryDelayMaxSeconds: 600 };

const TIMEOUT_MS = 10_000;

/** Operators name the address themselves: it may be one of their own network, and be plain http. */
const ANYWHERE = ['0.0.0.0/0', '::/0'];

export async function createAlertNotices(options: {
  queue: Queue;
  url: string;
  userAgent: string;
  now: () => Date;
}): Promise<AlertNotices> {
  const { queue, url, userAgent, now } = options;
  await queue.define(QUEUE, RETRIES);
  let http: GuardedHttp | null = null;
  return {
    async promise(trx, alert) {
      await queue.send(QUEUE, noticeOf(alert, now()), { trx });
    },

    async work() {
      const guarded = createGuardedHttp({
        rules: createAddressRules(ANYWHERE),
        resolve: resolveAddresses,
        timeoutMs: TIMEOUT_MS,
      });
      http = guarded;
      await queue.work<AlertNotice>(QUEUE, { concurrency: 1 }, async ({ data }) => {
        const headers = { 'content-type': 'application/json', 'user-agent': userAgent };
        const { status, failure } = await guarded.post({
          url,
          headers,
          body: Buffer.from(JSON.stringify(data)),
          at: now(),
        });
        // Not the address, which may hold a secret.
        if (failure !== null) throw new Error(`ALERT_WEBHOOK_URL did not take a notice (${status ?? failure})`);
      });
    },

    close: async () => http?.close(),
  };
}

function noticeOf(alert: OpenedAlert, at: Date): AlertNotice {
  const { url, deliveries, lastFailure } = alert;
  const text =
    `Events were not delivered within 24 hours: ${deliveries} to ${url}, ` +
    `latest failure: ${lastFailure ?? 'untried'}. Alert ${alert.alertId} of account ${alert.accountId}.`;
  return { type: 'delivery.alert.opened', ...alert, openedAt: at.toISOString(), text };
}
