import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { migrate } from '../../src/storage/migrate.ts';
import { useDatabase } from '../support/database.ts';
import { killEverything, startProcess } from '../support/database-processes.ts';

const empty = useDatabase({ migrated: false });
const contested = useDatabase({ migrated: false });
const interrupted = useDatabase({ migrated: false });

afterEach(killEverything);

test('migrating brings an empty database to the newest schema, and again finds nothing to do', async () => {
  const applied = await migrate({ url: empty.url });
  expect(applied.length).toBeGreaterThan(0);
  expect(applied).toEqual([...applied].sort());
  expect(await migrate({ url: empty.url })).toEqual([]);
  const { rows } = await empty.knex.raw(
    "select to_regclass('accounts') as accounts, to_regclass('pgboss.job') as jobs",
  );
  expect(rows).toEqual([{ accounts: 'accounts', jobs: 'pgboss.job' }]);
});

test('of processes that migrate at once one does the work and the others wait for it', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => migrate({ url: contested.url })));
  expect(all.filter((applied) => applied.length > 0)).toHaveLength(1);
});

test('a process killed while it migrates is no obstacle to the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const doomed = startProcess('test/storage/fixtures/interrupted-migration.ts', [interrupted.url, folder]);
  await doomed.line('migrating');
  await doomed.kill('SIGKILL');
  await rm(folder, { recursive: true });
  expect((await migrate({ url: interrupted.url })).length).toBeGreaterThan(0);
});
