/** Bundling: one interface's YAML files become one JSON document. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OpenApiDocument } from './document.ts';

const run = promisify(execFile);

/** Bundles the document at `root`; fails with redocly's own message when a reference cannot be resolved. */
export async function bundle(root: string, repository: string): Promise<OpenApiDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  const output = join(folder, 'openapi.json');
  try {
    await run(
      process.execPath,
      [join(repository, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', root, '--ext', 'json', '--output', output],
      {
        cwd: repository,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
      },
    );
    return JSON.parse(await readFile(output, 'utf8')) as OpenApiDocument;
  } catch (error) {
    const detail = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`Bundling ${root} failed:\n${detail}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
