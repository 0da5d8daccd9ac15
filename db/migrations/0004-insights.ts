import type { Knex } from 'knex';

/**
 * What is known about a subject from its answers: the analysis of each answer (one answer may be analysed for several
 * brands), its citations, the daily counts that the dashboards read, and what follows from them.
 *
 * The daily tables hold plain sums and nothing derived, so that any window, platform or prompt adds up to the total exactly.
 * A day is the UTC day of `answered_at`: a late answer is counted on its own day.
 *
 * - `answers`, `mentions`: every analysed answer, whatever its prompt and also adaptive samples.
 * - `discovery_*`, `rank_*`, `competitor_mentions`: only non-adaptive answers to discovery prompts, which is what visibility,
 *   rank and share of voice are measured over. `rank_sum`, `reciprocal_rank_sum` (1/rank) and `rank_gain_sum`
 *   (1/log2(1+rank)) run over those of them that mention the subject.
 * - `failed`: asks that no platform answered. They are in no denominator.
 */
const DAILY_COUNTS = `
      answers integer not null default 0,
      mentions integer not null default 0,
      discovery_answers integer not null default 0,
      discovery_mentions integer not null default 0,
      competitor_mentions integer not null default 0,
      rank_sum bigint not null default 0,
      reciprocal_rank_sum double precision not null default 0,
      rank_gain_sum double precision not null default 0,
      positive integer not null default 0,
      neutral integer not null default 0,
      negative integer not null default 0,
      own_site_answers integer not null default 0,
      citations integer not null default 0,
      mention_citations integer not null default 0,
      failed integer not null default 0`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table analyses (
      account_id uuid not null,
      subject_id uuid not null,
      answer_id uuid not null,
      run_id uuid not null,
      ordinal integer not null,
      platform text not null,
      prompt_hash text not null,
      stage text check (stage in ('awareness', 'interest', 'desire', 'action')),
      language text not null check (language in ('zh', 'en')),
      discovery boolean not null,
      adaptive boolean not null default false,
      mentioned boolean not null,
      position integer not null,
      rank integer not null,
      sentiment text check (sentiment in ('positive', 'neutral', 'negative')),
      snippet text not null,
      competitors jsonb not null default '[]',
      competitor_mentions integer not null default 0,
      citations integer not null default 0,
      cites_own_site boolean not null default false,
      answered_at timestamptz not null,
      primary key (account_id, subject_id, answer_id),
      foreign key (account_id, answer_id) references answers (account_id, id) on delete cascade,
      check (mentioned = (position >= 0)),
      check (mentioned = (rank >= 1)),
      check (mentioned or sentiment is null)
    );
    create index analyses_of_answer on analyses (account_id, answer_id);
    create index analyses_of_run on analyses (account_id, run_id);
    create index analyses_in_time on analyses (account_id, subject_id, answered_at);

    create table citations (
      account_id uuid not null,
      subject_id uuid not null,
      id uuid not null,
      answer_id uuid not null,
      ordinal integer not null,
      platform text not null,
      source_url text not null,
      source_domain text not null,
      prompt_hash text not null,
      context text not null,
      mentioned boolean not null default false,
      discovered_at timestamptz not null,
      primary key (account_id, subject_id, id),
      unique (account_id, subject_id, answer_id, ordinal),
      foreign key (account_id, answer_id) references answers (account_id, id) on delete cascade
    );
    create index citations_of_answer on citations (account_id, answer_id);
    create index citations_newest on citations (account_id, subject_id, discovered_at desc, id desc);
    create index citations_newest_of_platform
      on citations (account_id, subject_id, platform, discovered_at desc, id desc);

    create table citation_sources (
      account_id uuid not null references accounts (id) on delete cascade,
      subject_id uuid not null,
      platform text not null,
      url_hash bytea not null,
      source_url text not null,
      source_domain text not null,
      discovered_at timestamptz not null,
      primary key (account_id, subject_id, platform, url_hash)
    );
    comment on table citation_sources is
      'The first discovery, ever, of a normalised URL for a subject on a platform: SHA-256 of the URL, since a URL may be longer than an index entry.';

    create table daily_rollups (
      account_id uuid not null references accounts (id) on delete cascade,
      subject_id uuid not null,
      day date not null,
      platform text not null,${DAILY_COUNTS},
      primary key (account_id, subject_id, day, platform)
    ) with (fillfactor = 70);

    create table daily_stage_rollups (
      account_id uuid not null references accounts (id) on delete cascade,
      subject_id uuid not null,
      day date not null,
      stage text not null check (stage in ('awareness', 'interest', 'desire', 'action')),
      platform text not null,${DAILY_COUNTS},
      primary key (account_id, subject_id, day, stage, platform)
    ) with (fillfactor = 70);

    create table daily_prompt_rollups (
      account_id uuid not null references accounts (id) on delete cascade,
      subject_id uuid not null,
      day date not null,
      prompt_hash text not null,
      platform text not null,
      last_answered_at timestamptz,${DAILY_COUNTS},
      primary key (account_id, subject_id, day, prompt_hash, platform)
    ) with (fillfactor = 70);

    create table daily_competitor_rollups (
      account_id uuid not null references accounts (id) on delete cascade,
      subject_id uuid not null,
      day date not null,
      platform text not null,
      competitor text not null,
      discovery_mentions integer not null default 0,
      rank_sum bigint not null default 0,
      reciprocal_rank_sum double precision not null default 0,
      shared_answers integer not null default 0,
      primary key (account_id, subject_id, day, platform, competitor)
    ) with (fillfactor = 70);
    comment on column daily_competitor_rollups.shared_answers is 'Of the mentions: those in answers that also mention the subject.';

    create table daily_domain_rollups (
      account_id uuid not null references accounts (id) on delete cascade,
      subject_id uuid not null,
      day date not null,
      platform text not null,
      source_domain text not null,
      citations integer not null default 0,
      answers integer not null default 0,
      mention_answers integer not null default 0,
      primary key (account_id, subject_id, day, platform, source_domain)
    ) with (fillfactor = 70);

    create table incidents (
      account_id uuid not null,
      id uuid not null,
      brand_id uuid not null,
      type text not null,
      subject text not null default '',
      severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
      status text not null default 'open' check (status in ('open', 'investigating', 'resolved')),
      title text not null,
      details jsonb not null default '{}',
      evidence_count integer not null default 0,
      opened_at timestamptz not null,
      updated_at timestamptz not null,
      resolved_at timestamptz,
      resolved_by uuid,
      primary key (account_id, id),
      foreign key (account_id, brand_id) references brands (account_id, id) on delete cascade,
      check ((status = 'resolved') = (resolved_at is not null))
    );
    create unique index incidents_one_open on incidents (account_id, brand_id, type, subject) where status <> 'resolved';
    create index incidents_of_brand on incidents (account_id, brand_id, opened_at desc, id);

    create table incident_evidence (
      account_id uuid not null,
      incident_id uuid not null,
      id uuid not null,
      subject text not null,
      answer_id uuid,
      platform text,
      excerpt text,
      source_url text,
      observed_at timestamptz not null,
      primary key (account_id, incident_id, id),
      unique (account_id, incident_id, subject),
      foreign key (account_id, incident_id) references incidents (account_id, id) on delete cascade
    );
    comment on column incident_evidence.subject is 'What the evidence is, so that the same evidence found again is not counted twice.';

    create table suggestions (
      account_id uuid not null,
      id uuid not null,
      brand_id uuid not null,
      content text not null,
      intent text check (intent in ('comparison', 'how-to', 'faq', 'review')),
      rewritten text not null,
      fact_claims jsonb not null default '[]',
      eeat_signals text[] not null default '{}',
      expected_lift jsonb not null,
      prompt_hashes text[] not null default '{}',
      source text not null,
      cost_usd numeric(14, 8),
      requested_by uuid,
      created_at timestamptz not null,
      applied_at timestamptz,
      measured_at timestamptz,
      measurement jsonb,
      primary key (account_id, id),
      foreign key (account_id, brand_id) references brands (account_id, id) on delete cascade
    );
    create index suggestions_of_brand on suggestions (account_id, brand_id, created_at desc, id);
    create index suggestions_to_measure on suggestions (applied_at) where applied_at is not null and measured_at is null;

    create table authority_snapshots (
      account_id uuid not null,
      brand_id uuid not null,
      scored_at timestamptz not null,
      geo_score double precision,
      eeat_score double precision,
      citation_density double precision,
      experience double precision,
      expertise double precision,
      authoritativeness double precision,
      trustworthiness double precision,
      trend_7d double precision,
      answers integer not null default 0,
      primary key (account_id, brand_id, scored_at),
      foreign key (account_id, brand_id) references brands (account_id, id) on delete cascade
    );

    create table priority_states (
      account_id uuid not null,
      brand_id uuid not null,
      platform text not null,
      armed boolean not null default true,
      before double precision,
      after double precision,
      observed_at timestamptz not null,
      primary key (account_id, brand_id, platform),
      foreign key (account_id, brand_id) references brands (account_id, id) on delete cascade
    );
    comment on table priority_states is 'Whether a change of visibility on a platform may be announced: once per crossing, armed again when it has calmed.';

    create table wiki_pages (
      account_id uuid not null,
      id uuid not null,
      brand_id uuid not null,
      slug text not null,
      title text not null,
      revision integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      archived_at timestamptz,
      primary key (account_id, id),
      unique (account_id, brand_id, slug),
      foreign key (account_id, brand_id) references brands (account_id, id) on delete cascade
    );

    create table wiki_revisions (
      account_id uuid not null,
      page_id uuid not null,
      revision integer not null,
      title text not null,
      body text not null,
      facts jsonb not null default '[]',
      updated_by uuid,
      created_at timestamptz not null,
      primary key (account_id, page_id, revision),
      foreign key (account_id, page_id) references wiki_pages (account_id, id) on delete cascade
    );

    create table lint_issues (
      account_id uuid not null,
      id uuid not null,
      page_id uuid not null,
      revision integer not null,
      rule text not null,
      severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
      message text not null,
      position integer not null,
      detected_at timestamptz not null,
      resolved_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, page_id) references wiki_pages (account_id, id) on delete cascade
    );
    create index lint_issues_of_page on lint_issues (account_id, page_id, revision);

    create table rewrite_batches (
      account_id uuid not null references accounts (id) on delete cascade,
      id uuid not null,
      brand_id uuid,
      status text not null check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
      items_total integer not null,
      success_count integer not null default 0,
      failure_count integer not null default 0,
      requested_by uuid,
      created_at timestamptz not null,
      completed_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, brand_id) references brands (account_id, id) on delete cascade
    );

    create index rewrite_batches_of_brand on rewrite_batches (account_id, brand_id, created_at desc, id);

    create table rewrite_items (
      account_id uuid not null,
      batch_id uuid not null,
      ordinal integer not null,
      text text not null,
      brand text not null,
      audience text,
      state text not null default 'planned' check (state in ('planned', 'succeeded', 'failed')),
      result jsonb,
      failure text,
      finished_at timestamptz,
      primary key (account_id, batch_id, ordinal),
      foreign key (account_id, batch_id) references rewrite_batches (account_id, id) on delete cascade
    );
  `);
}
