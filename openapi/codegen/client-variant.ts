/** The document as the generators of the Python and Go clients get it. */
import type { OpenApiDocument } from './document.ts';

/**
 * The same operations and schemas, said so that clients generated today also read what later releases add:
 *
 * - no `webhooks`: their operations are the receiver's, and a generator would make calls of them. Their schemas stay, for receivers;
 * - no `additionalProperties: false`: an added field is no breaking change;
 * - identifiers are opaque, so they are strings, neither UUIDs nor of a fixed length;
 * - no `bearerFormat`, which a generator takes for the name of a kind of token;
 * - the summary in place of the description, which generators repeat at the top of every file.
 */
export function clientVariant(document: OpenApiDocument): OpenApiDocument {
  const { webhooks: _, ...rest } = document;
  const { summary, description, ...info } = rest.info as Record<string, unknown>;
  return opened({ ...rest, info: { ...info, description: summary ?? description } }) as OpenApiDocument;
}

const OF_UUIDS = ['format', 'minLength', 'maxLength', 'pattern'];
const OF_ALL = ['bearerFormat'];

function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (typeof value !== 'object' || value === null) return value;
  const left = 'format' in value && value.format === 'uuid' ? OF_UUIDS : OF_ALL;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, content]) => !left.includes(key) && !(key === 'additionalProperties' && content === false))
      .map(([key, content]) => [key, opened(content)]),
  );
}
