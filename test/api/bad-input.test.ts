import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import directDocument from '../../generated/direct/openapi.json' with { type: 'json' };
import { operations as directOperations } from '../../generated/direct/operations.ts';
import v1Document from '../../generated/v1/openapi.json' with { type: 'json' };
import { operations as v1Operations } from '../../generated/v1/operations.ts';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import type { JudgedInit } from '../support/judged-fetch.ts';
import { bodyOf, type TestKey, useService } from '../support/service.ts';
import { type ValidRequest, validRequests } from '../support/valid-requests.ts';

/**
 * Every kind of bad input to every operation of both documents. Whatever it is, the answer is a 4xx in the standard shape
 * that names the wrong part, and the database is as before. No worker runs, so that nothing else changes it.
 */
const service = useService({ roles: { api: true, worker: false }, platforms: ['kimi', 'deepseek'] });

interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxLength?: number;
  pattern?: string;
  format?: string;
  enum?: string[];
}

interface BadInput {
  what: string;
  path: string;
  init: JudgedInit;
  /** Where `details` says that the fault is. */
  at?: string | RegExp;
  statuses?: number[];
}

interface Prepared {
  key: TestKey;
  request: ValidRequest;
}

const OPERATIONS: [string, OperationEntry, object][] = [
  ...Object.entries(directOperations).map(
    ([id, operation]) => [`direct ${id}`, operation, directDocument] as [string, OperationEntry, object],
  ),
  ...Object.entries(v1Operations).map(
    ([id, operation]) => [`v1 ${id}`, operation, v1Document] as [string, OperationEntry, object],
  ),
];

const prepared = new Map<string, Prepared>();
const UNKNOWN = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';
const foreign = { brandId: '', runId: '' };
let before: Record<string, number>;

beforeAll(async () => {
  for (const [name] of OPERATIONS) prepared.set(name, await validRequests(service, name));
  const other = await validRequests(service, 'v1 getProbe');
  Object.assign(foreign, { brandId: other.brandId, runId: other.runId });
  before = await rowCounts();
});

afterAll(async () => {
  expect(await rowCounts()).toEqual(before);
});

/** Who called how often is counted whatever the request was worth. */
const COUNTERS = ['account_limits', 'account_refusals', 'ip_limits', 'key_uses'];

async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await service.knex.raw<{ rows: { name: string }[] }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where (schemaname = 'public' and not tablename = any(:counters)) or (schemaname = 'pgboss' and tablename = 'job') order by 1`,
    { counters: COUNTERS },
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: found } = await service.knex.raw<{ rows: { count: number }[] }>(`select count(*) from ${name}`);
    counts[name] = Number(found[0]?.count);
  }
  return counts;
}

describe.each(OPERATIONS)('%s', (name, operation, document) => {
  test('refuses whatever is wrong, names it, and changes nothing', async () => {
    const { key, request } = prepared.get(name) as Prepared;
    for (const bad of [...badTargets(operation, request), ...badBodies(operation, request, document)]) {
      // Limits have tests of their own; here, none must hide what is wrong with the request.
      await service.knex('account_limits').where({ account_id: key.accountId }).delete();
      const response = await key.call(bad.path, bad.init);
      const label = `${bad.what}: ${bad.path.slice(0, 200)}`;
      const body = await bodyOf(response);
      expect(bad.statuses ?? [400], `${label} → ${response.status} ${JSON.stringify(body)}`).toContain(response.status);
      expect(body.error, label).toMatchObject({
        code: expect.any(String),
        message: expect.any(String),
        requestId: response.headers.get('x-request-id'),
      });
      if (bad.at !== undefined) {
        const paths: string[] = (body.error.details ?? []).map((detail: { path: string }) => detail.path);
        expect(
          paths.some((path) => (typeof bad.at === 'string' ? path === bad.at : bad.at?.test(path))),
          `${label} names ${paths}`,
        ).toBe(true);
      }
    }
    expect(await rowCounts()).toEqual(before);
  });
});

test.each(OPERATIONS.filter(([, operation]) => operation.parameters.path.length > 0))(
  '%s: an unknown id, and that of another account, are the same 404',
  async (name, operation) => {
    const { key } = prepared.get(name) as Prepared;
    const own = name.endsWith('Probe') ? foreign.runId : foreign.brandId;
    for (const id of [UNKNOWN, own]) {
      expect((await key.call(operation.fullPath.replace('{id}', id))).status, id).toBe(404);
    }
  },
);

test('ids in a body: an unknown one, and that of another account, are the same 404', async () => {
  const { key } = prepared.get('v1 createProbe') as Prepared;
  for (const brandId of [UNKNOWN, foreign.brandId]) {
    expect((await key.call('/api/v1/probes', { json: { brandId } })).status).toBe(404);
  }
});

/** Faults of the address, which every operation can have. */
function badTargets(operation: OperationEntry, { path, init }: ValidRequest): BadInput[] {
  const [address = '', search = ''] = path.split('?');
  const withQuery = (more: string): string => `${address}?${[search, more].filter((part) => part !== '').join('&')}`;
  const bad: BadInput[] = [
    { what: 'unknown query parameter', path: withQuery('nope=1'), init, at: 'query.nope' },
    { what: 'prototype as query parameter', path: withQuery('__proto__=1'), init, at: 'query.__proto__' },
    { what: 'broken percent-encoding', path: withQuery('%zz=1'), init, at: /^query/ },
    { what: 'encoding that is not UTF-8', path: withQuery('nope=%ff'), init, at: 'query.nope' },
    { what: 'NUL in the query', path: withQuery('nope=%00'), init, at: 'query.nope' },
  ];
  for (const name of operation.parameters.query) {
    const others = search.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${name}=`));
    const replaced = (value: string): string => `${address}?${[...others, `${name}=${value}`].join('&')}`;
    const at = `query.${name}`;
    bad.push({ what: `${name} twice`, path: `${replaced('7')}&${name}=7`, init, at });
    for (const value of ['', '%00', '%ED%A0%80', '%E4%ZZ', '%', 'x'.repeat(2_000), '-1', '1e99', '{}', 'NaN']) {
      if (name === 'cursor' && ['-1', '1e99', 'NaN'].includes(value)) continue;
      bad.push({ what: `${name}=${value.slice(0, 20)}`, path: replaced(value), init, at });
    }
  }
  for (const name of operation.parameters.path) {
    for (const value of [
      'x',
      '1',
      '%00',
      '%zz',
      '%ED%A0%80',
      'null',
      'x'.repeat(1_000),
      `${UNKNOWN}%20`,
      "'%20or%201=1",
    ]) {
      const broken = operation.fullPath.replace(`{${name}}`, value);
      bad.push({ what: `${name} = ${value.slice(0, 20)}`, path: broken, init, at: `path.${name}` });
    }
  }
  if (operation.parameters.header.includes('idempotency-key')) {
    for (const value of ['', ' ', 'x'.repeat(256), 'a b']) {
      bad.push({
        what: `Idempotency-Key ${value.slice(0, 5)}`,
        path,
        init: { ...init, headers: { 'idempotency-key': value } },
        at: /^headers?\.idempotency-key$/i,
      });
    }
  }
  return bad;
}

