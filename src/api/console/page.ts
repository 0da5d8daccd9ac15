import { type Failure, fail } from '../../failure.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a page's `limit` and `cursor` ask for: one entry more than is shown tells whether there is another page. */
export function pageAsked({
  limit,
  cursor,
}: {
  limit: number;
  cursor?: string;
}): { limit: number; before: string | null } | Failure<'invalid_request'> {
  const before = cursor === undefined ? null : Buffer.from(cursor, 'base64url').toString('utf8');
  if (before !== null && !UUID.test(before)) {
    const message = 'is not the nextCursor of a page';
    return fail('invalid_request', `The request is not valid: query.cursor ${message}.`, {
      details: [{ path: 'query.cursor', message }],
    });
  }
  return { limit: limit + 1, before };
}

/** The entries of a page, and where the next one begins. */
export function pageOf<Entry>(
  found: readonly Entry[],
  limit: number,
  idOf: (entry: Entry) => string,
): { entries: Entry[]; nextCursor: string | null } {
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  const more = found.length > limit && last !== undefined;
  return { entries, nextCursor: more ? Buffer.from(idOf(last), 'utf8').toString('base64url') : null };
}
