/** The Python client as a user gets it: installed into an empty environment, and every block of its README run there as it stands. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from 'vitest';
import { generateSecret, signingKeyOf } from '../../src/events/secrets/secret.ts';
import { signedHeaders } from '../../src/events/signature.ts';
import { useService } from '../support/service.ts';
import { storeInvented } from '../support/stored-answers.ts';
import { countModels, openFields } from './contract-fields.ts';
import { useJudgingProxy } from './judging-proxy.ts';
import { comparable, grown, publishedBodies } from './published-examples.ts';
import { ROOT, readmeOf } from './readme.ts';

const run = promisify(execFile);
const README = await readmeOf('python');
const OLDEST = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))';
const missing = spawnSync('python3', ['-c', OLDEST]).status === 0 ? null : 'needs Python 3.10 or newer, with venv';
const NO_INDEX =
  /Temporary failure in name resolution|Name or service not known|NewConnectionError|ConnectTimeoutError/;

const service = useService({
  config: { freeChecksPerDay: 1 },
  simulator: {
    respond: () => '1. Linear\n2. Brightboard\n\nSee https://www.example.com/boards and https://a.example/1',
  },
});
const proxy = useJudgingProxy(service);

// They start processes, on machines of any speed.
vi.setConfig({ testTimeout: 300_000 });

let home: string;
let project: string;
/** Why the package could not be installed, where that is nobody's fault. */
let unreachable: string | null = null;

beforeAll(async () => {
  if (missing !== null) return;
  home = await mkdtemp(join(tmpdir(), 'answerscope-python-'));
  project = await mkdtemp(join(home, 'project-'));
  await symlink(ROOT, join(home, 'answerscope'));
  const { stdout: cache } = await run('python3', ['-m', 'pip', 'cache', 'dir']);
  const env = { ...process.env, HOME: home, PIP_CACHE_DIR: cache.trim(), PIP_DISABLE_PIP_VERSION_CHECK: '1' };
  for (const block of README.blocks('sh')) {
    await run('bash', ['-euc', block], { cwd: project, env, timeout: 560_000 }).catch(
      (error: { stdout: string; stderr: string }) => {
        const output = `${error.stdout}${error.stderr}`;
        if (!NO_INDEX.test(output)) throw new Error(output);
        unreachable = output;
      },
    );
  }
}, 600_000);

afterAll(async () => {
  if (missing === null) await rm(home, { recursive: true, force: true });
});

function needsClient(context: TestContext): void {
  if (missing !== null) context.skip(missing);
  if (unreachable !== null) context.skip('the package index cannot be reached');
}

async function python(parameters: string[], env: Record<string, string> = {}) {
  return run(join(project, '.venv/bin/python'), parameters, {
    cwd: project,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ANSWERSCOPE_URL: proxy.url, ...env },
    timeout: 300_000,
  });
}

/** Writes a block into the project and runs it; what it prints. */
async function printed(code: string, name: string, key = ''): Promise<string> {
  await writeFile(join(project, name), code);
  return (await python([name], { ANSWERSCOPE_API_KEY: key })).stdout;
}

