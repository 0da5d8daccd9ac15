import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './readme.ts';

/** What a client may be sent: a body that a published document shows, and the model that it is of. */
export interface PublishedBody {
  interface: 'direct' | 'v1';
  model: string;
  body: unknown;
}

interface Content {
  content?: Record<string, { schema?: { $ref?: string }; examples?: Record<string, { value?: unknown }> }>;
}

/** Every example of a response or an event of both interfaces. */
export function publishedBodies(): PublishedBody[] {
  return (['direct', 'v1'] as const).flatMap((name) => {
    const document = JSON.parse(readFileSync(join(ROOT, `generated/${name}/openapi.json`), 'utf8'));
    const operations = [...Object.values(document.paths), ...Object.values(document.webhooks)].flatMap((item) =>
      Object.values(item as Record<string, { requestBody?: Content; responses?: Record<string, Content> }>),
    );
    const events = Object.values(document.webhooks as Record<string, { post: { requestBody: Content } }>);
    const responses = operations.flatMap((operation) => Object.values(operation.responses ?? {}));
    const bodies = [...responses, ...events.map(({ post }) => post.requestBody)].map((content) =>
      resolved(document, content),
    );
    return bodies.flatMap(({ content }) => {
      const media = content?.['application/json'];
      const model = media?.schema?.$ref?.split('/').at(-1);
      if (model === undefined) return [];
      return Object.values(media?.examples ?? {}).map((example) => ({
        interface: name,
        model,
        body: resolved(document, example).value,
      }));
    });
  });
}

/** The body as a later release may send it: with a field more in every object. */
export function grown(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(grown);
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).map(([name, value]) => [name, grown(value)]);
  return { ...Object.fromEntries(fields), addedLater: { deep: [1, null, 'x'] } };
}

/** A body whose times are written in one way. */
export function comparable(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(comparable);
  if (typeof body === 'string') return /^\d{4}-\d\d-\d\dT/.test(body) ? new Date(body).toISOString() : body;
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, comparable(value)]));
}

function resolved<T>(document: unknown, value: T): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const steps = String(value.$ref).slice(2).split('/');
  return resolved(document, steps.reduce((at, step) => (at as Record<string, unknown>)[step], document) as T);
}
