import type { AccountProfile } from '../../accounts/index.ts';
import { fail, isFailure } from '../../failure.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from './caller.ts';
import type { Console } from './contract.ts';
import { pageAsked, pageOf } from './page.ts';

export const getAccount: Console['getAccount'] = async ({ principal, deps }) => ({
  status: 200,
  body: accountBody(await profileOf(deps, principal.accountId)),
});

export const changeAccount: Console['changeAccount'] = async ({ body, principal, deps }) => {
  await deps.accounts.settings.rename(principal.accountId, actorOf(principal), body.name.trim());
  return { status: 200, body: accountBody(await profileOf(deps, principal.accountId)) };
};

export const deleteAccount: Console['deleteAccount'] = async ({ body, principal, deps, now }) => {
  const account = await profileOf(deps, principal.accountId);
  const refusal = await deps.accounts.users.checkPassword(principal.userId, body.password);
  if (refusal !== null) return refusal;
  if (body.name !== account.name) return fail('unprocessable', 'This is not the name of the account.');
  await deps.accounts.erase(account.id);
  const { setCookie } = await deps.accounts.sessions.end(principal.sessionHash);
  return {
    status: 200,
    headers: { 'Set-Cookie': setCookie },
    body: { accountId: account.id, deletedAt: now().toISOString() },
  };
};

export const getRetention: Console['getRetention'] = async ({ principal, deps }) => ({
  status: 200,
  body: await deps.accounts.settings.retention(principal.accountId),
});

export const changeRetention: Console['changeRetention'] = async ({ body, principal, deps }) => ({
  status: 200,
  body: await deps.accounts.settings.setRetention(principal.accountId, actorOf(principal), body),
});

export const listAuditLog: Console['listAuditLog'] = async ({ query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const found = await deps.accounts.audit(principal.accountId, page);
  const { entries, nextCursor } = pageOf(found, query.limit, ({ id }) => id);
  return {
    status: 200,
    body: {
      nextCursor,
      entries: entries.map(({ id, at, action, actorKind, actorId, targetKind, targetId, details, ip }) => ({
        id,
        at: at.toISOString(),
        action,
        actor: { kind: actorKind, id: actorId },
        target: targetKind === null || targetId === null ? null : { kind: targetKind, id: targetId },
        details,
        ip,
      })),
    },
  };
};

export function accountBody({ id, name, tier, createdAt }: AccountProfile) {
  return { id, name, tier, createdAt: createdAt.toISOString() };
}

async function profileOf({ accounts }: Deps, accountId: string): Promise<AccountProfile> {
  const account = await accounts.settings.find(accountId);
  if (account === null) throw new Error(`there is no account ${accountId}`);
  return account;
}
