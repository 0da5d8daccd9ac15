import type { Pipeline } from '../../storage/pipeline.ts';
import type { LeasedLane } from './lane-store.ts';

/** What came of one attempt. */
export interface AttemptResult {
  lane: LeasedLane;
  deliveryId: string;
  /** Attempts before this one. */
  attempts: number;
  delivered: boolean;
  /** When the next attempt falls due; `null` when none follows. */
  nextDueAt: Date | null;
  status: number | null;
  body: Buffer | null;
  failure: string | null;
  startedAt: Date;
  endedAt: Date;
  durationMs: number;
}

/**
 * Stores results, all or none. One that was got under a lease that is not the lane's any more is left out: somebody else has
 * taken the delivery over. A delivery that was cancelled meanwhile stays so, unless it arrived. Gives the ids of the stored.
 */
export async function storeResults(database: Pipeline, unsorted: readonly AttemptResult[]): Promise<string[]> {
  const results = unsorted.toSorted((a, b) => (a.deliveryId < b.deliveryId ? -1 : 1));
  const rows = await database.run<{ id: string }>(STORE, [
    results.map(({ lane }) => lane.accountId),
    results.map(({ lane }) => lane.endpointId),
    results.map(({ lane }) => lane.token),
    results.map(({ deliveryId }) => deliveryId),
    results.map(({ attempts }) => attempts),
    results.map(({ delivered }) => delivered),
    results.map(({ nextDueAt }) => nextDueAt),
    results.map(({ status }) => status),
    results.map(({ body }) => body),
    results.map(({ failure }) => failure),
    results.map(({ startedAt }) => startedAt),
    results.map(({ endedAt }) => endedAt),
    results.map(({ durationMs }) => durationMs),
  ]);
  return rows.map(({ id }) => id);
}

// Lanes are joined apart from deliveries: in one join, and without statistics of the tables, the planner would read all
// deliveries of the account for each result.
const STORE = {
  name: 'store-delivery-results',
  text: `
    with results as materialized (
      select r.*
        from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::integer[], $6::boolean[], $7::timestamptz[],
                    $8::integer[], $9::bytea[], $10::text[], $11::timestamptz[], $12::timestamptz[], $13::integer[])
             as r (account_id, endpoint_id, token, id, attempts, delivered, next_due_at, response_status, response_body,
                   failure, started_at, ended_at, duration_ms)
        join delivery_lanes l
          on l.account_id = r.account_id and l.endpoint_id = r.endpoint_id and l.lease_token = r.token
    ), applied as (
      update deliveries d
         set attempts = r.attempts + 1,
             status = case when r.delivered then 'delivered'
                           when d.status = 'cancelled' then 'cancelled'
                           when r.next_due_at is null then 'failed'
                           else 'pending' end,
             due_at = case when d.status = 'pending' then r.next_due_at end,
             finished_at = case when r.delivered or r.next_due_at is null then r.ended_at else d.finished_at end,
             escalates_at = case when r.delivered then null else d.escalates_at end
        from results r
       where d.account_id = r.account_id and d.id = r.id and d.attempts = r.attempts
         and d.status in ('pending', 'cancelled')
      returning d.account_id, d.id, d.attempts, r.delivered, r.response_status, r.response_body, r.failure, r.started_at,
                r.duration_ms
    ), stored as (
      insert into attempts (account_id, delivery_id, number, outcome, response_status, response_body, failure, started_at,
                            duration_ms)
      select account_id, id, attempts, case when delivered then 'delivered' else 'failed' end, response_status,
             response_body, failure, started_at, duration_ms
        from applied
    )
    select id from applied`,
};

/** Remembers since when endpoints fail, and forgets it when one answers. */
export async function storeFailing(
  database: Pipeline,
  endpoints: readonly { accountId: string; endpointId: string; failingSince: Date | null }[],
): Promise<void> {
  await database.run(FAILING, [
    endpoints.map(({ accountId }) => accountId),
    endpoints.map(({ endpointId }) => endpointId),
    endpoints.map(({ failingSince }) => failingSince),
  ]);
}

const FAILING = {
  name: 'store-failing-endpoints',
  text: `
    update endpoints e
       set failing_since = f.failing_since
      from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as f (account_id, endpoint_id, failing_since)
     where e.account_id = f.account_id and e.id = f.endpoint_id
       and (e.failing_since is null) <> (f.failing_since is null)`,
};
