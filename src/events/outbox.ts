import type { Knex } from 'knex';
import { EVENT_CATALOG, type EventDataOf, type EventInterface, type EventType } from './catalog.ts';
import { envelopeOf } from './envelope.ts';
import { insertEvents, type Lane, type StoredEvent } from './outbox-store.ts';

/** Something that happened, to be told to every endpoint of the account that chose events of its type. */
export type NewEvent = {
  [Type in EventType]: {
    accountId: string;
    /** `null` for events of no brand. */
    brandId: string | null;
    type: Type;
    at: Date;
    data: EventDataOf<Type>;
    /** Default: a new one. */
    id?: string;
    /** Tell this endpoint alone, whatever it chose. */
    endpointId?: string;
  };
}[EventType];

/**
 * Events exist if, and only if, the transaction of their cause commits: they are written in it, together with the bytes that
 * every attempt sends and one delivery for each endpoint that chose them. Workers are woken when it has committed.
 */
export interface Outbox {
  /** All events of one call are of one account. @throws when one is not as the contract says, for that is a bug. */
  write(trx: Knex.Transaction, event: NewEvent | readonly NewEvent[]): Promise<void>;
}

/** What is wrong with a payload by the contract; `null` when nothing is. */
export type ValidatePayload = (iface: EventInterface, type: EventType, payload: object) => string | null;

export function createOutbox(options: {
  newId: () => string;
  validate?: ValidatePayload;
  /** Called after the commit with the endpoints that have something to receive. */
  wake?: (lanes: readonly Lane[]) => void;
}): Outbox {
  const { newId, validate = () => null, wake } = options;

  const stored = (event: NewEvent): StoredEvent => {
    const { id = newId() } = event;
    const bytes = (iface: EventInterface): Buffer | null => {
      if (!EVENT_CATALOG[event.type].interfaces.includes(iface)) return null;
      const payload = envelopeOf(iface, { ...event, id });
      const fault = validate(iface, event.type, payload);
      if (fault !== null) throw new Error(`an event ${event.type} of ${iface} is not as described: ${fault}`);
      return Buffer.from(JSON.stringify(payload));
    };
    const { accountId, brandId, type, at, endpointId = null } = event;
    return { accountId, id, type, brandId, at, v1: bytes('v1'), direct: bytes('direct'), endpointId };
  };

  return {
    async write(trx, event) {
      const events = (Array.isArray(event) ? (event as readonly NewEvent[]) : [event as NewEvent]).map(stored);
      if (new Set(events.map(({ accountId }) => accountId)).size > 1) {
        throw new Error('events of several accounts in one transaction');
      }
      if (events.length === 0) return;
      const lanes = await insertEvents(trx, events);
      if (wake === undefined || lanes.length === 0) return;
      // A rollback tells the caller by itself.
      void trx.executionPromise.then(
        () => wake(lanes),
        () => {},
      );
    },
  };
}
