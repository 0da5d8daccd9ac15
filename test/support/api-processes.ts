import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { killEverything, startProcess, type TestProcess } from './database-processes.ts';

const FIXTURE = fileURLToPath(new URL('./api-process.ts', import.meta.url));

export interface ApiProcess {
  url: string;
  process: TestProcess;
}

/** API processes of one database, each with the address that it serves; ended with the test file. */
export function useApiProcesses(): (databaseUrl: string, count: number) => Promise<ApiProcess[]> {
  afterAll(killEverything);
  return async (databaseUrl, count) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const process = startProcess(FIXTURE, [databaseUrl]);
        const line = await process.line(/^ready /);
        return { process, url: line.slice('ready '.length) };
      }),
    );
}
