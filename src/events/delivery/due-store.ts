import type { Pipeline } from '../../storage/pipeline.ts';
import type { Lane } from '../outbox-store.ts';

/** One delivery, to be attempted now. */
export interface DueDelivery {
  id: string;
  eventId: string;
  dueAt: Date;
  /** Attempts so far. */
  attempts: number;
  payload: Buffer;
  /** Of the endpoint, when this was read. */
  revision: number;
}

/**
 * What is due of a lane at `at`, the longest due first, without what is in hand. Reads only, so that it may be asked as often as an
 * endpoint is quick: who holds the lane is alone in sending. A first attempt does not wait for this process's clock to reach
 * that of the event's writer.
 */
export async function selectDue(
  database: Pipeline,
  { accountId, endpointId }: Lane,
  options: { at: Date; inHand: readonly string[]; limit: number },
): Promise<DueDelivery[]> {
  return database.run(DUE, [accountId, endpointId, options.at, options.inHand, options.limit]);
}

// The payload by a subquery: joined, without statistics, all events of the account may be read for it.
const DUE = {
  name: 'due-deliveries',
  text: `
    select d.id, d.event_id as "eventId", d.due_at as "dueAt", d.attempts, e.revision,
           (select case e.interface when 'v1' then v.payload_v1 else v.payload_direct end
              from events v where v.account_id = d.account_id and v.id = d.event_id) as payload
      from deliveries d
      join endpoints e on e.account_id = d.account_id and e.id = d.endpoint_id
     where d.account_id = $1 and d.endpoint_id = $2 and d.status = 'pending'
       and d.due_at <= $3::timestamptz + interval '2 seconds' and (d.due_at <= $3 or d.attempts = 0)
       and d.id <> all($4::uuid[]) and e.status = 'enabled'
     order by d.due_at
     limit $5`,
};
