import { type ChildProcess, spawn } from 'node:child_process';
import { recordLog } from './secrets/run-record.ts';

/** A process of a test: a TypeScript file run by the same Node, whose lines can be waited for. */
export interface TestProcess {
  readonly pid: number;
  /** Resolves once the output has had a line equal to, or matched by, `wanted`; rejects when the process ends without one. */
  line(wanted: string | RegExp): Promise<string>;
  /** Resolves when the process has ended, with its exit code (null after a signal). */
  kill(signal: NodeJS.Signals): Promise<number | null>;
  readonly ended: Promise<number | null>;
}

export function startProcess(
  file: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; uid?: number; gid?: number; cwd?: string } = {},
): TestProcess {
  const child = spawn(process.execPath, [file, ...args], {
    ...options,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  let errors = '';
  let over = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const look of waiting) look();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      over = true;
      recordLog(errors);
      for (const look of waiting) look();
      resolve(code);
    });
  });
  return {
    pid: child.pid ?? -1,
    ended,
    line(wanted) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => (typeof wanted === 'string' ? line === wanted : wanted.test(line)));
          if (found === undefined && !over) return;
          waiting.delete(look);
          if (found !== undefined) resolve(found);
          else reject(new Error(`${file} ended without "${wanted}".\n${lines.join('\n')}\n${errors}`));
        };
        waiting.add(look);
        look();
      });
    },
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Ends whatever a test has left running. */
export async function killEverything(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      return gone;
    }),
  );
}

const running = new Set<ChildProcess>();
