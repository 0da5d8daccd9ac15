import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgedFetch } from '../support/judged-fetch.ts';
import { bodyOf, useService } from '../support/service.ts';
import { platformVariables, readyUrl, type ServiceProcess, useServiceProcesses } from '../support/service-process.ts';

/** The command line beside a running service, on its database. */
const service = useService({ platforms: ['kimi'] });
const start = useServiceProcesses();
const run = (...args: string[]): ServiceProcess => start(args, { DATABASE_URL: service.databaseUrl });

async function jsonOf(process: ServiceProcess) {
  expect(await process.ended, process.stderr).toBe(0);
  expect(process.stdout.trim().split('\n')).toHaveLength(1);
  return JSON.parse(process.stdout);
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('keys create', () => {
  test('makes keys that work at once, of the account “default” unless told otherwise', async () => {
    const [v1, direct, own] = await Promise.all([
      jsonOf(run('keys', 'create', '--interface', 'v1', '--scope', 'read', '--json')),
      jsonOf(run('keys', 'create', '--interface', 'direct', '--json')),
      jsonOf(
        run(
          'keys',
          'create',
          '--interface',
          'v1',
          '--tier',
          'growth',
          '--new-account',
          '--email',
          'a@b.example',
          '--json',
        ),
      ),
    ]);
    expect(v1).toMatchObject({ key: expect.stringMatching(/^sk_live_/), interface: 'v1', scope: 'read', tier: 'free' });
    expect(direct).toMatchObject({ key: expect.stringMatching(/^answerscope_/), scope: 'admin' });
    expect(direct.accountId).toBe(v1.accountId);
    expect(own.accountId).not.toBe(v1.accountId);
    expect(own.tier).toBe('growth');
    const headers = (key: string) => ({ authorization: `Bearer ${key}` });
    expect((await service.call('/api/v1/brands', { headers: headers(v1.key) })).status).toBe(200);
    expect((await service.call('/api/v1/brands', { headers: headers(own.key) })).status).toBe(200);
    const owner = await service
      .knex('members')
      .join('users', 'users.id', 'members.user_id')
      .where({ account_id: own.accountId });
    expect(owner).toMatchObject([{ email: 'a@b.example', role: 'owner' }]);
  });
});

test('brands set and packs add: what probes then ask', async () => {
  const key = await service.key({ account: 'with a pack' });
  const { brand } = await bodyOf(await key.call('/api/v1/brands', { json: { name: 'Acme', category: 'tools' } }));
  const changed = await jsonOf(
    run(
      'brands',
      'set',
      '--brand',
      brand.id,
      '--account',
      'with a pack',
      '--alias',
      'Acme Inc',
      '--competitor',
      'Bolt=Bolt Ltd,Bolt Co',
      '--json',
    ),
  );
  expect(changed).toMatchObject({
    aliases: ['Acme Inc'],
    competitors: [{ name: 'Bolt', aliases: ['Bolt Ltd', 'Bolt Co'] }],
  });
  const file = join(folder, 'templates.json');
  await writeFile(
    file,
    JSON.stringify([{ language: 'en', stage: 'desire', text: 'Is {competitor} the best of {category}?' }]),
  );
  const added = await jsonOf(
    run('packs', 'add', '--name', 'Own', '--file', file, '--account', key.accountId, '--default', '--json'),
  );
  const { runId } = await bodyOf(await key.call('/api/v1/probes', { json: { brandId: brand.id } }));
  const questions = await service.knex('run_questions').where({ run_id: runId }).pluck('text');
  expect(questions).toEqual(['Is Bolt the best of tools?']);
  const [probe] = await service.knex('runs').where({ id: runId });
  expect(probe?.pack_id).toBe(added.promptPackId);
});

test('a command that does not exist, or that is called wrongly, ends with code 2 and one line', async () => {
  for (const args of [['nonsense'], ['keys', 'create', '--nope']]) {
    const command = run(...args);
    expect(await command.ended).toBe(2);
    expect(command.stderr.trim().split('\n')).toHaveLength(1);
    expect(command.stderr).toContain(args.at(-1));
  }
});

describe('serve', () => {
  test('answers, and ends in order when it is asked to', async () => {
    const process = run('serve', '--api-only');
    const call = judgedFetch(await readyUrl(process));
    expect((await call('/api/health')).status).toBe(200);
    await process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
    expect(process.stderr).toContain('"msg":"stopped"');
    expect(process.stdout).toBe('');
  });

  test('on a port that is taken it ends, and says so', async () => {
    const port = new URL(service.url).port;
    const process = start(['serve'], { DATABASE_URL: service.databaseUrl, PORT: port });
    expect(await process.ended).toBe(1);
    expect(process.stderr).toContain('PORT: another process listens there already');
  });

  test('with a wrong setting it ends at once, names it, and keeps secrets to itself', async () => {
    const process = start(['serve'], {
      DATABASE_URL: 'mysql://owner:s3cret@db/x',
      PORT: 'eighty',
      KIMI_API_KEY: 't0psecret',
      KIMI_PRICES: 'x',
    });
    expect(await process.ended).toBe(2);
    for (const name of ['DATABASE_URL', 'PORT', 'KIMI_PRICES']) expect(process.stderr).toContain(name);
    expect(process.stderr).not.toMatch(/s3cret|t0psecret/);
  });

  test('with one port for callers and operators it ends before it touches the database', async () => {
    const process = start(['serve'], {
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      PORT: '18080',
      OPERATIONS_PORT: '18080',
    });
    expect(await process.ended).toBe(2);
    expect(process.stderr).toContain('OPERATIONS_PORT must be another port than PORT');
  });

  test('logs no secret of its environment or its callers, at any level', async () => {
    const key = await service.key({ interface: 'direct' });
    const platforms = platformVariables(service.simulator, { platforms: ['kimi'] });
    service.simulator.setFaults([{ kind: 'unauthorized' }]);
    const process = start(['serve'], { DATABASE_URL: service.databaseUrl, LOG_LEVEL: 'trace', ...platforms });
    const call = judgedFetch(await readyUrl(process));
    const json = { brand: 'Acme', category: 'tools', platforms: ['kimi'] };
    expect((await call('/api/query', { json, headers: key.headers })).status).toBe(502);
    await call(`/api/query?api_key=${key.key}`, { json, headers: key.headers });
    await process.kill('SIGTERM');
    service.simulator.setFaults([]);
    expect(process.stderr).toContain('/api/query');
    for (const secret of [key.key, platforms.KIMI_API_KEY ?? '', new URL(service.databaseUrl).password]) {
      if (secret !== '') expect(process.stderr).not.toContain(secret);
    }
  });
});

test('demo --once shows a check, a query and a probe, all simulated, and ends', { timeout: 60_000 }, async () => {
  const process = start(['demo', '--once'], { DATABASE_URL: service.databaseUrl });
  expect(await process.ended, process.stderr).toBe(0);
  expect(process.stderr).toContain('simulated');
  expect(process.stdout).toMatch(/deepseek +3 +\d/);
  expect(process.stdout).toMatch(/rank +tone/);
  expect(process.stdout).toMatch(/visibility \(95 % interval\)/);
  expect(process.stdout).toMatch(/perplexity +20 +\d+ +[\d.]+ % \([\d.]+–[\d.]+\)/);
  expect(process.stdout).toMatch(/citation\.discovered +\d+ +\{"brandId"/);
  expect(process.stdout).toMatch(/webhook\.test +1 +\{"webhookId"/);
  expect(process.stdout).not.toContain('undefined');
  const live = await service
    .knex('runs')
    .where({ partition: 'live' })
    .whereIn('kind', ['check', 'query'])
    .select('brand_name');
  expect(live.map((row) => row.brand_name)).not.toContain('Brightboard');
});

test('demo on a port that is taken takes another, and stays until it is asked to end', {
  timeout: 60_000,
}, async () => {
  const port = new URL(service.url).port;
  const process = start(['demo'], { DATABASE_URL: service.databaseUrl, PORT: port });
  const address = /http:\S+/.exec(await process.line(/ address +http:/))?.[0] ?? '';
  expect(new URL(address).port).not.toBe(port);
  await process.line(/Ctrl-C/);
  const health = await bodyOf(await judgedFetch(address)('/api/health'));
  expect(health.env).toBe('demo');
  await process.kill('SIGINT');
  expect(await process.ended).toBe(0);
});
