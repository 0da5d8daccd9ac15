import { type Failure, fail, isFailure } from '../../failure.ts';
import type { AnswerFilter } from '../../insights/answers/analysed-answer.ts';
import { lastDays } from '../../insights/window.ts';
import { cursorOf, placeOf } from '../place-cursor.ts';
import { actorOf } from './caller.ts';
import type { Console } from './contract.ts';

export const listBrandAnswers: Console['listBrandAnswers'] = async ({ params, query, principal, deps, now }) => {
  const filter = filterAsked(query, now());
  if (isFailure(filter)) return filter;
  const after = query.cursor === undefined ? null : placeOf(query.cursor);
  if (query.cursor !== undefined && after === null)
    return wrongParameter('query.cursor', 'is not the nextCursor of a page');
  const scope = { accountId: principal.accountId, partition: principal.partition, brandId: params.id };
  // One more than is shown tells whether there is another page.
  const found = await deps.brandAnswers.list(scope, filter, {
    limit: query.limit + 1,
    after: after === null ? null : { answeredAt: after.at, id: after.id },
  });
  if (found === null) return unknownBrand();
  const answers = found.answers.slice(0, query.limit);
  const last = answers.at(-1);
  return {
    status: 200,
    body: {
      answers: answers.map((answer) => ({ ...answer, answeredAt: answer.answeredAt.toISOString() })),
      total: found.total,
      nextCursor:
        found.answers.length > query.limit && last !== undefined
          ? cursorOf({ at: last.answeredAt, id: last.id })
          : null,
    },
  };
};

export const exportBrandAnswers: Console['exportBrandAnswers'] = async ({ params, query, principal, deps, now }) => {
  const filter = filterAsked(query, now());
  if (isFailure(filter)) return filter;
  const { format, texts } = query;
  const scope = { accountId: principal.accountId, partition: principal.partition, brandId: params.id };
  const chunks = await deps.brandAnswers.export(scope, filter, { format, texts, actor: actorOf(principal) });
  if (chunks === null) return unknownBrand();
  return {
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="answers-${filter.from}-${filter.to}.${format}"` },
    stream: { contentType: format === 'csv' ? 'text/csv' : 'application/jsonl', chunks },
  };
};

export const listAuthorityScores: Console['listAuthorityScores'] = async ({ params, query, principal, deps }) => {
  const { accountId, partition } = principal;
  const scores = await deps.insights.authorityCourse({ accountId, partition, brandId: params.id }, query.days);
  if (scores === null) return unknownBrand();
  return {
    status: 200,
    body: {
      brandId: params.id,
      scores: scores.map((score) => ({ ...score, scoredAt: score.scoredAt.toISOString() })),
    },
  };
};

export const listCitedDomains: Console['listCitedDomains'] = async ({ params, query, principal, deps }) => {
  const { accountId, partition } = principal;
  const { days, platform = null, limit } = query;
  const found = await deps.insights.citedDomains(
    { accountId, partition, brandId: params.id },
    { days, platform, limit },
  );
  return found === null ? unknownBrand() : { status: 200, body: { brandId: params.id, ...found } };
};

/** Days looked at when none are named. */
const DAYS = 30;

function filterAsked(
  query: Partial<Omit<AnswerFilter, 'basis'>> & Pick<AnswerFilter, 'basis'>,
  at: Date,
): AnswerFilter | Failure<'invalid_request'> {
  const to = query.to ?? lastDays(at, 1).to;
  const from = query.from ?? lastDays(new Date(Date.parse(to)), DAYS).from;
  if (Date.parse(from) > Date.parse(to)) return wrongParameter('query.from', 'must not be after the last day');
  const { basis, platform = null, stage = null, promptId = null, mentioned = null } = query;
  const { sentiment = null, competitor = null, domain = null } = query;
  return { from, to, basis, platform, stage, promptId, mentioned, sentiment, competitor, domain };
}

function unknownBrand(): Failure<'not_found'> {
  return fail('not_found', 'The account has no brand with this id.');
}

function wrongParameter(path: string, message: string): Failure<'invalid_request'> {
  return fail('invalid_request', `The request is not valid: ${path} ${message}.`, { details: [{ path, message }] });
}
