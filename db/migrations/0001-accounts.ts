import type { Knex } from 'knex';

/**
 * Accounts, the people in them, and what proves who is calling.
 *
 * An account is the unit of distribution: every table of an account starts its primary key, its unique indexes and both
 * sides of its foreign keys with the account's id, so that the same schema can later be spread over many servers.
 * `users`, `sessions`, `email_tokens` and `keys` are global: they are looked up before the account is known, and so have
 * no foreign key to an account's table.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accounts (
      id uuid primary key,
      name text not null,
      tier text not null check (tier in ('free', 'starter', 'growth', 'scale', 'enterprise')),
      partition text not null default 'live' check (partition in ('live', 'simulated')),
      simulated_account_id uuid,
      live_account_id uuid,
      default_pack_id uuid,
      settings jsonb not null default '{}',
      spend_cap_usd numeric(14, 8),
      enterprise_limits jsonb,
      created_at timestamptz not null,
      deleted_at timestamptz,
      check ((partition = 'simulated') = (live_account_id is not null)),
      check (partition = 'live' or simulated_account_id is null)
    );
    comment on column accounts.simulated_account_id is
      'The sibling that test keys work on: set once, by compare-and-set on this row, before the sibling is inserted. One column of one row makes it unique; a unique index on live_account_id could not be distributed.';
    comment on column accounts.live_account_id is 'In a simulated sibling: the account that it belongs to.';
    create index accounts_live_account on accounts (live_account_id) where live_account_id is not null;
    create index accounts_name on accounts (name);

    create table users (
      id uuid primary key,
      email text not null,
      email_folded text not null unique,
      name text,
      password_hash text,
      email_confirmed_at timestamptz,
      created_at timestamptz not null,
      deleted_at timestamptz
    );

    create table members (
      account_id uuid not null references accounts (id) on delete cascade,
      user_id uuid not null,
      role text not null check (role in ('viewer', 'member', 'admin', 'owner')),
      created_at timestamptz not null,
      primary key (account_id, user_id)
    );
    create index members_user on members (user_id);
    create index members_owner on members (account_id) where role = 'owner';

    create table invitations (
      account_id uuid not null references accounts (id) on delete cascade,
      id uuid not null,
      email text not null,
      email_folded text not null,
      role text not null check (role in ('viewer', 'member', 'admin', 'owner')),
      token_hash bytea not null,
      invited_by uuid,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      accepted_at timestamptz,
      revoked_at timestamptz,
      primary key (account_id, id),
      unique (account_id, token_hash)
    );

    create table sessions (
      token_hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      account_id uuid,
      ip inet,
      user_agent text,
      created_at timestamptz not null,
      renewed_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sessions_user on sessions (user_id);
    create index sessions_expiry on sessions (expires_at);

    create table email_tokens (
      token_hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('confirm_email', 'reset_password')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index email_tokens_user on email_tokens (user_id);

    create table keys (
      id uuid primary key,
      hash bytea not null unique,
      prefix text not null,
      account_id uuid not null,
      interface text not null check (interface in ('direct', 'v1')),
      scope text not null check (scope in ('read', 'write', 'admin')),
      partition text not null default 'live' check (partition in ('live', 'simulated')),
      name text,
      created_by uuid,
      created_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      replaced_by uuid
    );
    create index keys_account on keys (account_id, created_at);

    create table key_uses (
      account_id uuid not null references accounts (id) on delete cascade,
      key_id uuid not null,
      last_used_at timestamptz not null,
      primary key (account_id, key_id)
    ) with (fillfactor = 70);
  `);
}
