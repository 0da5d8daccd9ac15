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
export async function insertEvents(
  trx: Knex.Transaction,
  events: readonly StoredEvent[],
  newId: () => string,
): Promise<Lane[]> {
  const accountId = events[0]?.accountId ?? '';
  const endpoints = await selectReceivers(trx, accountId);
  await trx('events').insert(
    events.map(({ id, type, brandId, at, v1, direct }) => ({
      account_id: accountId,
      id,
      type,
      brand_id: brandId,
      created_at: at,
      payload_v1: v1,
      payload_direct: direct,
    })),
  );
  const deliveries = events.flatMap((event) =>
    endpoints.filter((endpoint) => receives(endpoint, event)).map((endpoint) => ({ event, endpoint })),
  );
  if (deliveries.length === 0) return [];
  await trx('deliveries').insert(
    deliveries.map(({ event, endpoint }) => ({
      account_id: accountId,
      id: newId(),
      event_id: event.id,
      endpoint_id: endpoint.id,
      due_at: event.at,
      created_at: event.at,
      escalates_at: new Date(event.at.getTime() + ESCALATE_AFTER_MS),
    })),
  );
  return [...new Set(deliveries.map(({ endpoint }) => endpoint.id))].map((endpointId) => ({ accountId, endpointId }));
}

interface Receiver {
  id: string;
  interface: 'direct' | 'v1';
  events: string[];
}

async function selectReceivers(trx: Knex, accountId: string): Promise<Receiver[]> {
  return trx('endpoints')
    .where({ account_id: accountId })
    .whereIn('status', ['enabled', 'paused'])
    .select('id', 'interface', 'events');
}

function receives(endpoint: Receiver, event: StoredEvent): boolean {
  if (event[endpoint.interface] === null) return false;
  if (event.endpointId !== null) return event.endpointId === endpoint.id;
  return endpoint.events.includes(event.type) || event.type === 'api.change.announced';
}
