/** The Go client as a user gets it: required by an empty module, and every block of its README run there as it stands. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from 'vitest';
import { generateSecret, signingKeyOf } from '../../src/events/secrets/secret.ts';
import { signedHeaders } from '../../src/events/signature.ts';
import { useService } from '../support/service.ts';
import { storeInvented } from '../support/stored-answers.ts';
import { openFields } from './contract-fields.ts';
import { useJudgingProxy } from './judging-proxy.ts';
import { comparable, grown, publishedBodies } from './published-examples.ts';
import { ROOT, readmeOf } from './readme.ts';

const run = promisify(execFile);
const CLIENT = join(ROOT, 'clients/go');
const README = await readmeOf('go');
const [, minor = '0'] = /go1\.(\d+)/.exec(spawnSync('go', ['version']).stdout?.toString() ?? '') ?? [];
const missing = Number(minor) >= 23 ? null : 'needs Go 1.23 or newer';
const BLOCKS = ['first', 'check', 'errors', 'retries', 'citations', 'webhooks'];

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
let env: NodeJS.ProcessEnv;
let receiver: ChildProcess | undefined;

/** A new module with the client in it, as the README says. */
async function newModule(name: string): Promise<string> {
  const folder = await mkdtemp(join(home, `${name}-`));
  await run('go', ['mod', 'init', name], { cwd: folder, env });
  for (const block of README.blocks('sh')) await run('bash', ['-euc', block], { cwd: folder, env });
  return folder;
}

/** Each block and the tour are a program of their own, built by one command. */
let programs: string;

beforeAll(async () => {
  if (missing !== null) return;
  home = await mkdtemp(join(tmpdir(), 'answerscope-go-'));
  await symlink(ROOT, join(home, 'answerscope'));
  const { stdout } = await run('go', ['env', 'GOCACHE', 'GOMODCACHE', 'GOPATH']);
  const [GOCACHE, GOMODCACHE, GOPATH] = stdout.split('\n');
  // It depends on nothing: no proxy is asked, and no sum is looked up.
  env = { ...process.env, HOME: home, GOCACHE, GOMODCACHE, GOPATH, GOPROXY: 'off', GOWORK: 'off', GOFLAGS: '' };
  programs = await newModule('programs');
  for (const [at, name] of BLOCKS.entries()) {
    await mkdir(join(programs, name));
    await writeFile(join(programs, name, 'main.go'), README.blocks('go')[at] ?? '');
  }
  await mkdir(join(programs, 'tour'));
  await copyFile(join(ROOT, 'test/clients/go/tour.go'), join(programs, 'tour/main.go'));
  await mkdir(join(programs, 'roundtrip'));
  await writeFile(join(programs, 'roundtrip/main.go'), roundTripProgram());
  await mkdir(join(programs, 'bin'));
  await run('go', ['build', '-o', 'bin', './...'], { cwd: programs, env });
}, 600_000);

afterAll(async () => {
  receiver?.kill();
  if (missing === null) await rm(home, { recursive: true, force: true });
});

/** Reads bodies and their models from the standard input, and prints each body as its model writes it again. */
function roundTripProgram(): string {
  const models = new Set(publishedBodies().map((entry) => `${entry.interface}.${entry.model}`));
  return `package main

import (
	"encoding/json"
	"log"
	"os"

	"answerscope.example/client-go/direct"
	"answerscope.example/client-go/v1"
)

func again[Model any](body json.RawMessage) any {
	var model Model
	if err := json.Unmarshal(body, &model); err != nil {
		log.Fatalf("%T: %v: %s", model, err, body)
	}
	return model
}

var models = map[string]func(json.RawMessage) any{
${[...models].map((model) => `	"${model}": again[${model}],`).join('\n')}
}

func main() {
	var bodies []struct {
		Interface, Model string
		Body             json.RawMessage
	}
	if err := json.NewDecoder(os.Stdin).Decode(&bodies); err != nil {
		log.Fatal(err)
	}
	written := []any{}
	for _, entry := range bodies {
		written = append(written, models[entry.Interface+"."+entry.Model](entry.Body))
	}
	if err := json.NewEncoder(os.Stdout).Encode(written); err != nil {
		log.Fatal(err)
	}
}
`;
}

