import type { Knex } from 'knex';

interface ToEscalate {
  accountId: string;
  deliveryId: string;
}

/** Deliveries that were due to be escalated at `at`, to endpoints that are enabled, the longest due first. */
export async function selectToEscalate(knex: Knex, at: Date, limit: number): Promise<ToEscalate[]> {
  const { rows } = await knex.raw<{ rows: ToEscalate[] }>(
    `select d.account_id as "accountId", d.id as "deliveryId"
       from deliveries d
       join endpoints e on e.account_id = d.account_id and e.id = d.endpoint_id
      where d.escalates_at <= :at and e.status = 'enabled'
      order by d.escalates_at
      limit :limit`,
    { at, limit },
  );
  return rows;
}

export interface EscalatedEndpoint {
  endpointId: string;
  url: string;
  deliveries: number;
  lastFailure: string | null;
}

/** Marks deliveries of an account as escalated, each once whoever else tries; gives what was marked, by endpoint. */
export async function markEscalated(
  trx: Knex,
  accountId: string,
  deliveryIds: readonly string[],
  at: Date,
): Promise<EscalatedEndpoint[]> {
  const { rows } = await trx.raw<{ rows: EscalatedEndpoint[] }>(
    `with marked as (
       update deliveries
          set escalated_at = :at, escalates_at = null
        where account_id = :accountId and id = any(:deliveryIds) and escalates_at <= :at
          and status in ('pending', 'failed')
       returning account_id, id, endpoint_id
     )
     select m.endpoint_id as "endpointId", e.url, count(*)::integer as deliveries,
            (array_agg((select a.failure from attempts a
                         where a.account_id = m.account_id and a.delivery_id = m.id
                         order by a.number desc limit 1) order by m.id desc))[1] as "lastFailure"
       from marked m
       join endpoints e on e.account_id = m.account_id and e.id = m.endpoint_id
      group by m.endpoint_id, e.url`,
    { at, accountId, deliveryIds: deliveryIds as string[] },
  );
  return rows;
}

/** Adds to the endpoint's open alert; opens one where there is none. Says which of the two. */
export async function addToAlert(
  trx: Knex,
  alert: {
    accountId: string;
    id: string;
    endpointId: string;
    deliveries: number;
    lastFailure: string | null;
    at: Date;
  },
): Promise<'opened' | 'added'> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `insert into alerts (account_id, id, endpoint_id, deliveries, last_failure, opened_at, updated_at, notified_at)
     values (:accountId, :id, :endpointId, :deliveries, :lastFailure, :at, :at, :at)
     on conflict (account_id, endpoint_id) where status = 'open'
     do update set deliveries = alerts.deliveries + excluded.deliveries, last_failure = excluded.last_failure,
                   updated_at = excluded.updated_at
     returning id`,
    { ...alert, lastFailure: alert.lastFailure as string },
  );
  return rows[0]?.id === alert.id ? 'opened' : 'added';
}
