import type { Knex } from 'knex';
import { type Actor, type AuditAction, recordAudit } from '../accounts/audit.ts';
import type { NewEvent, Outbox } from '../events/index.ts';
import { type Failure, fail } from '../failure.ts';
import { selectIssues } from './lint-store.ts';
import type { WikiContent, WikiPage, WikiPageSummary, WikiRevision } from './page.ts';
import { relint } from './relint.ts';
import { slugOf } from './slug.ts';
import {
  archivePage,
  insertPage,
  lockBrand,
  type SavedRevision,
  selectBrandsWithPages,
  selectLinted,
  selectPage,
  selectPages,
  selectRevisions,
  slugIsTaken,
  updatePage,
} from './wiki-store.ts';

export type { LintIssue, WikiContent, WikiFact, WikiPage, WikiPageSummary, WikiRevision } from './page.ts';

/** Pages of a brand, archived ones not counted. */
const MOST_PAGES = 100;

export interface PageOwner {
  accountId: string;
  brandId: string;
}

/** Who saves a page. */
export interface Editor {
  userId: string;
  actor: Actor;
}

/**
 * The pages on which a brand keeps its facts. Every save is a revision of its own, is linted together with the brand's other pages, and
 * is told in the same transaction.
 */
export interface Wiki {
  list(owner: PageOwner, page: { limit: number; before: string | null }): Promise<WikiPageSummary[]>;
  find(accountId: string, pageId: string): Promise<WikiPage | null>;
  /** Newest first; `null`: no such page. */
  revisions(accountId: string, pageId: string, limit: number): Promise<WikiRevision[] | null>;
  /** `conflict` for an address that another page of the brand has, and for a page too many. */
  create(
    owner: PageOwner,
    page: WikiContent & { slug: string | null },
    editor: Editor,
  ): Promise<WikiPage | Failure<'not_found' | 'conflict'>>;
  /** `conflict` when the page has another revision than the one that was read. */
  change(
    accountId: string,
    pageId: string,
    change: { revision: number } & Partial<WikiContent & { slug: string }>,
    editor: Editor,
  ): Promise<WikiPage | Failure<'not_found' | 'conflict'>>;
  archive(accountId: string, pageId: string, editor: Editor): Promise<Date | Failure<'not_found'>>;
  /** Lints the page, and the brand's others, as of now: dates grow old without a save. */
  lint(accountId: string, pageId: string): Promise<WikiPage | Failure<'not_found'>>;
  /** The same for every brand that has pages; returns how many. */
  lintAll(): Promise<number>;
  /** What the pages of a brand say, a sentence each. */
  factsOf(accountId: string, brandId: string): Promise<string[]>;
}

