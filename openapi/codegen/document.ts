/** Reading a bundled OpenAPI 3.1 document: resolving references and listing operations with what they inherit. */
import type { Method, SecurityAlternative } from './operation.ts';

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  servers?: { url: string; variables?: Record<string, { default: string }> }[];
  security?: SecurityAlternative[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
}

export type Schema = boolean | { [keyword: string]: unknown };

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema: Schema;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, Referable<{ required?: boolean; schema?: Schema }>>;
  content?: Record<string, { schema?: Schema }>;
}

/** A parameter with what its schema says once references are followed. */
export interface OperationParameter extends Parameter {
  hasDefault: boolean;
  /** Whether it may be repeated. */
  isList: boolean;
  isInteger: boolean;
}

export interface OperationResponse {
  headers: Record<string, { required: boolean }>;
  content: Record<string, { schema?: Schema }>;
}

/** An operation with parameters resolved and everything inherited from its path and document written out. */
export interface Operation {
  id: string;
  method: Method;
  path: string;
  fullPath: string;
  tags: string[];
  security: SecurityAlternative[];
  extensions: Record<string, unknown>;
  parameters: OperationParameter[];
  requestBody: { required: boolean; content: Record<string, { schema?: Schema }> } | null;
  responses: Record<string, OperationResponse>;
}

type Referable<T> = T | { $ref: string };

type PathItem = { parameters?: Referable<Parameter>[] } & { [method in Method]?: OperationObject };

interface OperationObject {
  operationId?: string;
  tags?: string[];
  security?: SecurityAlternative[];
  parameters?: Referable<Parameter>[];
  requestBody?: Referable<{ required?: boolean; content: Record<string, { schema?: Schema }> }>;
  responses: Record<string, Referable<ResponseObject>>;
  [extension: `x-${string}`]: unknown;
}

const METHODS: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch'];

/** The body that each event of `webhooks` is sent with, by the event's name. */
export function listEvents(document: OpenApiDocument): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(document.webhooks ?? {}).map(([name, item]) => {
      const body = item.post?.requestBody && resolve(document, item.post.requestBody);
      const schema = body?.content['application/json']?.schema;
      if (schema === undefined) throw new Error(`The webhook ${name} has no JSON body`);
      return [name, schema];
    }),
  );
}

/** The operations under `paths`, in the document's order. Webhooks are no operations of the service. */
export function listOperations(document: OpenApiDocument): Operation[] {
  const prefix = serverPrefix(document);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(document, prefix, path, method, item, operation)] : [];
    }),
  );
}

export function resolve<T>(document: OpenApiDocument, value: Referable<T>): T {
  let current: unknown = value;
  while (isReference(current)) current = follow(document, current.$ref);
  return current as T;
}

/** The path of the first server, without a slash at its end: what every path of the document stands behind. */
export function serverPrefix(document: OpenApiDocument): string {
  const server = document.servers?.[0];
  if (!server) return '';
  const url = server.url.replace(/\{(\w+)\}/g, (_, name: string) => server.variables?.[name]?.default ?? '');
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
}

function readOperation(
  document: OpenApiDocument,
  prefix: string,
  path: string,
  method: Method,
  item: PathItem,
  operation: OperationObject,
): Operation {
  if (!operation.operationId) throw new Error(`${method.toUpperCase()} ${path} has no operationId`);
  const body = operation.requestBody && resolve(document, operation.requestBody);
  return {
    id: operation.operationId,
    method,
    path,
    fullPath: prefix + path,
    tags: operation.tags ?? [],
    security: operation.security ?? document.security ?? [],
    extensions: Object.fromEntries(Object.entries(operation).filter(([name]) => name.startsWith('x-'))),
    parameters: mergeParameters(document, item.parameters ?? [], operation.parameters ?? []),
    requestBody: body ? { required: body.required ?? false, content: body.content } : null,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, readResponse(document, response)]),
    ),
  };
}

function readResponse(document: OpenApiDocument, response: Referable<ResponseObject>): OperationResponse {
  const { headers = {}, content = {} } = resolve(document, response);
  const required = (header: Referable<{ required?: boolean }>) => resolve(document, header).required ?? false;
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [name, { required: required(header) }]),
    ),
    content,
  };
}

/** A parameter of the operation replaces one of the same name and place on its path. */
function mergeParameters(document: OpenApiDocument, ...lists: Referable<Parameter>[][]): OperationParameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of lists.flat().map((entry) => resolve(document, entry))) {
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()].map((parameter) => ({
    ...parameter,
    hasDefault: keywordOf(document, parameter.schema, 'default') !== undefined,
    isList: keywordOf(document, parameter.schema, 'type') === 'array',
    isInteger: keywordOf(document, parameter.schema, 'type') === 'integer',
  }));
}

/** A keyword of the schema, or of the component that it refers to; undefined where neither has it. */
export function keywordOf(document: OpenApiDocument, schema: Schema, keyword: string): unknown {
  let current: unknown = schema;
  while (typeof current === 'object' && current !== null) {
    if (keyword in current) return (current as Record<string, unknown>)[keyword];
    current = isReference(current) ? follow(document, current.$ref) : undefined;
  }
  return undefined;
}

function isReference(value: unknown): value is { $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

export function follow(document: OpenApiDocument, reference: string): unknown {
  if (!reference.startsWith('#/')) throw new Error(`Unresolved reference ${reference} in the bundled document`);
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  let current: unknown = document;
  for (const step of steps) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) {
      throw new Error(`Reference ${reference} leads nowhere`);
    }
    current = (current as Record<string, unknown>)[step];
  }
  return current;
}
