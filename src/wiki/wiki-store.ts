import type { Knex } from 'knex';
import type { LintedPage } from './lint/index.ts';
import type { WikiContent, WikiPage, WikiPageSummary, WikiRevision } from './page.ts';

/** Holds the brand, so that its pages are changed and linted one at a time; false where the account has no such brand. */
export async function lockBrand(trx: Knex, accountId: string, brandId: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    'select id from brands where account_id = ? and id = ? and archived_at is null for no key update',
    [accountId, brandId],
  );
  return rows.length === 1;
}

/** The pages of a brand as they are, for the lint. */
export async function selectLinted(trx: Knex, accountId: string, brandId: string): Promise<LintedPage[]> {
  const { rows } = await trx.raw<{ rows: LintedPage[] }>(
    `select p.id, p.slug, p.title, p.revision, r.body, r.facts
       from wiki_pages p
       join wiki_revisions r on r.account_id = p.account_id and r.page_id = p.id and r.revision = p.revision
      where p.account_id = :accountId and p.brand_id = :brandId and p.archived_at is null
      order by p.id`,
    { accountId, brandId },
  );
  return rows;
}

export async function selectPage(
  knex: Knex,
  accountId: string,
  pageId: string,
): Promise<Omit<WikiPage, 'issues'> | null> {
  const { rows } = await knex.raw<{ rows: Omit<WikiPage, 'issues'>[] }>(
    `select p.id, p.brand_id as "brandId", p.slug, p.title, p.revision, p.created_at as "createdAt", p.updated_at as "updatedAt",
            r.updated_by as "updatedBy", r.body, r.facts
       from wiki_pages p
       join wiki_revisions r on r.account_id = p.account_id and r.page_id = p.id and r.revision = p.revision
       join brands b on b.account_id = p.account_id and b.id = p.brand_id and b.archived_at is null
      where p.account_id = :accountId and p.id = :pageId and p.archived_at is null`,
    { accountId, pageId },
  );
  return rows[0] ?? null;
}

/** Newest first. */
export async function selectPages(
  knex: Knex,
  { accountId, brandId }: { accountId: string; brandId: string },
  { limit, before }: { limit: number; before: string | null },
): Promise<WikiPageSummary[]> {
  const { rows } = await knex.raw<{ rows: WikiPageSummary[] }>(
    `select p.id, p.brand_id as "brandId", p.slug, p.title, p.revision, p.created_at as "createdAt", p.updated_at as "updatedAt",
            r.updated_by as "updatedBy",
            (select count(*)::integer from lint_issues i
              where i.account_id = p.account_id and i.page_id = p.id and i.resolved_at is null) as "openIssues"
       from wiki_pages p
       join wiki_revisions r on r.account_id = p.account_id and r.page_id = p.id and r.revision = p.revision
      where p.account_id = :accountId and p.brand_id = :brandId and p.archived_at is null
        and (cast(:before as uuid) is null or p.id < :before)
      order by p.id desc limit :limit`,
    { accountId, brandId, before, limit } as object as Record<string, string>,
  );
  return rows;
}

export async function selectRevisions(
  knex: Knex,
  accountId: string,
  pageId: string,
  limit: number,
): Promise<WikiRevision[]> {
  return knex('wiki_revisions')
    .where({ account_id: accountId, page_id: pageId })
    .orderBy('revision', 'desc')
    .limit(limit)
    .select({
      revision: 'revision',
      title: 'title',
      body: 'body',
      facts: 'facts',
      updatedBy: 'updated_by',
      createdAt: 'created_at',
    }) as unknown as Promise<WikiRevision[]>;
}

export async function slugIsTaken(
  trx: Knex,
  owner: { accountId: string; brandId: string },
  slug: string,
  by: string | null,
): Promise<boolean> {
  const row = await trx('wiki_pages')
    .where({ account_id: owner.accountId, brand_id: owner.brandId, slug, archived_at: null })
    .modify((query) => {
      if (by !== null) query.whereNot({ id: by });
    })
    .first('id');
  return row !== undefined;
}

export interface SavedRevision extends WikiContent {
  accountId: string;
  brandId: string;
  id: string;
  slug: string;
  revision: number;
  updatedBy: string;
  at: Date;
}

export async function insertPage(trx: Knex, page: SavedRevision): Promise<void> {
  await trx('wiki_pages').insert({
    account_id: page.accountId,
    id: page.id,
    brand_id: page.brandId,
    slug: page.slug,
    title: page.title,
    revision: page.revision,
    created_at: page.at,
    updated_at: page.at,
  });
  await insertRevision(trx, page);
}

/** Saves the revision after `page.revision - 1`; false when the page has another one by now. */
export async function updatePage(trx: Knex, page: SavedRevision): Promise<boolean> {
  const updated = await trx('wiki_pages')
    .where({ account_id: page.accountId, id: page.id, revision: page.revision - 1, archived_at: null })
    .update({ slug: page.slug, title: page.title, revision: page.revision, updated_at: page.at });
  if (updated !== 1) return false;
  await insertRevision(trx, page);
  return true;
}

async function insertRevision(trx: Knex, page: SavedRevision): Promise<void> {
  await trx('wiki_revisions').insert({
    account_id: page.accountId,
    page_id: page.id,
    revision: page.revision,
    title: page.title,
    body: page.body,
    facts: JSON.stringify(page.facts),
    updated_by: page.updatedBy,
    created_at: page.at,
  });
}

export async function archivePage(trx: Knex, accountId: string, pageId: string, at: Date): Promise<void> {
  await trx('wiki_pages').where({ account_id: accountId, id: pageId }).update({ archived_at: at });
  await trx('lint_issues')
    .where({ account_id: accountId, page_id: pageId })
    .whereNull('resolved_at')
    .update({ resolved_at: at });
}

/** Brands that have pages, of all accounts. */
export async function selectBrandsWithPages(knex: Knex): Promise<{ accountId: string; brandId: string }[]> {
  return knex('wiki_pages').whereNull('archived_at').distinct({ accountId: 'account_id', brandId: 'brand_id' });
}