export function createWiki(options: { knex: Knex; outbox: Outbox; now: () => Date; newId: () => string }): Wiki {
  const { knex, outbox, now, newId } = options;

  const read = async (trx: Knex, accountId: string, pageId: string): Promise<WikiPage> => {
    const page = await selectPage(trx, accountId, pageId);
    if (page === null) throw new Error('the page was not stored');
    return { ...page, issues: await selectIssues(trx, accountId, pageId) };
  };

  /** Tells what was done with the page, and what the lint says now. */
  const told = async (
    trx: Knex.Transaction,
    page: Pick<SavedRevision, 'accountId' | 'brandId' | 'id' | 'at'>,
    done: { action: AuditAction; editor: Editor; event: NewEvent | null },
  ): Promise<void> => {
    const { accountId, brandId, id, at } = page;
    const issues = await relint(trx, { accountId, brandId, at, newId });
    await outbox.write(trx, [...(done.event === null ? [] : [done.event]), ...issues]);
    await recordAudit(trx, {
      id: newId(),
      accountId,
      actor: done.editor.actor,
      action: done.action,
      target: { kind: 'wiki_page', id },
      at,
    });
  };

  const saved = (page: SavedRevision, type: 'wiki.page.created' | 'wiki.page.updated'): NewEvent => {
    const { accountId, brandId, id, title, revision, updatedBy, at } = page;
    return { accountId, brandId, type, at, data: { pageId: id, title, revision, updatedBy } };
  };

  return {
    list: (owner, page) => selectPages(knex, owner, page),

    async find(accountId, pageId) {
      const page = await selectPage(knex, accountId, pageId);
      return page === null ? null : { ...page, issues: await selectIssues(knex, accountId, pageId) };
    },

    async revisions(accountId, pageId, limit) {
      if ((await selectPage(knex, accountId, pageId)) === null) return null;
      return selectRevisions(knex, accountId, pageId, limit);
    },

    create: (owner, { title, body, facts, slug }, editor) =>
      knex.transaction(async (trx) => {
        const { accountId, brandId } = owner;
        if (!(await lockBrand(trx, accountId, brandId)))
          return fail('not_found', 'The account has no brand with this id.');
        const page: SavedRevision = {
          accountId,
          brandId,
          id: newId(),
          slug: slugOf(slug ?? title),
          title: title.trim(),
          body,
          facts,
          revision: 1,
          updatedBy: editor.userId,
          at: now(),
        };
        if ((await selectLinted(trx, accountId, brandId)).length >= MOST_PAGES) {
          return fail('conflict', `A brand has at most ${MOST_PAGES} pages.`);
        }
        if (await slugIsTaken(trx, owner, page.slug, null)) return slugTaken(page.slug);
        await insertPage(trx, page);
        const event = saved(page, 'wiki.page.created');
        await told(trx, page, { action: 'wiki_page.created', editor, event });
        return read(trx, accountId, page.id);
      }),

    async change(accountId, pageId, { revision, ...change }, editor) {
      const before = await selectPage(knex, accountId, pageId);
      if (before === null) return unknownPage();
      const { brandId } = before;
      return knex.transaction(async (trx) => {
        if (!(await lockBrand(trx, accountId, brandId))) return unknownPage();
        const current = await selectPage(trx, accountId, pageId);
        if (current === null) return unknownPage();
        if (current.revision !== revision) {
          return fail('conflict', `The page was changed by somebody else: it has revision ${current.revision}.`, {
            details: [{ path: 'body.revision', message: `must be ${current.revision}` }],
          });
        }
        const page: SavedRevision = {
          accountId,
          brandId,
          id: pageId,
          slug: change.slug === undefined ? current.slug : slugOf(change.slug),
          title: change.title?.trim() ?? current.title,
          body: change.body ?? current.body,
          facts: change.facts ?? current.facts,
          revision: revision + 1,
          updatedBy: editor.userId,
          at: now(),
        };
        if (await slugIsTaken(trx, { accountId, brandId }, page.slug, pageId)) return slugTaken(page.slug);
        if (!(await updatePage(trx, page))) throw new Error('a page was changed while its brand was held');
        const event = saved(page, 'wiki.page.updated');
        await told(trx, page, { action: 'wiki_page.changed', editor, event });
        return read(trx, accountId, pageId);
      });
    },

    async archive(accountId, pageId, editor) {
      const page = await selectPage(knex, accountId, pageId);
      if (page === null) return unknownPage();
      return knex.transaction(async (trx) => {
        if (!(await lockBrand(trx, accountId, page.brandId))) return unknownPage();
        if ((await selectPage(trx, accountId, pageId)) === null) return unknownPage();
        const at = now();
        await archivePage(trx, accountId, pageId, at);
        const archived = { accountId, brandId: page.brandId, id: pageId, at };
        await told(trx, archived, { action: 'wiki_page.archived', editor, event: null });
        return at;
      });
    },

    async lint(accountId, pageId) {
      const page = await selectPage(knex, accountId, pageId);
      if (page === null) return unknownPage();
      return knex.transaction(async (trx) => {
        if (!(await lockBrand(trx, accountId, page.brandId))) return unknownPage();
        if ((await selectPage(trx, accountId, pageId)) === null) return unknownPage();
        await outbox.write(trx, await relint(trx, { accountId, brandId: page.brandId, at: now(), newId }));
        return read(trx, accountId, pageId);
      });
    },

    async lintAll() {
      const brands = await selectBrandsWithPages(knex);
      for (const { accountId, brandId } of brands) {
        await knex.transaction(async (trx) => {
          if (!(await lockBrand(trx, accountId, brandId))) return;
          await outbox.write(trx, await relint(trx, { accountId, brandId, at: now(), newId }));
        });
      }
      return brands.length;
    },

    async factsOf(accountId, brandId) {
      const pages = await selectLinted(knex, accountId, brandId);
      return pages.flatMap(({ facts }) =>
        facts
          .filter(({ value }) => value.trim() !== '')
          .map(({ subject, attribute, value }) => `${subject} ${attribute} ${value}`.replace(/\s+/g, ' ').trim()),
      );
    },
  };
}

function unknownPage(): Failure<'not_found'> {
  return fail('not_found', 'The account has no page with this id.');
}

function slugTaken(slug: string): Failure<'conflict'> {
  return fail('conflict', `The brand has another page at “${slug}”.`, {
    details: [{ path: 'body.slug', message: 'is taken' }],
  });
}
