import type { Knex } from 'knex';
import { ESCALATE_AFTER_MS } from './delivery/schedule.ts';

/** An endpoint as those know it who send to it. */
export interface Lane {
  accountId: string;
  endpointId: string;
}

/** A lane that senders are to look at. */
export interface WokenLane extends Lane {
  /** The endpoint itself was changed. */
  changed?: boolean;
}

export interface StoredEvent {
  accountId: string;
  id: string;
  type: string;
  brandId: string | null;
  at: Date;
  /** Payloads by interface; `null` where the interface does not send the event. */
  v1: Buffer | null;
  direct: Buffer | null;
  /** The one endpoint to tell; `null`: all that chose the type, and all there are for types that nobody chooses. */
  endpointId: string | null;
}

/** Stores events of one account and what is to be delivered of them; gives the endpoints concerned. */
export async function insertEvents(trx: Knex.Transaction, events: readonly StoredEvent[]): Promise<Lane[]> {
  const accountId = events[0]?.accountId ?? '';
  const { rows } = await trx
    .raw<{ rows: { endpointId: string }[] }>('select write_events(?, ?, ?, ?, ?, ?, ?, ?, ?, ?) as "endpointId"', [
      accountId,
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ brandId }) => brandId) as string[],
      events.map(({ at }) => at),
      events.map(({ v1 }) => v1) as Buffer[],
      events.map(({ direct }) => direct) as Buffer[],
      events.map(({ endpointId }) => endpointId) as string[],
      UNCHOSEN,
      `${ESCALATE_AFTER_MS} milliseconds`,
    ])
    // Parsed once for each connection: a fifth of what writing an event costs the database.
    .options({ name: 'write-events' });
  return rows.map(({ endpointId }) => ({ accountId, endpointId }));
}

/** Types that go to every endpoint of their interfaces. A test goes to one, which it names. */
const UNCHOSEN = ['api.change.announced'];
