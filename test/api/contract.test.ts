import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations as directOperations } from '../../generated/direct/operations.ts';
import { operations as v1Operations } from '../../generated/v1/operations.ts';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import { bodyOf, useService } from '../support/service.ts';
import { validRequests } from '../support/valid-requests.ts';

const service = useService();

const OPERATIONS: { name: string; operation: OperationEntry }[] = [
  ...Object.entries(directOperations).map(([id, operation]) => ({ name: `direct ${id}`, operation })),
  ...Object.entries(v1Operations).map(([id, operation]) => ({ name: `v1 ${id}`, operation })),
];

test('every operation of both documents is served, and to none without a key that needs one', async () => {
  for (const { name, operation } of OPERATIONS) {
    const { key, request } = await validRequests(service, name);
    const response = await key.call(request.path, request.init);
    expect(response.status, name).toBeLessThan(300);
    if (operation.security.length > 0 && !operation.security.some((one) => Object.keys(one).length === 0)) {
      expect((await service.call(request.path, request.init)).status, `${name} without a key`).toBe(401);
    }
  }
});

describe.each([
  ['v1', '/api/v1/openapi.json'],
  ['console', '/console/api/openapi.json'],
])('openapi.json of %s', (name, path) => {
  const generated = JSON.parse(readFileSync(new URL(`../../generated/${name}/openapi.json`, import.meta.url), 'utf8'));

  test('is the generated document, byte for byte the same at every request', async () => {
    const [one, two] = [await service.call(path), await service.call(path)];
    expect(one.status).toBe(200);
    expect(one.headers.get('content-type')).toMatch(/^application\/json/);
    const text = await one.text();
    expect(JSON.parse(text)).toEqual(generated);
    expect(await two.text()).toBe(text);
  });

  test('has a strong tag, and is not sent again to who has it', async () => {
    const etag = (await service.call(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const again = await service.call(path, { headers: { 'if-none-match': known } });
      expect(again.status, known).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
    }
    const stale = await service.call(path, { headers: { 'if-none-match': '"other"' } });
    expect(stale.status).toBe(200);
  });
});

describe('methods and paths', () => {
  test('HEAD is GET without a body', async () => {
    const key = await service.key();
    for (const path of ['/api/health', '/api/v1/openapi.json', '/api/v1/brands']) {
      const response = await key.call(path, { method: 'HEAD' });
      expect(response.status, path).toBe(200);
      expect(await response.text()).toBe('');
      expect(response.headers.get('content-type')).toMatch(/json/);
    }
    expect((await service.call('/api/v1/brands', { method: 'HEAD' })).status).toBe(401);
  });

  test.each([
    ['/api/v1/brands', ['GET', 'HEAD', 'OPTIONS', 'POST']],
    ['/api/check/run', ['OPTIONS', 'POST']],
    ['/api/v1/probes/019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10', ['GET', 'HEAD', 'OPTIONS']],
  ])('%s allows %j', async (path, methods) => {
    const options = await service.call(path, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')?.split(', ').sort()).toEqual(methods);
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const response = await service.call(path, { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get('allow')?.split(', ').sort()).toEqual(methods);
      expect((await bodyOf(response)).error.code).toBe('method_not_allowed');
    }
  });

  test.each(['/', '/api', '/api/v2/brands', '/api/v1/brands/', '/API/v1/brands', '/api/v1/../brands2', '/elsewhere'])(
    '%s is unknown: 404 in the standard shape',
    async (path) => {
      const response = await service.call(path);
      expect(response.status).toBe(404);
      const { error } = await bodyOf(response);
      expect(error).toMatchObject({ code: 'not_found', requestId: response.headers.get('x-request-id') });
    },
  );
});
