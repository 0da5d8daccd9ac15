import { describe, expect, test } from 'vitest';
import { figuresIn, sentencesOf } from '../../../../src/analysis/statements/index.ts';

describe('figures', () => {
  test.each<[string, string[]]>([
    ['蔚来 ET5 于 2022 年 9 月开始交付，CLTC 续航 560 公里。', ['2022|year', '9|month', '560|km']],
    [
      'A range of 560 km (348 miles), from $45,000; 3.5 million users since September 2022',
      ['2022|year', '9|month', '560|km', '348|mile', '45000|usd', '3500000|user'],
    ],
    ['56万辆', ['560000|item']],
    ['五十六万辆', ['560000|item']],
    ['560,000 units', ['560000|item']],
    ['百分之五十', ['50|%']],
    ['50%', ['50|%']],
    ['三分钟', ['3|minute']],
    ['twenty-five days', ['25|day']],
    ['a five-year warranty', ['5|year']],
    ['12 个月', ['12|months']],
    ['2022-09-01', ['2022|year', '9|month', '1|day of month']],
    ['1 September 2022', ['2022|year', '9|month', '1|day of month']],
    ['售价 29.8 万元', ['298000|cny']],
    ['¥298,000', ['298000|cny']],
    ['ET5、GPT-4 和一款新车', []],
    ['one of them', []],
    ['百度和三星', []],
  ])('%s', (text, figures) => {
    expect(figuresIn(text).toSorted()).toEqual(figures.toSorted());
  });
});

test('sentences end at stops and lines, not within numbers, addresses and abbreviations', () => {
  const text =
    'It costs 4.5 dollars, e.g. in the U.S. today. See https://a.example/b.c! 好。“真的？”她问。\n- 第一点\n2. Second';
  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual([
    'It costs 4.5 dollars, e.g. in the U.S. today.',
    'See https://a.example/b.c!',
    '好。',
    '“真的？”',
    '她问。',
    '第一点',
    'Second',
  ]);
  for (const { text: piece, start, end } of sentencesOf(text)) expect(text.slice(start, end)).toBe(piece);
});
