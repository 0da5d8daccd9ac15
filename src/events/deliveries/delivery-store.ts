import type { Knex } from 'knex';
import type { EventInterface } from '../catalog.ts';
import { ESCALATE_AFTER_MS } from '../delivery/schedule.ts';

export type DeliveryStatus = 'pending' | 'held' | 'delivered' | 'failed' | 'cancelled';

/** What is sent of one event to one endpoint. */
export interface Delivery {
  id: string;
  endpointId: string;
  eventId: string;
  type: string;
  /** 0 for the event's first delivery to the endpoint. */
  replay: number;
  /** `held` while the endpoint is paused. */
  status: DeliveryStatus;
  attempts: number;
  dueAt: Date | null;
  createdAt: Date;
  finishedAt: Date | null;
  escalatedAt: Date | null;
}

export interface Attempt {
  number: number;
  outcome: 'delivered' | 'failed';
  responseStatus: number | null;
  responseBody: Buffer | null;
  failure: string | null;
  startedAt: Date;
  durationMs: number;
}

export interface EventSummary {
  id: string;
  type: string;
  brandId: string | null;
  createdAt: Date;
}

/** Not stored: an endpoint is paused and resumed without touching what waits for it. */
const STATUS = `case when d.status = 'pending' and e.status = 'paused' then 'held' else d.status end`;

const SELECT_DELIVERIES = `
  select d.id, d.endpoint_id as "endpointId", d.event_id as "eventId", v.type, d.replay, ${STATUS} as status, d.attempts,
         d.due_at as "dueAt", d.created_at as "createdAt", d.finished_at as "finishedAt", d.escalated_at as "escalatedAt"
    from deliveries d
    join endpoints e on e.account_id = d.account_id and e.id = d.endpoint_id
    join events v on v.account_id = d.account_id and v.id = d.event_id
   where d.account_id = :accountId`;

/** Deliveries to an endpoint before `before` (a delivery's id; all for `null`), newest first. */
export async function selectDeliveries(
  knex: Knex,
  accountId: string,
  filter: {
    endpointId: string;
    status: DeliveryStatus | null;
    type: string | null;
    limit: number;
    before: string | null;
  },
): Promise<Delivery[]> {
  const { rows } = await knex.raw<{ rows: Delivery[] }>(
    `${SELECT_DELIVERIES} and d.endpoint_id = :endpointId
        and (cast(:status as text) is null or ${STATUS} = :status)
        and (cast(:type as text) is null or v.type = :type)
        and (cast(:before as uuid) is null or d.id < :before)
      order by d.id desc
      limit :limit`,
    { accountId, ...filter } as Record<string, string | number>,
  );
  return rows;
}

export async function selectDeliveriesOfEvent(
  knex: Knex,
  accountId: string,
  eventId: string,
  ids: readonly string[] | null,
): Promise<Delivery[]> {
  const { rows } = await knex.raw<{ rows: Delivery[] }>(
    `${SELECT_DELIVERIES} and d.event_id = :eventId and (cast(:ids as uuid[]) is null or d.id = any(:ids)) order by d.id`,
    { accountId, eventId, ids: ids as string[] },
  );
  return rows;
}

export async function selectDelivery(
  knex: Knex,
  accountId: string,
  deliveryId: string,
): Promise<(Delivery & { payload: Buffer }) | null> {
  const { rows } = await knex.raw<{ rows: (Delivery & { payload: Buffer })[] }>(
    SELECT_DELIVERIES.replace(
      'select d.id,',
      `select case e.interface when 'v1' then v.payload_v1 else v.payload_direct end as payload, d.id,`,
    ).concat(' and d.id = :deliveryId'),
    { accountId, deliveryId },
  );
  return rows[0] ?? null;
}

export async function selectAttempts(knex: Knex, accountId: string, deliveryId: string): Promise<Attempt[]> {
  return knex('attempts').where({ account_id: accountId, delivery_id: deliveryId }).orderBy('number').select({
    number: 'number',
    outcome: 'outcome',
    responseStatus: 'response_status',
    responseBody: 'response_body',
    failure: 'failure',
    startedAt: 'started_at',
    durationMs: 'duration_ms',
  });
}

export async function selectEvents(
  knex: Knex,
  accountId: string,
  filter: { type: string | null; limit: number; before: string | null },
): Promise<EventSummary[]> {
  const { rows } = await knex.raw<{ rows: EventSummary[] }>(
    `select id, type, brand_id as "brandId", created_at as "createdAt"
       from events
      where account_id = :accountId
        and (cast(:type as text) is null or type = :type)
        and (cast(:before as uuid) is null or id < :before)
      order by id desc
      limit :limit`,
    { accountId, ...filter } as Record<string, string | number>,
  );
  return rows;
}

export interface ReplayableEvent {
  id: string;
  type: string;
  createdAt: Date;
  interfaces: EventInterface[];
}

export async function selectEvent(knex: Knex, accountId: string, eventId: string): Promise<ReplayableEvent | null> {
  const { rows } = await knex.raw<{ rows: ReplayableEvent[] }>(
    `select id, type, created_at as "createdAt",
            array_remove(array[case when payload_v1 is not null then 'v1' end,
                               case when payload_direct is not null then 'direct' end], null) as interfaces
       from events where account_id = :accountId and id = :eventId`,
    { accountId, eventId },
  );
  return rows[0] ?? null;
}

/** The endpoints that may be sent to, locked against another replay and against being disabled. */
export async function lockReceivers(
  trx: Knex,
  accountId: string,
): Promise<{ id: string; interface: EventInterface; events: string[] }[]> {
  return trx('endpoints')
    .where({ account_id: accountId })
    .whereIn('status', ['enabled', 'paused'])
    .orderBy('id')
    .forUpdate()
    .select('id', 'interface', 'events');
}

/** One more delivery of an event, with all its attempts before it. */
export async function insertReplay(
  trx: Knex,
  replay: { accountId: string; id: string; eventId: string; endpointId: string; at: Date },
): Promise<void> {
  const { accountId, id, eventId, endpointId, at } = replay;
  await trx.raw(
    `insert into deliveries (account_id, id, event_id, endpoint_id, replay, due_at, created_at, escalates_at)
     select :accountId, :id, :eventId, :endpointId, coalesce(max(replay) + 1, 0), :at, :at, :escalatesAt
       from deliveries
      where account_id = :accountId and event_id = :eventId and endpoint_id = :endpointId`,
    { accountId, id, eventId, endpointId, at, escalatesAt: new Date(at.getTime() + ESCALATE_AFTER_MS) },
  );
}
