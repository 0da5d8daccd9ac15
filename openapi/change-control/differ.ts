/**
 * The differ is oasdiff, a Go program. Its version and that of everything in it are pinned in differ/go.mod and differ/go.sum; Go builds
 * it once and keeps it in its build cache.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OpenApiDocument } from '../codegen/document.ts';
import type { Breach } from './breach.ts';
import { inDifferForm } from './differ-form.ts';

export interface Differ {
  /** What breaks those who rely on `before`. Certain breaks and likely ones alike: a released operation takes no chances. */
  breaches(before: OpenApiDocument, after: OpenApiDocument): Promise<Breach[]>;
}

interface Finding {
  id: string;
  text: string;
  operationId?: string;
}

const run = promisify(execFile);
const MODULE = join(import.meta.dirname, 'differ');
/** The first Go with `go tool -n` for programs in its cache. */
const OLDEST_GO = 25;

/** What there must be for it, for those who lack it. */
export const DIFFER_NEEDS = 'needs Go 1.25 or newer, and once the network for the modules of the differ';

/** Null where Go is missing or too old, or cannot get or build the differ. */
export function findDiffer(): Differ | null {
  const version = spawnSync('go', ['version'], { cwd: MODULE, encoding: 'utf8' });
  const minor = /go1\.(\d+)/.exec(version.stdout ?? '')?.[1];
  if (minor === undefined || Number(minor) < OLDEST_GO) return null;
  const built = spawnSync('go', ['-C', MODULE, 'tool', '-n', 'oasdiff'], { encoding: 'utf8' });
  if (built.status !== 0) return null;
  const program = built.stdout.trim();
  return { breaches: (before, after) => breachesBy(program, before, after) };
}

async function breachesBy(program: string, before: OpenApiDocument, after: OpenApiDocument): Promise<Breach[]> {
  const folder = await mkdtemp(join(tmpdir(), 'change-control-'));
  try {
    const files = [join(folder, 'before.json'), join(folder, 'after.json')] as const;
    await writeFile(files[0], JSON.stringify(inDifferForm(before)));
    await writeFile(files[1], JSON.stringify(inDifferForm(after)));
    const { stdout } = await run(program, ['breaking', ...files, '--format', 'json', '--flatten-allof'], {
      maxBuffer: 256 * 1024 * 1024,
    });
    const findings = (stdout.trim() === '' ? [] : JSON.parse(stdout)) as Finding[] | null;
    return (findings ?? []).map(({ id, text, operationId = '' }) => ({ operationId, what: `${text} (${id})` }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
