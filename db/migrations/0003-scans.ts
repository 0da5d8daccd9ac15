import type { Knex } from 'knex';

/**
 * A scan as it runs: the run, its questions, the asks planned for them (one per question, platform and sample), and the
 * answer to each. The asks' primary key and the answers' unique index over the same columns are what make a retried job
 * harmless: an ask is answered, and billed, once.
 *
 * `subject_id` is the brand's id, or the run's own id where the run is about a name that is no brand of the account. It has
 * no foreign key for that reason. Prompt and pack ids are history and have none either.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table runs (
      account_id uuid not null references accounts (id) on delete cascade,
      id uuid not null,
      kind text not null check (kind in ('check', 'query', 'probe', 'scheduled', 'replay')),
      partition text not null default 'live' check (partition in ('live', 'simulated')),
      brand_id uuid,
      subject_id uuid not null,
      brand_name text not null,
      category text,
      status text not null check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
      platforms text[] not null,
      competitors jsonb not null default '[]',
      pack_id uuid,
      requested_by uuid,
      estimated_ms integer,
      asks_total integer not null default 0,
      asks_answered integer not null default 0,
      asks_failed integer not null default 0,
      visibility double precision,
      created_at timestamptz not null,
      started_at timestamptz,
      completed_at timestamptz,
      deadline_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, brand_id) references brands (account_id, id) on delete cascade
    );
    comment on column runs.competitors is 'The competitors the run is analysed against: [{name, aliases, website}].';
    create index runs_of_brand on runs (account_id, brand_id, created_at desc, id);
    create index runs_last_completed on runs (account_id, brand_id, completed_at desc, id) where status = 'completed';
    create index runs_overdue on runs (deadline_at) where status in ('queued', 'running');

    create table run_questions (
      account_id uuid not null,
      run_id uuid not null,
      ordinal integer not null,
      prompt_id uuid,
      text text not null,
      hash text not null,
      language text not null check (language in ('zh', 'en')),
      stage text check (stage in ('awareness', 'interest', 'desire', 'action')),
      discovery boolean not null,
      primary key (account_id, run_id, ordinal),
      foreign key (account_id, run_id) references runs (account_id, id) on delete cascade
    );

    create table asks (
      account_id uuid not null,
      run_id uuid not null,
      ordinal integer not null,
      platform text not null,
      sample integer not null default 0,
      adaptive boolean not null default false,
      state text not null default 'planned' check (state in ('planned', 'answered', 'failed')),
      failure text,
      failure_message text,
      attempts integer not null default 0,
      leased_until timestamptz,
      lease_token uuid,
      finished_at timestamptz,
      primary key (account_id, run_id, ordinal, platform, sample),
      foreign key (account_id, run_id, ordinal) references run_questions (account_id, run_id, ordinal) on delete cascade,
      check ((state = 'failed') = (failure is not null)),
      check ((state = 'planned') = (finished_at is null))
    ) with (fillfactor = 80);
    create index asks_planned on asks (account_id, run_id) where state = 'planned';

    create table answers (
      account_id uuid not null,
      id uuid not null,
      run_id uuid not null,
      ordinal integer not null,
      platform text not null,
      sample integer not null default 0,
      adaptive boolean not null default false,
      text text not null,
      model text not null,
      input_tokens integer,
      output_tokens integer,
      cost_usd numeric(14, 8),
      latency_ms integer not null,
      sources jsonb not null default '[]',
      asked_at timestamptz not null,
      answered_at timestamptz not null,
      primary key (account_id, id),
      unique (account_id, run_id, ordinal, platform, sample),
      foreign key (account_id, run_id, ordinal, platform, sample)
        references asks (account_id, run_id, ordinal, platform, sample) on delete cascade
    );
    comment on column answers.sources is 'What the platform itself cited: [{url, title}].';
    create index answers_by_age on answers (account_id, answered_at);

    create table platform_latencies (
      platform text not null,
      slot integer not null check (slot >= 0),
      latency_ms integer not null,
      observed_at timestamptz not null,
      primary key (platform, slot)
    ) with (fillfactor = 50);
    comment on table platform_latencies is
      'The latest latencies of each platform, a ring that writers overwrite slot by slot: the 75th percentile reads a few hundred rows, however many answers are stored. Written outside any other transaction.';

    create table platform_status (
      platform text primary key,
      ok boolean not null,
      latency_ms integer,
      checked_at timestamptz not null
    );

    create table platform_status_rounds (
      id smallint primary key check (id = 1),
      claimed_at timestamptz not null,
      claimed_by uuid not null,
      completed_at timestamptz
    );
    comment on table platform_status_rounds is
      'One row: the process whose compare-and-set on claimed_at succeeds pings all platforms for every process.';

    create table free_checks (
      id uuid primary key,
      ip inet,
      brand_name text not null,
      industry text not null,
      competitors text[] not null default '{}',
      platforms text[] not null default '{}',
      summary jsonb,
      cost_usd numeric(14, 8) not null default 0,
      created_at timestamptz not null,
      completed_at timestamptz
    );
    create index free_checks_by_age on free_checks (created_at);
    create index free_checks_by_ip on free_checks (ip, created_at);

    create table free_check_answers (
      check_id uuid not null references free_checks (id) on delete cascade,
      ordinal integer not null,
      platform text not null,
      prompt text not null,
      text text not null,
      model text not null,
      input_tokens integer,
      output_tokens integer,
      cost_usd numeric(14, 8),
      latency_ms integer not null,
      answered_at timestamptz not null,
      primary key (check_id, ordinal, platform)
    );

    create table anonymous_spend (
      day date primary key,
      cost_usd numeric(14, 8) not null default 0,
      checks integer not null default 0
    ) with (fillfactor = 50);
  `);
}
