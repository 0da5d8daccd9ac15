import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RUN_RECORD } from '../support/secrets/run-record.ts';

/** In a run of its own, which does not answer for the secrets of this one. */
function runSamples(files: string[], record = ''): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/storage/fixtures/reporter/vitest.config.ts', ...files],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', VITEST: '', [RUN_RECORD]: record } },
  );
  return { status, lines: stdout.trimEnd().split('\n') };
}

test('the count of a run includes failed hooks and files that do not load, and names why tests were skipped', () => {
  const { status, lines } = runSamples([]);
  expect(status).not.toBe(0);
  expect(lines.at(-1)).toBe('2 passed, 3 failed, 2 skipped');
  expect(lines.join('\n')).toMatch(/^skipped: .*mixed\.sample\.ts: is skipped: there is no Java here$/m);
});

test('the count of a run without failures ends it with success', () => {
  const { status, lines } = runSamples(['good']);
  expect({ status, last: lines.at(-1) }).toEqual({ status: 0, last: '1 passed, 0 failed' });
});

test('a secret in a log line fails a run whose tests pass, and is not shown', () => {
  const folder = mkdtempSync(join(tmpdir(), 'answerscope-reporter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const value = `sk_live_${'a1'.repeat(16)}`;
  writeFileSync(join(folder, '1.secrets'), `${JSON.stringify({ kind: 'key', value })}\n`);
  writeFileSync(join(folder, '2.log'), '{"msg":"fine"}\n');
  expect(runSamples(['good'], folder)).toMatchObject({ status: 0 });

  writeFileSync(join(folder, '3.log'), `{"msg":"oh","key":"${value}"}\n`);
  const { status, lines } = runSamples(['good'], folder);
  expect({ status, last: lines.at(-1) }).toEqual({ status: 1, last: '1 passed, 1 failed' });
  expect(lines).toContain('a secret (key) was logged: {"msg":"oh","key":"[the secret]"}');
  expect(lines.join('\n')).not.toContain(value);
});

test('the suite itself is such a run: its processes note what they make', () => {
  expect(process.env[RUN_RECORD]).toMatch(/answerscope-test-run-/);
});
