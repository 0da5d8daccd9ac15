import type { Knex } from 'knex';
import { type Actor, recordAudit } from '../../accounts/audit.ts';
import { type Failure, fail } from '../../failure.ts';
import type { Wake } from '../wake.ts';
import {
  type Attempt,
  type Delivery,
  type DeliveryStatus,
  type EventSummary,
  insertReplay,
  lockReceivers,
  selectAttempts,
  selectDeliveries,
  selectDeliveriesOfEvent,
  selectDelivery,
  selectEvent,
  selectEvents,
} from './delivery-store.ts';

export type { Attempt, Delivery, EventSummary } from './delivery-store.ts';

export interface DeliveryDetail extends Delivery {
  payload: Buffer;
  history: Attempt[];
}

interface Page {
  limit: number;
  /** Id of the last entry of the page before. */
  before: string | null;
}

/** What became of an account's events, and sending them again: with the same event id and bytes, for 30 days. */
export interface Deliveries {
  list(
    accountId: string,
    filter: Page & { endpointId: string; status: DeliveryStatus | null; type: string | null },
  ): Promise<Delivery[]>;
  find(accountId: string, deliveryId: string): Promise<DeliveryDetail | Failure<'not_found'>>;
  /** The delivery of an event that was just written for one endpoint alone. */
  only(accountId: string, eventId: string): Promise<Delivery>;
  events(accountId: string, filter: Page & { type: string | null }): Promise<EventSummary[]>;
  replayDelivery(
    accountId: string,
    actor: Actor,
    deliveryId: string,
  ): Promise<Delivery | Failure<'not_found' | 'conflict'>>;
  /** To the endpoint named, else to all that choose the event's type now. */
  replayEvent(
    accountId: string,
    actor: Actor,
    eventId: string,
    endpointId: string | null,
  ): Promise<Delivery[] | Failure<'not_found' | 'conflict'>>;
}

const REPLAYABLE_MS = 30 * 24 * 3_600_000;

export function createDeliveries(options: {
  knex: Knex;
  now: () => Date;
  newId: () => string;
  wake: Wake;
}): Deliveries {
  const { knex, now, newId, wake } = options;

  const replay = async (
    accountId: string,
    actor: Actor,
    eventId: string,
    endpointId: string | null,
  ): Promise<Delivery[] | Failure<'not_found' | 'conflict'>> => {
    const result = await knex.transaction(async (trx) => {
      const event = await selectEvent(trx, accountId, eventId);
      if (event === null) return fail('not_found', 'The account has no event with this id.');
      const at = now();
      if (at.getTime() - event.createdAt.getTime() > REPLAYABLE_MS) {
        return fail('conflict', 'Events can be replayed for 30 days.');
      }
      const open = await lockReceivers(trx, accountId);
      const receivers = open.filter((endpoint) =>
        endpointId === null
          ? endpoint.events.includes(event.type) && event.interfaces.includes(endpoint.interface)
          : endpoint.id === endpointId,
      );
      const [first] = receivers;
      if (endpointId !== null && first === undefined) {
        return fail('conflict', 'The account has no enabled or paused endpoint with this id.');
      }
      if (receivers.some((endpoint) => !event.interfaces.includes(endpoint.interface))) {
        return fail('conflict', 'The event is not of the endpoint’s interface.');
      }
      const deliveries = receivers.map(({ id }) => ({ accountId, id: newId(), eventId, endpointId: id, at }));
      for (const delivery of deliveries) await insertReplay(trx, delivery);
      const target = { kind: 'event', id: eventId };
      const details = { type: event.type, endpoints: receivers.length };
      await recordAudit(trx, { id: newId(), accountId, actor, action: 'event.replayed', target, details, at });
      return selectDeliveriesOfEvent(
        trx,
        accountId,
        eventId,
        deliveries.map(({ id }) => id),
      );
    });
    if (Array.isArray(result)) wake(result.map((delivery) => ({ accountId, endpointId: delivery.endpointId })));
    return result;
  };

  return {
    list: (accountId, filter) => selectDeliveries(knex, accountId, filter),

    async find(accountId, deliveryId) {
      const delivery = await selectDelivery(knex, accountId, deliveryId);
      if (delivery === null) return unknownDelivery();
      return { ...delivery, history: await selectAttempts(knex, accountId, deliveryId) };
    },

    async only(accountId, eventId) {
      return (await selectDeliveriesOfEvent(knex, accountId, eventId, null))[0] as Delivery;
    },

    events: (accountId, filter) => selectEvents(knex, accountId, filter),

    async replayDelivery(accountId, actor, deliveryId) {
      const delivery = await selectDelivery(knex, accountId, deliveryId);
      if (delivery === null) return unknownDelivery();
      const result = await replay(accountId, actor, delivery.eventId, delivery.endpointId);
      return Array.isArray(result) ? (result[0] as Delivery) : result;
    },

    replayEvent: replay,
  };
}

function unknownDelivery(): Failure<'not_found'> {
  return fail('not_found', 'The account has no delivery with this id.');
}
