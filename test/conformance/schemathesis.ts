/** Schemathesis, installed once into a folder of its own, and run against a service as a process. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Conformance {
  /** Of schemathesis; 0 when nothing was found. */
  exitCode: number | null;
  output: string;
}

export interface ConformanceOptions {
  document: 'direct' | 'v1' | 'console';
  /** Where the service listens. */
  url: string;
  /** Of the calling account. */
  key?: string;
  /** What answers with the token of a new session; for the interface that takes only sessions. */
  sessionsUrl?: string;
  /** What the tester may choose from, for the dictionaries that the configuration names; by their names. */
  dictionaries?: Partial<Record<DictionaryName, readonly string[]>>;
}

/** Dictionaries of schemathesis.toml whose entries depend on the account. */
export const DICTIONARIES = [
  'brands',
  'answers',
  'runs',
  'deliveries',
  'events',
  'alerts',
  'incidents',
  'suggestions',
  'rewrite_batches',
  'prompts',
  'emails',
] as const;

export type DictionaryName = (typeof DICTIONARIES)[number];

const HERE = fileURLToPath(new URL('.', import.meta.url));
const REQUIREMENTS = join(HERE, 'requirements.txt');

/** The oldest Python that these versions run on. */
const OLDEST = [3, 10];

/** Installs what requirements.txt pins, the first time. Resolves to why it cannot run here, or to null when it can. */
export async function lacksForConformance(): Promise<string | null> {
  const wanted = `import sys, pip; sys.exit(sys.version_info < (${OLDEST.join(', ')}))`;
  if (spawnSync('python3', ['-c', wanted]).status !== 0) return `needs Python ${OLDEST.join('.')} with pip`;
  return install().then(
    () => null,
    (error: Error) =>
      `needs Python packages that could not be installed: ${error.message.split('\n').at(-2) ?? error.message}`,
  );
}

/** Runs every check on every operation of a document. */
export async function conform({ document, url, ...account }: ConformanceOptions): Promise<Conformance> {
  const packages = await install();
  const run = 'import sys; from schemathesis.cli import schemathesis; sys.exit(schemathesis())';
  const file = fileURLToPath(new URL(`../../generated/${document}/openapi.json`, import.meta.url));
  const args = ['run', file, '--origin', url];
  // It looks for its configuration, and for the files that this names, where it starts; and leaves there what it remembers.
  const folder = mkdtempSync(join(tmpdir(), 'answerscope-conformance-'));
  copyFileSync(join(HERE, 'schemathesis.toml'), join(folder, 'schemathesis.toml'));
  for (const name of DICTIONARIES) {
    const entries = account.dictionaries?.[name] ?? [randomUUID()];
    writeFileSync(join(folder, `${name}.dictionary`), entries.map((entry) => `"${entry}"\n`).join(''));
  }
  const child = spawn('python3', ['-c', run, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      PYTHONPATH: `${packages}:${HERE}`,
      PYTHONUTF8: '1',
      PYTHONDONTWRITEBYTECODE: '1',
      SCHEMATHESIS_HOOKS: 'hooks',
      ANSWERSCOPE_KEY: account.key ?? '',
      ANSWERSCOPE_SESSIONS: account.sessionsUrl ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  try {
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('close', resolve);
      child.once('error', reject);
    });
    return { exitCode, output };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder of the installed packages. Test files that need it at the same time each install, and the first one counts. */
async function install(): Promise<string> {
  const version = spawnSync('python3', ['-c', 'import sys; print(sys.implementation.cache_tag, sys.platform)']).stdout;
  const wanted = createHash('sha256').update(readFileSync(REQUIREMENTS)).update(version).digest('hex').slice(0, 16);
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'answerscope');
  const folder = join(cache, `schemathesis-${wanted}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  try {
    const args = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', unfinished, '-r', REQUIREMENTS];
    await promisify(execFile)('python3', args);
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
