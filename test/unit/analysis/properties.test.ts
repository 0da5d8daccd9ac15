import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyzeAnswer } from '../../../src/analysis/index.ts';

const SCRAPS = [
  '小米',
  '华为',
  '苹果',
  'Sony',
  'Target',
  'Bose',
  '小米粥',
  '\n',
  '\r\n',
  '\n\n',
  '1. ',
  '2. ',
  '- ',
  '  - ',
  '# ',
  '| ',
  ' |',
  '**',
  '_',
  '`',
  '```\n',
  '[',
  '](',
  ')',
  '![',
  '<a href="',
  '">',
  '<br>',
  '<think>',
  '</think>',
  'https://',
  'example.com/',
  'www.',
  '@',
  '[^1]',
  '[1]: ',
  '&amp;',
  '\\',
  '😀',
  '\ud83d',
  '\u0301',
  '\u200b',
  '。',
  '，',
  '. ',
  ', ',
  '？',
  '但是',
  ' but ',
  '比',
  ' better than ',
  '不',
  '没有',
  '关于',
  '信息',
  ' not ',
  'good',
  '推荐',
  '第二',
  'first',
  '①',
  '：',
  ': ',
  '"',
];
const scrappy = fc
  .array(fc.oneof(fc.constantFrom(...SCRAPS), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 40 })
  .map((parts) => parts.join(''));
const TRACKED = {
  brand: { name: 'Sony', aliases: ['索尼', '小米', 'Target'], category: '手机' },
  competitors: [
    { name: '华为', aliases: ['Huawei'] },
    { name: 'Bose', aliases: ['苹果'] },
  ],
};

test('never throws, and every mention points at its words in the original', () => {
  fc.assert(
    fc.property(scrappy, fc.option(scrappy, { nil: undefined }), (text, prompt) => {
      const result = analyzeAnswer({ text, ...(prompt === undefined ? {} : { prompt }) }, TRACKED);
      const points = [...text];
      expect(result.mentioned).toBe(result.mentions.length > 0);
      expect(result.position).toBe(result.mentions[0]?.start ?? -1);
      expect(result.rank > 0).toBe(result.mentioned);
      expect(result.sentiment !== null).toBe(result.mentioned);
      expect(text).toContain(result.snippet);
      for (const mention of result.mentions)
        expect(points.slice(mention.start, mention.end).join('')).toBe(mention.text);
    }),
    { numRuns: 1_500 },
  );
});

test('any string may be a name, too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), scrappy, (name, alias, text) => {
      const brand = { name, aliases: [alias] };
      expect(() => analyzeAnswer({ text: `${text} ${name}` }, { brand, competitors: [brand] })).not.toThrow();
    }),
  );
});

const ANSWERS = [
  '1. Bose – comfortable\n2. Sony – great sound\n3. JBL – cheap',
  '推荐华为，其次是索尼。',
  '### Bose\nGood.\n\n### Sony\nBetter.',
  '| Brand | Price |\n|---|---|\n| Bose | 1 |\n| Sony | 2 |',
  'Many people like Bose. Sony is fine, too.',
];
const CLOSINGS = [
  '\n\nPrices change over time.',
  '\n\n希望对您有帮助。',
  '\n\n如需更多建议，请告诉我您的预算。',
  '\n\nLet me know if you have questions!',
  '\n\n---\n\n*Updated in May.*',
  '\n\nhttps://example.com/more',
];

test('what is added after the answer and names nobody changes neither position nor rank', () => {
  for (const text of ANSWERS) {
    const alone = analyzeAnswer({ text }, TRACKED);
    for (const closing of CLOSINGS) {
      const longer = analyzeAnswer({ text: text + closing }, TRACKED);
      expect([longer.position, longer.rank, longer.competitors]).toEqual([
        alone.position,
        alone.rank,
        alone.competitors,
      ]);
    }
  }
});

test('the order in which competitors are declared changes nothing', () => {
  for (const text of ANSWERS) {
    const turned = analyzeAnswer({ text }, { ...TRACKED, competitors: TRACKED.competitors.toReversed() });
    const straight = analyzeAnswer({ text }, TRACKED);
    expect({ ...turned, competitors: turned.competitors.toReversed() }).toEqual(straight);
  }
});

/**
 * Work per character must not grow with the length: 1 MB is promised within a second of processor time, of which a busy machine may
 * make some; what compares everything with everything takes longer.
 */
test.each([
  '[',
  '](',
  '`',
  '<a ',
  '小米',
  'http://',
  'a.',
  '- 小米\n',
  '# 小米\n',
  '1. 小米\n',
  '- **Sony**: good\n',
  '| 小米 | 1 |\n',
  '| ',
  'Sony is better than Bose, ',
  '://',
  '[1]: http://a.com\n',
  '\u200d',
  '没有关于小米的信息',
  'Abc def:',
])(
  'a long run of %j is read to its end',
  (scrap) => {
    const text = scrap.repeat(Math.ceil(1_000_000 / Buffer.byteLength(scrap)));
    expect(analyzeAnswer({ text }, TRACKED).citations.length).toBeGreaterThanOrEqual(0);
  },
  5_000,
);
