import type { Knex } from 'knex';

/**
 * What an account watches (brands and their competitors) and what it asks (packs of templates, and the prompts that they
 * expand to for a brand). A pack's id in `prompts` is history and has no foreign key: prompts outlive their pack.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table brands (
      account_id uuid not null references accounts (id) on delete cascade,
      id uuid not null,
      name text not null,
      name_folded text not null,
      category text not null,
      website text,
      aliases text[] not null default '{}',
      domains text[] not null default '{}',
      handles text[] not null default '{}',
      language text not null check (language in ('zh', 'en')),
      schedule_cron text,
      settings jsonb not null default '{}',
      created_by uuid,
      created_at timestamptz not null,
      archived_at timestamptz,
      primary key (account_id, id)
    );
    create index brands_listed on brands (account_id, created_at, id) where archived_at is null;
    create index brands_by_name on brands (account_id, name_folded) where archived_at is null;
    create index brands_scheduled on brands (account_id, id) where schedule_cron is not null and archived_at is null;

    create table competitors (
      account_id uuid not null,
      brand_id uuid not null,
      id uuid not null,
      name text not null,
      aliases text[] not null default '{}',
      website text,
      created_at timestamptz not null,
      primary key (account_id, brand_id, id),
      unique (account_id, brand_id, name),
      foreign key (account_id, brand_id) references brands (account_id, id) on delete cascade
    );

    create table prompt_packs (
      account_id uuid not null references accounts (id) on delete cascade,
      id uuid not null,
      name text not null,
      created_at timestamptz not null,
      archived_at timestamptz,
      primary key (account_id, id)
    );
    alter table accounts add foreign key (id, default_pack_id) references prompt_packs (account_id, id);

    create table prompt_templates (
      account_id uuid not null,
      pack_id uuid not null,
      id uuid not null,
      language text not null check (language in ('zh', 'en')),
      stage text not null check (stage in ('awareness', 'interest', 'desire', 'action')),
      text text not null,
      position integer not null,
      primary key (account_id, pack_id, id),
      foreign key (account_id, pack_id) references prompt_packs (account_id, id) on delete cascade
    );
    create index prompt_templates_in_order on prompt_templates (account_id, pack_id, language, position);

    create table prompts (
      account_id uuid not null,
      id uuid not null,
      brand_id uuid not null,
      hash text not null,
      text text not null,
      language text not null check (language in ('zh', 'en')),
      stage text not null check (stage in ('awareness', 'interest', 'desire', 'action')),
      discovery boolean not null,
      in_panel boolean not null default false,
      source text not null,
      pack_id uuid,
      template_id uuid,
      created_at timestamptz not null,
      archived_at timestamptz,
      primary key (account_id, id),
      unique (account_id, brand_id, hash),
      foreign key (account_id, brand_id) references brands (account_id, id) on delete cascade
    );
    comment on column prompts.hash is 'Identifies the wording of a prompt; the promptHash of the interfaces.';
    comment on column prompts.discovery is 'The prompt names neither the brand nor its aliases.';
    comment on column prompts.in_panel is 'Asked by every probe without a pack of its own and by scheduled scans.';
  `);
}
