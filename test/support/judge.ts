/**
 * The second judge of every exchange: an independent compiler of the published documents. Our own validators are generated from the
 * same documents; a mistake in one of the two shows as a disagreement.
 */
import { readFileSync } from 'node:fs';
import * as eov from 'express-openapi-validator';

export interface JudgedRequest {
  method: string;
  /** Path with query string. */
  target: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  body?: string;
}

export interface JudgedResponse {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
}

export interface Judge {
  /** Throws, with both messages in words, when the exchange is not what the document promises. */
  judge(request: JudgedRequest, response: JudgedResponse): void | Promise<void>;
  /** Null when the request is valid, else why not. Says nothing about credentials. */
  refusalOf(request: JudgedRequest): Promise<string | null>;
}

interface Published {
  servers?: { url: string }[];
  paths: Record<string, Record<string, PublishedOperation>>;
  components?: unknown;
}
interface PublishedOperation {
  responses: Record<string, PublishedResponse | Reference>;
}
interface PublishedResponse {
  headers?: Record<string, { required?: boolean } | Reference>;
  content?: Record<string, unknown>;
}
interface Reference {
  $ref: string;
}

/** Statuses that a path or the transport has, whatever operation was meant; they carry the error shape. */
const EDGE_STATUSES = [404, 405, 408, 414, 431];
/** A path that no operation has is also refused when its percent-encoding is broken. */
const UNROUTED_STATUSES = [400, ...EDGE_STATUSES];

/** The judge of a published interface, or of a document of the test's own. */
export function createJudge(source: 'direct' | 'v1' | 'console' | object): Judge {
  const document = typeof source === 'string' ? readPublished(source) : (source as Published);
  const chain = eov.middleware({
    // A copy: the judge changes what it is given.
    apiSpec: structuredClone(document) as never,
    validateApiSpec: true,
    validateRequests: { allowUnknownQueryParameters: false },
    validateResponses: true,
    validateSecurity: false,
    fileUploader: false,
    ajvFormats: { mode: 'full' },
  }) as unknown as Middleware[];

  const refusalOf = async (request: JudgedRequest): Promise<string | null> => {
    const mock = mockExchange(request, { status: 200, headers: {}, body: '' });
    if (mock === null) return 'the body is not JSON';
    const error = await run(chain, mock);
    return error === null ? null : (error.message ?? String(error));
  };

  return {
    refusalOf,
    judge: async (request, response) => {
      const fault = await faultOf(document, chain, request, response, refusalOf);
      if (fault === null) return;
      throw new Error(
        `${request.method} ${request.target} → ${response.status}: ${fault}\nrequest body: ${request.body?.slice(0, 500) ?? '(none)'}\nresponse body: ${response.body.slice(0, 1000)}`,
      );
    },
  };
}

async function faultOf(
  document: Published,
  chain: Middleware[],
  request: JudgedRequest,
  response: JudgedResponse,
  refusalOf: Judge['refusalOf'],
): Promise<string | null> {
  if (!response.headers['x-request-id']) return 'X-Request-Id is missing';
  if (request.method === 'HEAD' || request.method === 'OPTIONS') {
    return response.body === '' ? null : 'the response must not have a body';
  }
  const { status } = response;
  const refusal = await refusalOf(request);
  if (status < 400 && refusal !== null) return `accepted, but the judge refuses the request: ${refusal}`;
  if (status >= 500 && status !== 503 && refusal !== null) return `a refusable request (${refusal}) must get a 4xx`;
  if (status >= 400 && !isErrorShape(response) && status !== 503) return 'the body is not in the error shape';
  const operation = documentedOperation(document, request);
  if (operation === null) return UNROUTED_STATUSES.includes(status) ? null : 'there is no such operation';
  const reference = operation.responses[String(status)];
  const documented = reference && (resolve(document, reference) as PublishedResponse);
  if (!documented) return EDGE_STATUSES.includes(status) ? null : 'the status is not documented';
  for (const [name, header] of Object.entries(documented.headers ?? {})) {
    const required = (resolve(document, header) as { required?: boolean }).required;
    if (required && response.headers[name.toLowerCase()] === undefined) return `the header ${name} is missing`;
  }
  return responseFault(chain, request, response, documented);
}

