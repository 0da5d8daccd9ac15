import { mkdir, readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import type { Binaries } from './embedded/binaries.ts';
import { copyBinaries } from './embedded/binaries.ts';
import { ensurePassword, give, prepareHome } from './embedded/home.ts';
import type { ServerUser } from './embedded/server-user.ts';
import { chooseServerUser, run } from './embedded/server-user.ts';
import { inTurn } from './embedded/turn.ts';
import { addUser, countUsers, removeUser } from './embedded/users.ts';

export interface EmbeddedOptions {
  /** Holds the data, or a pointer to it (see embedded/home.ts). Made when missing; its contents survive restarts. */
  dataDir: string;
  log?: EmbeddedLog;
  /** Server settings besides our own, taken into account when this call starts the server. */
  settings?: Record<string, string>;
}

export interface EmbeddedDatabase {
  /** On 127.0.0.1, with user and password. The port stays the same over restarts as long as it is free. */
  url: string;
  /** Ends this process's use; the last user stops the server. May be called more than once. */
  stop(): Promise<void>;
}

export interface EmbeddedLog {
  info(details: object, message: string): void;
}

/**
 * A private PostgreSQL for a machine that has none: started by the first process that asks for it, shared by every process
 * with the same data directory, stopped by the last one that ends properly. A killed process leaves the server running for
 * the next. Works as root (the server then runs as `postgres` or `nobody`) and as anyone else.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const user = await chooseServerUser(join(options.dataDir, 'postgres', 'data'));
  const home = await prepareHome(options.dataDir, user);
  const server: Server = {
    user,
    home,
    data: join(home, 'data'),
    password: '',
    settings: options.settings ?? {},
    binaries: { initdb: '', pgCtl: '' },
  };
  const { url, use } = await inTurn(home, async () => {
    server.binaries = await copyBinaries(home, user);
    server.password = await ensurePassword(home);
    const began = performance.now();
    let port = await runningPort(server);
    if (port === null) {
      await initialise(server);
      port = await start(server);
      options.log?.info(
        { folder: server.data, port, ms: Math.round(performance.now() - began) },
        'embedded database started',
      );
    } else {
      // It may have been started a moment ago, by a process that was killed while it waited.
      await untilReady(server, port);
      options.log?.info({ folder: server.data, port }, 'embedded database found running');
    }
    await createOwnDatabase(server, port);
    return { url: urlOf(server, port, DATABASE), use: await addUser(home) };
  });

  let stopping: Promise<void> | undefined;
  return {
    url,
    stop() {
      stopping ??= inTurn(home, async () => {
        await removeUser(use);
        if ((await countUsers(home)) > 0) return;
        if ((await runningPort(server)) === null) return;
        await run(server.binaries.pgCtl, ['stop', '-D', server.data, '-m', 'fast', '-w', '-t', '300'], user);
        options.log?.info({ folder: server.data }, 'embedded database stopped');
      });
      return stopping;
    },
  };
}

const DATABASE = 'answerscope';
const OWNER = 'answerscope';

interface Server {
  user: ServerUser | null;
  home: string;
  data: string;
  password: string;
  settings: Record<string, string>;
  binaries: Binaries;
}

/** The port of the running server, or null when it must be started. */
async function runningPort(server: Server): Promise<number | null> {
  const pidFile = join(server.data, 'postmaster.pid');
  const lines = await readFile(pidFile, 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  );
  if (lines === null) return null;
  const pid = Number(lines[0]);
  if (await isServer(pid, server.data)) return Number(lines[3]);
  // PostgreSQL clears up after a dead process by itself, and better: it makes sure that no child of it still runs. But it
  // refuses to start when the id has since gone to another process of the same user.
  if (isAlive(pid)) await rm(pidFile, { force: true });
  return null;
}

/**
 * Whether the process is the PostgreSQL of this data directory: it works in that directory, also where that has moved since.
 * Where the system does not tell: whether it runs at all.
 */
async function isServer(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  if (folder !== null) return folder === (await realpath(data));
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(data);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function initialise(server: Server): Promise<void> {
  if (
    await readFile(join(server.data, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
  )
    return;
  const unfinished = `${server.data}.unfinished`;
  const passwordFile = join(server.home, 'password.initdb');
  await rm(unfinished, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await makeFolder(unfinished, server.user);
  await writeFile(passwordFile, server.password, { mode: 0o600 });
  await give(passwordFile, server.user);
  try {
    await run(
      server.binaries.initdb,
      [
        '-D',
        unfinished,
        '-U',
        OWNER,
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale-provider',
        'builtin',
        '--locale',
        'C.UTF-8',
        '--no-sync',
        '--no-instructions',
      ],
      server.user,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, server.data);
}

async function makeFolder(folder: string, user: ServerUser | null): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await give(folder, user);
}

async function start(server: Server): Promise<number> {
  const portFile = join(server.home, 'port');
  const last = Number(await readFile(portFile, 'utf8').catch(() => '0'));
  let port = last > 0 && (await isFree(last)) ? last : await freePort();
  for (let patience = START_ATTEMPTS; ; patience -= 1) {
    const before = (await serverLog(server)).length;
    try {
      await launch(server, port);
      await writeFile(portFile, String(port));
      return port;
    } catch (cause) {
      const words = (await serverLog(server)).slice(before);
      if (patience === 0) throw new Error(`The embedded database does not start:\n${words}`, { cause });
      // Another program may have taken the port since we looked; children of a killed server take a moment to end.
      if (/could not bind/.test(words)) port = await freePort();
      else if (/shared memory block .* is still in use/.test(words)) await wait(250);
      else throw new Error(`The embedded database does not start:\n${words}`, { cause });
    }
  }
}

const START_ATTEMPTS = 40;

async function serverLog(server: Server): Promise<string> {
  return readFile(join(server.data, 'server.log'), 'utf8').catch(() => '');
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function launch(server: Server, port: number): Promise<void> {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // Kept small: the server shares the machine with everything else.
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    ...server.settings,
    port: String(port),
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${quote(value)}`);
  await run(
    server.binaries.pgCtl,
    ['start', '-D', server.data, '-w', '-t', '300', '-s', '-l', join(server.data, 'server.log'), '-o', flags.join(' ')],
    server.user,
  );
}

/** pg_ctl hands the flags to a shell. */
function quote(value: string): string {
  return process.platform === 'win32' ? `"${value}"` : `'${value.replaceAll("'", `'\\''`)}'`;
}

async function untilReady(server: Server, port: number): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const client = new pg.Client({ connectionString: urlOf(server, port, 'postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (performance.now() > deadline)
        throw new Error('The embedded database runs but takes no connections.', { cause: error });
      await wait(50);
    }
  }
}

async function createOwnDatabase(server: Server, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(server, port, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function urlOf(server: Server, port: number, database: string): string {
  return `postgres://${OWNER}:${server.password}@127.0.0.1:${port}/${database}`;
}

async function isFree(port: number): Promise<boolean> {
  return bind(port).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  return bind(0);
}

function bind(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const chosen = (server.address() as AddressInfo).port;
      server.close(() => resolve(chosen));
    });
  });
}
