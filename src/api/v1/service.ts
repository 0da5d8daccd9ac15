import type { V1 } from './contract.ts';

export { getHealth } from '../health.ts';

/** The edge answers `If-None-Match` with 304. */
export const getOpenapi: V1['getOpenapi'] = async ({ deps }) => {
  const { document, etag } = deps.publishedDocument('v1');
  return { status: 200, body: document, headers: { ETag: etag } };
};
