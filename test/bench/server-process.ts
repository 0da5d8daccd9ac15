import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface BenchServer {
  url: string;
  stop(): Promise<void>;
}

/** A server as a process of its own, once it says where it listens. */
export async function startServer(args: string[], environment: Record<string, string> = {}): Promise<BenchServer> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyUrl(child);
  // Its log is read and thrown away, as a collector would.
  child.stdout?.resume();
  child.stderr?.resume();
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('close', () => reject(new Error(`a server ended before it was ready: ${text}`)));
    const read = (part: Buffer): void => {
      text += part.toString();
      const line = text.split('\n').find((candidate) => candidate.includes('"msg":"ready"'));
      if (line === undefined) return;
      child.stdout?.off('data', read);
      child.stderr?.off('data', read);
      resolve((JSON.parse(line) as { url: string }).url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
}
