/** The reference pages in a real browser: all of them there, nothing asked of anybody else, and every form of theirs works. */
import type { Locator, Page, Response } from 'playwright-core';
import { describe, expect, type TestContext, test } from 'vitest';
import { openapiDocument } from '../../src/http/openapi-document.ts';
import { newOwner, PASSWORD } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';
import { useBrowser, type WatchedPage } from './browser-test.ts';

const service = useService();
const browser = useBrowser();

const NAMES = ['direct', 'v1', 'console'] as const;
/** The brand of the examples. */
const A_BRAND = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** As the reference addresses them: `GET/brands/{id}`. */
function operationsOf(name: (typeof NAMES)[number]): string[] {
  const { paths } = openapiDocument(name).document as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => `${method.toUpperCase()}${path}`),
  );
}

const open = (context: TestContext, look: { colorScheme?: 'dark' } = {}): Promise<WatchedPage> =>
  browser.open(context, { origins: [service.url], ...look });

/** Opens the form of an operation whose tag is open, sends it, waits until the form shows the answer, and closes it. */
async function tryOperation(page: Page, operation: string, fill?: (form: Locator) => Promise<void>): Promise<Response> {
  await page.locator(`aside a[href$="/${operation}"]`).click();
  const [, method = '', path = ''] = /^(\w+)(\/.*)$/.exec(operation) ?? [];
  await page.getByRole('button', { name: `Test Request (${method.toLowerCase()} ${path})` }).click();
  const form = page.getByRole('dialog');
  await fill?.(form);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path)),
    form.getByRole('button', { name: 'Send' }).first().click(),
  ]);
  await form
    .getByText(new RegExp(`^\\s*${response.status()} `))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  return response;
}

describe('the reference', () => {
  test.for(NAMES)('of %s shows every operation and asks nobody else', async (name, context) => {
    const { page, outside, errors } = await open(context);
    await page.goto(`${service.url}/docs/${name}`);
    const closed = page.getByRole('complementary').getByRole('button', { name: /^Open Group/ });
    await closed.first().waitFor();
    while ((await closed.count()) > 0) await closed.first().click();
    const shown = await page
      .locator('aside a[href*="#tag/"]')
      .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
    const operations = shown.flatMap(
      (href) => /#tag\/[^/]+\/(?<operation>[A-Z]+\/.*)$/.exec(href)?.groups?.operation ?? [],
    );
    expect(operations.toSorted()).toEqual(operationsOf(name).toSorted());
    expect({ outside, errors }).toEqual({ outside: [], errors: [] });
  });
});

describe('a form of the reference', () => {
  test('creates a brand and lists it, with a key', async (context) => {
    const { page, outside, errors } = await open(context);
    const { key } = await service.key();
    await page.goto(`${service.url}/docs/v1#tag/brands/POST/brands`);
    const created = await tryOperation(page, 'POST/brands', (form) => form.getByPlaceholder('Token').fill(key));
    expect(created.status()).toBe(201);
    expect(created.request().headers()['idempotency-key']).toBeUndefined();
    const listed = await tryOperation(page, 'GET/brands');
    expect(listed.status()).toBe(200);
    expect((await listed.json()).brands).toHaveLength(1);
    expect({ outside, errors }).toEqual({ outside: [], errors: [] });
  });

  test('says what is wrong without a key', async (context) => {
    const { page } = await open(context);
    await page.goto(`${service.url}/docs/v1#tag/brands/GET/brands`);
    const refused = await tryOperation(page, 'GET/brands');
    expect(refused.status()).toBe(401);
    expect((await refused.json()).error.code).toBe('unauthenticated');
  });

  test('sends the parameters that are needed, and those that were only an example do not go along', async (context) => {
    const { page } = await open(context);
    const { key, call } = await service.key();
    const { brand } = await bodyOf(await call('/api/v1/brands', { json: { name: 'Linear', category: 'tools' } }));
    await page.goto(`${service.url}/docs/v1#tag/citations/GET/citations`);
    const listed = await tryOperation(page, 'GET/citations', async (form) => {
      await form.getByPlaceholder('Token').fill(key);
      await form.getByText(A_BRAND).fill(brand.id);
    });
    expect(listed.status()).toBe(200);
    expect(new URL(listed.url()).search).toBe(`?brandId=${brand.id}`);
  });

  test('of the console works for who is signed in', async (context) => {
    const { page, outside, errors } = await open(context);
    const { email } = await newOwner(service);
    await page.goto(`${service.url}/docs/console#tag/session/POST/sign-in`);
    const signedIn = await tryOperation(page, 'POST/sign-in', (form) =>
      form.locator('.cm-content', { hasText: 'jing@example.com' }).fill(JSON.stringify({ email, password: PASSWORD })),
    );
    expect(signedIn.status()).toBe(200);
    const session = await tryOperation(page, 'GET/session');
    expect((await session.json()).user.email).toBe(email);
    const out = await tryOperation(page, 'POST/sign-out');
    expect(out.status()).toBe(200);
    expect({ outside, errors }).toEqual({ outside: [], errors: [] });
  });
});

describe('/docs', () => {
  test('leads to each reference, and each to the others', async (context) => {
    const { page, outside, errors } = await open(context);
    await page.goto(`${service.url}/docs`);
    await page.getByRole('link', { name: 'Versioned' }).click();
    await page.getByRole('heading', { name: 'Answerscope versioned API' }).waitFor();
    await page.getByRole('link', { name: 'Direct', exact: true }).click();
    await page.getByRole('heading', { name: 'Answerscope direct API' }).waitFor();
    await page.getByRole('link', { name: 'Answerscope', exact: true }).click();
    await page.getByRole('heading', { name: 'Answerscope interfaces' }).waitFor();
    expect({ outside, errors }).toEqual({ outside: [], errors: [] });
  });

  test('is dark where the system is, and light where the reader wants it', async (context) => {
    const { page } = await open(context, { colorScheme: 'dark' });
    await page.goto(`${service.url}/docs/v1`);
    const bar = () => page.evaluate<string>("getComputedStyle(document.querySelector('.bar')).backgroundColor");
    const toggle = page.getByRole('button', { name: /light mode/i });
    await toggle.waitFor();
    expect(await bar()).toBe('rgb(19, 19, 21)');
    await toggle.click();
    await page.locator('body.light-mode').waitFor();
    expect(await bar()).toBe('rgb(255, 255, 255)');
  });
});
