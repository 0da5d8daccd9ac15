import { domainToASCII } from 'node:url';
import { describe, expect, test } from 'vitest';
import { registrableDomain } from '../../../../src/analysis/index.ts';
import { skeleton } from '../../../../src/insights/sentinel/confusables.ts';
import { isOneSlipAway } from '../../../../src/insights/sentinel/edit-distance.ts';
import { type Imitated, imitation, imitationSeverity } from '../../../../src/insights/sentinel/impersonation.ts';

const BRAND: Imitated = {
  name: 'Brightloom',
  aliases: ['亮织'],
  domains: ['brightloom.com', 'bloom-static.net'],
  handles: ['@brightloom'],
  known: ['Brightlook', 'brightroom.com', 'Brightbloom'],
};

const imitates = (url: string, brand: Imitated = BRAND) =>
  imitation(url, registrableDomain(new URL(url).hostname), brand);

describe('addresses that look like the brand’s', () => {
  test.each([
    ['https://brightl00m.com/login', 'brightl00m.com', 'confusable'],
    ['https://bright1oom.net/', 'bright1oom.net', 'confusable'],
    [`https://brıghtloom.com/`, domainToASCII('brıghtloom.com'), 'confusable'],
    [`https://вrightloom.com/`, domainToASCII('вrightloom.com'), 'misspelled'],
    ['https://brightlom.com/', 'brightlom.com', 'misspelled'],
    ['https://brihgtloom.com/', 'brihgtloom.com', 'misspelled'],
    ['https://www.brightloom-support.com/refund', 'brightloom-support.com', 'added_words'],
    ['https://officialbrightloom.shop/', 'officialbrightloom.shop', 'added_words'],
    ['https://brightloom-guanwang.cn/', 'brightloom-guanwang.cn', 'added_words'],
    ['https://brightloom.top/', 'brightloom.top', 'other_ending'],
    ['https://x.com/brightloom_support/status/1', 'x.com/@brightloom_support', 'added_words'],
    ['https://www.youtube.com/@brightl0om', 'youtube.com/@brightl0om', 'confusable'],
  ])('%s', (url, subject, likeness) => {
    expect(imitates(url)).toEqual({ subject, likeness });
  });

  test.each([
    'https://brightloom.com/',
    'https://help.brightloom.com/login',
    'https://bloom-static.net/x',
    // A country's site is usually the brand's own.
    'https://brightloom.de/',
    // Competitors and others that are known.
    'https://brightlook.com/',
    'https://brightroom.com/',
    'https://brightbloom.com/',
    // Writes about the brand.
    'https://brightloom-reviews.example.org/',
    'https://example.com/brightloom-support',
    'https://brightloomfabricsofyork.co.uk/',
    'https://x.com/brightloom/status/1',
    'https://x.com/search?q=brightloom',
    'https://www.youtube.com/watch?v=brightl0om',
    'https://x.com/%E0%A4%A',
  ])('not %s', (url) => {
    expect(imitates(url)).toBeNull();
  });

  test('a short name is like too much, a misspelling of one even more', () => {
    const acme: Imitated = { name: 'Acme', aliases: [], domains: ['acme.com'], handles: [], known: [] };
    expect(imitates('https://acne.com/', acme)).toBeNull();
    expect(imitates('https://acme-login.com/', acme)?.likeness).toBe('added_words');
    const lg: Imitated = { name: 'LG', aliases: [], domains: ['lg.com'], handles: [], known: [] };
    expect(imitates('https://lg-login.com/', lg)).toBeNull();
    expect(imitates('https://1g.com/', lg)).toBeNull();
  });

  test('an account of the brand’s name is not its imitator while it has declared none', () => {
    expect(imitates('https://x.com/Brightloom', { ...BRAND, handles: [] })).toBeNull();
    expect(imitates('https://x.com/bright_loom', { ...BRAND, handles: ['@brightloom_hq'] })).toBeNull();
  });

  test('a brand without a Latin name and without a domain has nothing to be like', () => {
    const brand: Imitated = { name: '亮织', aliases: [], domains: [], handles: [], known: [] };
    expect(imitates('https://liangzhi.top/', brand)).toBeNull();
  });
});

test('three citations make it high', () => {
  expect([1, 2, 3, 9].map(imitationSeverity)).toEqual(['medium', 'medium', 'high', 'high']);
});

test.each([
  ['abcdef', 'abcdef', false],
  ['abcdef', 'abcdf', true],
  ['abcdef', 'abXdef', true],
  ['abcdef', 'abcXdef', true],
  ['abcdef', 'abdcef', true],
  ['abcdef', 'abdXef', false],
  ['abcdef', 'abcd', false],
  ['aab', 'ab', true],
  ['', 'a', true],
])('%s is one slip from %s: %s', (word, other, expected) => {
  expect(isOneSlipAway(word, other)).toBe(expected);
  expect(isOneSlipAway(other, word)).toBe(expected);
});

test('what looks alike has one skeleton', () => {
  expect(skeleton('аррӏе')).toBe(skeleton('apple'));
  expect(skeleton('rnicro')).toBe(skeleton('micro'));
  expect(skeleton('PayPaI')).toBe(skeleton('paypal'));
});
