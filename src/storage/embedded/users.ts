import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Which processes use the server: one file each, named at will, holding the process id and when that process started (so
 * that a later process with the same id is not taken for it). A killed process leaves its file; whoever counts removes it.
 * Only to be called in turn.
 */
export async function addUser(home: string): Promise<string> {
  const file = join(home, 'users', randomUUID());
  await writeFile(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  return file;
}

export async function removeUser(file: string): Promise<void> {
  await rm(file, { force: true });
}

export async function countUsers(home: string): Promise<number> {
  const folder = join(home, 'users');
  let alive = 0;
  for (const name of await readdir(folder)) {
    const user = await readFile(join(folder, name), 'utf8').then(
      (text) => JSON.parse(text) as User,
      () => null,
    );
    if (user !== null && isRunning(user)) alive += 1;
    else await rm(join(folder, name), { force: true });
  }
  return alive;
}

interface User {
  pid: number;
  started: string | null;
}

function isRunning({ pid, started }: User): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === null || startOf(pid) === started;
}

/** The start of a process in clock ticks since boot, where the system tells (Linux). */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // The third field of the line, here the first, is the state: a zombie has ended, only its parent has not looked.
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}
