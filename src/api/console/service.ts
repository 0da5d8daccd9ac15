import type { Console } from './contract.ts';

/** The edge answers `If-None-Match` with 304. */
export const getOpenapi: Console['getOpenapi'] = async ({ deps }) => {
  const { document, etag } = deps.publishedDocument('console');
  return { status: 200, body: document, headers: { ETag: etag } };
};
