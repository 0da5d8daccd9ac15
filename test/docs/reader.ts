/**
 * Somebody who follows a page: a folder like a checkout, a shell whose variables last from block to block, an account with keys, and a
 * person who can sign in.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { ROOT } from './pages.ts';

const run = promisify(execFile);

export interface Reader {
  readonly folder: string;
  /** Runs a block of shell; what it printed. @throws when a command fails */
  shell(text: string): Promise<string>;
  /** Starts every line, waits until each says that it is ready, and stops them. */
  start(text: string): Promise<void>;
  /** Writes a program and runs it with the shell's variables; what it printed. */
  program(command: string, file: string, text: string): Promise<string>;
  /** The same for a program that listens, as long as `work` takes. */
  whileListening(
    command: readonly string[],
    file: { name: string; text: string },
    work: (url: string) => Promise<void>,
  ): Promise<void>;
  leave(): Promise<void>;
}

/** Builds a reader whose shell begins with these variables. */
export async function newReader(variables: Record<string, string>): Promise<Reader> {
  const home = await mkdtemp(join(tmpdir(), 'answerscope-reader-'));
  const folder = join(home, 'checkout');
  const session = join(home, 'session.sh');
  await mkdir(folder);
  for (const name of readdirSync(ROOT)) {
    if (!['.git', '.data', 'node_modules'].includes(name)) await symlink(join(ROOT, name), join(folder, name));
  }
  await placeModules(join(folder, 'node_modules'));
  await placeMake(join(home, 'bin'));

  const base = { ...process.env, PATH: `${join(home, 'bin')}:${process.env.PATH}`, ...variables };
  const prologue = `set -euo pipefail; set -a; [ -f ${session} ] && . ${session}\n`;

  const bash = (text: string): Promise<{ stdout: string }> =>
    run('bash', ['-c', `${prologue}${text}\nset +a; export -p > ${session}`], {
      cwd: folder,
      env: base,
      timeout: 240_000,
    });

  /** The shell's variables as they are now. */
  const environment = async (): Promise<Record<string, string>> => {
    const { stdout } = await bash('env -0');
    const entries = stdout.split('\0').filter((entry) => entry.includes('='));
    return Object.fromEntries(
      entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
    );
  };

  const started = async (
    command: readonly string[],
    ready: RegExp,
    work: (match: RegExpExecArray) => Promise<void>,
  ) => {
    const [program = '', ...args] = command;
    // A group of its own, so that what it starts ends with it.
    const child = spawn(program, args, { cwd: folder, env: await environment(), detached: true });
    const exited = once(child, 'exit');
    let said = '';
    try {
      const found = new Promise<RegExpExecArray>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr]) {
          createInterface({ input: stream }).on('line', (line) => {
            said += `${line}\n`;
            const match = ready.exec(line);
            if (match !== null) resolve(match);
          });
        }
        exited.then(() => reject(new Error(`${command.join(' ')} ended:\n${said}`)), reject);
      });
      await work(await found);
    } finally {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
        process.kill(-child.pid, 'SIGTERM');
      await exited;
    }
  };

  return {
    folder,
    shell: async (text) => (await bash(text)).stdout,
    async start(text) {
      for (const line of text.trim().split('\n')) await started(['bash', '-c', line], /"msg":"ready"/, async () => {});
    },
    async program(command, file, text) {
      await writeFile(join(folder, file), text);
      const { stdout } = await run(command, [file], { cwd: folder, env: await environment(), timeout: 120_000 });
      return stdout;
    },
    async whileListening(command, { name, text }, work) {
      await writeFile(join(folder, name), text);
      await started([...command, name], /listening on (http:\S+)/, ([, url = '']) => work(url));
    },
    leave: () => rm(home, { recursive: true, force: true }),
  };
}

/** The packages of the checkout, and the client as if it were one of them. */
async function placeModules(modules: string): Promise<void> {
  await mkdir(join(modules, '@answerscope/client'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!existsSync(join(modules, name))) await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  }
  const client = join(modules, '@answerscope/client');
  const entries = { '.': 'index.ts', './webhooks': 'webhooks/index.ts' };
  const exports: Record<string, string> = {};
  for (const [entry, file] of Object.entries(entries)) {
    const name = file.replace('/', '-');
    await symlink(join(ROOT, 'clients/typescript/src', file), join(client, name));
    exports[entry] = `./${name}`;
  }
  const manifest = JSON.parse(await readFile(join(ROOT, 'clients/typescript/package.json'), 'utf8')) as object;
  await writeFile(join(client, 'package.json'), JSON.stringify({ ...manifest, types: undefined, exports }));
}

/**
 * `make` that really starts the service and shows the help, and a demo that ends after its tour. Of the other targets it looks only
 * whether it could: CI runs them itself (`test`, `lint`, `typecheck`, the checks), they write into the checkout (`generate`, `clients`)
 * or take minutes (`bench`).
 */
async function placeMake(folder: string): Promise<void> {
  await mkdir(folder);
  const { stdout } = await run('bash', ['-c', 'command -v make']);
  const script = `#!/bin/sh
case "$*" in
  demo) exec ${stdout.trim()} demo ARGS=--once ;;
  help | serve) exec ${stdout.trim()} "$@" ;;
  *) exec ${stdout.trim()} --dry-run "$@" > /dev/null ;;
esac
`;
  await writeFile(join(folder, 'make'), script);
  await chmod(join(folder, 'make'), 0o755);
}
