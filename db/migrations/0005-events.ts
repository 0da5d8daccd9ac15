import type { Knex } from 'knex';

/**
 * Events are written with the change that causes them; every subscribed endpoint gets one delivery of each. Due times are
 * here and not in the queue: the queue only wakes a worker, which claims a delivery by compare-and-set on its lease. The
 * bytes of a payload are stored once for each interface and signed as they are by every attempt.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table endpoints (
      account_id uuid not null references accounts (id) on delete cascade,
      id uuid not null,
      interface text not null check (interface in ('direct', 'v1')),
      url text not null,
      description text,
      events text[] not null,
      status text not null default 'enabled' check (status in ('enabled', 'paused', 'disabled', 'deleted')),
      disabled_reason text,
      failing_since timestamptz,
      created_by uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (account_id, id)
    );
    create index endpoints_listed on endpoints (account_id, created_at, id) where status <> 'deleted';

    create table endpoint_secrets (
      account_id uuid not null,
      endpoint_id uuid not null,
      id uuid not null,
      cipher_text bytea not null,
      nonce bytea not null,
      auth_tag bytea not null,
      encryption_key_id text not null,
      created_at timestamptz not null,
      retires_at timestamptz,
      primary key (account_id, endpoint_id, id),
      foreign key (account_id, endpoint_id) references endpoints (account_id, id) on delete cascade
    );
    comment on column endpoint_secrets.retires_at is 'Set when a newer secret exists: until then both sign.';

    create table events (
      account_id uuid not null references accounts (id) on delete cascade,
      id uuid not null,
      type text not null,
      brand_id uuid,
      created_at timestamptz not null,
      dispatched_at timestamptz,
      primary key (account_id, id)
    );
    create index events_by_age on events (account_id, created_at);
    create index events_undispatched on events (created_at) where dispatched_at is null;

    create table event_payloads (
      account_id uuid not null,
      event_id uuid not null,
      interface text not null check (interface in ('direct', 'v1')),
      bytes bytea not null,
      primary key (account_id, event_id, interface),
      foreign key (account_id, event_id) references events (account_id, id) on delete cascade
    );

    create table deliveries (
      account_id uuid not null,
      id uuid not null,
      event_id uuid not null,
      endpoint_id uuid not null,
      replay integer not null default 0,
      status text not null default 'pending' check (status in ('pending', 'held', 'delivered', 'failed', 'cancelled')),
      attempts integer not null default 0,
      due_at timestamptz,
      lease_token uuid,
      leased_until timestamptz,
      event_created_at timestamptz not null,
      created_at timestamptz not null,
      finished_at timestamptz,
      escalated_at timestamptz,
      primary key (account_id, id),
      unique (account_id, event_id, endpoint_id, replay),
      foreign key (account_id, event_id) references events (account_id, id) on delete cascade,
      foreign key (account_id, endpoint_id) references endpoints (account_id, id) on delete cascade
    ) with (fillfactor = 70);
    create index deliveries_due on deliveries (due_at) where status = 'pending';
    create index deliveries_to_escalate on deliveries (event_created_at)
      where status in ('pending', 'failed') and escalated_at is null;
    create index deliveries_of_endpoint on deliveries (account_id, endpoint_id, created_at desc, id);

    create table attempts (
      account_id uuid not null,
      delivery_id uuid not null,
      number integer not null,
      outcome text not null check (outcome in ('delivered', 'failed')),
      response_status integer,
      response_body bytea,
      failure text,
      started_at timestamptz not null,
      duration_ms integer not null,
      primary key (account_id, delivery_id, number),
      foreign key (account_id, delivery_id) references deliveries (account_id, id) on delete cascade
    );

    create table alerts (
      account_id uuid not null,
      id uuid not null,
      endpoint_id uuid not null,
      status text not null default 'open' check (status in ('open', 'resolved')),
      deliveries integer not null default 0,
      last_failure text,
      opened_at timestamptz not null,
      updated_at timestamptz not null,
      notified_at timestamptz,
      resolved_at timestamptz,
      resolved_by uuid,
      primary key (account_id, id),
      foreign key (account_id, endpoint_id) references endpoints (account_id, id) on delete cascade,
      check ((status = 'resolved') = (resolved_at is not null))
    );
    create index alerts_of_endpoint on alerts (account_id, endpoint_id, opened_at desc);
    create unique index alerts_one_open on alerts (account_id, endpoint_id) where status = 'open';

    create table email_outbox (
      id uuid primary key,
      recipient text not null,
      template text not null,
      data jsonb not null,
      due_at timestamptz not null,
      attempts integer not null default 0,
      created_at timestamptz not null,
      sent_at timestamptz,
      failed_at timestamptz
    );
    create index email_outbox_due on email_outbox (due_at) where sent_at is null and failed_at is null;
  `);
}
