import { readdir, readFile } from 'node:fs/promises';

/** Of Linux: hundredths of a second. */
const TICK_MS = 10;

interface ProcessTimes {
  parent: number;
  own: number;
  /** Of children that have ended. */
  ended: number;
}

async function timesOf(pid: number): Promise<ProcessTimes | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, utime = 0, stime = 0, cutime = 0, cstime = 0] = [1, 11, 12, 13, 14].map((at) => fields[at]);
    return { parent, own: (utime + stime) * TICK_MS, ended: (cutime + cstime) * TICK_MS };
  } catch {
    return null;
  }
}

/** Milliseconds of processor time that a process has used. */
export async function cpuOf(pid: number): Promise<number> {
  return (await timesOf(pid))?.own ?? 0;
}

/** The first process of a server with one process for each connection, by the id of any of these. */
export async function serverOf(backend: number): Promise<number> {
  const parent = (await timesOf(backend))?.parent;
  if (parent === undefined) throw new Error(`process ${backend} of the database is not on this machine`);
  return parent;
}

/** The same of a whole server: all its processes together, by the id of the first. */
export async function cpuOfServer(first: number): Promise<number> {
  let total = (await timesOf(first))?.ended ?? 0;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const times = await timesOf(Number(name));
    if (times !== null && (times.parent === first || Number(name) === first)) total += times.own;
  }
  return total;
}
