import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundsOf, unsupportedIn } from '../../../src/analysis/statements/index.ts';
import { scoreAviv } from '../../../src/rewriting/aviv/index.ts';
import { rewriteByRules } from '../../../src/rewriting/extractive/index.ts';
import { plainText } from '../../../src/rewriting/extractive/plain-text.ts';

const source = (text: string, brand: string, audience: string | null = null) => ({ text, brand, audience, facts: [] });

test('Chinese: the claim first, each fact a point, a question for each', () => {
  const nio = source(
    '随着技术进步，大家越来越关注补能。蔚来 ET5 于 2022 年 9 月开始交付，CLTC 续航 560 公里，支持换电。体验无与伦比！',
    '蔚来',
    '首次购买电动车的家庭',
  );
  const rewrite = rewriteByRules(nio);
  expect(rewrite).toEqual({
    headline: '蔚来 ET5 于 2022 年 9 月开始交付，CLTC 续航 560 公里',
    answer: '蔚来 ET5 于 2022 年 9 月开始交付。',
    evidence: ['CLTC 续航 560 公里。', '支持换电。'],
    context: '以上内容供首次购买电动车的家庭参考。',
    faq: [
      { q: '蔚来 ET5 何时交付？', a: '蔚来 ET5 于 2022 年 9 月开始交付。' },
      { q: '蔚来 ET5 的 CLTC 续航是多少？', a: 'CLTC 续航 560 公里。' },
      { q: '蔚来 ET5 支持换电吗？', a: '支持换电。' },
    ],
  });
  expect(scoreAviv(rewrite, nio).score).toBeGreaterThanOrEqual(80);
});

test('English: lists, throat-clearing and questions in the source are understood', () => {
  const text = `# Brightboard

In today's fast-moving world, planning is hard. Have you ever lost a plan?
- Brightboard is project management software for architects.
- It was launched in March 2019 and has 12,000 users in 40 countries.
- It integrates with Slack, Figma and Revit.
- Plans cost $9 per user a month.`;
  const rewrite = rewriteByRules(source(text, 'Brightboard', 'architects'));
  expect(rewrite.headline).toBe('Brightboard is project management software for architects');
  expect(rewrite.evidence[0]).toBe('It was launched in March 2019 and has 12,000 users in 40 countries.');
  expect(rewrite.faq.map(({ q }) => q)).toEqual([
    'What is Brightboard?',
    'When was Brightboard launched?',
    'What does Brightboard cost?',
    'What does Brightboard integrate with?',
  ]);
  expect(JSON.stringify(rewrite)).not.toMatch(/today|Have you/);
});

test('a source that says little gets a short rewrite', () => {
  expect(rewriteByRules(source('Acme makes tools.', 'Acme'))).toEqual({
    headline: 'Acme makes tools',
    answer: 'Acme makes tools.',
    evidence: [],
    context: '',
    faq: [{ q: 'What does Acme make?', a: 'Acme makes tools.' }],
  });
});

test('the brand is named where the source leaves it out', () => {
  expect(rewriteByRules(source('续航 560 公里。', '蔚来')).answer).toBe('蔚来：续航 560 公里。');
  expect(rewriteByRules(source('The range is 560 km.', 'Acme')).answer).toBe('Acme: The range is 560 km.');
});

test('of any text it says nothing that the text does not, and is the same again', () => {
  const words = fc.constantFrom(
    'Acme',
    'makes',
    'tools',
    '40,000',
    'in 2015',
    'Bosch',
    '蔚来',
    '续航',
    '560 公里',
    '，',
    '。',
    '. ',
    '?',
    '- ',
    '\n',
    'the best',
    '<b>',
    '😀',
  );
  const text = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.array(words, { minLength: 1 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('Acme', '蔚来', 'C++', '(x'), (content, brand) => {
      const rewrite = rewriteByRules(source(content, brand));
      expect(rewriteByRules(source(content, brand))).toEqual(rewrite);
      const grounds = groundsOf([content, plainText(content), brand]);
      for (const said of [rewrite.answer, ...rewrite.evidence]) expect(unsupportedIn(said, grounds)).toEqual([]);
    }),
  );
});
