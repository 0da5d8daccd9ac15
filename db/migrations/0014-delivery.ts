import type { Knex } from 'knex';

/**
 * What one attempt to deliver costs the database decides how many events a machine can send: nothing was ever written to
 * these tables, so that they are cut to that measure here.
 *
 * - A worker leases endpoints (a lane), not deliveries: it then reads what is due without writing anything, keeps to the
 *   endpoint's few requests at once without asking anybody, and a result counts only under the lease it was got with.
 * - A payload is a column of its event: one row and one check less for each event.
 * - `escalates_at` is set as long as the delivery may still have to be escalated, whatever its state.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table delivery_lanes (
      account_id uuid not null,
      endpoint_id uuid not null,
      lease_token uuid,
      leased_until timestamptz,
      wake_at timestamptz,
      primary key (account_id, endpoint_id),
      foreign key (account_id, endpoint_id) references endpoints (account_id, id) on delete cascade
    ) with (fillfactor = 50);
    create index delivery_lanes_waking on delivery_lanes (wake_at);
    comment on table delivery_lanes is 'Who sends to an endpoint: at most one process at a time.';
    comment on column delivery_lanes.wake_at is
      'When the next delivery falls due, as far as known: events written since are told of, and looked for by a sweep.';

    alter table endpoints add column revision integer not null default 1;
    comment on column endpoints.revision is 'Counts the changes of what a sender must know: address, status, secrets.';

    drop table event_payloads;
    drop index events_undispatched;
    alter table events
      drop column dispatched_at,
      add column payload_v1 bytea,
      add column payload_direct bytea,
      add constraint events_have_a_payload check (num_nonnulls(payload_v1, payload_direct) > 0);

    drop index deliveries_due;
    drop index deliveries_to_escalate;
    alter table deliveries
      drop constraint deliveries_status_check,
      drop column lease_token,
      drop column leased_until,
      drop column event_created_at,
      add column escalates_at timestamptz,
      add constraint deliveries_status_check check (status in ('pending', 'delivered', 'failed', 'cancelled'));
    create index deliveries_waiting on deliveries (account_id, endpoint_id, due_at) where status = 'pending';
    create index deliveries_to_escalate on deliveries (escalates_at) where escalates_at is not null;
  `);
}
