import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../src/commands/account.ts';
import type { Command } from '../../src/commands/command.ts';
import { keys } from '../../src/commands/keys.ts';
import { useService } from '../support/service.ts';

const service = useService({ roles: { api: true, worker: false } });
let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

afterEach(() => vi.restoreAllMocks());

/** Runs a command as it is run beside the service, and reads what it prints. */
async function run(command: Command, ...args: string[]) {
  printed = '';
  await command.run([...args, '--json'], { DATABASE_URL: service.databaseUrl, LOG_LEVEL: 'silent' });
  return JSON.parse(printed);
}

const status = async (key: string): Promise<number> =>
  (await service.call('/api/v1/brands', { headers: { authorization: `Bearer ${key}` } })).status;

test('keys are listed, rotated and revoked, in force on the next request, and audited', async () => {
  const made = await run(keys, 'create', '--interface', 'v1', '--account', 'Keys', '--email', 'keys@example.com');
  expect(await status(made.key)).toBe(200);
  expect(await run(keys, 'list', '--account', 'Keys')).toMatchObject([{ id: made.keyId, revokedAt: null }]);
  const rotated = await run(keys, 'rotate', '--key', made.keyId, '--overlap-hours', '0', '--account', 'Keys');
  expect([await status(made.key), await status(rotated.key)]).toEqual([401, 200]);
  await run(keys, 'revoke', '--key', rotated.summary.id, '--account', 'Keys');
  expect(await status(rotated.key)).toBe(401);
  const entries = await service.accounts.audit(made.accountId, { limit: 10, before: null });
  expect(entries.map(({ action, actorKind }) => `${action} by ${actorKind}`)).toEqual([
    'key.revoked by operator',
    'key.rotated by operator',
    'key.created by operator',
  ]);
  const listed = await run(keys, 'list', '--account', 'Keys');
  expect(JSON.stringify(listed)).not.toContain(rotated.key);
});

test('a key of another account cannot be touched', async () => {
  const mine = await run(keys, 'create', '--interface', 'v1', '--account', 'Mine');
  await run(keys, 'create', '--interface', 'v1', '--account', 'Yours');
  await expect(run(keys, 'revoke', '--key', mine.keyId, '--account', 'Yours')).rejects.toThrow('no key');
  expect(await status(mine.key)).toBe(200);
});

test('tier, agreed limits and spend cap are set and shown, on the next request', async () => {
  const made = await run(keys, 'create', '--interface', 'v1', '--account', 'Big');
  const limit = async () =>
    (await service.call('/api/v1/brands', { headers: { authorization: `Bearer ${made.key}` } })).headers.get(
      'x-ratelimit-limit',
    );
  expect(await limit()).toBe('20');
  const first = await run(account, 'set', '--account', 'Big', '--tier', 'enterprise', '--limit', 'perMinute=7');
  expect(first).toMatchObject({ tier: 'enterprise', enterpriseLimits: { perMinute: 7 }, spendCapUsd: null });
  expect(await limit()).toBe('7');
  const args = ['--limit', 'brands=2', '--spend-cap', '12.50'];
  expect(await run(account, 'set', '--account', 'Big', ...args)).toMatchObject({
    enterpriseLimits: { perMinute: 7, brands: 2 },
    spendCapUsd: 12.5,
  });
  const create = (name: string) =>
    service.call('/api/v1/brands', {
      headers: { authorization: `Bearer ${made.key}` },
      json: { name, category: 'project management software' },
    });
  expect([(await create('Linear')).status, (await create('Asana')).status]).toEqual([201, 201]);
  expect((await create('Jira')).status).toBe(402);
  expect(await run(account, 'set', '--account', 'Big', '--no-limits', '--spend-cap', 'none')).toMatchObject({
    enterpriseLimits: null,
    spendCapUsd: null,
  });
  const entries = await service.accounts.audit(made.accountId, { limit: 2, before: null });
  expect(entries.map(({ action }) => action)).toEqual(['account.spend_cap_changed', 'account.limits_changed']);
  const all = await service.accounts.audit(made.accountId, { limit: 100, before: null });
  expect(all.find(({ action }) => action === 'account.tier_changed')).toMatchObject({
    actorKind: 'operator',
    details: { from: 'free', to: 'enterprise' },
  });
});

test.each([
  [['--tier', 'gold'], 'must be one of free'],
  [['--limit', 'perYear=1'], 'must name one of'],
  [['--limit', 'perDay=many'], 'whole number'],
  [['--spend-cap', '100001'], 'US dollars'],
  [['--account', 'nobody'], 'no account'],
])('account set %j is refused', async (args, message) => {
  await expect(run(account, 'set', ...args)).rejects.toThrow(message);
});
