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

/** The same of a server with one process for each connection, by the id of any of these: all of them together. */
export async function cpuOfServer(backend: number): Promise<number> {
  const postmaster = (await timesOf(backend))?.parent ?? 0;
  let total = (await timesOf(postmaster))?.ended ?? 0;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const times = await timesOf(Number(name));
    if (times !== null && (times.parent === postmaster || Number(name) === postmaster)) total += times.own;
  }
  return total;
}