describe('the package', () => {
  test('installs without leaving anything in the checkout, and holds no tests', async (context) => {
    needsClient(context);
    expect((await readdir(join(ROOT, 'clients/python'))).filter((name) => /build|egg-info|dist/.test(name))).toEqual(
      [],
    );
    const { stdout } = await python(['-c', 'import answerscope; print(answerscope.__path__[0])']);
    const files = await readdir(stdout.trim(), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(['py.typed', 'v1/models/probe.py', 'direct/api/check_api.py']));
    expect(files.filter((file) => /(^|\/)(tests?|docs)\/|README/.test(file))).toEqual([]);
  });

  test('has tests of its own, which pass', async (context) => {
    needsClient(context);
    const { stderr } = await python(['-m', 'unittest', 'discover', '-v', '-s', join(ROOT, 'clients/python/tests')]);
    expect(stderr).toMatch(/^Ran \d{2} tests/m);
    expect(stderr).toMatch(/^OK$/m);
  });

  test('knows the type of every field and response that the contract knows', async (context) => {
    needsClient(context);
    const { stdout } = await python([join(ROOT, 'test/clients/python/untyped_fields.py')]);
    const found = JSON.parse(stdout) as { models: number; responses: number; untyped: string[] };
    expect(found.untyped).toEqual(openFields());
    expect(found.models).toBe(countModels());
    expect(found.responses).toBeGreaterThan(100);
  });

  test('reads every published body, also of a later release, and loses nothing of it', async (context) => {
    needsClient(context);
    const bodies = publishedBodies().flatMap((entry) => [entry, { ...entry, body: grown(entry.body) }]);
    await writeFile(join(project, 'bodies.json'), JSON.stringify(bodies));
    const { stdout } = await python([join(ROOT, 'test/clients/python/round_trip.py'), 'bodies.json']);
    expect(bodies.length).toBeGreaterThan(100);
    expect(comparable(JSON.parse(stdout))).toEqual(comparable(bodies.map(({ body }) => body)));
  });

  test('has every group of operations in its clients', async (context) => {
    needsClient(context);
    const code = `
from answerscope import DirectClient, V1Client, direct, v1
for client, package in ((DirectClient(""), direct), (V1Client(""), v1)):
    has = {type(value).__name__ for value in vars(client).values()}
    print(*[name for name in dir(package) if name.endswith("Api") and name not in has])`;
    expect((await python(['-c', code])).stdout.trim()).toBe('');
  });

  test('tells the service its version', async (context) => {
    needsClient(context);
    const code =
      'import importlib.metadata as m; from answerscope.clients import USER_AGENT as u; print(u == "answerscope-python/" + m.version("answerscope"))';
    expect((await python(['-c', code])).stdout).toBe('True\n');
  });
});

describe('against the service', () => {
  test('a check, a brand, a probe, citations, an error, a 429', async (context) => {
    needsClient(context);
    const { key } = await service.key({ tier: 'growth' });
    const { key: directKey } = await service.key({ interface: 'direct', tier: 'growth' });
    proxy.refuseOnce('GET /api/v1/brands', '1');
    const env = { ANSWERSCOPE_API_KEY: key, ANSWERSCOPE_DIRECT_KEY: directKey };
    const { stdout } = await python([join(ROOT, 'test/clients/python/tour.py')], env);
    const tour = JSON.parse(stdout) as Record<string, unknown> & { limited: [number, string, number]; waited: number };
    expect(tour).toMatchObject({
      check: ['deepseek', 'kimi', 'doubao'],
      remaining: 0,
      replayed: ['true', true],
      createdAt: true,
      brands: ['蔚来 Brightboard'],
      status: 'completed',
      results: [
        ['deepseek', false, 0],
        ['glm', false, 0],
      ],
      interval: ['Interval', 'Interval'],
      lastScan: true,
      query: Array(5).fill('AnswerAnalysis'),
      geoScore: true,
      citations: ['a.example', 'example.com'],
      missing: ['NotFound', 404, 'not_found', [], expect.stringMatching(/^[0-9a-f-]{36}$/)],
      invalid: [
        'InvalidRequest',
        400,
        'invalid_request',
        [expect.objectContaining({ path: 'body.platforms[0]' })],
        expect.anything(),
      ],
      stranger: ['Unauthenticated', 401, 'unauthenticated', [], expect.anything()],
    });
    expect(tour.limited).toEqual([429, 'rate_limited', expect.any(Number)]);
    expect(tour.limited[2]).toBeGreaterThan(3_600);
    // The 429 of the proxy asked for one second.
    expect(tour.waited).toBeGreaterThanOrEqual(1);
    expect(proxy.seen).toEqual(expect.arrayContaining(['GET /api/v1/brands refused', 'GET /api/v1/brands 200']));
    expect(proxy.complaints).toEqual([]);
  });
});

