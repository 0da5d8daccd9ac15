import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The published description of an interface. */
export interface PublishedDocument {
  document: { [name: string]: unknown };
  /** Of the bytes that are sent: equal tags mean equal bytes. With quotation marks, as in the header. */
  etag: string;
}

/**
 * Reads the generated document of an interface. A handler replies with `document` and the header `ETag`; the edge answers
 * `If-None-Match` with 304.
 */
export function openapiDocument(name: 'direct' | 'v1' | 'console'): PublishedDocument {
  const file = new URL(`../../generated/${name}/openapi.json`, import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as PublishedDocument['document'];
  const etag = `"${createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 32)}"`;
  return { document, etag };
}
