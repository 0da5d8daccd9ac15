import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function runSamples(...files: string[]): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/storage/fixtures/reporter/vitest.config.ts', ...files],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', VITEST: '' } },
  );
  return { status, lines: stdout.trimEnd().split('\n') };
}

test('the count of a run includes failed hooks and files that do not load, and names why tests were skipped', () => {
  const { status, lines } = runSamples();
  expect(status).not.toBe(0);
  expect(lines.at(-1)).toBe('2 passed, 3 failed, 2 skipped');
  expect(lines.join('\n')).toMatch(/^skipped: .*mixed\.sample\.ts: is skipped: there is no Java here$/m);
});

test('the count of a run without failures ends it with success', () => {
  const { status, lines } = runSamples('good');
  expect({ status, last: lines.at(-1) }).toEqual({ status: 0, last: '1 passed, 0 failed' });
});
