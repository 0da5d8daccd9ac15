import { expect, test } from 'vitest';
import { within } from '../../../src/scans/check/within.ts';

test('what ends in time is given, and its failure too', async () => {
  expect(await within(10_000, Promise.resolve('done'))).toBe('done');
  await expect(within(10_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('what does not end is given up, and its later failure harms nobody', async () => {
  let fail: (error: Error) => void = () => {};
  const work = new Promise<string>((_resolve, reject) => {
    fail = reject;
  });
  expect(await within(5, work)).toBeNull();
  fail(new Error('too late'));
});
