/** The package as a user gets it: packed, installed into an empty folder, and every block of its README run there as it stands. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { generateSecret, signingKeyOf } from '../../src/events/secrets/secret.ts';
import { signedHeaders } from '../../src/events/signature.ts';
import { newOwner, PASSWORD } from '../support/console.ts';
import { useService } from '../support/service.ts';
import { storeInvented } from '../support/stored-answers.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const README = await readFile(join(ROOT, 'clients/typescript/README.md'), 'utf8');
const NO_REGISTRY = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|E403|E50\d/;

const blocks = (language: string): string[] =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code);

const service = useService({
  simulator: { respond: () => '1. Linear\n2. Asana\n\nSee https://www.example.com/boards' },
});

let home: string;
let project: string;
/** Why the package could not be installed, where that is nobody's fault. */
let unreachable: string | null = null;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'answerscope-client-'));
  project = await mkdtemp(join(home, 'project-'));
  await symlink(ROOT, join(home, 'answerscope'));
  const { stdout: cache } = await run('npm', ['config', 'get', 'cache']);
  const env = { ...process.env, HOME: home, npm_config_cache: cache.trim(), npm_config_audit: 'false' };
  for (const block of blocks('sh')) {
    await run('bash', ['-euc', block], { cwd: project, env, timeout: 150_000 }).catch((error: { stderr: string }) => {
      if (!NO_REGISTRY.test(error.stderr)) throw error;
      unreachable = error.stderr;
    });
  }
}, 180_000);

afterAll(() => rm(home, { recursive: true, force: true }));

function needsRegistry(context: TestContext): void {
  if (unreachable === null) return;
  console.log(`skipped: the package registry cannot be reached: ${unreachable.split('\n')[0]}`);
  context.skip();
}

/** Writes a block into the project and runs it with Node; what it prints. */
async function printed(code: string, name: string, key = '', more: Record<string, string> = {}): Promise<string> {
  await writeFile(join(project, name), code);
  const env = { ...process.env, ANSWERSCOPE_URL: service.url, ANSWERSCOPE_API_KEY: key, ...more };
  const { stdout } = await run(process.execPath, [name], { cwd: project, env, timeout: 60_000 });
  return stdout;
}

describe('the tarball', () => {
  test('installs with openapi-fetch alone', async (context) => {
    needsRegistry(context);
    const installed = await readdir(join(project, 'node_modules'));
    // What openapi-fetch brings along are types.
    expect(installed.filter((name) => !name.startsWith('.')).toSorted()).toEqual([
      '@answerscope',
      'openapi-fetch',
      'openapi-typescript-helpers',
    ]);
  });

  test('holds the code, the generated types and the README, and nothing that only this repository needs', async (context) => {
    needsRegistry(context);
    const entries = await readdir(join(project, 'node_modules/@answerscope/client'), {
      recursive: true,
      withFileTypes: true,
    });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['README.md', 'package.json', 'index.js', 'browser.js', 'v1.d.ts']));
    expect(names.filter((name) => /(?<!\.d)\.ts$|test/.test(name))).toEqual([]);
  });
});

