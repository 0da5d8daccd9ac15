import { describe, expect, test } from 'vitest';
import { createReadiness } from '../../../src/telemetry/readiness.ts';

describe('readiness', () => {
  test('goes from starting to ready to stopping, and never back', async () => {
    const readiness = createReadiness({ patienceMs: 10_000 });
    expect(await readiness.check()).toBe('starting');
    readiness.started(async () => []);
    expect(await readiness.check()).toBe('ready');
    readiness.stopping();
    expect(await readiness.check()).toBe('stopping');
    readiness.started(async () => []);
    expect(await readiness.check()).toBe('stopping');
  });

  test('needs all migrations of its version', async () => {
    const readiness = createReadiness({ patienceMs: 10_000 });
    readiness.started(async () => ['0027-new']);
    expect(await readiness.check()).toBe('schema_outdated');
  });

  test('a database that refuses is away, and there again when it answers', async () => {
    const readiness = createReadiness({ patienceMs: 10_000 });
    let refuses = true;
    readiness.started(async () => {
      if (refuses) throw new Error('refused');
      return [];
    });
    expect(await readiness.check()).toBe('database_unreachable');
    refuses = false;
    expect(await readiness.check()).toBe('ready');
  });

  test('one that says nothing is waited for no longer than is set', async () => {
    const readiness = createReadiness({ patienceMs: 20 });
    readiness.started(() => new Promise(() => {}));
    expect(await readiness.check()).toBe('database_unreachable');
  });

  test('what was asked before the end is answered by it', async () => {
    const readiness = createReadiness({ patienceMs: 10_000 });
    let answer = (_: string[]): void => {};
    readiness.started(() => new Promise((resolve) => (answer = resolve)));
    const asked = readiness.check();
    readiness.stopping();
    answer([]);
    expect(await asked).toBe('stopping');
  });
});
