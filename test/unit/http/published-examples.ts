/** Requests that the published documents give as examples. */
import type { OperationEntry } from '../../../openapi/codegen/operation.ts';
import { openapiDocument } from '../../../src/http/openapi-document.ts';

export const ID = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';

interface Operation {
  parameters?: ({ $ref?: string } & Parameter)[];
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }>; example?: unknown }> };
}
interface Parameter {
  in: string;
  name: string;
  required?: boolean;
}

function publishedOperation(
  name: string,
  entry: OperationEntry,
): { operation: Operation; document: Record<string, unknown> } {
  const { document } = openapiDocument(name as 'direct' | 'v1');
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const operation = paths[entry.path]?.[entry.method];
  if (!operation) throw new Error(`not published: ${entry.path}`);
  return { operation, document };
}

export function exampleBody(name: string, entry: OperationEntry): unknown {
  const media = publishedOperation(name, entry).operation.requestBody?.content['application/json'];
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
}

/** The required query parameters; all of them are ids. */
export function exampleQuery(name: string, entry: OperationEntry): string {
  const { operation, document } = publishedOperation(name, entry);
  const parameters = (operation.parameters ?? []).map((parameter) =>
    parameter.$ref
      ? (document as { components: { parameters: Record<string, Parameter> } }).components.parameters[
          parameter.$ref.split('/').at(-1) ?? ''
        ]
      : parameter,
  );
  const required = parameters.filter((parameter) => parameter?.in === 'query' && parameter.required);
  return required.length > 0 ? `?${required.map((parameter) => `${parameter?.name}=${ID}`).join('&')}` : '';
}
