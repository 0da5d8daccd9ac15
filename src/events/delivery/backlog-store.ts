import type { Knex } from 'knex';
import type { EventInterface } from '../catalog.ts';

/** Deliveries of all accounts that are due, to endpoints that may be sent to. */
export interface DeliveryBacklog {
  interface: EventInterface;
  /** At most `COUNTED`. */
  due: number;
  /** How long the one that waits longest has been due; 0 when none waits. */
  oldestSeconds: number;
}

/** A backlog is not counted further: the figure is asked for every few seconds, the longer the backlog the less it matters. */
const COUNTED = 10_000;

export async function countDueDeliveries(knex: Knex, at: Date): Promise<DeliveryBacklog[]> {
  const { rows } = await knex.raw<{ rows: DeliveryBacklog[] }>(
    `select i.interface, count(due.due_at)::integer as due,
            coalesce(extract(epoch from :at - min(due.due_at)), 0)::float8 as "oldestSeconds"
       from (values ('direct'), ('v1')) as i (interface)
       left join (
         select e.interface, d.due_at
           from deliveries d
           join endpoints e on e.account_id = d.account_id and e.id = d.endpoint_id
          where d.status = 'pending' and d.due_at <= :at and e.status = 'enabled'
          order by d.due_at
          limit :counted
       ) as due on due.interface = i.interface
      group by i.interface
      order by i.interface`,
    { at, counted: COUNTED },
  );
  return rows;
}
