/** Writing generated files, and comparing them with what is there. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Contents by path below the target folder. */
export type GeneratedFiles = Record<string, string>;

/** Writes the files and removes whatever else lies in the given folders: they hold nothing but generated files. */
export async function writeFiles(target: string, folders: readonly string[], files: GeneratedFiles): Promise<void> {
  const stale = (await listFiles(target, folders)).filter((path) => !Object.hasOwn(files, path));
  for (const path of stale) await rm(join(target, path));
  for (const [path, content] of Object.entries(files)) {
    const file = join(target, path);
    await mkdir(dirname(file), { recursive: true });
    if ((await read(file)) !== content) await writeFile(file, content);
  }
}

/** The paths that are missing, different, or should not be there; sorted. */
export async function findDrift(target: string, folders: readonly string[], files: GeneratedFiles): Promise<string[]> {
  const paths = new Set([...Object.keys(files), ...(await listFiles(target, folders))]);
  const drifted: string[] = [];
  for (const path of [...paths].toSorted()) {
    if ((await read(join(target, path))) !== files[path]) drifted.push(path);
  }
  return drifted;
}

async function listFiles(target: string, folders: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      try {
        return (
          (await readdir(join(target, folder), { recursive: true, withFileTypes: true }))
            // Python leaves its byte code beside what it has run.
            .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('__pycache__'))
            .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1))
        );
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    }),
  );
  return lists.flat();
}

async function read(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
