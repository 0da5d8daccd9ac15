import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUN_RECORD } from './secrets/run-record.ts';

/** Once for each run: the folder in which its processes, which inherit the environment, note secrets and log lines. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'answerscope-test-run-'));
  process.env[RUN_RECORD] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
