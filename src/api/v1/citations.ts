import { type Failure, fail } from '../../failure.ts';
import { cursorOf, placeOf } from '../place-cursor.ts';
import type { V1 } from './contract.ts';
import { brandScope, unknownBrand } from './insight-scope.ts';
import { uriOf } from './uri.ts';

export const listCitations: V1['listCitations'] = async ({ query, principal, deps }) => {
  const { days, platform = null, limit, cursor } = query;
  const after = cursor === undefined ? null : placeOf(cursor);
  if (cursor !== undefined && after === null) return unreadableCursor();
  // One more than is shown tells whether there is another page.
  const found = await deps.insights.citations(brandScope(principal, query), {
    days,
    platform,
    limit: limit + 1,
    after: after === null ? null : { discoveredAt: after.at, id: after.id },
  });
  if (found === null) return unknownBrand();
  const citations = found.citations.slice(0, limit);
  const last = citations.at(-1);
  const more = found.citations.length > limit && last !== undefined;
  return {
    status: 200,
    body: {
      citations: citations.map(({ sourceUrl, discoveredAt, ...citation }) => ({
        ...citation,
        sourceUrl: uriOf(sourceUrl),
        discoveredAt: discoveredAt.toISOString(),
      })),
      total: found.total,
      windowDays: days,
      nextCursor: more ? cursorOf({ at: last.discoveredAt, id: last.id }) : null,
    },
  };
};

function unreadableCursor(): Failure<'invalid_request'> {
  const message = 'is not the nextCursor of a page';
  return fail('invalid_request', `The request is not valid: query.cursor ${message}.`, {
    details: [{ path: 'query.cursor', message }],
  });
}
