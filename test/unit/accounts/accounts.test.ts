import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  displayPrefix,
  generateKey,
  hashKey,
  isKeyScope,
  KEY_SCOPES,
  recognizeKey,
  scopeIncludes,
} from '../../../src/accounts/key-format.ts';
import { BRAND_QUOTA, isTier, TIERS, tierForBrands, tierIncludes } from '../../../src/accounts/tiers.ts';

const KINDS = [
  [{ interface: 'direct', test: false }, /^answerscope_[0-9a-f]{24}$/, 'answerscope_'],
  [{ interface: 'v1', test: false }, /^sk_live_[0-9A-Za-z]{32}$/, 'sk_live_'],
  [{ interface: 'v1', test: true }, /^sk_test_[0-9A-Za-z]{32}$/, 'sk_test_'],
] as const;

describe.each(KINDS)('keys of %j', (kind, form, start) => {
  const keys = Array.from({ length: 200 }, () => generateKey(kind));

  test('have their form, are recognised by it, and are all different', () => {
    for (const key of keys) {
      expect(key).toMatch(form);
      expect(recognizeKey(key)).toMatchObject(kind);
    }
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('use every character of their alphabet', () => {
    const characters = new Set(keys.map((key) => key.slice(start.length)).join(''));
    expect(characters.size).toBe(kind.interface === 'direct' ? 16 : 62);
  });

  test('show a beginning that gives little away', () => {
    const [key = ''] = keys;
    expect(displayPrefix(key)).toBe(key.slice(0, start.length + 4));
  });
});

test.each([
  '',
  'answerscope_',
  `answerscope_${'A'.repeat(24)}`,
  `answerscope_${'0'.repeat(23)}`,
  `answerscope_${'0'.repeat(25)}`,
  `sk_live_${'0'.repeat(31)}`,
  `sk_live_${'_'.repeat(32)}`,
  `sk_demo_${'0'.repeat(32)}`,
  `SK_LIVE_${'0'.repeat(32)}`,
  `sk_live_${'0'.repeat(32)}\n`,
  ` sk_live_${'0'.repeat(32)}`,
])('%j is no key', (text) => {
  expect(recognizeKey(text)).toBeNull();
});

test('the digest of a key is its SHA-256', () => {
  expect(hashKey('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashKey('sk')).toEqual(createHash('sha256').update('sk').digest());
});

test('admin includes write, write includes read, and nothing the other way round', () => {
  const table = KEY_SCOPES.map((scope) => KEY_SCOPES.map((needed) => scopeIncludes(scope, needed)));
  expect(table).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
  expect(KEY_SCOPES.every(isKeyScope)).toBe(true);
  expect(['', 'READ', 'owner', 'toString'].some(isKeyScope)).toBe(false);
});

describe('tiers', () => {
  test('a tier includes itself and the cheaper ones', () => {
    for (const [at, tier] of TIERS.entries()) {
      for (const [other, least] of TIERS.entries()) expect(tierIncludes(tier, least)).toBe(at >= other);
    }
    expect(TIERS.every(isTier)).toBe(true);
    expect(['', 'Free', 'toString'].some(isTier)).toBe(false);
  });

  test.each([
    [1, 'free'],
    [2, 'starter'],
    [5, 'starter'],
    [6, 'growth'],
    [25, 'growth'],
    [26, 'scale'],
    [100, 'scale'],
    [101, 'enterprise'],
    [1_000_000, 'enterprise'],
  ])('%i brands need %s', (brands, tier) => {
    expect(tierForBrands(brands)).toBe(tier);
  });

  test('quotas grow with the tier; Enterprise has none of its own', () => {
    expect(TIERS.map((tier) => BRAND_QUOTA[tier])).toEqual([1, 5, 25, 100, null]);
  });
});
