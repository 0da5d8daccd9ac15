/** What is released: the operations under `paths` and the events under `webhooks`, each with its policy. */
import { listOperations, type OpenApiDocument, type Operation, type Schema } from '../codegen/document.ts';
import type { SecurityAlternative } from '../codegen/operation.ts';

export interface Released {
  id: string;
  /** As people write it: `GET /api/v1/brands`, or the name of an event. */
  name: string;
  extensions: Record<string, unknown>;
  deprecated: boolean;
  /** Null for events, which are sent and not called. */
  operation: (Operation & { security: SecurityAlternative[]; schemes: Record<string, unknown> }) | null;
}

type Extensions = { [key: string]: unknown };

/** By operationId. What is on the roadmap is not released. */
export function listReleased(document: OpenApiDocument): Map<string, Released> {
  const schemes = document.components?.securitySchemes ?? {};
  const operations = listOperations(document).map((operation): Released => {
    const source = document.paths[operation.path]?.[operation.method] as unknown as Extensions;
    return {
      id: operation.id,
      name: `${operation.method.toUpperCase()} ${operation.fullPath}`,
      extensions: operation.extensions,
      deprecated: source.deprecated === true,
      operation: { ...operation, schemes },
    };
  });
  const events = Object.entries(document.webhooks ?? {}).flatMap(([name, { post }]): Released[] => {
    if (post?.operationId === undefined) return [];
    const extensions = post as unknown as Extensions;
    return [{ id: post.operationId, name, extensions, deprecated: extensions.deprecated === true, operation: null }];
  });
  const released = [...operations, ...events].filter(({ extensions }) => extensions['x-maturity'] !== 'Roadmap');
  return new Map(released.map((one) => [one.id, one]));
}

/** The schemas of everything that a caller sends, by where they stand. */
export function incomingSchemas(operation: Operation): Record<string, Schema> {
  const parameters = operation.parameters.map(({ in: place, name, schema }) => [`${place} ${name}`, schema]);
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema = true }]) => [
    type,
    schema,
  ]);
  return Object.fromEntries([...parameters, ...bodies]);
}
