import { expect, test } from 'vitest';
import { newColleague, newOwner } from '../support/console.ts';
import { useReceiver } from '../support/receiver.ts';
import { bodyOf, useService } from '../support/service.ts';
import { useServiceProcesses } from '../support/service-process.ts';

const service = useService();
const receiver = useReceiver();
const start = useServiceProcesses();

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

async function announce(...more: string[]) {
  const change = [
    '--title',
    'Context moves',
    '--summary',
    'Read it elsewhere.',
    '--operations',
    'listCitations,getBrand',
  ];
  const process = start(['announce', ...change, ...more], { DATABASE_URL: service.databaseUrl });
  return { code: await process.ended, stdout: process.stdout, stderr: process.stderr };
}

const emailed = (email: string): number =>
  service.log.split('\n').filter((line) => line.includes(email) && line.includes('A change of the Answerscope API'))
    .length;

test('a breaking change is announced to every endpoint and to owners and admins, once', async () => {
  const owner = await newOwner(service);
  const member = await newColleague(service, owner, 'member');
  for (const [iface, type] of [
    ['v1', 'uplift.measured'],
    ['direct', 'aeo.batch.completed'],
  ] as const) {
    const json = { interface: iface, url: `${receiver.url}/${iface}`, events: [type] };
    expect((await owner.call('/console/api/webhooks', { json })).status).toBe(201);
  }
  const first = await announce('--effective', inDays(100), '--url', 'https://answerscope.example/changes');
  expect([first.code, first.stderr]).toEqual([0, '']);
  const id = /announcement (\S+)/.exec(first.stdout)?.[1] ?? '';
  await Promise.all([receiver.until(1, '/v1'), receiver.until(1, '/direct')]);
  const [v1, direct] = ['/v1', '/direct'].map((path) => JSON.parse(receiver.at(path)[0]?.body ?? ''));
  expect(v1).toMatchObject({ eventId: id, type: 'api.change.announced' });
  expect(direct).toMatchObject({ eventId: id, event: 'api.change.announced', brandId: null, data: v1.data });
  expect(v1.data).toMatchObject({ operations: ['listCitations', 'getBrand'], title: 'Context moves' });
  await service.accounts.mailer.sendDue();
  expect(emailed(owner.email)).toBe(1);
  expect(emailed(member.email)).toBe(0);

  // Again, as after an interruption.
  const again = await announce('--effective', inDays(100), '--id', id);
  expect(again.stdout).toContain('\n0 accounts told');
  await service.accounts.mailer.sendDue();
  expect(emailed(owner.email)).toBe(1);
  const { entries } = await bodyOf(await owner.call('/console/api/audit-log'));
  expect(entries.length).toBeGreaterThan(0);
  expect(await service.knex('events').where({ account_id: owner.accountId })).toHaveLength(1);
});

test.each([
  ['too soon', ['--effective', inDays(89)]],
  ['no date', ['--effective', 'soon']],
])('%s is refused', async (_, more) => {
  const { code, stderr } = await announce(...more);
  expect(code).toBe(2);
  expect(stderr).toContain('at least 90 days ahead');
});
