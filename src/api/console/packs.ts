import { fail, isFailure } from '../../failure.ts';
import type { DatedPack } from '../../prompts/index.ts';
import type { Console } from './contract.ts';

export const listPacks: Console['listPacks'] = async ({ principal, deps }) => {
  const packs = await deps.packs.list(principal.accountId);
  return {
    status: 200,
    body: { packs: packs.map((pack) => ({ ...pack, createdAt: pack.createdAt.toISOString() })) },
  };
};

export const createPack: Console['createPack'] = async ({ body, principal, deps }) => {
  const pack = await deps.packs.create(principal.accountId, body);
  if (isFailure(pack)) return pack;
  return { status: 201, headers: { Location: `/console/api/packs/${pack.id}` }, body: packBody(pack) };
};

export const getPack: Console['getPack'] = async ({ params, principal, deps }) => {
  const pack = await deps.packs.find(principal.accountId, params.id);
  if (pack === null) return fail('not_found', 'The account has no prompt pack with this id.');
  return { status: 200, body: packBody(pack) };
};

export const changePack: Console['changePack'] = async ({ params, body, principal, deps }) => {
  const pack = await deps.packs.change(principal.accountId, params.id, body);
  return isFailure(pack) ? pack : { status: 200, body: packBody(pack) };
};

export const archivePack: Console['archivePack'] = async ({ params, principal, deps }) => {
  const archivedAt = await deps.packs.archive(principal.accountId, params.id);
  if (isFailure(archivedAt)) return archivedAt;
  return { status: 200, body: { id: params.id, archivedAt: archivedAt.toISOString() } };
};

export const setDefaultPack: Console['setDefaultPack'] = async ({ params, principal, deps }) => {
  const pack = await deps.packs.makeDefault(principal.accountId, params.id);
  return isFailure(pack) ? pack : { status: 200, body: packBody(pack) };
};

function packBody({ createdAt, ...pack }: DatedPack) {
  return { ...pack, createdAt: createdAt.toISOString() };
}
