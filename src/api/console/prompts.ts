import { isFailure } from '../../failure.ts';
import type { BrandPrompt } from '../../prompts/index.ts';
import type { Console } from './contract.ts';
import { pageAsked, pageOf } from './page.ts';

export const listPrompts: Console['listPrompts'] = async ({ params, query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const owner = { accountId: principal.accountId, brandId: params.id };
  const found = await deps.brandPrompts.list(owner, { ...page, stage: query.stage ?? null });
  if (isFailure(found)) return found;
  const { entries, nextCursor } = pageOf(found.prompts, query.limit, ({ id }) => id);
  return { status: 200, body: { prompts: entries.map(promptBody), total: found.total, nextCursor } };
};

export const createPrompt: Console['createPrompt'] = async ({ params, body, principal, deps }) => {
  const owner = { accountId: principal.accountId, brandId: params.id };
  const prompt = await deps.brandPrompts.create(owner, body);
  if (isFailure(prompt)) return prompt;
  const Location = `/console/api/brands/${prompt.brandId}/prompts`;
  return { status: 201, headers: { Location }, body: promptBody(prompt) };
};

export const generatePrompts: Console['generatePrompts'] = async ({ params, principal, deps }) => {
  const generated = await deps.brandPrompts.generate({ accountId: principal.accountId, brandId: params.id });
  return isFailure(generated) ? generated : { status: 200, body: generated };
};

export const changePrompt: Console['changePrompt'] = async ({ params, body, principal, deps }) => {
  const prompt = await deps.brandPrompts.change(principal.accountId, params.id, body);
  return isFailure(prompt) ? prompt : { status: 200, body: promptBody(prompt) };
};

export const archivePrompt: Console['archivePrompt'] = async ({ params, principal, deps }) => {
  const archivedAt = await deps.brandPrompts.archive(principal.accountId, params.id);
  if (isFailure(archivedAt)) return archivedAt;
  return { status: 200, body: { id: params.id, archivedAt: archivedAt.toISOString() } };
};

function promptBody({ createdAt, ...prompt }: BrandPrompt) {
  return { ...prompt, createdAt: createdAt.toISOString() };
}
