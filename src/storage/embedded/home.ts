import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerUser } from './server-user.ts';
import { canEnter } from './server-user.ts';

/**
 * The folder that holds the server: its programs, its data, its password and the list of its users.
 *
 * It is `<dataDir>/postgres` where the server's user can enter that. Where it cannot (root's checkout in a folder closed to
 * others), it is a folder of the system's state area, named after the data directory, and `<dataDir>/postgres.location`
 * says where: the data is found again on every later start, also when the checkout has moved.
 */
export async function prepareHome(dataDir: string, user: ServerUser | null): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const root = await realpath(dataDir);
  const pointer = join(root, 'postgres.location');
  const known = await readFile(pointer, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
  if (known !== null && known !== '') return openHome(known, user);
  const inside = join(root, 'postgres');
  if (user === null || (await canEnter(root, user))) return openHome(inside, user);
  const home = await stateHome(createHash('sha256').update(root).digest('hex').slice(0, 16), user);
  await writeFile(pointer, `${home}\n`);
  return home;
}

async function openHome(home: string, user: ServerUser | null): Promise<string> {
  await mkdir(home, { recursive: true });
  const { uid } = await lstat(home);
  const self = process.getuid?.();
  if (self !== undefined && self !== 0 && uid !== self) {
    throw new Error(
      `The embedded database in ${home} belongs to user ${uid}: start as that user, choose another data directory, or set DATABASE_URL.`,
    );
  }
  // Whatever the umask: the server's user must pass through, and nobody else has to look.
  await chmod(home, user === null ? 0o700 : 0o711);
  await mkdir(join(home, 'users'), { recursive: true });
  await chmod(join(home, 'users'), 0o700);
  return home;
}

async function stateHome(name: string, user: ServerUser): Promise<string> {
  const failures: string[] = [];
  for (const area of ['/var/lib', '/opt', tmpdir()]) {
    const parent = join(area, 'answerscope');
    try {
      await mkdir(parent, { recursive: true, mode: 0o711 });
      const found = await lstat(parent);
      if (!found.isDirectory() || found.uid !== process.getuid?.())
        throw new Error(`${parent} belongs to someone else`);
      await chmod(parent, 0o711);
      const home = await openHome(join(parent, name), user);
      if (await canEnter(home, user)) return home;
      throw new Error(`user ${user.uid} cannot enter ${home}`);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(
    `No folder for the embedded database: ${failures.join('; ')}. Set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** The password of the database's only user: random, made once, readable by whoever starts the service. */
export async function ensurePassword(home: string): Promise<string> {
  const file = join(home, 'password');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null && known.trim() !== '') return known.trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  await chmod(file, 0o600);
  return password;
}

/** Gives a file or folder to the user that the server runs as. */
export async function give(path: string, user: ServerUser | null): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid);
}
