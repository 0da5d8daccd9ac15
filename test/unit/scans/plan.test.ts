import { describe, expect, test } from 'vitest';
import { ASSUMED_LATENCY_MS, estimateCompletionMs, type PlatformLoad } from '../../../src/scans/probe/estimate.ts';
import { planAsks, type Question } from '../../../src/scans/scan.ts';
import { inParallel } from '../../../src/scans/workers/in-parallel.ts';
import { createKeeper } from '../../../src/scans/workers/keeper.ts';

const question = (ordinal: number): Question => ({
  ordinal,
  promptId: null,
  text: `question ${ordinal}`,
  hash: String(ordinal),
  language: 'en',
  stage: null,
  discovery: true,
});

describe('planAsks', () => {
  test('every question to every platform, question by question', () => {
    const asks = planAsks([question(0), question(1)], ['kimi', 'qwen']);
    expect(asks.map(({ ordinal, platform, sample }) => [ordinal, platform, sample])).toEqual([
      [0, 'kimi', 0],
      [0, 'qwen', 0],
      [1, 'kimi', 0],
      [1, 'qwen', 0],
    ]);
    expect(asks.every((ask) => !ask.adaptive)).toBe(true);
  });

  test('samples are numbered from 0, and no ask is planned twice', () => {
    const asks = planAsks([question(0), question(3)], ['kimi', 'qwen'], 3);
    expect(asks).toHaveLength(12);
    expect(new Set(asks.map((ask) => `${ask.ordinal} ${ask.platform} ${ask.sample}`)).size).toBe(12);
    expect(asks.filter((ask) => ask.sample === 2)).toHaveLength(4);
  });

  test('nothing to ask, or nobody', () => {
    expect(planAsks([], ['kimi'])).toEqual([]);
    expect(planAsks([question(0)], [])).toEqual([]);
  });
});

describe('estimateCompletionMs', () => {
  const load = (more: Partial<PlatformLoad>): PlatformLoad => ({
    platform: 'kimi',
    asks: 20,
    queued: 0,
    concurrency: 4,
    latencyMs: 1_000,
    ...more,
  });

  test.each([
    ['five rounds of four', [load({})], 5_000],
    ['a round that is not full is a round', [load({ asks: 21 })], 6_000],
    ['what waits is worked off first', [load({ queued: 8 })], 7_000],
    ['an unknown platform is assumed to be slow', [load({ latencyMs: null, asks: 4 })], ASSUMED_LATENCY_MS],
    [
      'the slowest decides, for they work side by side',
      [load({}), load({ platform: 'qwen', latencyMs: 3_000 })],
      15_000,
    ],
    ['nobody to ask', [], 0],
    ['whole milliseconds', [load({ asks: 1, latencyMs: 10.4 })], 10],
  ])('%s', (_case, loads, expected) => {
    expect(estimateCompletionMs(loads)).toBe(expected);
  });
});

/** Work that a test ends when it likes. */
function controlledWork() {
  const begun: number[] = [];
  const ends = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  return {
    begun,
    work: (item: number) => {
      begun.push(item);
      return new Promise<void>((resolve, reject) => ends.set(item, { resolve, reject }));
    },
    end: async (item: number, error?: Error) => {
      if (error === undefined) ends.get(item)?.resolve();
      else ends.get(item)?.reject(error);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('inParallel', () => {
  test('never more than the limit at once, in order', async () => {
    const { begun, work, end } = controlledWork();
    const all = inParallel([0, 1, 2, 3], 2, work);
    expect(begun).toEqual([0, 1]);
    await end(1);
    expect(begun).toEqual([0, 1, 2]);
    await end(0);
    expect(begun).toEqual([0, 1, 2, 3]);
    await end(2);
    await end(3);
    await all;
  });

  test('a failure lets what is under way end, and is told afterwards', async () => {
    const { work, end } = controlledWork();
    const all = inParallel([0, 1, 2], 2, work);
    let over = false;
    const told = all.catch((error: Error) => {
      over = true;
      return error.message;
    });
    await end(0, new Error('first'));
    expect(over).toBe(false);
    await end(1);
    await end(2);
    expect(await told).toBe('first');
  });

  test('a limit of 0 still makes progress; no items, no work', async () => {
    const done: number[] = [];
    await inParallel([1, 2], 0, async (item) => {
      done.push(item);
    });
    await inParallel([], 3, async () => {
      throw new Error('never');
    });
    expect(done).toEqual([1, 2]);
  });
});

describe('createKeeper', () => {
  test('waits only when too much is under way', async () => {
    const { work, end } = controlledWork();
    const keeper = createKeeper(1);
    await keeper.keep(() => work(0));
    let begunSecond = false;
    const second = keeper
      .keep(() => work(1))
      .then(() => {
        begunSecond = true;
      });
    await new Promise((resolve) => setImmediate(resolve));
    expect(begunSecond).toBe(false);
    await end(0);
    await second;
    const kept = keeper.kept();
    await end(1);
    await kept;
  });

  test('a failure is told at the next chance, once everything has ended', async () => {
    const { work, end } = controlledWork();
    const keeper = createKeeper(5);
    await keeper.keep(() => work(0));
    await keeper.keep(() => work(1));
    await end(0, new Error('lost'));
    await expect(keeper.keep(() => work(2))).rejects.toThrow('lost');
    const told = expect(keeper.kept()).rejects.toThrow('lost');
    await end(1);
    await told;
  });
});
