import { chmod, chown, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { killEverything, startProcess, type TestProcess } from '../support/database-processes.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  // Reachable, as a checkout below /srv or a home folder open to others is; the test of the closed one closes it.
  await chmod(folder, 0o755);
});

afterEach(async () => {
  await killEverything();
  await endServer(join(folder, 'data'));
  await rm(await homeOf(join(folder, 'data')), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

describe('one process', () => {
  test('starts a server whose data is there again the next time, at the same address', async () => {
    const dataDir = join(folder, 'data');
    const first = await use(dataDir);
    await query(first.url, 'create table kept (word text)');
    await query(first.url, "insert into kept values ('still here')");
    await first.end();
    expect(await isUp(first.url)).toBe(false);

    const second = await use(dataDir);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
  });

  test('can be reached from this machine alone, with the password of a file that only its owner reads', async ({
    skip,
  }) => {
    const { url } = await use(join(folder, 'data'));
    const home = await homeOf(join(folder, 'data'));
    const { hostname, port, password } = new URL(url);
    expect(hostname).toBe('127.0.0.1');
    expect((await stat(join(home, 'password'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(home, 'password'), 'utf8')).toBe(password);

    for (const wrong of ['', 'postgres', 'answerscope']) {
      const other = new URL(url);
      other.password = wrong;
      await expect(query(other.href, 'select 1')).rejects.toThrow(/password/);
    }
    const [settings] = await query(
      url,
      "select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets",
    );
    expect(settings).toEqual({ addresses: '127.0.0.1', sockets: '' });

    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal);
    if (outside === undefined) return skip('this machine has no address besides loopback to try');
    await expect(dial(outside.address, Number(port))).rejects.toThrow(/ECONNREFUSED/);
  });

  test('works where others may not read new files (umask 077)', async () => {
    const before = process.umask(0o077);
    try {
      const { url } = await use(join(folder, 'data'));
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      process.umask(before);
    }
  });

  test('runs the server as an ordinary user, also for root in a folder closed to others', async ({ skip }) => {
    if (!isRoot) return skip('only root runs the server as someone else');
    await chmod(folder, 0o700);
    const dataDir = join(folder, 'data');
    const first = await use(dataDir);
    const home = await homeOf(dataDir);
    expect(home.startsWith(folder)).toBe(false);
    expect((await stat(join(home, 'data'))).uid).not.toBe(0);
    await query(first.url, 'create table kept ()');
    await first.end();

    const second = await use(dataDir);
    expect(await query(second.url, "select to_regclass('kept') is not null as found")).toEqual([{ found: true }]);
  });
});

test('an ordinary user starts it as well', async ({ skip }) => {
  if (!isRoot) return skip('every other test of this file runs as an ordinary user already');
  const nobody = { uid: 65_534, gid: 65_534, cwd: '/' };
  await chown(folder, nobody.uid, nobody.gid);
  const user = startProcess(join(process.cwd(), FIXTURE), [join(folder, 'data')], nobody);
  const begun = await user.line('begun').catch(() => null);
  if (begun === null) return skip('the checkout lies where an ordinary user cannot read it');
  const url = (await user.line(/^url /)).slice('url '.length);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await stat(join(folder, 'data/postgres/data'))).uid).toBe(nobody.uid);
  await query(url, 'create table kept ()');
  await user.kill('SIGTERM');
  expect(await isUp(url)).toBe(false);

  const root = await use(join(folder, 'data'));
  expect(await query(root.url, "select to_regclass('kept') is not null as found")).toEqual([{ found: true }]);
  await root.end();
  const again = startProcess(join(process.cwd(), FIXTURE), [join(folder, 'data')], nobody);
  await again.line(`url ${url}`);
  await again.kill('SIGTERM');

  await chown(join(folder, 'data/postgres'), 0, 0);
  const stranger = startProcess(join(process.cwd(), FIXTURE), [join(folder, 'data')], nobody);
  await expect(stranger.line(/^url /)).rejects.toThrow(/belongs to user 0/);
});

describe('several processes', () => {
  test('that start at once on an empty folder share one server, and the last to end stops it', {
    timeout: 60_000,
  }, async () => {
    const dataDir = join(folder, 'data');
    const users = await Promise.all([use(dataDir), use(dataDir), use(dataDir)]);
    const [first, second, third] = users as [User, User, User];
    expect(new Set(users.map(({ url }) => url)).size).toBe(1);

    await first.end();
    await second.end();
    expect(await isUp(third.url)).toBe(true);
    await third.end();
    expect(await isUp(third.url)).toBe(false);
  });

  test('a killed one leaves the server to the next, whose proper end stops it', async () => {
    const dataDir = join(folder, 'data');
    const killed = await use(dataDir);
    await killed.process.kill('SIGKILL');
    expect(await isUp(killed.url)).toBe(true);
    const pid = await serverPid(dataDir);

    const next = await use(dataDir);
    expect(await serverPid(dataDir)).toBe(pid);
    await next.end();
    expect(await isUp(next.url)).toBe(false);
  });

  test('one killed at any moment of the very first start is no obstacle to the next', {
    timeout: 120_000,
  }, async () => {
    const dataDir = join(folder, 'data');
    // Moments between the first folder and the running server, wherever this machine's speed puts them.
    for (const patience of [20, 150, 400, 800]) {
      const doomed = startProcess(FIXTURE, [dataDir]);
      await doomed.line('begun');
      await Promise.race([doomed.line(/^url /), new Promise((resolve) => setTimeout(resolve, patience))]);
      await doomed.kill('SIGKILL');
    }
    const next = await use(dataDir);
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await next.end();
    expect(await isUp(next.url)).toBe(false);
  });
});

test('a server whose folder was moved under it is found where it is now', async () => {
  const first = await use(join(folder, 'data'));
  const pid = await serverPid(join(folder, 'data'));
  await first.process.kill('SIGKILL');
  await rename(join(folder, 'data'), join(folder, 'moved'));

  const second = await use(join(folder, 'moved'));
  expect(await serverPid(join(folder, 'moved'))).toBe(pid);
  await second.end();
  expect(await isUp(second.url)).toBe(false);
});

describe('after a crash', () => {
  test('of the server, what was committed is there', async () => {
    const dataDir = join(folder, 'data');
    const first = await use(dataDir);
    await query(first.url, "create table kept as select 'committed' as word");
    process.kill(await serverPid(dataDir), 'SIGKILL');
    await first.process.kill('SIGKILL');

    const second = await use(dataDir);
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'committed' }]);
    await second.end();
    expect(await isUp(second.url)).toBe(false);
  });

  test('of the machine, a pid file that names some other living process is no obstacle', async () => {
    const dataDir = join(folder, 'data');
    const first = await use(dataDir);
    const pidFile = join(await homeOf(dataDir), 'data', 'postmaster.pid');
    const lines = (await readFile(pidFile, 'utf8')).split('\n');
    await first.end();
    await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));

    const second = await use(dataDir);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

const FIXTURE = 'test/storage/fixtures/embedded-user.ts';

interface User {
  url: string;
  process: TestProcess;
  end(): Promise<void>;
}

/** A process that uses the database of the folder. */
async function use(dataDir: string): Promise<User> {
  const user = startProcess(FIXTURE, [dataDir]);
  const line = await user.line(/^url /);
  return {
    url: line.slice('url '.length),
    process: user,
    async end() {
      expect(await user.kill('SIGTERM')).toBe(0);
      await user.line('stopped');
    },
  };
}

async function homeOf(dataDir: string): Promise<string> {
  const elsewhere = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => null);
  return elsewhere === null ? join(dataDir, 'postgres') : elsewhere.trim();
}

async function serverPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(await homeOf(dataDir), 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Stops the server that a test has left running, with no user to stop it. */
async function endServer(dataDir: string): Promise<void> {
  const pid = await serverPid(dataDir).catch(() => 0);
  if (pid > 0 && pid !== process.pid && isAlive(pid)) {
    process.kill(pid, 'SIGQUIT');
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function isUp(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

function dial(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port }, () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}
