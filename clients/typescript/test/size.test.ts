import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const entry = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

async function bundled(contents: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../src', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

test('everything, with what it depends on, is below 15 KB gzipped', async () => {
  const code = await bundled(`export * from ${JSON.stringify(entry('index.ts'))};`, 'node');
  const bytes = gzipSync(code).length;
  console.log(`the whole client: ${bytes} bytes gzipped`);
  expect(code).toContain('X-Service-Signature');
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(15 * 1024);
});

test('what is not used is left out', async () => {
  const used = await bundled(`export { createV1Client } from ${JSON.stringify(entry('index.ts'))};`, 'node');
  const most = await bundled(`export * from ${JSON.stringify(entry('index.ts'))};`, 'node');
  expect(used.length).toBeLessThan(most.length - 2_000);
  for (const unused of ['X-Service-Signature', 'AnswerscopeError', '/citations', '/probes/{id}']) {
    expect(used).not.toContain(unused);
    expect(most).toContain(unused);
  }
});

test('the browser build asks for nothing of Node', async () => {
  // esbuild refuses what it cannot find for a browser, node:crypto among it.
  const code = await bundled(`export * from ${JSON.stringify(entry('browser.ts'))};`, 'browser');
  expect(code).not.toMatch(/\bBuffer\b|node:/);
  await expect(bundled(`export * from ${JSON.stringify(entry('webhooks/index.ts'))};`, 'browser')).rejects.toThrow();
});
