import { expect, test } from 'vitest';
import { newOwner, type TestOwner } from '../support/console.ts';
import { judgedFetch } from '../support/judged-fetch.ts';
import { useReceiver } from '../support/receiver.ts';
import { bodyOf, useService } from '../support/service.ts';
import { readyUrl, useServiceProcesses } from '../support/service-process.ts';

/** Registers and looks; the API that is killed is a process of its own on the same database. */
const service = useService({ roles: { api: true, worker: false } });
const receiver = useReceiver();
const start = useServiceProcesses();
const PATIENCE = { timeout: 15_000, interval: 10 };

let paths = 0;

async function prepared(): Promise<{ owner: TestOwner; base: string; path: string }> {
  const owner = await newOwner(service);
  paths += 1;
  const path = `/api-killed-${paths}`;
  const json = { interface: 'v1', url: receiver.url + path, events: ['citation.discovered'] };
  const { webhook } = await bodyOf(await owner.call('/console/api/webhooks', { json }));
  return { owner, base: `/console/api/webhooks/${webhook.id}`, path };
}

async function startApi() {
  const api = start(['serve', '--api-only'], {
    DATABASE_URL: service.databaseUrl,
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
  });
  const call = judgedFetch(await readyUrl(api));
  const sendTest = ({ cookie }: TestOwner, base: string): Promise<Response> =>
    call(`${base}/test`, { method: 'POST', headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  return { api, sendTest };
}

const eventsOf = ({ accountId }: TestOwner) => service.knex('events').where({ account_id: accountId }).select('id');
const causesOf = ({ accountId }: TestOwner) =>
  service.knex('audit_entries').where({ account_id: accountId, action: 'webhook.tested' }).select('id');

test('the API is killed before the commit: neither the cause nor its event', async () => {
  const { owner, base } = await prepared();
  const { api, sendTest } = await startApi();
  const lock = await service.knex.transaction();
  // The event has been written in the transaction that now waits to write its audit entry.
  await lock.raw('lock table audit_entries in share mode');
  const answer = sendTest(owner, base).catch((error: Error) => error);
  const waiting = async () => {
    // Outside of the transaction, which would see the same picture again and again.
    const { rows } = await service.knex.raw(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%audit_entries%'`,
    );
    return rows[0].count;
  };
  await expect.poll(waiting, PATIENCE).toBe(1);
  await api.kill('SIGKILL');
  const lost = await answer;
  await lock.commit();
  expect(lost).toBeInstanceOf(Error);
  const connections = async () => {
    const { rows } = await service.knex.raw(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state <> 'idle' and query like '%audit_entries%' and pid <> pg_backend_pid()`,
    );
    return rows[0].count;
  };
  await expect.poll(connections, PATIENCE).toBe(0);
  expect(await eventsOf(owner)).toEqual([]);
  expect(await causesOf(owner)).toEqual([]);
});

test('the API is killed after the commit: both, and the next worker delivers the event', async () => {
  const { owner, base, path } = await prepared();
  const { api, sendTest } = await startApi();
  const answer = await sendTest(owner, base);
  await api.kill('SIGKILL');
  expect(answer.status).toBe(200);
  expect(await eventsOf(owner)).toHaveLength(1);
  expect(await causesOf(owner)).toHaveLength(1);
  start(['work'], { DATABASE_URL: service.databaseUrl, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' });
  await receiver.until(1, path);
  const [event] = await eventsOf(owner);
  expect(receiver.at(path)[0]?.headers['webhook-id']).toBe(event?.id);
});
