import type { Knex } from 'knex';

/**
 * What an issue of the lint is about, so that the same issue found again is not told twice; and pages that leave their address to
 * others when they are archived.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table lint_issues
      add column field text not null default 'body',
      add column subject text not null default '';
    comment on column lint_issues.field is 'What of the page it is in: body, facts, or a fact as facts[2].';
    comment on column lint_issues.subject is 'What it is about, within its rule and page: a claim, a link, a fact.';
    comment on column lint_issues.position is 'In the body, in Unicode code points; where the fact is named there, else 0.';
    create unique index lint_issues_one_open on lint_issues (account_id, page_id, rule, subject) where resolved_at is null;

    alter table wiki_pages drop constraint wiki_pages_account_id_brand_id_slug_key;
    create unique index wiki_pages_slug on wiki_pages (account_id, brand_id, slug) where archived_at is null;
    create index wiki_pages_listed on wiki_pages (account_id, brand_id, id desc);`);
}
