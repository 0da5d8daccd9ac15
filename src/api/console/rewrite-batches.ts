import { fail, isFailure } from '../../failure.ts';
import type { Batch, BatchDetail } from '../../rewriting/index.ts';
import { rewriteBody } from '../rewrite-body.ts';
import { actorOf } from './caller.ts';
import type { Console } from './contract.ts';
import { pageAsked, pageOf } from './page.ts';

export const listRewriteBatches: Console['listRewriteBatches'] = async ({ query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const { accountId } = principal;
  const { brandId = null } = query;
  if (!(await deps.scanReports.owns(accountId, { brandId, runId: null }))) {
    return fail('not_found', 'The account has no brand with this id.');
  }
  const found = await deps.rewriteBatches.list(accountId, brandId, page);
  const { entries, nextCursor } = pageOf(found, query.limit, ({ id }) => id);
  return { status: 200, body: { batches: entries.map(batchBody), nextCursor } };
};

export const createRewriteBatch: Console['createRewriteBatch'] = async ({ body, principal, deps }) => {
  const { brandId, texts, audience = null } = body;
  const batch = await deps.rewriteBatches.create(principal, { brandId, texts, audience }, actorOf(principal));
  if (isFailure(batch)) return batch;
  const { items: _, ...summary } = batch;
  return { status: 201, headers: { Location: `/console/api/rewrite-batches/${batch.id}` }, body: batchBody(summary) };
};

export const getRewriteBatch: Console['getRewriteBatch'] = async ({ params, principal, deps }) => {
  const batch = await deps.rewriteBatches.find(principal.accountId, params.id);
  if (batch === null) return fail('not_found', 'The account has no batch with this id.');
  return { status: 200, body: detailBody(batch) };
};

export const cancelRewriteBatch: Console['cancelRewriteBatch'] = async ({ params, principal, deps }) => {
  const batch = await deps.rewriteBatches.cancel(principal.accountId, params.id, actorOf(principal));
  return isFailure(batch) ? batch : { status: 200, body: detailBody(batch) };
};

function batchBody<Summary extends Batch>({ createdAt, completedAt, ...batch }: Summary) {
  return { ...batch, createdAt: createdAt.toISOString(), completedAt: completedAt?.toISOString() ?? null };
}

function detailBody({ items, ...batch }: BatchDetail) {
  return {
    ...batchBody(batch),
    items: items.map(({ result, finishedAt, ...item }) => ({
      ...item,
      result: result === null ? null : rewriteBody(result),
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
  };
}
