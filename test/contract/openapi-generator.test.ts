import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('openapi-generator', () => {
  test.for(['direct', 'v1', 'console'])('accepts the %s document', { timeout: 180_000 }, (name, { skip }) => {
    if (spawnSync('java', ['-version']).status !== 0) skip('needs Java');
    const command = `${ROOT}node_modules/.bin/openapi-generator-cli`;
    const { status, stdout, stderr } = spawnSync(command, ['validate', '-i', `generated/${name}/openapi.json`], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
    expect(`${stdout}\n${stderr}`).not.toMatch(/^Errors?:/m);
  });
});
