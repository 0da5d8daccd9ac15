import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type JudgedFetch, type JudgedInit, judgedFetch } from '../../support/judged-fetch.ts';
import { AUTHORIZED, startToyService, type ToyService } from './toy-service.ts';

let service: ToyService;
let call: JudgedFetch;

beforeAll(async () => {
  service = await startToyService();
  call = judgedFetch(service.url, { counts: false });
});
afterAll(() => service.close());
beforeEach(() => {
  service.calls.length = 0;
});

const ID = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';
const citations = `/api/v1/citations?brandId=${ID}`;
const brand = { name: 'Acme', category: 'shoes' };
const post = (json: unknown): JudgedInit => ({ json, headers: AUTHORIZED });
const raw = (body: string, headers: Record<string, string> = {}): JudgedInit => ({
  body,
  headers: { ...AUTHORIZED, 'content-type': 'application/json', ...headers },
});
const get: JudgedInit = { headers: AUTHORIZED };

const cases: [string, string, JudgedInit, number, string | RegExp, string | RegExp][] = [
  ['wrong type', '/api/v1/brands', post({ ...brand, name: 7 }), 400, 'body.name', 'must be a string'],
  [
    'wrong type in a list',
    '/api/query',
    post({ brand: 'a', category: 'b', platforms: ['kimi', 7] }),
    400,
    'body.platforms[1]',
    /must be/,
  ],
  [
    'value out of a vocabulary',
    '/api/query',
    post({ brand: 'a', category: 'b', platforms: ['kimi', 'bing'] }),
    400,
    'body.platforms[1]',
    /one of: .*kimi/,
  ],
  [
    'too long',
    '/api/v1/brands',
    post({ ...brand, name: 'n'.repeat(201) }),
    400,
    'body.name',
    'must be at most 200 characters long',
  ],
  ['empty', '/api/v1/brands', post({ ...brand, name: '' }), 400, 'body.name', 'must not be empty'],
  ['missing field', '/api/v1/brands', post({ name: 'Acme' }), 400, 'body.category', 'is required'],
  ['unknown field', '/api/v1/brands', post({ ...brand, colour: 'red' }), 400, 'body.colour', 'is not a known field'],
  [
    'credentials in a URL',
    '/api/v1/brands',
    post({ ...brand, website: 'http://user:secret@acme.example/' }),
    400,
    'body.website',
    /URL|pattern/,
  ],
  ['not a URL', '/api/v1/brands', post({ ...brand, website: 'acme' }), 400, 'body.website', /URL|pattern/],
  [
    'too many entries',
    '/api/check/run',
    { json: { brand_name: 'a', industry: 'b', competitors: Array(11).fill('c') } },
    400,
    'body.competitors',
    /at most 10 entries|repeat/,
  ],
  ['body of another type', '/api/v1/brands', post([brand]), 400, 'body', 'must be an object'],
  ['scalar body', '/api/v1/brands', raw('"text"'), 400, 'body', 'must be an object'],
  ['null body', '/api/v1/brands', raw('null'), 400, 'body', 'must be an object'],
  ['broken JSON', '/api/v1/brands', raw('{"name": "Acme",'), 400, 'body', 'is not valid JSON'],
  [
    'JSON with a trailing comma',
    '/api/v1/brands',
    raw('{"name": "Acme", "category": "b",}'),
    400,
    'body',
    'is not valid JSON',
  ],
  [
    'prototype field',
    '/api/v1/brands',
    raw('{"name": "Acme", "category": "b", "__proto__": {"a": 1}}'),
    400,
    'body',
    /__proto__/,
  ],
  ['no body', '/api/v1/brands', { method: 'POST', headers: AUTHORIZED }, 400, 'body', 'is required'],
  ['blank body', '/api/v1/brands', raw('   '), 400, 'body', /is required|JSON/],
  [
    'deep nesting',
    '/api/v1/brands',
    raw(`{"name": ${'['.repeat(100)}1${']'.repeat(100)}}`),
    400,
    'body',
    /nested more than 32/,
  ],
  ['very deep nesting', '/api/v1/brands', raw('['.repeat(200_000)), 400, 'body', 'is not valid JSON'],
  ['very deep valid nesting', '/api/v1/brands', raw('['.repeat(120_000) + ']'.repeat(120_000)), 400, 'body', /nested/],
  [
    'null character',
    '/api/v1/brands',
    raw('{"name": "Ac\\u0000me", "category": "b"}'),
    400,
    'body.name',
    /null character/,
  ],
  [
    'null character in a field name',
    '/api/v1/brands',
    raw('{"name": "a", "category": "b", "x\\u0000": 1}'),
    400,
    'body',
    /null character/,
  ],
  ['lone surrogate', '/api/v1/brands', raw('{"name": "Ac\\ud800me", "category": "b"}'), 400, 'body.name', /surrogate/],
  [
    'lone surrogate in a list',
    '/api/check/run',
    raw('{"brand_name": "a", "industry": "b", "competitors": ["x", "\\udfff"]}'),
    400,
    'body.competitors[1]',
    /surrogate/,
  ],
  [
    'other content type',
    '/api/v1/brands',
    raw('name=Acme', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'header.content-type',
    /application\/json/,
  ],
  [
    'content type that only looks like JSON',
    '/api/v1/brands',
    raw(JSON.stringify(brand), { 'content-type': 'application/vnd.api+json' }),
    415,
    'header.content-type',
    /application\/json/,
  ],
  [
    'text as content type',
    '/api/v1/brands',
    raw(JSON.stringify(brand), { 'content-type': 'text/plain' }),
    415,
    'header.content-type',
    /application\/json/,
  ],
  [
    'other charset',
    '/api/v1/brands',
    raw(JSON.stringify(brand), { 'content-type': 'application/json; charset=latin1' }),
    415,
    'header.content-type',
    /UTF-8/,
  ],
  [
    'compressed body',
    '/api/v1/brands',
    raw(JSON.stringify(brand), { 'content-encoding': 'gzip' }),
    415,
    'header.content-encoding',
    /must not/,
  ],
  ['body beyond 256 KiB', '/api/v1/brands', raw(`{"name": "${'n'.repeat(262_144)}"}`), 413, 'body', /262144/],
  ['10 MB body', '/api/v1/brands', raw(`{"name": "${'n'.repeat(10_000_000)}"}`), 413, 'body', /262144/],
  ['hexadecimal in the query', `${citations}&days=0x10`, get, 400, 'query.days', 'must be an integer'],
  ['exponent in the query', `${citations}&days=1e1`, get, 400, 'query.days', 'must be an integer'],
  ['wrong type in the query', `${citations}&days=many`, get, 400, 'query.days', 'must be an integer'],
  ['fraction in the query', `${citations}&days=1.5`, get, 400, 'query.days', 'must be an integer'],
  ['empty number in the query', `${citations}&days=`, get, 400, 'query.days', 'must be an integer'],
  ['above the maximum', `${citations}&days=91`, get, 400, 'query.days', 'must be at most 90'],
  ['below the minimum', `${citations}&days=0`, get, 400, 'query.days', 'must be at least 1'],
  ['missing parameter', '/api/v1/citations', get, 400, 'query.brandId', 'is required'],
  ['repeated parameter', `${citations}&days=7&days=8`, get, 400, 'query.days', 'must be given only once'],
  [
    'repeated parameter of equal value',
    `${citations}&brandId=${ID}`,
    get,
    400,
    'query.brandId',
    'must be given only once',
  ],
  ['unknown parameter', `${citations}&sort=asc`, get, 400, 'query.sort', 'is not a known parameter'],
  ['parameter named __proto__', `${citations}&__proto__=1`, get, 400, 'query.__proto__', 'is not a known parameter'],
  ['unknown mode', '/api/query?mode=some', post({ brand: 'a', category: 'b' }), 400, 'query.mode', /one of: all, fast/],
  [
    'broken percent-encoding in the query',
    `${citations}&platform=%E0%A4%A`,
    get,
    400,
    'query.platform',
    /percent-encoding/,
  ],
  ['broken percent-encoding in a name', `${citations}&%zz=1`, get, 400, 'query', /percent-encoding/],
  ['null character in the query', `${citations}&platform=kimi%00`, get, 400, 'query.platform', /null character/],
  ['surrogate in the query', `${citations}&platform=%ED%A0%80`, get, 400, 'query.platform', /percent-encoding/],
  ['malformed id in the path', '/api/v1/brands/7', get, 400, 'path.id', 'must be a UUID'],
  ['broken percent-encoding in the path', '/api/v1/brands/%E0%A4%A', get, 400, 'path.id', /percent-encoding/],
  ['null character in the path', '/api/v1/brands/a%00b', get, 400, 'path.id', /null character/],
  ['broken percent-encoding in an unknown path', '/api/v1/nothing/%', get, 400, 'path', /percent-encoding/],
  [
    'over-long header parameter',
    '/api/v1/brands',
    { json: brand, headers: { ...AUTHORIZED, 'idempotency-key': 'k'.repeat(1000) } },
    400,
    'header.idempotency-key',
    /at most/,
  ],
];

test.each(cases)('%s is refused', async (_name, path, init, status, field, message) => {
  const response = await call(path, init);
  const body = (await response.json()) as {
    error: { code: string; requestId: string; details: { path: string; message: string }[] };
  };
  expect({ status: response.status, body }).toMatchObject({ status });
  expect(body.error.requestId).toBe(response.headers.get('x-request-id'));
  const [detail] = body.error.details;
  expect(detail?.path).toMatch(field);
  expect(detail?.message).toMatch(message);
  expect(service.calls).toEqual([]);
});

test.each([
  ['inside a string', [...Buffer.from('{"name": "'), 0xff, 0xfe, ...Buffer.from('", "category": "b"}')]],
  ['cut off at the end', [...Buffer.from('{"name": "a", "category": "b"}'), 0xe4, 0xbd]],
])('a body that is not UTF-8 is refused: %s', async (_name, bytes) => {
  const response = await fetch(`${service.url}/api/v1/brands`, {
    method: 'POST',
    headers: { ...AUTHORIZED, 'content-type': 'application/json' },
    body: new Uint8Array(bytes),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { details: [{ path: 'body' }] } });
  expect(service.calls).toEqual([]);
});

test('an over-long address is refused', async () => {
  const response = await call(`/api/v1/citations?brandId=${'x'.repeat(9_000)}`, get);
  expect(response.status).toBe(414);
  expect(await response.json()).toMatchObject({ error: { code: 'uri_too_long' } });
});

test('every fault of a request is named at once', async () => {
  const response = await call('/api/v1/brands', post({ name: 7, colour: 'red' }));
  const { error } = (await response.json()) as { error: { message: string; details: { path: string }[] } };
  expect(error.details.map(({ path }) => path).toSorted()).toEqual(['body.category', 'body.colour', 'body.name']);
  expect(error.message).toMatch(/^The request is not valid: body\.\w+ .* \(and 2 more\)\.$/);
});

test('a body of very many faults gets a short answer', async () => {
  const response = await call('/api/query', post({ brand: 'a', category: 'b', platforms: Array(20_000).fill(7) }));
  const { error } = (await response.json()) as { error: { details: unknown[] } };
  expect(error.details.length).toBeLessThanOrEqual(20);
});

describe('large bodies', () => {
  test('a chunked body without length is cut off as soon as it is too large', async () => {
    const { status, sent } = await upload(service.url, 10_000_000);
    expect(status).toBe(413);
    expect(sent).toBeLessThanOrEqual(10_000_000);
    expect((await call('/api/health')).status).toBe(200);
  });

  test('a body that never ends is cut off at the connection', async () => {
    const { status, error, sent } = await upload(service.url, Number.POSITIVE_INFINITY);
    expect(status === 413 || error !== undefined).toBe(true);
    expect(sent).toBeLessThan(200_000_000);
  });

  test('a caller who asks first is told before sending', async () => {
    const outcome = await new Promise<{ status: number | undefined; continued: boolean }>((resolve, reject) => {
      let continued = false;
      const request = httpRequest(`${service.url}/api/v1/brands`, {
        method: 'POST',
        headers: {
          ...AUTHORIZED,
          'content-type': 'application/json',
          'content-length': '10000000',
          expect: '100-continue',
        },
      });
      request.on('continue', () => {
        continued = true;
      });
      request.on('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode, continued });
        request.destroy();
      });
      request.on('error', reject);
      request.flushHeaders();
    });
    expect(outcome).toEqual({ status: 413, continued: false });
  });
});

/** Sends chunks until the length is reached, an answer is complete, or the connection is cut. */
function upload(url: string, length: number): Promise<{ status?: number; error?: Error; sent: number }> {
  return new Promise((resolve) => {
    let sent = 0;
    let status: number | undefined;
    let done = false;
    const chunk = Buffer.alloc(64 * 1024, 'n');
    const request = httpRequest(`${url}/api/v1/brands`, {
      method: 'POST',
      agent: false,
      headers: { ...AUTHORIZED, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    const finish = (error?: Error) => {
      if (done) return;
      done = true;
      resolve({ sent, ...(status === undefined ? {} : { status }), ...(error ? { error } : {}) });
      request.destroy();
    };
    request.on('error', finish);
    request.on('close', () => finish());
    request.on('response', (response) => {
      status = response.statusCode;
      response.resume();
      if (length !== Number.POSITIVE_INFINITY) response.on('end', () => finish());
    });
    const send = () => {
      while (!done && sent < length) {
        sent += chunk.length;
        if (!request.write(chunk)) {
          request.once('drain', send);
          return;
        }
      }
      if (!done) request.end();
    };
    send();
  });
}
