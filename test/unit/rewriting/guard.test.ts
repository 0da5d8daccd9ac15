import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groundsOf, unsupportedIn } from '../../../src/analysis/statements/index.ts';
import { rewriteByRules } from '../../../src/rewriting/extractive/index.ts';
import { keepSupported } from '../../../src/rewriting/guard.ts';
import type { Rewrite, RewriteSource } from '../../../src/rewriting/rewrite.ts';

const NIO: RewriteSource = {
  text: '蔚来 ET5 于 2022 年 9 月开始交付，CLTC 续航 560 公里，支持换电。',
  brand: '蔚来',
  audience: '首次购买电动车的家庭',
  facts: ['蔚来成立于 2014 年。'],
};
const ACME: RewriteSource = {
  text: 'Acme makes torque wrenches in Ohio. Since 2015 Acme has shipped 40,000 tools to repair shops. Every wrench has a five-year warranty.',
  brand: 'Acme',
  audience: null,
  facts: [],
};
const grounds = (source: RewriteSource) =>
  groundsOf([source.text, source.brand, source.audience ?? '', ...source.facts]);

describe('what the source does not say is found', () => {
  test.each([
    [NIO, '续航 560 英里。'],
    [NIO, '续航 650 公里。'],
    [NIO, '比特斯拉更省心。'],
    [NIO, '据清华大学测试，它更安全。'],
    [NIO, '极氪车主也称赞它。'],
    [NIO, '一次换电约需三分钟。'],
    [NIO, '国内销量第一。'],
    [NIO, '蔚来 ET7 也支持换电。'],
    [NIO, '张伟教授推荐它。'],
    [NIO, '2023 年 9 月开始交付。'],
    [ACME, 'Forbes ranked Acme first.'],
    [ACME, 'Acme has shipped 50,000 tools.'],
    [ACME, 'Acme has shipped four thousand tools.'],
    [ACME, 'Bosch is slower.'],
    [ACME, 'It has the best grip.'],
    [ACME, 'Consumer Reports likes it.'],
    [ACME, 'See https://acme.example/proof.'],
    [ACME, 'Tools ship from Texas.'],
  ])('%#: %o', (source, text) => {
    expect(unsupportedIn(text, grounds(source))).not.toEqual([]);
  });

  test.each([
    [NIO, '蔚来 ET5：支持换电、CLTC 续航 560 公里'],
    [NIO, '对首次购买电动车的家庭来说，换电可以减少等待充电的时间。'],
    [NIO, '2014 年成立。'],
    [NIO, '2022-09 起交付。'],
    [NIO, '续航达 560 km。'],
    [ACME, 'Wrenches ship from Ohio.'],
    [ACME, 'Acme has sold 40 thousand tools since 2015.'],
    [ACME, 'What does Acme make?'],
    [ACME, 'Torque Wrenches From Ohio: Acme Ships 40,000 Tools'],
    [ACME, 'Repair shops get a 5-year warranty.'],
  ])('and what it says is not: %#: %o', (_source, text) => {
    expect(unsupportedIn(text, grounds(_source))).toEqual([]);
  });
});

const TEMPTED: Rewrite = {
  headline: 'Acme: trusted by NASA',
  answer: 'Acme makes torque wrenches in Ohio. It won the 2023 Red Dot Award.',
  evidence: ['40,000 tools shipped since 2015.', '98% of mechanics recommend Acme.', 'Five-year warranty.'],
  context: 'Snap-on costs twice as much. Repair shops use Acme.',
  faq: [
    { q: 'What does Acme make?', a: 'Torque wrenches.' },
    { q: 'Is Acme better than Bosch?', a: 'Yes.' },
    { q: 'What warranty is there?', a: 'Five years. It covers 120 countries.' },
  ],
};

describe('a reply that invents', () => {
  test('loses what it invents, and keeps the rest', () => {
    const kept = keepSupported(TEMPTED, ACME, rewriteByRules(ACME));
    const all = JSON.stringify(kept?.rewrite);
    for (const invention of ['NASA', '2023', 'Red Dot', '98', 'Snap-on', 'Bosch', '120'])
      expect(all).not.toContain(invention);
    expect(kept?.rewrite.answer).toBe('Acme makes torque wrenches in Ohio.');
    expect(kept?.rewrite.evidence).toHaveLength(3);
    expect(kept?.rewrite.evidence).toEqual(
      expect.arrayContaining(['40,000 tools shipped since 2015.', 'Five-year warranty.']),
    );
    expect(kept?.rewrite.context).toBe('Repair shops use Acme.');
    expect(kept?.rewrite.faq).toContainEqual({ q: 'What warranty is there?', a: 'Five years.' });
    expect(kept?.dropped.length).toBeGreaterThan(5);
  });

  test('of nothing but inventions is refused', () => {
    const invented = { ...TEMPTED, answer: 'NASA uses Bosch.', evidence: ['98% agree.'] };
    expect(keepSupported(invented, ACME, rewriteByRules(ACME))).toBeNull();
  });

  test('a fact of the brand’s own pages is no invention', () => {
    const faq = [{ q: '蔚来何时成立？', a: '2014 年。' }];
    const reply = { headline: '蔚来 ET5', answer: '蔚来 ET5 支持换电。', evidence: [], context: '', faq };
    expect(keepSupported(reply, NIO, rewriteByRules(NIO))?.rewrite.faq).toEqual(faq);
    const without = { ...NIO, facts: [] };
    expect(keepSupported(reply, without, rewriteByRules(without))?.rewrite.faq).not.toContainEqual(faq[0]);
  });
});

test('whatever a reply says, nothing that the source lacks is left', () => {
  const sentence = fc.constantFrom(
    ...TEMPTED.evidence,
    ...TEMPTED.answer.split('. '),
    'It costs $3.',
    '由清华大学认证。',
    'Ünïcode ☃ 12',
  );
  const reply = fc.record({
    headline: sentence,
    answer: fc.array(sentence, { minLength: 1, maxLength: 4 }).map((all) => all.join(' ')),
    evidence: fc.array(fc.oneof(sentence, fc.string())),
    context: sentence,
    faq: fc.array(fc.record({ q: sentence, a: sentence })),
  });
  fc.assert(
    fc.property(reply, (rewrite) => {
      const kept = keepSupported(rewrite, ACME, rewriteByRules(ACME))?.rewrite;
      if (kept === undefined) return;
      const texts = [
        kept.headline,
        kept.answer,
        ...kept.evidence,
        kept.context,
        ...kept.faq.flatMap(({ q, a }) => [q, a]),
      ];
      for (const text of texts) expect(unsupportedIn(text, grounds(ACME))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