async function responseFault(
  chain: Middleware[],
  request: JudgedRequest,
  response: JudgedResponse,
  documented: PublishedResponse,
): Promise<string | null> {
  const type = (response.headers['content-type'] ?? '').split(';')[0] ?? '';
  const types = Object.keys(documented.content ?? {});
  if (types.length === 0) return response.body === '' ? null : 'the response must not have a body';
  if (!types.includes(type)) return `the content type is "${type}", documented: ${types.join(', ')}`;
  // Of a body that is not JSON the document says no more than its type.
  if (type !== 'application/json') return null;
  const mock = mockExchange(request, response);
  // A request whose body is no JSON never reaches an operation; its error shape is checked already.
  if (mock === null) return null;
  // What the judge says about the request is weighed above; here only its route and its verdict on the response matter.
  await run(chain.slice(0, -1), mock);
  let verdict: string | null = null;
  chain.at(-1)?.(mock.request, mock.response, (error) => {
    if (error) verdict = `the judge refuses the response: ${error.message ?? String(error)}`;
  });
  // The judge passes over responses of 500 and more, so their error shape is all that is checked.
  await new Promise((resolve) => setImmediate(resolve));
  mock.response.json(JSON.parse(response.body));
  return verdict;
}

interface MockExchange {
  request: object;
  response: { json: (body: unknown) => unknown };
}

type Middleware = (request: object, response: object, next: (error?: { message?: string }) => void) => unknown;

/** What the judge reads of Express's request and response. Null when the body is not JSON. */
function mockExchange(request: JudgedRequest, response: JudgedResponse): MockExchange | null {
  const [path = '', search = ''] = request.target.split(/\?(.*)/s);
  const body = parseBody(request.body);
  if (body === null) return null;
  const headers = { ...request.headers };
  return {
    request: {
      method: request.method,
      originalUrl: request.target,
      url: request.target,
      path,
      baseUrl: '',
      headers,
      get: (name: string) => headers[name.toLowerCase()],
      query: parseQuery(search),
      params: {},
      body: body.value,
      app: { enabled: () => true, param: () => {} },
    },
    response: {
      statusCode: response.status,
      headersSent: false,
      getHeaders: () => response.headers,
      json: (value: unknown) => value,
    } as MockExchange['response'],
  };
}

function parseBody(text: string | undefined): { value: unknown } | null {
  if (text === undefined || text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function parseQuery(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const earlier = query[name];
    query[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return query;
}

/** Runs the middleware one after the other; the error that one of them passes on, or null. */
async function run(chain: Middleware[], { request, response }: MockExchange): Promise<{ message?: string } | null> {
  for (const middleware of chain) {
    const error = await new Promise<unknown>((resolve) => {
      try {
        const pending = middleware(request, response, resolve);
        if (pending instanceof Promise) pending.catch(resolve);
      } catch (thrown) {
        resolve(thrown);
      }
    });
    if (error) return error as { message?: string };
  }
  return null;
}

function isErrorShape(response: JudgedResponse): boolean {
  try {
    const { error } = JSON.parse(response.body) as { error?: Record<string, unknown> };
    if (!error || typeof error.code !== 'string' || typeof error.message !== 'string') return false;
    return error.requestId === response.headers['x-request-id'];
  } catch {
    return false;
  }
}

function documentedOperation(document: Published, request: JudgedRequest): PublishedOperation | null {
  const prefix = new URL(document.servers?.[0]?.url ?? '', 'http://localhost').pathname.replace(/\/$/, '');
  const path = request.target.split('?')[0] ?? '';
  const template = Object.keys(document.paths).find((candidate) => matches(prefix + candidate, path));
  return (template && document.paths[template]?.[request.method.toLowerCase()]) || null;
}

function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

function resolve(document: object, value: object): unknown {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value;
  const steps = value.$ref.slice(2).split('/');
  return steps.reduce<unknown>((current, step) => (current as Record<string, unknown>)[step], document);
}

function readPublished(name: string): Published {
  const file = new URL(`../../generated/${name}/openapi.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Published;
}
