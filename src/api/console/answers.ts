import { fail, isFailure } from '../../failure.ts';
import type { Console } from './contract.ts';
import { pageAsked, pageOf } from './page.ts';

export const listAnswers: Console['listAnswers'] = async ({ query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const { brandId = null, runId = null, platform = null } = query;
  if (!(await deps.scanReports.owns(principal.accountId, { brandId, runId }))) {
    return fail('not_found', 'The account has no brand or run with this id.');
  }
  const found = await deps.scanReports.answers(principal.accountId, { ...page, brandId, runId, platform });
  const { entries, nextCursor } = pageOf(found, query.limit, ({ id }) => id);
  return {
    status: 200,
    body: {
      nextCursor,
      answers: entries.map((answer) => ({ ...answer, answeredAt: answer.answeredAt.toISOString() })),
    },
  };
};

export const getAnswer: Console['getAnswer'] = async ({ params, principal, deps }) => {
  const answer = await deps.scanReports.answer(principal.accountId, params.id);
  if (answer === null) return fail('not_found', 'The account has no answer with this id.');
  return { status: 200, body: { ...answer, answeredAt: answer.answeredAt.toISOString() } };
};
