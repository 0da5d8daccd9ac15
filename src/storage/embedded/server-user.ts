import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Who the server runs as: PostgreSQL refuses to be root. `null`: as whoever we are. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** Root keeps to the owner of `data` where an ordinary user has begun it. */
export async function chooseServerUser(data: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(data).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const name of ['postgres', 'nobody']) {
    const fields = users
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':');
    if (fields !== undefined) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** Whether the user can enter a folder: asked of the system itself, which knows about access lists and mounts. */
export async function canEnter(folder: string, user: ServerUser | null): Promise<boolean> {
  if (user === null) return true;
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], user).then(
    () => true,
    () => false,
  );
}

export async function run(
  program: string,
  args: string[],
  user: ServerUser | null,
): Promise<{ stdout: string; stderr: string }> {
  // A current folder that the server's user cannot enter would make every program fail.
  return promisify(execFile)(program, args, { cwd: '/', env: environment(), timeout: 310_000, ...(user ?? {}) });
}

/** Without the PG* variables of the caller, which would point our programs to another server. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}
