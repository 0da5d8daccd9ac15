import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import type { PlatformId } from '../../src/platforms/index.ts';
import type { Simulator } from '../../src/platforms/simulator/index.ts';
import { recordLog, recordSecret } from './secrets/run-record.ts';

/** `answerscope …` in a process of its own, as an operator runs it. */
export interface ServiceProcess {
  readonly pid: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Resolves with the first line of output, of either kind, that matches; rejects when the process ends without one. */
  line(wanted: RegExp): Promise<string>;
  /** Sends the signal and resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Its exit code; `null` after a signal. */
  readonly ended: Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

const running = new Set<ChildProcess>();

/** @param main another `main.ts` than that of the tree */
export type StartProcess = (args: string[], environment?: Record<string, string>, main?: string) => ServiceProcess;

/** Starts processes for a test file and ends, after each test, those that are left, by their id. */
export function useServiceProcesses(): StartProcess {
  afterEach(async () => {
    await Promise.all(
      [...running].map((child) => {
        const gone = new Promise((resolve) => child.once('close', resolve));
        child.kill('SIGKILL');
        return gone;
      }),
    );
  });
  return start;
}

/** What an operator would set so that the platforms are the simulator's. */
export function platformVariables(
  simulator: Simulator,
  more: { concurrency?: number; timeoutMs?: number; platforms?: readonly PlatformId[] } = {},
): Record<string, string> {
  const { platforms, ...overrides } = more;
  const variables: Record<string, string> = {};
  for (const [id, settings] of Object.entries(simulator.settings(overrides))) {
    if (platforms !== undefined && !platforms.includes(id as PlatformId)) continue;
    const name = id.toUpperCase();
    recordSecret('platform key', settings.apiKey);
    variables[`${name}_API_KEY`] = settings.apiKey;
    variables[`${name}_BASE_URL`] = settings.baseUrl;
    variables[`${name}_CONCURRENCY`] = String(settings.concurrency);
    if (settings.timeoutMs !== undefined) variables[`${name}_TIMEOUT_MS`] = String(settings.timeoutMs);
  }
  return variables;
}

/** Waits for the line that says that a `serve` or `work` is ready; gives its address, empty for a worker. */
export async function readyUrl(process: ServiceProcess): Promise<string> {
  const line = JSON.parse(await process.line(/"msg":"ready"/)) as { url?: string };
  return line.url ?? '';
}

function start(args: string[], environment: Record<string, string> = {}, main = MAIN): ServiceProcess {
  const child = spawn(process.execPath, [main, ...args], {
    env: {
      // As on a fresh machine: none of the settings of whoever runs the tests.
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      VALIDATE_RESPONSES: '1',
      // A busy machine is no outage; one of ours refuses connections.
      DATABASE_TIMEOUT_MS: '20000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  const waiting = new Set<() => void>();
  let over = false;
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
      for (const look of waiting) look();
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      over = true;
      recordLog(output.stderr);
      for (const look of waiting) look();
      resolve(code);
    });
  });
  return {
    pid: child.pid ?? -1,
    ended,
    get stdout() {
      return output.stdout;
    },
    get stderr() {
      return output.stderr;
    },
    line: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = completeLines(output.stderr, output.stdout).find((line) => wanted.test(line));
          if (found === undefined && !over) return;
          waiting.delete(look);
          if (found === undefined) reject(new Error(`ended without ${wanted}\n${output.stdout}\n${output.stderr}`));
          else resolve(found);
        };
        waiting.add(look);
        look();
      }),
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

function completeLines(...texts: string[]): string[] {
  return texts.flatMap((text) => text.split('\n').slice(0, -1));
}