function needsGo(context: TestContext): void {
  if (missing !== null) context.skip(missing);
}

/** Runs a program; what it prints. */
async function printed(name: string, key = '', more: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run(join(programs, 'bin', name), [], {
    env: { ...env, ANSWERSCOPE_URL: proxy.url, ANSWERSCOPE_API_KEY: key, ...more },
    timeout: 300_000,
  });
  return stdout;
}

describe('the module', () => {
  test('depends on nothing', async () => {
    expect(await readFile(join(CLIENT, 'go.mod'), 'utf8')).not.toContain('require');
    expect(await readdir(CLIENT)).not.toContain('go.sum');
  });

  test('has tests of its own, which pass, and nothing that vet finds', async (context) => {
    needsGo(context);
    const { stdout } = await run('go', ['test', './...'], { cwd: CLIENT, env });
    expect(stdout.match(/^ok /gm)).toHaveLength(2);
  });

  test('is formatted where it is written by hand', async (context) => {
    needsGo(context);
    const files = (await readdir(CLIENT)).filter((name) => name.endsWith('.go'));
    expect((await run('gofmt', ['-l', ...files, 'webhooks'], { cwd: CLIENT, env })).stdout).toBe('');
  });

  test('knows the type of every field and response that the contract knows', async () => {
    const untyped: string[] = [];
    let structs = 0;
    for (const name of ['direct', 'v1']) {
      for (const file of await readdir(join(CLIENT, name))) {
        const code = await readFile(join(CLIENT, name, file), 'utf8');
        if (file.startsWith('api_')) expect(code, file).not.toMatch(/Execute\(\) \((\*?map|\*?interface|\*?any)/);
        if (!file.startsWith('model_')) continue;
        for (const [, struct, fields = ''] of code.matchAll(/^type ([A-Z]\w*) struct \{\n(.*?)^\}/gms)) {
          structs += 1;
          for (const [, type, json] of fields.matchAll(/^\t\w+ (.*?)(?: `json:"(\w+).*)?$/gm)) {
            if (json !== undefined && /interface|\bany\b/.test(type ?? '')) untyped.push(`${name} ${struct}.${json}`);
          }
        }
      }
    }
    expect(structs).toBeGreaterThan(100);
    expect(untyped).toEqual(openFields());
  });
});

describe('the models', () => {
  test('read every published body, also of a later release, and lose nothing of it', async (context) => {
    needsGo(context);
    const bodies = publishedBodies().flatMap((entry) => [entry, { ...entry, body: grown(entry.body) }]);
    const program = run(join(programs, 'bin/roundtrip'), [], { maxBuffer: 1 << 26 });
    program.child.stdin?.end(JSON.stringify(bodies));
    expect(bodies.length).toBeGreaterThan(100);
    expect(comparable(JSON.parse((await program).stdout))).toEqual(comparable(bodies.map(({ body }) => body)));
  });
});

describe('against the service', () => {
  test('a check, a brand, a probe, citations, an error, a 429', async (context) => {
    needsGo(context);
    const { key } = await service.key({ tier: 'growth' });
    const { key: directKey } = await service.key({ interface: 'direct', tier: 'growth' });
    proxy.refuseOnce('GET /api/v1/brands', '1');
    const tour = JSON.parse(await printed('tour', key, { ANSWERSCOPE_DIRECT_KEY: directKey })) as Record<
      string,
      unknown
    > & { limited: [number, string, number]; waited: number };
    expect(tour).toMatchObject({
      check: ['deepseek', 'kimi', 'doubao'],
      remaining: 0,
      replayed: ['true', true],
      createdAt: true,
      brands: ['蔚来 Brightboard'],
      status: 'completed',
      results: [
        ['deepseek', false, 0, true],
        ['glm', false, 0, true],
      ],
      lastScan: true,
      query: [true, true, true, true, true],
      geoScore: true,
      citations: ['a.example', 'example.com'],
      missing: { Status: 404, Code: 'not_found', RequestID: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      invalid: { Status: 400, Code: 'invalid_request', Details: [{ path: 'body.platforms[0]' }] },
      stranger: { Status: 401, Code: 'unauthenticated' },
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
  test('has no block that is not run here', () => {
    expect(README.blocks('go')).toHaveLength(BLOCKS.length);
    expect(README.languages).toEqual([...BLOCKS.map(() => 'go'), 'sh']);
  });

  test('shows the defaults of the retries', async () => {
    const code = await readFile(join(CLIENT, 'retrying.go'), 'utf8');
    const rows = Object.fromEntries([...README.text.matchAll(/^\| `(\w+)` \| ([\d]+)/gm)].map((row) => row.slice(1)));
    expect(Object.keys(rows)).toEqual(['Retries', 'Timeout', 'MaxWait']);
    expect(code).toContain(`transport.retries = ${rows.Retries}\n`);
    expect(code).toContain(`transport.timeout = ${rows.Timeout} * time.Second\n`);
    expect(code).toContain(`transport.maxWait = ${rows.MaxWait} * time.Second\n`);
  });

  test('has a first example that runs as it stands, also for the second time', async (context) => {
    needsGo(context);
    const { key } = await service.key();
    const folder = await newModule('example');
    await writeFile(join(folder, 'main.go'), README.blocks('go')[0] ?? '');
    for (const _ of [1, 2]) {
      const { stdout } = await run('go', ['run', '.'], {
        cwd: folder,
        env: { ...env, ANSWERSCOPE_URL: proxy.url, ANSWERSCOPE_API_KEY: key },
      });
      expect(stdout).toMatch(/^Linear: completed\n/);
      expect(stdout).toContain('  deepseek: named, at rank 1\n');
    }
    expect(proxy.complaints).toEqual([]);
  });

  test('has examples that run as they stand', async (context) => {
    needsGo(context);
    const { key, accountId } = await service.key();
    // Another day: the free check of today is spent.
    service.advanceClock(25 * 3_600_000);
    expect(await printed('check')).toMatch(/^deepseek: \d+ of \d+ answers\n/);
    expect(await printed('errors', key)).toMatch(/^404 not_found: /);
    expect(await printed('retries', key)).toBe('ok\n');
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
    const cited = (await printed('citations', key)).trim().split('\n');
    expect(cited.toSorted()).toEqual(['a.example https://a.example/1', 'b.example https://b.example/2']);
    expect(proxy.complaints).toEqual([]);
  });

  test('has a receiver of webhooks that tells signed from forged', async (context) => {
    needsGo(context);
    const secret = generateSecret();
    receiver = spawn(join(programs, 'bin/webhooks'), {
      env: { ...env, WEBHOOK_SECRET: secret, LISTEN: '127.0.0.1:0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: receiver.stdout ?? process.stdin });
    const [listening] = (await once(lines, 'line')) as [string];
    const url = `http://${listening.replace('listening on ', '')}/`;
    const body = JSON.stringify({
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
    });
    const statuses: number[] = [];
    const event = once(lines, 'line');
    for (const signedWith of [secret, generateSecret()]) {
      const keys = [signingKeyOf(signedWith)];
      const bytes = Buffer.from(body);
      const headers = signedHeaders({ interface: 'v1', eventId: 'e-1', body: bytes, at: new Date(), keys });
      statuses.push((await fetch(url, { method: 'POST', headers, body: bytes })).status);
    }
    expect(statuses).toEqual([204, 401]);
    expect(await event).toEqual(['event e-1: https://a.example/蔚来']);
  });
});
