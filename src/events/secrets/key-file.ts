import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key of a service to which none is configured: made once and kept in the data folder, for its user alone to read.
 * Processes that start together end up with the same one.
 */
export async function keyFromFile(dataDirectory: string): Promise<Buffer> {
  const file = join(dataDirectory, 'secrets.key');
  const kept = await read(file);
  if (kept !== null) return kept;
  await mkdir(dataDirectory, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    // Unlike a renaming, a link never replaces what another process was quicker to make.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  const made = await read(file);
  if (made === null) throw new Error(`${file} went away while it was made`);
  return made;
}

async function read(file: string): Promise<Buffer | null> {
  try {
    const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
    if (key.length !== 32) throw new Error(`${file} does not hold 32 bytes in base64`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