describe('the README', () => {
  const [first = '', check = '', consoleUse = '', errors = '', retries = '', citations = '', webhooks = '', ...more] =
    blocks('ts');

  test('has no block that is not run here', () => {
    expect(more).toEqual([]);
    const languages = [...README.matchAll(/^```(\w+)/gm)].map(([, language]) => language);
    const run = [...blocks('sh').map(() => 'sh'), ...blocks('ts').map(() => 'ts')];
    // The page is opened by the browser tests.
    expect(languages.toSorted()).toEqual(['html', ...run].toSorted());
  });

  test('shows the defaults of the retries', async () => {
    const code = await readFile(join(ROOT, 'clients/typescript/src/retry.ts'), 'utf8');
    for (const [, option, value = ''] of README.matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm)) {
      expect(code).toContain(`${option} = ${value.replaceAll(',', '_')}`);
    }
  });

  test('has a first example that runs as it stands, also for the second time', async (context) => {
    needsRegistry(context);
    const { key } = await service.key();
    for (const _ of [1, 2]) {
      const output = await printed(first, 'first.mjs', key);
      expect(output).toMatch(/^Linear: completed\n/);
      expect(output).toContain('  deepseek: named, at rank 1\n');
    }
  }, 90_000);

  test('has examples that run as they stand', async (context) => {
    needsRegistry(context);
    const { key, accountId } = await service.key();
    expect(await printed(check, 'check.mjs')).toMatch(/^deepseek: \d+ of \d+ answers\n/);
    const { email } = await newOwner(service);
    const person = { ANSWERSCOPE_EMAIL: email, ANSWERSCOPE_PASSWORD: PASSWORD };
    expect(await printed(consoleUse, 'console.mjs', '', person)).toBe(`${email}: 0 brands\n`);
    expect(await printed(errors, 'errors.mjs', key)).toMatch(/^404: /);
    expect(await printed(retries, 'retries.mjs', key)).toBe('ok\n');
    const json = { name: 'Linear', category: 'tools' };
    const created = await service.call('/api/v1/brands', { json, headers: { authorization: `Bearer ${key}` } });
    const { brand } = (await created.json()) as { brand: { id: string; name: string } };
    const at = new Date(Date.now() - 3_600_000);
    await storeInvented(service.knex, { accountId, brand }, [
      { at, platform: 'kimi', citations: ['https://a.example/1', 'https://b.example/2'] },
    ]);
    const cited = await printed(citations, 'citations.mjs', key);
    expect(cited.trim().split('\n').toSorted()).toEqual([
      'a.example https://a.example/1',
      'b.example https://b.example/2',
    ]);
  }, 90_000);

  test('has a receiver of webhooks that tells signed from forged', async (context) => {
    needsRegistry(context);
    await writeFile(join(project, 'webhooks.mts'), webhooks);
    const { receive } = await import(/* @vite-ignore */ pathToFileURL(join(project, 'webhooks.mts')).href);
    const secret = generateSecret();
    const body = Buffer.from('{"title":"蔚来"}');
    const keys = [signingKeyOf(secret)];
    const headers = signedHeaders({ interface: 'v1', eventId: 'e', body, at: new Date(), keys });
    const request = () => new Request('https://receiver.example/', { method: 'POST', body, headers });
    expect([(await receive(request(), secret)).status, (await receive(request(), generateSecret())).status]).toEqual([
      204, 401,
    ]);
  });

  test('compiles, strictly, against the types of the package, also of a bundler', async (context) => {
    needsRegistry(context);
    const files = await Promise.all(
      blocks('ts').map(async (code, at) => {
        await writeFile(join(project, `block-${at}.mts`), code);
        return `block-${at}.mts`;
      }),
    );
    const wrong =
      "import { createV1Client } from '@answerscope/client';\nawait createV1Client({ baseUrl: '' }).GET('/brand');\n";
    await writeFile(join(project, 'wrong.mts'), wrong);
    const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
    const compile = (module: string, moduleResolution: string, names: string[]) =>
      run(
        process.execPath,
        [
          compiler,
          ...[
            '--noEmit',
            '--strict',
            '--exactOptionalPropertyTypes',
            '--noUncheckedIndexedAccess',
            '--target',
            'ES2022',
          ],
          ...['--module', module, '--moduleResolution', moduleResolution, '--lib', 'ES2023,DOM,DOM.Iterable'],
          ...['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types'), ...names],
        ],
        { cwd: project },
      );
    await compile('NodeNext', 'NodeNext', files);
    await compile('ESNext', 'Bundler', files);
    await expect(compile('NodeNext', 'NodeNext', ['wrong.mts'])).rejects.toMatchObject({
      stdout: expect.stringContaining('wrong.mts(2'),
    });
  }, 90_000);
});

describe('in a browser', () => {
  test('the bundle reaches the service with nothing but what the web has', async (context) => {
    needsRegistry(context);
    const { outputFiles } = await build({
      stdin: {
        contents: `import { createDirectClient, unwrap } from '@answerscope/client';
          globalThis.outcome = unwrap(createDirectClient({ baseUrl }).GET('/health'));`,
        resolveDir: project,
      },
      bundle: true,
      format: 'iife',
      platform: 'browser',
      write: false,
    });
    const { fetch, Request, Response, Headers, FormData, URL, URLSearchParams, AbortSignal, AbortController } =
      globalThis;
    const web = { fetch, Request, Response, Headers, FormData, URL, URLSearchParams, AbortSignal, AbortController };
    const page = vm.createContext({ ...web, setTimeout, clearTimeout, baseUrl: service.url });
    vm.runInContext(outputFiles[0]?.text ?? '', page);
    expect(await (page as { outcome?: Promise<unknown> }).outcome).toMatchObject({ status: 'ok' });
  });
});