/** Faults of the body, for operations that have one. */
function badBodies(operation: OperationEntry, { path, init }: ValidRequest, document: object): BadInput[] {
  if (operation.requestBody === null) return [];
  const valid = init.json as Record<string, unknown>;
  const schema = bodySchema(operation, document);
  const json = (what: string, value: unknown, at: string | RegExp): BadInput => ({
    what,
    path,
    init: { json: value },
    at,
  });
  const raw = (what: string, body: string, more: Partial<BadInput> = {}, type = 'application/json'): BadInput => ({
    what,
    path,
    init: { method: 'POST', body, headers: { 'content-type': type } },
    ...more,
  });
  const text = JSON.stringify(valid);
  const bad: BadInput[] = [
    { what: 'no body', path, init: { method: 'POST' }, at: 'body' },
    raw('blank body', '  ', { at: 'body' }),
    raw('broken JSON', text.slice(0, -1), { at: 'body' }),
    raw('two documents', `${text}${text}`, { at: 'body' }),
    raw('a comment', `/* */ ${text}`, { at: 'body' }),
    raw('the same as a form', 'name=Acme&brand=Acme', { statuses: [415] }, 'application/x-www-form-urlencoded'),
    raw('JSON labelled as text', text, { statuses: [415] }, 'text/plain'),
    raw('JSON in another charset', text, { statuses: [415] }, 'application/json; charset=utf-16'),
    raw('10 MB', JSON.stringify({ ...valid, padding: 'x'.repeat(10 * 1024 * 1024) }), { statuses: [413] }),
    raw('10 MB of nothing', ' '.repeat(10 * 1024 * 1024), { statuses: [413] }),
    raw('deep nesting', `{"nested": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`, { at: /^body/ }),
    raw('prototype', `{"__proto__": {"admin": true}, ${text.slice(1)}`, { at: /^body/ }),
    json('null', null, 'body'),
    json('a list', [valid], 'body'),
    json('a text', 'Acme', 'body'),
    json('a number', 7, 'body'),
    json('an unknown field', { ...valid, nope: 1 }, 'body.nope'),
    json('an empty object', {}, /^body\./),
  ];
  for (const name of schema.required ?? []) {
    const { [name]: _left, ...rest } = valid;
    bad.push(json(`without ${name}`, rest, `body.${name}`));
  }
  for (const [name, unresolved] of Object.entries(schema.properties ?? {})) {
    const property = resolved(unresolved, document);
    const at = new RegExp(`^body\\.${name}(\\[|$)`);
    for (const value of [7, true, null, {}, [7], [null], [[]], '', '  ']) {
      // A text that is free in every respect may be blank.
      if (value === '  ' && property.type === 'string' && !(property.pattern ?? property.format ?? property.enum))
        continue;
      bad.push(json(`${name} = ${JSON.stringify(value)}`, { ...valid, [name]: value }, at));
    }
    const list = property.type === 'array';
    const wrap = (value: string): unknown => (list ? [value] : value);
    const item = list && property.items ? resolved(property.items, document) : property;
    bad.push(
      json(`${name} too long`, { ...valid, [name]: wrap('长'.repeat((item.maxLength ?? 300) + 1)) }, at),
      json(`${name} with NUL`, { ...valid, [name]: wrap('a\u0000b') }, at),
      json(`${name} with a lone surrogate`, { ...valid, [name]: wrap('a\ud800b') }, at),
      json(`${name} with a lone low surrogate`, { ...valid, [name]: wrap('\udc00') }, at),
    );
    if (list) bad.push(json(`${name} with 1,000 entries`, { ...valid, [name]: Array(1_000).fill('kimi') }, at));
  }
  return bad;
}

function bodySchema(operation: OperationEntry, document: object): Schema {
  const { paths } = document as {
    paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: Schema }> } }>>;
  };
  const described = paths[operation.path]?.[operation.method]?.requestBody.content['application/json']?.schema;
  if (described === undefined) throw new Error(`${operation.path} describes no body`);
  return resolved(described, document);
}

function resolved(schema: Schema, document: object): Schema {
  if (schema.$ref === undefined) return schema;
  const steps = schema.$ref.slice(2).split('/');
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as Schema;
}
