import type { Knex } from 'knex';

/**
 * What an account has used and may still use.
 *
 * A limit row holds strict sliding windows of three layers in circular arrays of counts, one after the other: 61 × 1 s (burst),
 * 61 × 1 min (hourly) and 97 × 15 min (daily), the running bucket included. One bucket more than the window has, since the
 * oldest, partly expired bucket must count in full. For each layer `newest` is the number, since the epoch, of its newest
 * bucket, and `used` the sum of its counts; bucket n is in slot n modulo the layer's number of buckets. The functions of the
 * migration on admission are the only ones to read and write them.
 */
const SLIDING_WINDOWS = `
      counts integer[] not null default array_fill(0, array[219]),
      newest bigint[] not null default '{0,0,0}',
      used integer[] not null default '{0,0,0}'`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account_limits (
      account_id uuid not null references accounts (id) on delete cascade,
      policy text not null,${SLIDING_WINDOWS},
      primary key (account_id, policy)
    ) with (fillfactor = 40);

    create table account_refusals (
      account_id uuid not null references accounts (id) on delete cascade,
      operation text not null,
      consecutive integer not null default 0,
      last_refused_at timestamptz,
      degraded_since timestamptz,
      primary key (account_id, operation)
    ) with (fillfactor = 50);
    comment on table account_refusals is
      'Refusals in a row of one operation: three degrade it to the limits of the next lower tier until an hour passes without one.';

    create table ip_limits (
      subject text not null,
      policy text not null,${SLIDING_WINDOWS},
      used_at timestamptz,
      primary key (subject, policy)
    ) with (fillfactor = 40);
    comment on column ip_limits.subject is 'An IPv4 address, or the /64 of an IPv6 address.';
    create index ip_limits_by_age on ip_limits (used_at);

    create table usage_entries (
      account_id uuid not null references accounts (id) on delete cascade,
      id uuid not null,
      operation text not null,
      run_id uuid,
      ordinal integer,
      platform text not null,
      sample integer,
      brand_id uuid,
      key_id uuid,
      model text,
      input_tokens integer,
      output_tokens integer,
      cost_usd numeric(14, 8),
      billed boolean not null default true,
      at timestamptz not null,
      primary key (account_id, id),
      unique (account_id, run_id, ordinal, platform, sample)
    );
    comment on table usage_entries is
      'One row for each asked question. It outlives the run that asked, hence no foreign key to it; entries without a run (rewrites, suggestions) have none of the columns of an ask and never collide.';
    create index usage_entries_in_time on usage_entries (account_id, at) include (cost_usd, billed);

    create table usage_daily (
      account_id uuid not null references accounts (id) on delete cascade,
      day date not null,
      operation text not null,
      platform text not null,
      asks integer not null default 0,
      input_tokens bigint not null default 0,
      output_tokens bigint not null default 0,
      cost_usd numeric(18, 8) not null default 0,
      primary key (account_id, day, operation, platform)
    ) with (fillfactor = 60);

    create table idempotency_keys (
      account_id uuid not null references accounts (id) on delete cascade,
      operation text not null,
      key text not null,
      body_hash bytea not null,
      status text not null check (status in ('running', 'completed')),
      owner uuid not null,
      work_id uuid not null,
      locked_until timestamptz not null,
      response_status integer,
      response_headers jsonb,
      response_body text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (account_id, operation, key),
      check ((status = 'completed') = (response_status is not null))
    );
    comment on column idempotency_keys.owner is 'The attempt that holds the lock: one that lost it stores nothing.';
    comment on column idempotency_keys.work_id is
      'The id of what the request creates, the same in every attempt: one that was killed after its work was stored is not done twice.';
    create index idempotency_keys_expiry on idempotency_keys (expires_at);

    create table audit_entries (
      account_id uuid not null references accounts (id) on delete cascade,
      id uuid not null,
      actor_kind text not null check (actor_kind in ('user', 'key', 'operator', 'system')),
      actor_id uuid,
      action text not null,
      target_kind text,
      target_id text,
      details jsonb not null default '{}',
      ip inet,
      at timestamptz not null,
      primary key (account_id, id)
    );
    create index audit_entries_in_time on audit_entries (account_id, at desc, id);
  `);
}
