import { type Failure, fail, isFailure } from '../../failure.ts';
import { actorOf } from './caller.ts';
import type { Console } from './contract.ts';

const LONGEST_DAYS = 366;

export const getUsage: Console['getUsage'] = async ({ query, principal, deps, now }) => {
  const days = daysAsked(query, now());
  if (isFailure(days)) return days;
  const { monthUsd, ...report } = await deps.accounts.usage(principal.accountId, { ...days, at: now() });
  const account = await deps.accounts.settings.find(principal.accountId);
  const month = { costUsd: monthUsd, spendCapUsd: account?.spendCapUsd ?? null };
  return { status: 200, body: { ...days, ...report, month } };
};

export const setSpendCap: Console['setSpendCap'] = async ({ body, principal, deps }) => {
  await deps.accounts.settings.setSpendCap(principal.accountId, actorOf(principal), body.monthlyUsd);
  return { status: 200, body: { monthlyUsd: body.monthlyUsd } };
};

function daysAsked(
  query: { from?: string; to?: string },
  at: Date,
): { from: string; to: string } | Failure<'invalid_request'> {
  const today = at.toISOString().slice(0, 10);
  const to = query.to ?? today;
  const from = query.from ?? `${to.slice(0, 7)}-01`;
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (length < 0) return wrong('must not be after the last day');
  return length > LONGEST_DAYS ? wrong(`must not be more than ${LONGEST_DAYS} days before the last`) : { from, to };
}

function wrong(message: string): Failure<'invalid_request'> {
  const path = 'query.from';
  return fail('invalid_request', `The request is not valid: ${path} ${message}.`, { details: [{ path, message }] });
}
