/**
 * Type tests of the handler types: this file is compiled by the type check, never run. Each `@ts-expect-error` fails the type check
 * when the mistake under it starts to compile.
 */
import type { Handlers } from '../../src/api/handler.ts';
import type { Failure } from '../../src/failure.ts';
import { fail, isFailure } from '../../src/failure.ts';

interface ErrorBody {
  error: { code: string; message: string; requestId: string; details?: { path: string; message: string }[] };
}
interface ErrorResponse {
  headers: { [name: string]: unknown };
  content: { 'application/json': ErrorBody };
}
interface Brand {
  id: string;
  name: string;
}
interface Report {
  status: string;
}

interface operations {
  getHealth: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': Report } };
      503: { headers: { [name: string]: unknown }; content: { 'application/json': Report } };
      500: ErrorResponse;
    };
  };
  listCitations: {
    parameters: {
      query: { brandId: string; days?: number; platform?: string };
      header?: { 'If-None-Match'?: string };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': { total: number } } };
      304: { headers: { [name: string]: unknown }; content?: never };
      404: ErrorResponse;
    };
  };
  createBrand: {
    parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path: { id: string }; cookie?: never };
    requestBody: { content: { 'application/json': { name: string } } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': { brand: Brand } } };
      402: ErrorResponse;
      409: ErrorResponse;
    };
  };
  brandCreatedEvent: { parameters: object; responses: { 204: { headers: object; content?: never } } };
}

interface Contract {
  operations: operations;
  operationId: 'getHealth' | 'listCitations' | 'createBrand';
  queryDefaults: { listCitations: 'days' };
  authenticated: 'listCitations' | 'createBrand';
}

type Principal = { kind: 'anonymous'; ip: string } | { kind: 'key'; accountId: string };
interface Deps {
  find: (id: string) => Promise<Brand | Failure<'not_found'>>;
}
type Set = Handlers<Contract, Deps, Principal>;

const complete = {
  getHealth: async ({ principal }) => ({ status: principal.kind === 'key' ? 200 : 503, body: { status: 'ok' } }),
  listCitations: async ({ query, headers, principal, deps }) => {
    const days: number = query.days;
    const platform: string | undefined = query.platform;
    const account: string = principal.accountId;
    const found = await deps.find(account + platform);
    if (isFailure(found)) return found;
    if (headers['if-none-match'] === found.id) return { status: 304 };
    return { status: 200, body: { total: days } };
  },
  createBrand: async ({ body, params, headers }) =>
    headers['idempotency-key'] === 'x'
      ? fail('idempotency_conflict', 'Another body.')
      : { status: 201, body: { brand: { id: params.id, name: body.name } } },
} satisfies Set;

// @ts-expect-error An operation without a handler.
export const missing = { getHealth: complete.getHealth, createBrand: complete.createBrand } satisfies Set;

// @ts-expect-error A webhook is no operation of the interface.
export const webhook = { ...complete, brandCreatedEvent: async () => ({ status: 204 }) } satisfies Set;

// @ts-expect-error A status that the operation does not document.
export const undocumented: Set['createBrand'] = async () => ({ status: 200, body: { brand: { id: '1', name: 'n' } } });

// @ts-expect-error A body of the wrong type.
export const wrongBody: Set['createBrand'] = async () => ({ status: 201, body: { brand: { id: 1, name: 'n' } } });

// @ts-expect-error A reply without its body.
export const noBody: Set['createBrand'] = async () => ({ status: 201 });

// @ts-expect-error A failure whose status the operation does not document.
export const undocumentedFailure: Set['createBrand'] = async () => fail('not_found', 'No such brand.');

// @ts-expect-error An error status carries the error shape and is therefore returned as a failure.
export const errorAsReply: Set['createBrand'] = async ({ requestId }) => ({
  status: 409,
  body: { error: { code: 'conflict', message: '', requestId } },
});

// @ts-expect-error Status 503 of this operation is a report, not the error shape.
export const reportAsFailure: Set['getHealth'] = async () => fail('unavailable', 'Down.');

export const optionalParameter: Set['listCitations'] = async ({ query }) => {
  // @ts-expect-error A parameter without default may be missing.
  const platform: string = query.platform;
  return { status: 200, body: { total: platform.length } };
};

export const anonymous: Set['getHealth'] = async ({ principal }) => {
  // @ts-expect-error A public operation also runs for anonymous callers.
  return { status: 200, body: { status: principal.accountId } };
};

export function narrowing(found: Brand | Failure<'not_found'>, anything: unknown): string {
  if (isFailure(anything)) return anything.message;
  if (isFailure(found)) return found.failure satisfies 'not_found';
  return found.name;
}
