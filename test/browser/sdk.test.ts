/** The TypeScript client in a page of another origin: the README's page as it stands, and what only a browser can get in the way of. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCode } from '../../clients/typescript/build.ts';
import { useService } from '../support/service.ts';
import { useBrowser } from './browser-test.ts';
import { startPageServer } from './page-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const README = await readFile(join(ROOT, 'clients/typescript/README.md'), 'utf8');
const [, PAGE = ''] = /^```html\n(.*?)^```/ms.exec(README) ?? [];

const built = await mkdtemp(join(tmpdir(), 'answerscope-browser-'));
let apiKey = '';
const page = (): string => PAGE.replace('http://127.0.0.1:8080', service.url).replace('sk_test_…', apiKey);
const files = {
  '/node_modules/@answerscope/client/dist/': built,
  '/node_modules/openapi-fetch/': join(ROOT, 'node_modules/openapi-fetch'),
};
const site = await startPageServer(page, files);
const stranger = await startPageServer(page, files);

const service = useService({ config: { corsOrigins: [site.origin] } });
const browser = useBrowser();

beforeAll(() => buildCode(built));
afterAll(async () => {
  await Promise.all([site.close(), stranger.close(), rm(built, { recursive: true, force: true })]);
});

/** What a module of the page exports as `outcome`; it has the client, and `options` for it. */
function inPage(page: Page, code: string, apiKey: string): Promise<unknown> {
  const options = JSON.stringify({ baseUrl: service.url, apiKey, retries: 0 });
  return page.evaluate<unknown>(
    `(async () => {
      const { createV1Client, isAnswerscopeError, unwrap } = await import('@answerscope/client');
      const client = createV1Client(${options});
      const failed = (error) => ({ ...error, known: isAnswerscopeError(error), message: error.message });
      ${code}
    })()`,
  );
}

describe('a page of an allowed origin', () => {
  test('shows what the README says', async (context) => {
    const { page, outside, errors } = await browser.open(context, { origins: [site.origin, service.url] });
    const { key, call } = await service.key();
    await call('/api/v1/brands', { json: { name: '蔚来', category: '新能源汽车' } });
    apiKey = key;
    await page.goto(site.origin);
    await page.getByRole('listitem').filter({ hasText: '蔚来' }).waitFor();
    const asked = page.waitForRequest((request) => request.url() === `${service.url}/api/v1/brands`);
    apiKey = 'sk_live_none';
    await page.goto(site.origin);
    expect((await asked).headers().authorization).toBe('Bearer sk_live_none');
    await page.getByText('unauthenticated: ').waitFor();
    expect(outside).toEqual([]);
    // The browser notes the 401 as a resource that failed, and nothing else.
    expect(errors.filter((error) => !/status of 401|favicon/.test(error))).toEqual([]);
  });

  test('may write, and send an Idempotency-Key', async (context) => {
    const { page, errors } = await browser.open(context, { origins: [site.origin, service.url] });
    const { key } = await service.key();
    await page.goto(site.origin);
    const create = `
      const params = { header: { 'Idempotency-Key': 'from-a-browser-1' } };
      const body = { name: 'Linear', category: 'tools' };
      const create = () => unwrap(client.POST('/brands', { params, body }));
      return [(await create()).brand.id, (await create()).brand.id];`;
    const [first, second] = (await inPage(page, create, key)) as string[];
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(errors.filter((error) => !/status of 401/.test(error))).toEqual([]);
  });

  test('reads errors: code, fields, request id, and how long to wait', async (context) => {
    const { page } = await browser.open(context, { origins: [site.origin, service.url] });
    const { key, call } = await service.key({ tier: 'free' });
    await page.goto(site.origin);
    const create = "return unwrap(client.POST('/brands', { body: { name: '' } })).catch(failed);";
    const invalid = await inPage(page, create, key);
    expect(invalid).toMatchObject({ known: true, status: 400, code: 'invalid_request' });
    expect(invalid).toMatchObject({ requestId: expect.stringMatching(/./), retryAfterSeconds: null });
    let status = 200;
    for (let tries = 0; status !== 429 && tries < 25; tries += 1) status = (await call('/api/v1/brands')).status;
    const limited = await inPage(page, "return unwrap(client.GET('/brands')).catch(failed);", key);
    expect(limited).toMatchObject({ known: true, status: 429, code: 'rate_limited' });
    expect((limited as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(0);
  });
});

test('a page of another origin learns nothing', async (context) => {
  const { page, errors } = await browser.open(context, { origins: [stranger.origin, service.url] });
  const { key } = await service.key();
  await page.goto(stranger.origin);
  const refused = await inPage(page, "return unwrap(client.GET('/brands')).catch(failed);", key);
  expect(refused).toMatchObject({ known: false, message: 'Failed to fetch' });
  expect(errors.join('\n')).toContain('CORS');
});
