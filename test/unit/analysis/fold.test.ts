import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName } from '../../../src/analysis/index.ts';

test.each([
  ['ＳＯＮＹ', 'sony'],
  ['Nestlé', 'Nestle\u0301'],
  ['華為', '华为'],
  ['华为 Mate', '华为Mate'],
  ['L’Oréal', "L'Oreal"],
  ['Coca‑Cola', 'Coca-Cola'],
  ['小\u200b米', '小米'],
  ['  Best   Buy ', 'best buy'],
  ['Straße', 'STRASSE'],
  ['𝐀pple', 'Apple'],
  ['Sony®', 'Sony'],
])('%s is %s', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test.each([
  ['ѕony', 'sony'],
  ['Best Buy', 'BestBuy'],
  ['蔚来', '未来'],
  ['カ', 'ガ'],
])('%s is not %s', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
});

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name));
    }),
    { numRuns: 500 },
  );
});
