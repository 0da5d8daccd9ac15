import { fail, isFailure } from '../../failure.ts';
import type { Suggestion } from '../../rewriting/index.ts';
import { actorOf } from './caller.ts';
import type { Console } from './contract.ts';
import { pageAsked, pageOf } from './page.ts';

export const listSuggestions: Console['listSuggestions'] = async ({ query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const { accountId } = principal;
  const { brandId = null } = query;
  if (!(await deps.scanReports.owns(accountId, { brandId, runId: null }))) {
    return fail('not_found', 'The account has no brand with this id.');
  }
  const found = await deps.suggestions.list(accountId, brandId, page);
  const { entries, nextCursor } = pageOf(found, query.limit, ({ id }) => id);
  return { status: 200, body: { suggestions: entries.map(suggestionBody), nextCursor } };
};

export const getSuggestion: Console['getSuggestion'] = async ({ params, principal, deps }) => {
  const suggestion = await deps.suggestions.find(principal.accountId, params.id);
  if (suggestion === null) return fail('not_found', 'The account has no suggestion with this id.');
  return { status: 200, body: suggestionBody(suggestion) };
};

export const applySuggestion: Console['applySuggestion'] = async ({ params, principal, deps }) => {
  const suggestion = await deps.suggestions.apply(principal.accountId, params.id, actorOf(principal));
  return isFailure(suggestion) ? suggestion : { status: 200, body: suggestionBody(suggestion) };
};

function suggestionBody({ createdAt, appliedAt, measuredAt, ...suggestion }: Suggestion) {
  return {
    ...suggestion,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    measuredAt: measuredAt?.toISOString() ?? null,
  };
}
