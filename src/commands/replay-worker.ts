import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Environment } from './command.ts';

export interface ReplayWorker {
  /** False once it has died too often at once to be started again. */
  alive(): boolean;
  /** Ends the worker and waits until it has. */
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A worker that dies at once, this often in a row, will not live the next time either. */
const GIVE_UP_AFTER = 5;

/**
 * Runs a worker process for one replay and starts it again whenever it dies: what it had not stored is taken up by the
 * next, a short while after the queue has missed its signs of life.
 */
export function startReplayWorker(options: {
  environment: Environment;
  accountId: string;
  file: string;
  log: (text: string) => void;
}): ReplayWorker {
  const { environment, accountId, file, log } = options;
  let stopping = false;
  let deaths = 0;
  let child: ChildProcess;
  let ended: Promise<void>;

  const start = (): void => {
    const startedAt = performance.now();
    child = spawn(process.execPath, [...process.execArgv, MAIN, 'work', '--replay', file, '--account', accountId], {
      env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    log(`worker ${child.pid} started\n`);
    ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        resolve();
        if (stopping) return;
        deaths = performance.now() - startedAt > 5_000 ? 1 : deaths + 1;
        log(`\nworker ${child.pid} ended (${signal ?? `exit code ${code}`})\n`);
        if (deaths < GIVE_UP_AFTER) start();
      });
    });
  };
  start();

  return {
    alive: () => deaths < GIVE_UP_AFTER,
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
