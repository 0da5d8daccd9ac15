import { describe, expect, test } from 'vitest';
import { type LintedPage, lintPage } from '../../../src/wiki/lint/index.ts';
import type { WikiFact } from '../../../src/wiki/page.ts';
import { slugOf } from '../../../src/wiki/slug.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const RANGE: WikiFact = {
  subject: '蔚来 ET5',
  attribute: 'CLTC 续航',
  value: '560 公里',
  sourceUrl: 'https://www.nio.cn/et5',
  sourceTitle: null,
  asOf: '2026-10-01',
};
const page = (change: Partial<LintedPage> = {}): LintedPage => ({
  id: 'one',
  slug: 'et5',
  title: '蔚来 ET5',
  revision: 1,
  body: '蔚来 ET5 支持换电。',
  facts: [RANGE],
  ...change,
});
const found = (change: Partial<LintedPage>, others: LintedPage[] = [], at = AT) => {
  const linted = page(change);
  return lintPage(linted, [linted, ...others], at).map(({ rule, severity, field, position }) => ({
    rule,
    severity,
    field,
    position,
  }));
};
const issue = (rule: string, severity: string, field: string, position: number) => ({
  rule,
  severity,
  field,
  position,
});

test('a page that keeps every rule has no issues', () => {
  expect(found({})).toEqual([]);
});

describe('unsourced claims', () => {
  test('a figure without a source, placed in code points', () => {
    expect(found({ body: '🚗🚗 支持换电。换电站 2400 座。' })).toEqual([issue('unsourced_claim', 'medium', 'body', 8)]);
  });

  test.each([
    ['a link', '换电站 2400 座（https://www.nio.cn/swap）。'],
    ['a named source', '据公司年报数据，换电站 2400 座。'],
    ['a footnote', '换电站 2400 座[^1]。'],
    ['a sourced fact of the page', 'ET5 的续航是 560 公里。'],
    ['no figure at all', '换电站很多。'],
  ])('has a source: %s', (_, body) => {
    expect(found({ body })).toEqual([]);
  });

  test('a boast weighs more than a figure', () => {
    expect(found({ body: '国内销量第一。' })).toEqual([issue('unsourced_claim', 'high', 'body', 0)]);
    expect(found({ body: 'It is the best car.' })).toEqual([issue('unsourced_claim', 'high', 'body', 0)]);
  });

  test('a fact without a source, and what it does not cover', () => {
    const facts = [{ ...RANGE, sourceUrl: null }];
    expect(found({ facts, body: '续航 560 公里。' })).toEqual([
      issue('unsourced_claim', 'medium', 'body', 0),
      issue('unsourced_claim', 'medium', 'facts[0]', 3),
    ]);
  });
});

describe('contradictions', () => {
  const other = (value: string, change: Partial<WikiFact> = {}) =>
    page({ id: 'two', slug: 'two', title: '对比', facts: [{ ...RANGE, value, ...change }] });

  test('of the same subject and attribute, on another page', () => {
    expect(found({ body: '见下。560 公里，据官网数据。' }, [other('710 公里')])).toEqual([
      issue('contradiction', 'high', 'facts[0]', 3),
    ]);
  });

  test.each<[string, LintedPage]>([
    ['the same value in another unit’s spelling', other('560 km')],
    ['another attribute', other('710 公里', { attribute: 'WLTP 续航' })],
    ['another subject', other('710 公里', { subject: '蔚来 ET7' })],
    ['no value', other(' ')],
  ])('but not %s', (_, against) => {
    expect(found({}, [against])).toEqual([]);
  });

  test('names are compared whatever their case, width and script', () => {
    expect(found({}, [other('710 公里', { subject: '蔚來 ＥＴ5', attribute: 'cltc續航' })])).toMatchObject([
      { rule: 'contradiction' },
    ]);
  });
});

describe('stale dates', () => {
  test('180 days are not too old, 181 are', () => {
    const facts = (asOf: string) => ({ facts: [{ ...RANGE, asOf }] });
    const at = new Date('2026-11-21T00:00:00Z');
    expect(found(facts('2026-05-25'), [], at)).toEqual([]);
    expect(found(facts('2026-05-24'), [], at)).toEqual([issue('stale_date', 'medium', 'facts[0]', 0)]);
  });

  test.each([
    ['续航可靠。截至 2025 年 3 月。', 5],
    ['更新于 2026-05-01。', 0],
    ['Good range. As of March 2026.', 12],
    ['Last updated: 3 May 2026.', 0],
    ['截至2025年。', 0],
  ])('in the text: %s', (body, position) => {
    expect(found({ body }).filter(({ rule }) => rule === 'stale_date')).toEqual([
      issue('stale_date', 'medium', 'body', position),
    ]);
  });

  test.each(['截至 2026 年 6 月。', '据年报数据，成立于 2014 年。', 'As of October 2026.', '截至2026年。'])(
    'dates of today and of history do not grow old: %s',
    (body) => {
      expect(found({ body }).filter(({ rule }) => rule === 'stale_date')).toEqual([]);
    },
  );
});

describe('missing fields', () => {
  test('a text, a fact, and what a fact needs', () => {
    expect(found({ body: ' ', facts: [] })).toEqual([
      issue('missing_field', 'high', 'body', 0),
      issue('missing_field', 'low', 'facts', 0),
    ]);
    const facts = [{ ...RANGE, attribute: '', asOf: null }];
    expect(found({ facts })).toEqual([
      issue('missing_field', 'medium', 'facts[0]', 0),
      issue('missing_field', 'low', 'facts[0]', 0),
    ]);
  });

  test('a day only where there is a figure', () => {
    expect(found({ facts: [{ ...RANGE, attribute: '补能', value: '支持换电', asOf: null }] })).toEqual([]);
  });
});

describe('broken links', () => {
  test('to pages that the brand does not have', () => {
    const body = '见 [[et5]]、[[ET7|另一款]] 和 [表](/wiki/prices)、[自己](/wiki/et5)。';
    expect(found({ body })).toEqual([
      issue('broken_link', 'medium', 'body', 10),
      issue('broken_link', 'medium', 'body', 24),
    ]);
    expect(
      found({ body }, [
        page({ id: 'two', slug: 'et7', facts: [RANGE] }),
        page({ id: 'three', slug: 'prices', facts: [RANGE] }),
      ]),
    ).toEqual([]);
  });
});

test('the same thing twice is one issue, and a page has a hundred at most', () => {
  expect(found({ body: '站点 2400 座。\n站点 2400 座。' })).toHaveLength(1);
  const body = Array.from({ length: 300 }, (_, at) => `站点 ${at + 3000} 座。`).join('\n');
  expect(found({ body })).toHaveLength(100);
});

test('a page’s address is made of its title', () => {
  expect(slugOf('蔚来 ET5：产品资料！')).toBe('蔚来-et5-产品资料');
  expect(slugOf('???')).toBe('page');
});
