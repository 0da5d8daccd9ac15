import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../openapi/codegen/bundle.ts';
import type { GeneratedFiles } from '../../../openapi/codegen/files.ts';
import { findDrift, writeFiles } from '../../../openapi/codegen/files.ts';
import { generateInterface } from '../../../openapi/codegen/generate.ts';
import type { Validator } from '../../../openapi/codegen/operation.ts';

const repository = resolve(import.meta.dirname, '../../..');
const root = resolve(import.meta.dirname, 'fixtures/shop.yaml');

let folder: string;
let files: GeneratedFiles;
let validators: Record<string, Validator>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codegen-'));
  files = await generateInterface('shop', await bundle(root, repository), repository);
  await writeFiles(folder, ['shop'], files);
  validators = (await import(pathToFileURL(join(folder, 'shop/validators.js')).href)) as Record<string, Validator>;
}, 60_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function check(name: string, value: unknown): { ok: boolean; value: unknown; errors: string[] } {
  const validate = validators[name];
  if (!validate) throw new Error(`No validator ${name}; there are ${Object.keys(validators).join(', ')}`);
  const ok = validate(value);
  return { ok, value, errors: (validate.errors ?? []).map((error) => `${error.instancePath} ${error.keyword}`) };
}

const id = '0192f0c4-7a3e-7c3a-8b1e-1f6a3c9d2e4b';
const brand = { id, name: 'Acme', website: null, nested: { description: 'text' } };

describe('parameters', () => {
  test('are converted from text, with defaults', () => {
    expect(check('listBrandsQuery', { days: '30' })).toMatchObject({ ok: true, value: { days: 30 } });
    expect(check('listBrandsQuery', {})).toMatchObject({ ok: true, value: { days: 7 } });
  });

  test('out of range, unknown and malformed ones are refused, all at once', () => {
    expect(check('listBrandsQuery', { days: '91', platform: 'bing', other: 'x' }).errors.toSorted()).toEqual([
      ' additionalProperties',
      '/days maximum',
      '/platform enum',
    ]);
    expect(check('getBrandPath', { id: 'x' }).errors).toEqual(['/id format']);
  });

  test('an operation without query parameters refuses any', () => {
    expect(check('noQuery', { a: '1' }).ok).toBe(false);
    expect(check('noQuery', {}).ok).toBe(true);
  });

  test('headers are checked by lower-case name', () => {
    expect(check('createBrandHeaders', { 'idempotency-key': 'x'.repeat(21) }).errors).toEqual([
      '/idempotency-key maxLength',
    ]);
  });
});

describe('bodies', () => {
  test('are never converted, and get their defaults', () => {
    expect(check('requestCreateBrand', { name: 7 }).errors).toEqual(['/name type']);
    expect(check('requestCreateBrand', { name: 'Acme', size: '3' }).errors).toEqual(['/size type']);
    expect(check('requestCreateBrand', { name: 'Acme' })).toMatchObject({ ok: true, value: { size: 1 } });
  });

  test('are held to full formats and closed objects', () => {
    expect(check('requestCreateBrand', { name: 'Acme', website: 'not a url' }).errors).toEqual(['/website format']);
    expect(check('requestCreateBrand', { name: 'Acme', owner: { email: 'a@b.example', phone: 1 } }).errors).toEqual([
      '/owner additionalProperties',
    ]);
  });

  test('length counts code points', () => {
    expect(check('requestCreateBrand', { name: '😀'.repeat(10) }).ok).toBe(true);
  });
});

describe('responses', () => {
  test('may carry documented properties only, at every depth', () => {
    expect(check('replyBrand', brand).ok).toBe(true);
    expect(check('replyBrand', { ...brand, extra: 1 }).ok).toBe(false);
    expect(check('replyBrand', { ...brand, nested: { description: 'text', extra: 1 } }).ok).toBe(false);
    expect(check('listBrandsResponse200', { brands: [{ ...brand, extra: 1 }] }).ok).toBe(false);
  });

  test('a composition allows the properties of all its parts and no others', () => {
    expect(check('replyDetailed', { ...brand, createdAt: '2026-01-02T03:04:05Z' })).toMatchObject({ ok: true });
    expect(check('replyDetailed', { ...brand, createdAt: '2026-01-02T03:04:05Z', extra: 1 }).ok).toBe(false);
    expect(check('replyDetailed', brand).ok).toBe(false);
  });

  test('a shared schema has one validator', () => {
    const replies = Object.keys(validators).filter((name) => name.startsWith('reply'));
    expect(replies.toSorted()).toEqual(['replyBrand', 'replyDetailed', 'replyError', 'replyReport']);
  });
});

test('the published document keeps responses open', () => {
  const document = JSON.parse(files['shop/openapi.json'] ?? '') as { components: { schemas: Record<string, object> } };
  expect(document.components.schemas.Brand).not.toHaveProperty('additionalProperties');
  expect(document.components.schemas.CreateBrand).toHaveProperty('additionalProperties', false);
});

test('the module requires and evaluates nothing', () => {
  expect(files['shop/validators.js']).not.toMatch(/require\(|new Function|\beval\(/);
});

test('the operations table carries routing and policy, and leaves webhooks out', () => {
  const table = files['shop/operations.ts'] ?? '';
  expect(table).toContain('export type OperationId = "getHealth" | "listBrands" | "createBrand" | "getBrand"');
  expect(table).toContain('export type AuthenticatedOperationId = "listBrands" | "createBrand"\n');
  expect(table).toContain('listBrands: "days"');
  expect(table).toContain('fullPath: "/shop/v1/brands/{id}"');
  expect(table).toContain('security: [{"apiKey":["write"]},{"cookie":[]}]');
  expect(table).toContain('"queryLists":["tag"]');
  expect(table).toContain('requiredHeaders: ["etag"]');
  expect(table).toContain('cacheSeconds: 30');
  expect(table).toContain('sunset: {"announced":"2026-01-01","day":"2026-04-30"}');
});

test('generating again gives the same bytes', async () => {
  expect(await generateInterface('shop', await bundle(root, repository), repository)).toEqual(files);
}, 60_000);

test('drift names files that were edited, removed or added', async () => {
  expect(await findDrift(folder, ['shop'], files)).toEqual([]);
  await writeFile(join(folder, 'shop/types.ts'), 'edited');
  await rm(join(folder, 'shop/operations.ts'));
  await writeFile(join(folder, 'shop/stray.ts'), '');
  expect(await findDrift(folder, ['shop'], files)).toEqual(['shop/operations.ts', 'shop/stray.ts', 'shop/types.ts']);
  await writeFiles(folder, ['shop'], files);
  expect(await findDrift(folder, ['shop'], files)).toEqual([]);
  expect(await readFile(join(folder, 'shop/types.ts'), 'utf8')).toBe(files['shop/types.ts']);
});

test('clients may leave out what has a default', async () => {
  const direct = await generateInterface('direct', await bundle(root, repository), repository);
  expect(direct['direct/types.ts']).toMatch(/size: number/);
  expect(direct['client/direct.ts']).toMatch(/size\?: number/);
  expect(direct['client/direct.ts']).not.toContain('brandCreated');
}, 60_000);
