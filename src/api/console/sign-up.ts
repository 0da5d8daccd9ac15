import { isFailure } from '../../failure.ts';
import type { Console } from './contract.ts';

export const signUp: Console['signUp'] = async ({ body, deps }) => {
  const { email, password, name = null, accountName = null } = body;
  const refusal = await deps.accounts.users.signUp({ email, password, name, accountName });
  return refusal ?? { status: 202, body: { email } };
};

export const confirmEmail: Console['confirmEmail'] = async ({ body, principal, deps }) => {
  const confirmed = await deps.accounts.users.confirmEmail(principal, body.token);
  return isFailure(confirmed) ? confirmed : { status: 200, body: confirmed };
};

export const acceptInvitation: Console['acceptInvitation'] = async ({ body, principal, deps }) => {
  const { token, name = null, password = null } = body;
  const accepted = await deps.accounts.team.accept(principal, { token, name, password });
  return isFailure(accepted) ? accepted : { status: 200, body: accepted };
};
