import { type Failure, fail } from '../../failure.ts';
import type { V1 } from './contract.ts';
import { brandScope, unknownBrand } from './insight-scope.ts';
import { uriOf } from './uri.ts';

export const listCitations: V1['listCitations'] = async ({ query, principal, deps }) => {
  const { days, platform = null, limit, cursor } = query;
  const after = cursor === undefined ? null : placeOf(cursor);
  if (after === 'unreadable') return unreadableCursor();
  // One more than is shown tells whether there is another page.
  const found = await deps.insights.citations(brandScope(principal, query), {
    days,
    platform,
    limit: limit + 1,
    after,
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
      nextCursor: more ? cursorOf(last) : null,
    },
  };
};

interface Place {
  discoveredAt: Date;
  id: string;
}

function cursorOf({ discoveredAt, id }: Place): string {
  return Buffer.from(`${discoveredAt.toISOString()} ${id}`, 'utf8').toString('base64url');
}

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function placeOf(cursor: string): Place | 'unreadable' {
  const [, at = '', id = ''] = PLACE.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  const discoveredAt = new Date(at);
  return id === '' || Number.isNaN(discoveredAt.getTime()) ? 'unreadable' : { discoveredAt, id };
}

function unreadableCursor(): Failure<'invalid_request'> {
  const message = 'is not the nextCursor of a page';
  return fail('invalid_request', `The request is not valid: query.cursor ${message}.`, {
    details: [{ path: 'query.cursor', message }],
  });
}
