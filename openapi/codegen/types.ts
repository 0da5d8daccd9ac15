/** TypeScript types of a document: for the server, and for clients, who may leave out what has a default. */
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from './document.ts';
import { HEADER } from './header.ts';

export async function generateTypes(document: OpenApiDocument, reader: 'server' | 'client'): Promise<string> {
  const input = structuredClone(reader === 'client' ? clientVariant(document) : document);
  const tree = await openapiTS(input as unknown as Parameters<typeof openapiTS>[0], {
    silent: true,
    defaultNonNullable: reader === 'server',
  });
  return HEADER + astToString(tree);
}

/**
 * The document that clients are generated from: without webhooks (a client calls none of them) and without closed objects, so that
 * a property added later does not break a client made today.
 */
export function clientVariant(document: OpenApiDocument): OpenApiDocument {
  const { webhooks: _, ...rest } = document;
  return withoutClosedObjects(rest) as OpenApiDocument;
}

function withoutClosedObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutClosedObjects);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, entry]) => !(name === 'additionalProperties' && entry === false))
      .map(([name, entry]) => [name, withoutClosedObjects(entry)]),
  );
}
