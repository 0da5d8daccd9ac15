import type { SessionPrincipal } from '../../accounts/principal.ts';
import { fail, isFailure } from '../../failure.ts';
import type { WikiFact, WikiPage } from '../../wiki/index.ts';
import { actorOf } from './caller.ts';
import type { Console } from './contract.ts';
import { pageAsked, pageOf } from './page.ts';

export const listWikiPages: Console['listWikiPages'] = async ({ params, query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const { accountId } = principal;
  if ((await deps.brands.find(accountId, params.id)) === null) return unknownBrand();
  const found = await deps.wiki.list({ accountId, brandId: params.id }, page);
  const { entries, nextCursor } = pageOf(found, query.limit, ({ id }) => id);
  return { status: 200, body: { pages: entries.map(datedBody), nextCursor } };
};

export const createWikiPage: Console['createWikiPage'] = async ({ params, body, principal, deps }) => {
  const { accountId } = principal;
  const brand = await deps.brands.find(accountId, params.id);
  if (brand === null) return unknownBrand();
  const { title, slug = null, body: text = '', facts = [] } = body;
  const content = { title, slug, body: text, facts: facts.map((fact) => factOf(fact, brand.name)) };
  const page = await deps.wiki.create({ accountId, brandId: brand.id }, content, editorOf(principal));
  if (isFailure(page)) return page;
  return { status: 201, headers: { Location: `/console/api/wiki-pages/${page.id}` }, body: pageBody(page) };
};

export const getWikiPage: Console['getWikiPage'] = async ({ params, principal, deps }) => {
  const page = await deps.wiki.find(principal.accountId, params.id);
  return page === null ? unknownPage() : { status: 200, body: pageBody(page) };
};

export const changeWikiPage: Console['changeWikiPage'] = async ({ params, body, principal, deps }) => {
  const { accountId } = principal;
  const before = await deps.wiki.find(accountId, params.id);
  const brand = before === null ? null : await deps.brands.find(accountId, before.brandId);
  if (brand === null) return unknownPage();
  const { facts, ...rest } = body;
  const change = { ...rest, ...(facts === undefined ? {} : { facts: facts.map((fact) => factOf(fact, brand.name)) }) };
  const page = await deps.wiki.change(accountId, params.id, change, editorOf(principal));
  return isFailure(page) ? page : { status: 200, body: pageBody(page) };
};

export const archiveWikiPage: Console['archiveWikiPage'] = async ({ params, principal, deps }) => {
  const archivedAt = await deps.wiki.archive(principal.accountId, params.id, editorOf(principal));
  if (isFailure(archivedAt)) return archivedAt;
  return { status: 200, body: { id: params.id, archivedAt: archivedAt.toISOString() } };
};

export const lintWikiPage: Console['lintWikiPage'] = async ({ params, principal, deps }) => {
  const page = await deps.wiki.lint(principal.accountId, params.id);
  return isFailure(page) ? page : { status: 200, body: pageBody(page) };
};

export const listWikiRevisions: Console['listWikiRevisions'] = async ({ params, query, principal, deps }) => {
  const revisions = await deps.wiki.revisions(principal.accountId, params.id, query.limit);
  if (revisions === null) return unknownPage();
  const body = revisions.map(({ createdAt, ...revision }) => ({ ...revision, createdAt: createdAt.toISOString() }));
  return { status: 200, body: { revisions: body } };
};

function editorOf(principal: SessionPrincipal) {
  return { userId: principal.userId, actor: actorOf(principal) };
}

/** What is left out of a fact is about the brand itself, or not known. */
function factOf(fact: Partial<WikiFact> & Pick<WikiFact, 'attribute' | 'value'>, brandName: string): WikiFact {
  const { subject = brandName, attribute, value, sourceUrl = null, sourceTitle = null, asOf = null } = fact;
  return { subject, attribute, value, sourceUrl, sourceTitle, asOf };
}

function datedBody<Dated extends { createdAt: Date; updatedAt: Date }>({ createdAt, updatedAt, ...rest }: Dated) {
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function pageBody({ issues, ...page }: WikiPage) {
  return {
    ...datedBody(page),
    issues: issues.map(({ detectedAt, ...issue }) => ({ ...issue, detectedAt: detectedAt.toISOString() })),
  };
}

function unknownBrand() {
  return fail('not_found', 'The account has no brand with this id.');
}

function unknownPage() {
  return fail('not_found', 'The account has no page with this id.');
}
