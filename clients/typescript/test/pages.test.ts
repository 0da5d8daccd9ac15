import { expect, test } from 'vitest';
import { pages } from '../src/index.ts';

const LIST = [
  { items: [1, 2], nextCursor: 'b' },
  { items: [], nextCursor: 'c' },
  { items: [3], nextCursor: null },
];

test('every page is read once, in order, and not before it is wanted', async () => {
  const read: (string | undefined)[] = [];
  const seen: number[] = [];
  for await (const { items } of pages(
    async (cursor) => LIST[read.push(cursor) - 1] ?? { items: [], nextCursor: null },
  )) {
    expect(read.length).toBeLessThanOrEqual(seen.length + 2);
    seen.push(...items);
  }
  expect([read, seen]).toEqual([
    [undefined, 'b', 'c'],
    [1, 2, 3],
  ]);
});

test('whoever stops reads no further page', async () => {
  let reads = 0;
  for await (const page of pages(async () => ({ nextCursor: `after ${++reads}` })))
    if (page.nextCursor === 'after 2') break;
  expect(reads).toBe(2);
});
