import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../src/storage/embedded.ts';

/** A PostgreSQL of one test file's own, migrated by nobody, that can be made to crash and started again at the same address. */
export interface MortalDatabase {
  readonly url: string;
  /** As a power cut of the server: no connection is told, nothing is written. Resolves when no process of it is left. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

export function useMortalDatabase(): MortalDatabase {
  let folder = '';
  let home = '';
  let users: EmbeddedDatabase[] = [];

  const start = async () => {
    // Data safe, unlike the tests' common server: a crash is the point.
    users.push(await startEmbedded({ dataDir: folder }));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mortal-'));
    await start();
    home = await readFile(join(folder, 'postgres.location'), 'utf8').then(
      (text) => text.trim(),
      () => join(folder, 'postgres'),
    );
  });

  afterAll(async () => {
    for (const user of users) await user.stop();
    users = [];
    await rm(home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });

  return {
    get url() {
      const [first] = users;
      if (first === undefined) throw new Error('The database is there from the first hook or test on.');
      return first.url;
    },
    start,
    async crash() {
      const pid = Number((await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
      process.kill(pid, 'SIGQUIT');
      await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
