import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocs } from '../../../src/http/docs/index.ts';
import { referenceDocument } from '../../../src/http/docs/reference-document.ts';
import { openapiDocument } from '../../../src/http/openapi-document.ts';
import { startToyService, type ToyService } from './toy-service.ts';

const DOCUMENTS = {
  direct: openapiDocument('direct'),
  v1: openapiDocument('v1'),
  console: openapiDocument('console'),
};
const NAMES = ['direct', 'v1', 'console'] as const;
const PAGES = ['/docs', ...NAMES.map((name) => `/docs/${name}`)];

let service: ToyService;

beforeAll(async () => {
  service = await startToyService({ docs: createDocs(DOCUMENTS) });
});

afterAll(() => service.close());

const get = (path: string, init: RequestInit = {}) => fetch(service.url + path, { redirect: 'manual', ...init });

/** Scripts, styles and documents that a page names. */
async function loadedBy(page: string): Promise<string[]> {
  const html = await (await get(page)).text();
  return [...html.matchAll(/(?:src|data-document|rel="stylesheet" href)="([^"]+)"/g)].map(([, path = '']) => path);
}

/** The bytes as they travel. */
function raw(path: string, encodings: string): Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encodings };
    const sent = request(`${service.url}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    });
    sent.on('error', reject).end();
  });
}

describe('the pages', () => {
  test.each(PAGES)('%s may load and reach nothing but this service', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(await response.text()).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  test.each(PAGES)('%s loads only what is there', async (page) => {
    const paths = await loadedBy(page);
    expect(paths.length).toBeGreaterThan(page === '/docs' ? 0 : 3);
    for (const path of paths) expect((await get(path, { method: 'HEAD' })).status, path).toBe(200);
  });

  test('are known again by their tag', async () => {
    for (const path of [...PAGES, '/docs/v1/openapi.json', ...(await loadedBy('/docs/v1'))]) {
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect(etag, path).toMatch(/^"[\w-]+"$/);
      const again = await get(path, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()], path).toEqual([304, '']);
      expect((await get(path, { headers: { 'if-none-match': '"another"' } })).status, path).toBe(200);
    }
  });

  test('answer HEAD without a body, and refuse what writes', async () => {
    for (const path of [...PAGES, '/docs/v1/openapi.json']) {
      const head = await get(path, { method: 'HEAD' });
      expect([head.status, await head.text()], path).toEqual([200, '']);
      expect(Number(head.headers.get('content-length')), path).toBeGreaterThan(300);
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const refused = await get(path, { method });
        expect([refused.status, refused.headers.get('allow')], path).toEqual([405, 'GET, HEAD, OPTIONS']);
        expect(((await refused.json()) as { error: { code: string } }).error.code).toBe('method_not_allowed');
      }
    }
  });

  test('leave what is not there to the standard 404, under the policy of the interfaces', async () => {
    for (const path of [
      '/docs/v2',
      '/docs/assets/',
      '/docs/assets/docs.css',
      '/docs/assets/..%2findex.ts',
      '/docs/v1/',
    ]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(((await response.json()) as { error: { code: string } }).error.code).toBe('not_found');
      expect(response.headers.get('content-security-policy')).not.toContain("'self'");
    }
  });

  test('are found with a slash at the end', async () => {
    const response = await get('/docs/');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/docs']);
  });
});

describe('what the pages load', () => {
  test('scripts and styles are kept for good, for their address changes with them', async () => {
    const assets = (await loadedBy('/docs/v1')).filter((path) => path.startsWith('/docs/assets/'));
    expect(assets).toHaveLength(3);
    for (const path of assets) {
      expect((await get(path)).headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
      expect(path).toMatch(/-(?:[0-9a-f]{16}|\d+\.\d+\.\d+)\.(?:js|css)$/);
    }
    for (const path of [...PAGES, '/docs/v1/openapi.json']) {
      expect((await get(path)).headers.get('cache-control'), path).toBe('no-cache');
    }
  });

  test('travels compressed to who takes it, under a tag of its own, and plain to others', async () => {
    for (const path of await loadedBy('/docs/v1')) {
      const compressed = await raw(path, 'gzip, deflate, br');
      const plain = await raw(path, 'identity');
      expect([compressed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
      expect(compressed.headers.etag).not.toBe(plain.headers.etag);
      expect(compressed.headers.vary).toMatch(/accept-encoding/i);
      expect(gunzipSync(compressed.body).equals(plain.body), path).toBe(true);
      if (path.includes('scalar')) expect(compressed.body.length).toBeLessThan(1_500_000);
    }
  });

  test.each(NAMES)('the document of %s is the published one', async (name) => {
    expect(await (await get(`/docs/${name}/openapi.json`)).json()).toEqual(DOCUMENTS[name].document);
  });
});

describe('the document for the reference', () => {
  const parameters = [
    { name: 'id', in: 'path', required: true, example: 'x' },
    { $ref: '#/components/parameters/Key' },
    { name: 'page', in: 'query', schema: { type: 'integer' } },
  ];
  const named = { requestBody: { content: { 'application/json': { examples: { one: {}, two: {} } } } } };
  const document = {
    tags: [{ name: 'rewrite-batches', description: 'Batches.' }],
    paths: { '/a/{id}': { get: { parameters }, post: { parameters, ...named }, delete: { responses: {} } } },
    components: { parameters: { Key: { name: 'Key', in: 'header', example: 'k' } } },
  };
  const shown = referenceDocument({ document, etag: '' }) as typeof document;

  test('fills optional parameters in and switches them off, under the names of the examples of the body', () => {
    const off = { value: 'k', 'x-disabled': true };
    const key = (examples: object) => [parameters[0], { name: 'Key', in: 'header', examples }, parameters[2]];
    expect(shown.paths['/a/{id}'].get.parameters).toEqual(key({ default: off }));
    expect(shown.paths['/a/{id}'].post.parameters).toEqual(key({ one: off, two: off }));
    expect(shown.paths['/a/{id}'].delete).toEqual({ responses: {} });
  });

  test('names tags as headings and changes nothing else', () => {
    expect(shown.tags).toEqual([{ ...document.tags[0], 'x-displayName': 'Rewrite batches' }]);
    expect(shown.components).toEqual(document.components);
    const { paths, components } = document;
    expect([paths['/a/{id}'].get.parameters, components.parameters.Key.example]).toEqual([parameters, 'k']);
  });

  test.each(NAMES)('of %s sends no filter, cursor or key of an example', (name) => {
    const { paths } = referenceDocument(DOCUMENTS[name]) as { paths: Record<string, Record<string, Operation>> };
    const all = Object.values(paths).flatMap((item) => Object.values(item).flatMap((one) => one.parameters ?? []));
    const optional = all.filter((parameter) => !parameter.required);
    expect(optional.length).toBeGreaterThan(2);
    expect(optional.filter(({ $ref, example }) => $ref !== undefined || example !== undefined)).toEqual([]);
  });
});

interface Operation {
  parameters?: { $ref?: string; required?: boolean; example?: unknown }[];
}
