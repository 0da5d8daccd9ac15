import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadedWith } from '../../support/runtime-imports.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const isPackage = (name: string): boolean =>
  !name.includes('.ts') && !name.startsWith('node:') && !name.startsWith('generated/');

describe('what a process loads', () => {
  test('is nothing of metrics and traces while they are off', () => {
    const telemetry = /^(prom-client|@opentelemetry\/)/;
    const atOnce = loadedWith(ROOT, 'src/main.ts', { lazily: false });
    expect(atOnce.size).toBeGreaterThan(200);
    expect([...atOnce].filter((name) => telemetry.test(name))).toEqual([]);
    const sometime = loadedWith(ROOT, 'src/main.ts', { lazily: true });
    expect([...sometime].filter((name) => telemetry.test(name)).length).toBeGreaterThan(4);
  });

  test('is never a package that only developers have', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: object };
    const packages = [...loadedWith(ROOT, 'src/main.ts', { lazily: true })].filter(isPackage);
    expect(packages.length).toBeGreaterThan(15);
    expect(packages.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });
});
