import { describe, expect, test, vi } from 'vitest';
import type { AttemptResult } from '../../../src/events/delivery/result-store.ts';
import { createResultBatches } from '../../../src/events/delivery/results.ts';

const result = (deliveryId: string): AttemptResult => ({ deliveryId }) as AttemptResult;
const idsOf = (batch: readonly AttemptResult[]): string[] => batch.map(({ deliveryId }) => deliveryId);

describe('results', () => {
  test('come together in one batch, which begins at most 100 ms after the first', async () => {
    vi.useFakeTimers();
    const batches: string[][] = [];
    const results = createResultBatches({ store: async (batch) => void batches.push(idsOf(batch)), onError: () => {} });
    const stored = ['a', 'b', 'c'].map((id) => results.add(result(id)));
    await vi.advanceTimersByTimeAsync(100);
    expect(batches).toEqual([['a', 'b', 'c']]);
    await Promise.all(stored);
    vi.useRealTimers();
  });

  test('are stored by one statement at a time, those that come meanwhile by the next', async () => {
    let release = (): void => {};
    const batches: string[][] = [];
    const results = createResultBatches({
      store: (batch) => {
        batches.push(idsOf(batch));
        return batches.length > 1 ? Promise.resolve() : new Promise((resolve) => (release = resolve));
      },
      onError: () => {},
    });
    const first = results.add(result('a'));
    const flushed = results.flush();
    await expect.poll(() => batches).toHaveLength(1);
    const others = [results.add(result('b')), results.add(result('c'))];
    release();
    await Promise.all([first, flushed, ...others]);
    expect(batches).toEqual([['a'], ['b', 'c']]);
  });

  test('wait through an outage, in their order, and are given up by a process that ends', async () => {
    const errors: unknown[] = [];
    let attempts = 0;
    const patient = createResultBatches({
      store: async () => {
        attempts += 1;
        if (attempts < 3) throw new Error('away');
      },
      onError: (error) => errors.push(error),
    });
    await patient.add(result('a'));
    expect(attempts).toBe(3);
    expect(errors).toHaveLength(2);

    const ending = createResultBatches({
      store: async () => {
        throw new Error('away');
      },
      onError: () => {},
      givesUp: () => true,
    });
    await ending.add(result('a'));
  });

  test('a thousand at once go in batches of 200', async () => {
    const sizes: number[] = [];
    const results = createResultBatches({ store: async (batch) => void sizes.push(batch.length), onError: () => {} });
    await Promise.all(Array.from({ length: 1_000 }, (_, at) => results.add(result(String(at)))));
    expect(Math.max(...sizes)).toBe(200);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1_000);
  });
});
