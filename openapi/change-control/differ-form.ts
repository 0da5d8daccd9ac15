/**
 * A published document in the form that the differ understands best. It was made for OpenAPI 3.0: it passes over `const`, lists of
 * types, numeric exclusive bounds, `webhooks`, discriminators and what the items of a parameter may be. So the first three are written as
 * 3.0 writes them, an event as a response, which is what it is to its receiver, a discriminator as a property with one value, and
 * parameters once more as the properties of a body. What other checks look at (credentials, policy, announcements) and what only people
 * read is left out.
 */
import { type OpenApiDocument, resolve } from '../codegen/document.ts';

type Plain = { [key: string]: unknown };
type PathItem = OpenApiDocument['paths'][string];

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
const LEFT_OUT = new Set(['example', 'examples', 'security', 'deprecated', 'links', 'summary', 'title', 'tags']);
/** Their keys are names, which may be spelled like keywords. */
const KEYED_BY_NAME = new Set(['properties', 'schemas', 'responses', 'headers', 'content', 'mapping']);
/** Not schemas: nothing in them is a keyword. */
const VALUES = new Set(['enum', 'default', 'required']);
/** The content type under which the parameters stand. */
const PARAMETERS = 'application/parameters';

export function inDifferForm(document: OpenApiDocument): Plain {
  return {
    openapi: '3.0.3',
    info: { title: document.info.title, version: '1' },
    paths: { ...mapped(document.paths, (item) => pathItem(document, item)), ...events(document) },
    components: plain(document.components ?? {}),
  };
}

function pathItem(document: OpenApiDocument, item: PathItem): Plain {
  const operations = METHODS.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
      resolve(document, one),
    );
    const body = operation.requestBody && resolve(document, operation.requestBody);
    const properties = Object.fromEntries(
      parameters.map(({ in: place, name, schema }) => [`${place} ${name}`, schema]),
    );
    const requestBody = {
      required: body?.required ?? false,
      content: { ...body?.content, [PARAMETERS]: { schema: { type: 'object', properties } } },
    };
    return [[method, plain({ ...operation, parameters, requestBody })]];
  });
  return Object.fromEntries(operations);
}

function events(document: OpenApiDocument): Plain {
  const sent = Object.entries(document.webhooks ?? {}).flatMap(([name, { post }]) => {
    if (post?.requestBody === undefined) return [];
    const headers = (post.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .map(({ name: header, required = false, schema }) => [header, { required, schema }]);
    const { content } = resolve(document, post.requestBody);
    const response = { description: '', headers: Object.fromEntries(headers), content };
    const get = { operationId: post.operationId, responses: { 200: response } };
    return [[`/events sent to webhooks/${name}`, { get: plain(get) }]];
  });
  return Object.fromEntries(sent);
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (LEFT_OUT.has(key) || key.startsWith('x-')) return [];
    if (VALUES.has(key)) return [[key, inner]];
    // A response must have one.
    if (key === 'description') return [[key, '']];
    return [[key, KEYED_BY_NAME.has(key) ? mapped(inner as object, plain) : plain(inner)]];
  });
  return asOpenApi30(Object.fromEntries(entries) as Plain);
}

function asOpenApi30(schema: Plain): Plain {
  const result = { ...schema };
  if ('const' in result) {
    result.enum = [result.const];
    delete result.const;
  }
  if (typeof result.discriminator === 'object') {
    const { propertyName } = result.discriminator as Plain;
    result.properties = { ...(result.properties as Plain | undefined), 'told apart by': { enum: [propertyName] } };
    delete result.discriminator;
  }
  if (Array.isArray(result.type) && result.type.includes('null')) {
    const types = result.type.filter((type) => type !== 'null');
    result.type = types.length === 1 ? types[0] : types;
    result.nullable = true;
    if (Array.isArray(result.enum)) result.enum = result.enum.filter((one) => one !== null);
  }
  if (typeof result.exclusiveMinimum === 'number') {
    Object.assign(result, { minimum: result.exclusiveMinimum, exclusiveMinimum: true });
  }
  if (typeof result.exclusiveMaximum === 'number') {
    Object.assign(result, { maximum: result.exclusiveMaximum, exclusiveMaximum: true });
  }
  return result;
}

function mapped<T>(object: Record<string, T> | object, change: (value: T) => unknown): Plain {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value as T)]));
}
