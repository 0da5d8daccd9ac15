import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyzeAnswer, normalizeUrl } from '../../../src/analysis/index.ts';
import { createDetector, createMatcher } from '../../../src/analysis/matcher.ts';
import { normalizeAddress } from '../../../src/analysis/url-normalisation.ts';

/** What is done for speed must show in nothing but speed. */

const ADDRESS_PARTS =
  'http:// https:// a b.com example. .co.uk x-y xn-- - .. . 1 0x1 / // /. /.. ? & = utm_source=x id=1 # % %2e @ : :80 ! ( ) ; * + $ _ A é | \\ com'.split(
    ' ',
  );
const addresses = fc
  .tuple(
    fc.constantFrom('', 'https://', 'http://www.example.com', 'https://example.com/'),
    fc.array(fc.constantFrom(...ADDRESS_PARTS), { maxLength: 9 }),
  )
  .map(([beginning, parts]) => beginning + parts.join(''));

test('an address read without a parser is the one that the parser reads', () => {
  fc.assert(
    fc.property(addresses, (written) => {
      const parsed = normalizeUrl(written);
      const read = normalizeAddress(written);
      expect([read?.href, read?.hostname]).toEqual([parsed?.href, parsed?.hostname]);
    }),
    { numRuns: 3_000 },
  );
});

test('the automaton finds what looking for one pattern after the other finds, once each', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '小', '米'), maxLength: 30 });
  const names = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', '小', '米'), minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(names, letters, (patterns, text) => {
      const codes = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
      const found = createMatcher(patterns)(codes).map(({ pattern, start, end }) => [pattern, start, end].join());
      const expected = patterns.flatMap((pattern, index) =>
        [...codes.keys()]
          .filter((at) => text.startsWith(pattern, at))
          .map((at) => [index, at, at + pattern.length].join()),
      );
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test('the automaton of words finds what a regular expression with word boundaries finds', () => {
  const letter = fc.constantFrom('a', 'b', ' ', '_', '7', '-', '小');
  const text = fc.string({ unit: letter, maxLength: 24 });
  const word = fc
    .tuple(fc.boolean(), fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([opens, letters, closes]) => `${opens ? '|' : ''}${letters}${closes ? '|' : ''}`);
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), text, (words, searched) => {
      const codes = Uint16Array.from(searched, (character) => character.charCodeAt(0));
      const pattern = new RegExp(words.map((each) => each.replaceAll('|', '\\b')).join('|'));
      expect(createDetector(words)(codes) !== null).toBe(pattern.test(searched));
    }),
    { numRuns: 2_000 },
  );
});

const TRACKED = { brand: { name: '小米', category: '手机' }, competitors: [{ name: 'Sony' }, { name: 'Target' }] };
const TEXTS = [
  '1. 小米：性价比高\n2. Sony：画质好',
  '# Sony\nGood.\n\n# Target\nFine. https://example.com/a?utm_source=x',
  '```\nSony\n``` &amp; <b>小米</b>手机 ﬁne 𝐒𝐨𝐧𝐲 😀',
  '',
  `${'Sony and 小米手机. '.repeat(6_000)}Target`,
];

test('what was read before, for whom and how long it was, leaves no trace', () => {
  const alone = TEXTS.map((text) => JSON.stringify(analyzeAnswer({ text }, TRACKED)));
  const turned = { brand: { name: 'Sony' }, competitors: [TRACKED.brand] };
  fc.assert(
    fc.property(fc.array(fc.nat({ max: TEXTS.length - 1 }), { maxLength: 6 }), (order) => {
      for (const index of order) {
        const text = TEXTS[index] ?? '';
        analyzeAnswer({ text, prompt: 'Sony' }, turned);
        expect(JSON.stringify(analyzeAnswer({ text }, TRACKED))).toBe(alone[index]);
      }
    }),
    { numRuns: 30 },
  );
});

test('a list of tracked names may be changed between two answers', () => {
  const tracked = { brand: { name: 'Sony', aliases: ['索尼'] }, competitors: [] };
  expect(analyzeAnswer({ text: '推荐索尼。' }, tracked).mentioned).toBe(true);
  tracked.brand.aliases[0] = '松下';
  expect(analyzeAnswer({ text: '推荐索尼。' }, tracked).mentioned).toBe(false);
});

test('text without an end to its lines or sentences is found in as many pieces as it has names', () => {
  for (const times of [1_000, 10_000]) {
    const found = analyzeAnswer({ text: 'Sony: good, '.repeat(times) }, { brand: { name: 'Sony' }, competitors: [] });
    expect(found.mentions).toHaveLength(times);
  }
});
