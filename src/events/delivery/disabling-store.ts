import type { Knex } from 'knex';
import type { Lane } from '../outbox-store.ts';

/** Endpoints that are disabled or deleted with deliveries that still wait. */
export async function selectLanesToCancel(knex: Knex, limit: number): Promise<Lane[]> {
  const { rows } = await knex.raw<{ rows: Lane[] }>(
    `select e.account_id as "accountId", e.id as "endpointId"
       from endpoints e
      where e.status in ('disabled', 'deleted')
        and exists (select from deliveries d
                     where d.account_id = e.account_id and d.endpoint_id = e.id and d.status = 'pending')
      limit :limit`,
    { limit },
  );
  return rows;
}
