import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fail } from '../../../src/failure.ts';
import { type JudgedFetch, judgedFetch } from '../../support/judged-fetch.ts';
import { AUTHORIZED, DatabaseGone, KEY, startToyService, type ToyService } from './toy-service.ts';

let service: ToyService;
let call: JudgedFetch;

beforeAll(async () => {
  service = await startToyService();
  call = judgedFetch(service.url, { counts: false });
});
afterAll(() => service.close());
afterEach(() => {
  for (const name of Object.keys(service.replies)) delete service.replies[name];
  service.lines.length = 0;
  service.calls.length = 0;
  service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
});

const ID = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';

describe('what a handler receives', () => {
  test('converted parameters with defaults, documented headers, and the caller', async () => {
    await call(`/api/v1/citations?brandId=${ID}&days=30`, { headers: { ...AUTHORIZED, 'x-other': '1' } });
    expect(service.calls[0]).toMatchObject({
      operationId: 'listCitations',
      query: { brandId: ID, days: 30, limit: 1000 },
      params: {},
      headers: {},
      principal: { kind: 'key', accountId: 'account-1', ip: '127.0.0.1' },
    });
  });

  test('a default that a shared component gives', async () => {
    await call('/api/query', { json: { brand: 'a', category: 'b' }, headers: AUTHORIZED });
    expect(service.calls[0]?.query).toEqual({ mode: 'all' });
  });

  test('path parameters and the idempotency key', async () => {
    await call(`/api/v1/brands/${ID}`, { headers: AUTHORIZED });
    await call('/api/v1/brands', {
      json: { name: 'a', category: 'b' },
      headers: { ...AUTHORIZED, 'Idempotency-Key': 'order-7' },
    });
    expect(service.calls[0]?.params).toEqual({ id: ID });
    expect(service.calls[1]?.headers).toEqual({ 'idempotency-key': 'order-7' });
  });

  test('an anonymous caller where the operation allows one', async () => {
    await call('/api/check/run', { json: { brand_name: 'a', industry: 'b' } });
    expect(service.calls[0]?.principal).toEqual({ kind: 'anonymous', ip: '127.0.0.1' });
  });

  test('text with plus signs, non-ASCII letters and emoji unharmed', async () => {
    await call('/api/check/run', { json: { brand_name: '小米 +1 😀', industry: 'b' } });
    expect(service.calls[0]?.body).toMatchObject({ brand_name: '小米 +1 😀' });
  });

  test('a signal that is aborted when the caller goes away', async () => {
    const leave = new AbortController();
    const aborted = new Promise<void>((resolve, reject) => {
      service.replies.listBrands = ({ signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => resolve());
          leave.abort();
        });
      call('/api/v1/brands', { headers: AUTHORIZED, signal: leave.signal }).then(
        () => reject(new Error('answered')),
        () => {},
      );
    });
    await aborted;
  });
});

describe('failures', () => {
  test('become the status of their code, with Retry-After in whole seconds', async () => {
    service.replies.createProbe = () => fail('rate_limited', 'Too many requests.', { retryAfterSeconds: 1.2 });
    const response = await call('/api/v1/probes', { json: { brandId: ID }, headers: AUTHORIZED });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({ error: { code: 'rate_limited', message: 'Too many requests.' } });
  });

  test('a thrown error is a 500 that says nothing, and is logged with its request id and without secrets', async () => {
    service.replies.listBrands = () => {
      throw new Error(`select failed for ${KEY}`);
    };
    const response = await call('/api/v1/brands', { headers: AUTHORIZED });
    expect(response.status).toBe(500);
    expect(await response.clone().text()).not.toContain('select');
    const { error } = (await response.json()) as { error: { requestId: string } };
    const line = service.lines.find(({ msg }) => msg === 'unexpected error');
    expect(line).toMatchObject({ requestId: error.requestId, operationId: 'listBrands' });
    expect(JSON.stringify(line)).toContain('select failed for [redacted]');
    expect(JSON.stringify(service.lines)).not.toContain(KEY);
  });

  test('credentials that cannot be checked are a 503; public operations go on', async () => {
    const stranded = await startToyService({
      authenticate: async () => {
        throw new DatabaseGone('connection refused');
      },
    });
    const judged = judgedFetch(stranded.url, { counts: false });
    expect((await judged('/api/v1/brands', { headers: AUTHORIZED })).status).toBe(503);
    expect((await judged('/api/v1/openapi.json')).status).toBe(200);
    await stranded.close();
  });

  test('an unreachable database is a 503 with Retry-After', async () => {
    service.replies.listBrands = () => {
      throw new DatabaseGone('connection refused');
    };
    const response = await call('/api/v1/brands', { headers: AUTHORIZED });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
  });
});

