import { expect, test } from 'vitest';
import { createWordTable, hashed } from '../../../src/analysis/text/word-table.ts';

const codesOf = (text: string) => Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

test('words are found where they stand, among thousands of others, and no part of one is', () => {
  const table = createWordTable();
  const words = Array.from({ length: 5_000 }, (_, index) => `${index.toString(26)}x${index}`);
  const numbers = words.map((word) => table.add(word));
  expect(new Set(numbers).size).toBe(words.length);
  expect(words.map((word) => table.add(word))).toEqual(numbers);
  expect(table.size).toBe(words.length);
  const text = codesOf(words.join(' '));
  const find = (start: number, end: number) =>
    table.find(text, start, end, text.subarray(start, end).reduce(hashed, 0));
  let at = 0;
  for (const [index, word] of words.entries()) {
    expect(find(at, at + word.length)).toBe(numbers[index]);
    at += word.length + 1;
  }
  const start = text.length - 5;
  expect(find(start, text.length - 1)).toBe(0);
  expect(find(start, start)).toBe(0);
});

test('words of one hash are told apart', () => {
  // 31 × 'a' + 'B' is 31 × 'b' + '#'.
  const table = createWordTable();
  const numbers = ['aB', 'b#'].map((word) => table.add(word));
  expect(['aB', 'b#', 'cx'].map((word) => table.find(codesOf(word), 0, 2, codesOf(word).reduce(hashed, 0)))).toEqual([
    ...numbers,
    0,
  ]);
});
