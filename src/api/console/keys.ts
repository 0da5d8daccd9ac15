import type { KeySummary } from '../../accounts/index.ts';
import { isFailure } from '../../failure.ts';
import { actorOf } from './caller.ts';
import type { Console } from './contract.ts';

export const listKeys: Console['listKeys'] = async ({ principal, deps, now }) => {
  const keys = await deps.accounts.keys.list(principal.accountId);
  return { status: 200, body: { keys: keys.map((key) => keyBody(key, now())) } };
};

export const createKey: Console['createKey'] = async ({ body, principal, deps, now }) => {
  const { interface: iface, scope, test = false, name, expiresAt } = body;
  const shown = await deps.accounts.keys.create(principal.accountId, actorOf(principal), {
    interface: iface,
    scope,
    test,
    name: name?.trim() ?? null,
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
  });
  if (isFailure(shown)) return shown;
  const { key, summary } = shown;
  return { status: 201, headers: keyLocation(summary), body: { key, summary: keyBody(summary, now()) } };
};

export const revokeKey: Console['revokeKey'] = async ({ params, principal, deps, now }) => {
  const key = await deps.accounts.keys.revoke(principal.accountId, actorOf(principal), params.id);
  return isFailure(key) ? key : { status: 200, body: keyBody(key, now()) };
};

export const rotateKey: Console['rotateKey'] = async ({ params, body, principal, deps, now }) => {
  const { overlapHours = 24 } = body;
  const shown = await deps.accounts.keys.rotate(principal.accountId, actorOf(principal), params.id, overlapHours);
  if (isFailure(shown)) return shown;
  const { key, summary } = shown;
  return { status: 201, headers: keyLocation(summary), body: { key, summary: keyBody(summary, now()) } };
};

function keyLocation({ id }: KeySummary): { Location: string } {
  return { Location: `/console/api/keys/${id}` };
}

function keyBody(key: KeySummary, at: Date) {
  const { id, prefix, interface: iface, scope, partition, name, createdBy, replacedBy } = key;
  const ended = key.expiresAt !== null && key.expiresAt <= at ? 'expired' : 'active';
  return {
    id,
    prefix,
    interface: iface,
    scope,
    test: partition === 'simulated',
    name,
    status: key.revokedAt === null ? ended : 'revoked',
    createdBy,
    replacedBy,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}