describe('replies that break the contract are a 500 with the reason in the log', () => {
  test.each([
    [
      'an undocumented property',
      { status: 200, body: { brands: [], persisted: true, authed: true, extra: 1 } },
      /additional/,
    ],
    ['a missing property', { status: 200, body: { brands: [] } }, /required/],
    ['a wrong type', { status: 200, body: { brands: 'none', persisted: true, authed: true } }, /array/],
    ['an undocumented status', { status: 202, body: {} }, /status 202 is not documented/],
    ['an undocumented failure', fail('unprocessable', 'Not so.'), /status 422 is not documented/],
  ])('%s', async (_name, reply, reason) => {
    service.replies.listBrands = () => reply;
    const response = await call('/api/v1/brands', { headers: AUTHORIZED });
    expect(response.status).toBe(500);
    const line = service.lines.find(({ msg }) => msg === 'reply breaks the contract');
    expect(line).toMatchObject({ operationId: 'listBrands', level: 50 });
    expect(String(line?.violations)).toMatch(reason);
  });

  test('unless replies are not checked', async () => {
    const unchecked = await startToyService({ validateResponses: 'never' });
    unchecked.replies.listBrands = () => ({ status: 200, body: { extra: 1 } });
    const response = await fetch(`${unchecked.url}/api/v1/brands`, { headers: AUTHORIZED });
    expect(await response.json()).toEqual({ extra: 1 });
    await unchecked.close();
  });

  test('one in n is checked when sampled', async () => {
    const sampled = await startToyService({ validateResponses: { sampled: 3 } });
    sampled.replies.listBrands = () => ({ status: 200, body: { extra: 1 } });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) {
      statuses.push((await fetch(`${sampled.url}/api/v1/brands`, { headers: AUTHORIZED })).status);
    }
    expect(statuses).toEqual([500, 200, 200, 500, 200, 200]);
    await sampled.close();
  });
});

describe('cached operations', () => {
  test('compute once for all who ask at the same time, then for as long as the contract says', async () => {
    await Promise.all(Array.from({ length: 5 }, () => call('/api/v1/health')));
    expect(service.calls).toHaveLength(1);
    service.clock.now = new Date(service.clock.now.getTime() + 29_000);
    const kept = await call('/api/v1/health');
    expect(kept.headers.get('cache-control')).toBe('public, max-age=30');
    expect(kept.headers.get('age')).toBe('29');
    expect(service.calls).toHaveLength(1);
    service.clock.now = new Date(service.clock.now.getTime() + 1_000);
    await call('/api/v1/health');
    expect(service.calls).toHaveLength(2);
  });

  test('keep neither failures nor bad news', async () => {
    service.replies.getHealth = () => {
      throw new Error('broken');
    };
    expect((await call('/api/v1/health')).status).toBe(500);
    delete service.replies.getHealth;
    expect((await call('/api/v1/health')).status).toBe(200);
  });

  test('others are never stored', async () => {
    const response = await call('/api/v1/brands', { headers: AUTHORIZED });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the published document', () => {
  test('has a strong ETag and answers 304 to who has it', async () => {
    const first = await call('/api/v1/openapi.json');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await call('/api/v1/openapi.json', { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    const changed = await call('/api/v1/openapi.json', { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });
});

describe('HEAD and unknown paths', () => {
  test('HEAD is answered like GET, without a body', async () => {
    const response = await call('/api/v1/health', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10);
  });

  test.each([
    '/',
    '/api',
    '/api/v1',
    '/api/v1/',
    '/api/v1/brands/',
    '/api/v1/Brands',
    '/api/v1/brands/a/b',
    '/favicon.ico',
  ])('%s is a 404 in the standard shape', async (path) => {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: { code: 'not_found', requestId: response.headers.get('x-request-id') },
    });
  });
});

describe('the access log', () => {
  test('has one line per exchange, without credentials', async () => {
    const response = await call(`/api/v1/citations?brandId=${ID}&api_key=${KEY}`, {
      headers: { ...AUTHORIZED, cookie: 'session=s3cret' },
    });
    const requestId = response.headers.get('x-request-id');
    await expect
      .poll(() => service.lines.filter((line) => line.requestId === requestId && line.msg === 'request'))
      .toHaveLength(1);
    const line = service.lines.find((entry) => entry.requestId === requestId);
    expect(line).toMatchObject({
      method: 'GET',
      status: 400,
      operationId: 'listCitations',
      failure: 'invalid_request',
      accountId: 'account-1',
      ip: '127.0.0.1',
    });
    expect(JSON.stringify(service.lines)).not.toContain(KEY);
    expect(JSON.stringify(service.lines)).not.toContain('s3cret');
  });
});

describe('CORS', () => {
  test('is off unless origins are given', async () => {
    const response = await call('/api/v1/health', { headers: { origin: 'https://app.example' } });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('lets configured origins through, preflight included, and no others', async () => {
    const open = await startToyService({ cors: { origins: ['https://app.example'] } });
    const preflight = await fetch(`${open.url}/api/v1/brands`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    const denied = await fetch(`${open.url}/api/v1/brands`, { headers: { origin: 'https://app.example' } });
    expect(denied.status).toBe(401);
    expect(denied.headers.get('access-control-allow-origin')).toBe('https://app.example');
    const other = await fetch(`${open.url}/api/v1/health`, { headers: { origin: 'https://evil.example' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(other.headers.get('vary')).toContain('Origin');
    await open.close();
  });
});
