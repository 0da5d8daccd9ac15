/** compose.yaml and the Dockerfile, as far as can be told without Docker: what they name is there, and what they leave out is not needed. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMMANDS } from '../../src/commands/index.ts';
import { PLATFORM_SETTINGS, SETTINGS } from '../../src/config.ts';
import { PLATFORM_IDS } from '../../src/platforms/index.ts';
import { useDatabase } from '../support/database.ts';
import { readyUrl, useServiceProcesses } from '../support/service-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface ComposeService {
  image: string;
  build?: string;
  command?: string[];
  environment: Record<string, string>;
  env_file?: string;
  ports?: string[];
  healthcheck: { test: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
}

const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, ComposeService>;
  volumes: object;
};
const own = Object.entries(services).filter(([, { image }]) => image === 'answerscope');
const KNOWN = new Set([
  ...SETTINGS.map(({ name }) => name),
  ...PLATFORM_IDS.flatMap((id) => PLATFORM_SETTINGS.map(({ name }) => `${id.toUpperCase()}_${name}`)),
]);

/** Instructions with their arguments, continued lines joined. */
const DOCKERFILE = read('Dockerfile')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [instruction = '', ...rest] = line.split(' ');
    return { instruction, rest: rest.join(' ') };
  });
const argumentsOf = (instruction: string) =>
  DOCKERFILE.filter((line) => line.instruction === instruction).map(({ rest }) => rest);
const entrypoint = JSON.parse(argumentsOf('ENTRYPOINT')[0] ?? '[]') as string[];

/** What the image has of the tree. */
const copied = argumentsOf('COPY')
  .filter((rest) => !rest.startsWith('--from='))
  .flatMap((rest) => rest.split(' ').slice(0, -1));

describe('compose.yaml', () => {
  test('runs the database, its migration once, the API and workers', () => {
    expect(Object.keys(services).toSorted()).toEqual(['api', 'database', 'migrate', 'work']);
    expect(Object.keys(volumes)).toEqual(['data']);
    expect(services.migrate?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    for (const name of ['api', 'work']) {
      expect(services[name]?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    }
  });

  test.each(own)('%s: its command is one of the service, with options that it has', async (_, { command = [] }) => {
    const [name, ...options] = command;
    const found = COMMANDS.find((candidate) => candidate.name === name);
    expect(found).toBeDefined();
    for (const option of options) expect(found?.usage).toContain(option);
  });

  test.each(own)('%s: everything in its environment is a setting', (_, { environment }) => {
    expect(Object.keys(environment).filter((name) => !KNOWN.has(name))).toEqual([]);
    expect(environment.DATABASE_URL).toContain('@database:5432/');
  });

  test.each(own)('%s: writes nothing, may nothing, and takes secrets from .env', (_, service) => {
    expect(service).toMatchObject({ build: '.', read_only: true, cap_drop: ['ALL'], env_file: '.env' });
  });

  test('no secret has a default, here or in the example', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)([^}]*)\}/g)].map(([, name, rest]) => ({ name, rest }));
    expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(['POSTGRES_PASSWORD', 'SECRETS_KEY']));
    for (const { rest } of asked) expect(rest).toMatch(/^:\?/);
    const lines = read('.env.example')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !line.endsWith('='))).toEqual([]);
    const names = lines.map((line) => line.slice(0, -1));
    expect(names.filter((name) => name !== 'POSTGRES_PASSWORD' && !KNOWN.has(name))).toEqual([]);
    expect(read('.gitignore').split('\n')).toContain('.env');
  });

  test('the API alone is published, to this machine; figures and database are not', () => {
    expect(Object.entries(services).filter(([, { ports }]) => ports !== undefined)).toEqual([
      ['api', expect.objectContaining({ ports: [`127.0.0.1:8080:${services.api?.environment.PORT}`] })],
    ]);
  });

  test('health is readiness, asked at the port that is set', () => {
    for (const name of ['api', 'work']) {
      const service = services[name];
      expect(service?.healthcheck.test.at(-1)).toContain(
        `http://127.0.0.1:${service?.environment.OPERATIONS_PORT}/readyz`,
      );
    }
  });
});

describe('the Dockerfile', () => {
  test('does not run as root, and copies only what .dockerignore lets through', () => {
    expect(argumentsOf('USER')).toEqual(['node']);
    const let_through = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(copied.filter((path) => !let_through.includes(path))).toEqual([]);
    for (const path of copied) expect(existsSync(join(ROOT, path))).toBe(true);
  });

  test('exposes the ports that compose.yaml uses, and starts what it names', () => {
    const { PORT, OPERATIONS_PORT } = services.api?.environment ?? {};
    expect(argumentsOf('EXPOSE')).toEqual([`${PORT} ${OPERATIONS_PORT}`]);
    expect(entrypoint.at(-1)).toBe('src/main.ts');
  });
});

describe('what is in the image, with the packages of `npm ci --omit=dev`', () => {
  const database = useDatabase();
  const start = useServiceProcesses();
  let folder = '';
  const main = () => join(folder, entrypoint.at(-1) ?? '');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'answerscope-image-'));
    for (const path of copied) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    linkProductionPackages(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('migrates, serves and works', async () => {
    expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
    const environment = { DATABASE_URL: database.url, OPERATIONS_PORT: '0', VALIDATE_RESPONSES: '0.01' };
    const migrated = start(['migrate'], environment, main());
    expect(await migrated.ended, migrated.stderr).toBe(0);
    const process = start(['serve'], { ...environment, DATA_DIR: join(folder, 'data') }, main());
    const url = await readyUrl(process);
    const { operationsUrl } = JSON.parse(await process.line(/"msg":"ready"/)) as { operationsUrl: string };
    expect(await checkHealth(operationsUrl)).toBe(0);
    for (const path of ['/api/health', '/api/v1/openapi.json', '/console/api/openapi.json']) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
    await process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
    expect(await checkHealth(operationsUrl)).toBe(1);
  });
});

/** The exit code of the containers' health check, as for a process whose operations port is at the address. */
function checkHealth(operationsUrl: string): Promise<number | null> {
  const [kind, , ...options] = services.api?.healthcheck.test ?? [];
  expect(kind).toBe('CMD');
  const script = options.at(-1)?.replace('http://127.0.0.1:9464', operationsUrl) ?? '';
  return new Promise((resolve) => {
    spawn(process.execPath, [...options.slice(0, -1), script], { stdio: 'ignore' }).once('close', resolve);
  });
}

/** The packages that the lock file does not mark as for development alone, as links to those of the tree. */
function linkProductionPackages(folder: string): void {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  for (const [path, { dev = false }] of Object.entries(packages)) {
    const isDirect = path.startsWith('node_modules/') && path.lastIndexOf('node_modules/') === 0;
    if (!isDirect || dev || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
}
