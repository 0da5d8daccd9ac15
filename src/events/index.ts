import type { Knex } from 'knex';
import type { Tracing } from '../telemetry/tracing/index.ts';
import { type Alerts, createAlerts } from './alerts/index.ts';
import { createDeliveries, type Deliveries } from './deliveries/index.ts';
import type { OpenedAlert } from './delivery/escalation.ts';
import { createDeliveryWorker, type DeliveryWorker, type LeaseTimes } from './delivery/index.ts';
import type { EndedAttempt } from './delivery/lane.ts';
import { createEndpoints, type Endpoints } from './endpoints/index.ts';
import { createGuardedHttp } from './guarded-http.ts';
import { createOutbox, type Outbox, type ValidatePayload } from './outbox.ts';
import { createSecretCipher } from './secrets/cipher.ts';
import { checkSealedSecrets } from './secrets/known-keys.ts';
import { createAddressRules, type ResolveAddresses, resolveAddresses } from './target.ts';
import { tracedHttp } from './traced-http.ts';
import { createWake } from './wake.ts';

export type { Alert, Alerts } from './alerts/index.ts';
export { type AlertNotices, createAlertNotices } from './alerts/notices.ts';
export {
  EVENT_CATALOG,
  type EventData,
  type EventDataOf,
  type EventInterface,
  type EventType,
  selectableEvents,
} from './catalog.ts';
export type { Attempt, Deliveries, Delivery, DeliveryDetail, EventSummary } from './deliveries/index.ts';
export { countDueDeliveries, type DeliveryBacklog } from './delivery/backlog-store.ts';
export type { OpenedAlert } from './delivery/escalation.ts';
export type { LeaseTimes } from './delivery/index.ts';
export type { Endpoint, Endpoints } from './endpoints/index.ts';
export { createOutbox, type NewEvent, type Outbox, type ValidatePayload } from './outbox.ts';
export type { Lane } from './outbox-store.ts';
export { keyFromFile } from './secrets/key-file.ts';

/** Events: writing them, where they go, sending them, and what became of them. */
export interface Events {
  outbox: Outbox;
  endpoints: Endpoints;
  deliveries: Deliveries;
  alerts: Alerts;
  /** `null` in a process that does not send. */
  worker: DeliveryWorker | null;
  close(): Promise<void>;
}

/** How requests of the service name their sender. */
export function userAgentOf({ version }: { version: string }): string {
  return `Answerscope/${version}`;
}

export interface EventsOptions {
  knex: Knex;
  databaseUrl: string;
  /** Whether this process sends. */
  sends: boolean;
  /** 32 bytes each; the first one encrypts new secrets. */
  secretsKeys: readonly [Buffer, ...Buffer[]];
  /** CIDRs that may be sent to besides public addresses, there also by http. */
  allowedNetworks: readonly string[];
  version: string;
  validate: ValidatePayload;
  now: () => Date;
  newId: () => string;
  /** In the transaction that opens an alert. */
  promiseNotice: (trx: Knex.Transaction, alert: OpenedAlert) => Promise<void>;
  log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  isUnavailable: (error: unknown) => boolean;
  /** Told of every request to a receiver that has ended, and of every alert that was opened, for metrics. */
  onAttempt?: (attempt: EndedAttempt) => void;
  onAlert?: () => void;
  /** Makes a span for each request to a receiver. */
  tracing?: Tracing;
  resolve?: ResolveAddresses;
  /** How long a request may take. Default 15 s. */
  requestTimeoutMs?: number;
  /** How long an endpoint stays with a process that has died. Default 30 s. */
  lease?: LeaseTimes;
  /** Endpoints that this process sends to at once. Default 1,000. */
  mostLanes?: number;
}

const REQUEST_TIMEOUT_MS = 15_000;

/** @throws when stored secrets were encrypted under a key that is not among `secretsKeys` */
export async function createEvents(options: EventsOptions): Promise<Events> {
  const { knex, now, newId, log, isUnavailable, resolve = resolveAddresses, lease, mostLanes } = options;
  const requestTimeoutMs = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const cipher = createSecretCipher(options.secretsKeys);
  await checkSealedSecrets(knex, cipher);
  const rules = createAddressRules(options.allowedNetworks);
  const guarded = createGuardedHttp({ rules, resolve, timeoutMs: requestTimeoutMs });
  const http = options.tracing === undefined ? guarded : tracedHttp(guarded, options.tracing);
  const worker = options.sends
    ? createDeliveryWorker({
        knex,
        databaseUrl: options.databaseUrl,
        cipher,
        http,
        requestTimeoutMs,
        ...(lease === undefined ? {} : { lease }),
        ...(mostLanes === undefined ? {} : { mostLanes }),
        userAgent: userAgentOf(options),
        now,
        newId,
        promiseNotice: options.promiseNotice,
        onOpened(alert) {
          options.onAlert?.();
          log.error({ alert }, 'events were not delivered for 24 hours');
        },
        ...(options.onAttempt === undefined ? {} : { onAttempt: options.onAttempt }),
        onError: errorReporter(log, isUnavailable),
      })
    : null;
  const wake = createWake({ knex, ...(worker === null ? {} : { local: worker.poke }) });
  const outbox = createOutbox({ newId, validate: options.validate, wake });
  return {
    outbox,
    endpoints: createEndpoints({ knex, outbox, cipher, rules, resolve, now, newId, wake }),
    deliveries: createDeliveries({ knex, now, newId, wake }),
    alerts: createAlerts({ knex, now, newId }),
    worker,
    async close() {
      await worker?.stop();
      await http.close();
    },
  };
}

/** While the database is away every look fails: one line in ten seconds says it as well. */
function errorReporter(log: EventsOptions['log'], isUnavailable: (error: unknown) => boolean) {
  let quietUntil = 0;
  return (error: unknown): void => {
    if (!isUnavailable(error)) {
      log.error({ err: error }, 'events could not be delivered');
      return;
    }
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 10_000;
    log.warn({ reason: (error as Error).message }, 'events wait: the database cannot be reached');
  };
}
