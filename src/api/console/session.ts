import { fail, isFailure } from '../../failure.ts';
import type { Deps } from '../deps.ts';
import { accountBody } from './account.ts';
import type { Console } from './contract.ts';

export const signIn: Console['signIn'] = async ({ body, cookie, principal, deps }) => {
  const signedIn = await deps.accounts.users.signIn(principal, body);
  if (isFailure(signedIn)) return signedIn;
  const replaced = deps.accounts.sessions.read(cookie);
  if (replaced !== null) await deps.accounts.sessions.end(replaced.sessionHash);
  const { setCookie, ...who } = signedIn;
  return { status: 200, headers: { 'Set-Cookie': setCookie }, body: await sessionBody(deps, who) };
};

export const signOut: Console['signOut'] = async ({ principal, deps }) => {
  const { setCookie, ended } = await deps.accounts.sessions.end(principal.sessionHash);
  return { status: 200, headers: { 'Set-Cookie': setCookie }, body: { ended } };
};

export const signOutEverywhere: Console['signOutEverywhere'] = async ({ principal, deps }) => {
  const { setCookie, ended } = await deps.accounts.sessions.endAll(principal.userId);
  return { status: 200, headers: { 'Set-Cookie': setCookie }, body: { ended } };
};

export const getSession: Console['getSession'] = async ({ principal, deps }) => ({
  status: 200,
  body: await sessionBody(deps, principal),
});

export const switchAccount: Console['switchAccount'] = async ({ body, principal, deps }) => {
  const { accountId } = body;
  const memberships = await deps.accounts.users.memberships(principal.userId);
  if (!memberships.some((membership) => membership.accountId === accountId)) {
    return fail('not_found', 'You belong to no account with this id.');
  }
  await deps.accounts.sessions.switchAccount(principal.sessionHash, accountId);
  return { status: 200, body: await sessionBody(deps, { userId: principal.userId, accountId }) };
};

export const changePassword: Console['changePassword'] = async ({ body, principal, deps }) => {
  const ended = await deps.accounts.users.changePassword(principal, body);
  return isFailure(ended) ? ended : { status: 200, body: { ended } };
};

export const requestPasswordReset: Console['requestPasswordReset'] = async ({ body, deps }) => {
  const refusal = await deps.accounts.users.requestPasswordReset(body.email);
  return refusal ?? { status: 202, body: { email: body.email } };
};

export const resetPassword: Console['resetPassword'] = async ({ body, principal, deps }) => {
  const reset = await deps.accounts.users.resetPassword(principal, body);
  return isFailure(reset) ? reset : { status: 200, body: reset };
};

async function sessionBody({ accounts }: Deps, { userId, accountId }: { userId: string; accountId: string }) {
  const [user, account, memberships] = await Promise.all([
    accounts.users.find(userId),
    accounts.settings.find(accountId),
    accounts.users.memberships(userId),
  ]);
  const membership = memberships.find((candidate) => candidate.accountId === accountId);
  if (user === null || account === null || membership === undefined)
    throw new Error('the session has lost its account');
  const { id, email, name } = user;
  return { user: { id, email, name }, account: accountBody(account), role: membership.role, accounts: memberships };
}