describe('the README', () => {
  const [first = '', check = '', errors = '', retries = '', citations = '', webhooks = '', ...more] =
    README.blocks('python');

  test('has no block that is not run here', () => {
    expect(more).toEqual([]);
    expect(README.languages).toEqual([...README.blocks('python').map(() => 'python'), 'sh']);
  });

  test('shows the defaults of the retries', async (context) => {
    needsClient(context);
    const code =
      'import inspect, answerscope; print(inspect.signature(answerscope.V1Client), inspect.signature(answerscope.DirectClient))';
    const { stdout } = await python(['-c', code]);
    const rows = [...README.text.matchAll(/^\| `(\w+)` \| ([\d.]+) \|/gm)];
    expect(rows).toHaveLength(3);
    for (const [, option, value] of rows)
      expect(stdout.match(new RegExp(`${option}: \\w+ = ${value}`, 'g'))).toHaveLength(2);
  });

  test('has a first example that runs as it stands, also for the second time', async (context) => {
    needsClient(context);
    const { key } = await service.key();
    for (const _ of [1, 2]) {
      const output = await printed(first, 'first.py', key);
      expect(output).toMatch(/^Linear: completed\n/);
      expect(output).toContain('  deepseek: named, at rank 1\n');
    }
    expect(proxy.complaints).toEqual([]);
  });

  test('has examples that run as they stand', async (context) => {
    needsClient(context);
    const { key, accountId } = await service.key();
    // Another day: the free check of today is spent.
    service.advanceClock(25 * 3_600_000);
    expect(await printed(check, 'check.py')).toMatch(/^deepseek: \d+ of \d+ answers\n/);
    expect(await printed(errors, 'errors.py', key)).toMatch(/^404 not_found: /);
    expect(await printed(retries, 'retries.py', key)).toBe('ok\n');
    const json = { name: 'Linear', category: 'tools' };
    const created = await service.call('/api/v1/brands', { json, headers: { authorization: `Bearer ${key}` } });
    const { brand } = (await created.json()) as { brand: { id: string; name: string } };
    await storeInvented(service.knex, { accountId, brand }, [
      {
        at: new Date(Date.now() - 3_600_000),
        platform: 'kimi',
        citations: ['https://a.example/1', 'https://b.example/2'],
      },
    ]);
    const cited = (await printed(citations, 'citations.py', key)).trim().split('\n');
    expect(cited.toSorted()).toEqual(['a.example https://a.example/1', 'b.example https://b.example/2']);
    expect(proxy.complaints).toEqual([]);
  });

  test('has a receiver of webhooks that tells signed from forged', async (context) => {
    needsClient(context);
    const secret = generateSecret();
    const body = Buffer.from(
      JSON.stringify({
        eventId: '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10',
        type: 'citation.discovered',
        createdAt: '2026-11-21T08:00:00.000Z',
        data: {
          brandId: '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e11',
          platform: 'kimi',
          sourceUrl: 'https://a.example/蔚来',
          sourceDomain: 'a.example',
          promptHash: 'h',
          discoveredAt: '2026-11-21T08:00:00.000Z',
        },
      }),
    );
    const keys = [signingKeyOf(secret)];
    const headers = signedHeaders({ interface: 'v1', eventId: 'e-1', body, at: new Date(), keys });
    const call = `
import json, sys
body, headers, secrets = sys.argv[1].encode(), json.loads(sys.argv[2]), sys.argv[3:]
print(*[receive(body, headers, secret) for secret in secrets])`;
    await writeFile(join(project, 'receiver.py'), `${webhooks}\n${call}`);
    const parameters = [body.toString(), JSON.stringify(headers), secret, generateSecret()];
    const { stdout } = await python(['receiver.py', ...parameters]);
    expect(stdout).toBe('event e-1: https://a.example/蔚来\n204 401\n');
  });
});
