import { describe, expect, test } from 'vitest';
import { scoreAviv } from '../../../src/rewriting/aviv/index.ts';
import type { Rewrite, RewriteSource } from '../../../src/rewriting/rewrite.ts';

const SOURCE: RewriteSource = {
  text: 'Acme makes torque wrenches in Ohio. Since 2015 Acme has shipped 40,000 tools to repair shops. Every wrench has a five-year warranty. A wrench costs $45.',
  brand: 'Acme',
  audience: 'repair shops',
  facts: [],
};
const BEST: Rewrite = {
  headline: 'Acme makes torque wrenches with a five-year warranty',
  answer: 'Acme makes torque wrenches in Ohio.',
  evidence: [
    'Acme has shipped 40,000 tools since 2015.',
    'Every wrench has a five-year warranty.',
    'A wrench costs $45.',
  ],
  context: 'Repair shops use Acme.',
  faq: [
    { q: 'What does Acme make?', a: 'Torque wrenches.' },
    { q: 'What does a wrench cost?', a: 'It costs $45.' },
    { q: 'What warranty does Acme give?', a: 'Five years.' },
  ],
};

function lost(change: Partial<Rewrite>, source: Partial<RewriteSource> = {}, jsonld?: string): Record<string, number> {
  const { breakdown } = scoreAviv({ ...BEST, ...change }, { ...SOURCE, ...source }, jsonld);
  const checks = Object.values(breakdown).flatMap((part) => part.checks);
  return Object.fromEntries(checks.filter(({ score, max }) => score < max).map(({ check, score }) => [check, score]));
}

test('a rewrite that keeps every rule has 100 points, of 25 each', () => {
  const { score, breakdown } = scoreAviv(BEST, SOURCE);
  expect(lost({})).toEqual({});
  expect(score).toBe(100);
  for (const part of Object.values(breakdown)) {
    expect(part).toMatchObject({ score: 25, max: 25 });
    expect(part.checks.reduce((sum, { max }) => sum + max, 0)).toBe(25);
  }
});

test('the same rewrite always scores the same', () => {
  expect(scoreAviv(structuredClone(BEST), structuredClone(SOURCE))).toEqual(scoreAviv(BEST, SOURCE));
});

describe('each rule costs its own points', () => {
  test.each<[string, Partial<Rewrite>, Record<string, number>]>([
    ['the brand is not named first', { answer: 'Torque wrenches come from Ohio.' }, { names_brand_and_claim: 5 }],
    ['no claim first', { answer: 'Acme is here. It makes torque wrenches in Ohio.' }, { names_brand_and_claim: 5 }],
    [
      'a long answer',
      {
        answer: Array.from(
          { length: 12 },
          (_, at) => `Acme makes torque wrenches in Ohio for shop ${'x'.repeat(at + 1)}.`,
        ).join(' '),
      },
      { direct_answer_length: 0 },
    ],
    [
      'a long headline',
      { headline: `Acme makes torque wrenches ${'and wrenches '.repeat(6)}` },
      { headline_length: 0 },
    ],
    ['throat-clearing', { answer: 'In today’s world Acme makes torque wrenches in Ohio.' }, { no_throat_clearing: 0 }],
    [
      'a point without evidence',
      { evidence: [...BEST.evidence.slice(0, 2), 'Acme makes good tools.'] },
      { evidence_share: 10 },
    ],
    ['too few points', { evidence: BEST.evidence.slice(0, 2) }, { three_evidence_points: 0 }],
    ['an invention', { context: 'Repair shops use Acme, and NASA does.' }, { nothing_invented: 0 }],
    ['a boast', { context: 'Repair shops use the best Acme.' }, { no_unsupported_superlative: 0, nothing_invented: 0 }],
    ['too few questions', { faq: BEST.faq.slice(1) }, { three_faq_pairs: 0 }],
    [
      'a long answer to a question',
      { faq: [...BEST.faq.slice(1), { q: 'What does Acme make?', a: 'tools '.repeat(61) }] },
      { faq_answer_length: 0 },
    ],
    ['a sentence twice', { context: 'Repair shops use Acme. A wrench costs $45.' }, { no_repetition: 0 }],
    ['the brand spelled otherwise', { context: 'Repair shops use ACME.' }, { brand_spelling: 0 }],
    ['nobody addressed', { context: 'Acme is there.' }, { addresses_audience: 0 }],
    ['shouting', { context: 'Repair shops use Acme!! Yes, they do!' }, { no_shouting: 0 }],
  ])('%s', (_, change, expected) => {
    expect(lost(change)).toEqual(expected);
  });

  test('broken JSON-LD', () => {
    expect(lost({}, {}, '{"@context":')).toEqual({ valid_jsonld: 0 });
  });

  test('sentences that the audience does not read well', () => {
    const context = `Repair shops use Acme ${'and shops '.repeat(12)}.`;
    expect(lost({ context }, { audience: 'beginners in repair shops' }).sentence_length).toBe(8);
  });
});

test('Chinese is measured in characters', () => {
  const source = { text: '蔚来 ET5 续航 560 公里。', brand: '蔚来', audience: null, facts: [] };
  const short = {
    headline: '蔚来 ET5 续航 560 公里',
    answer: '蔚来 ET5 续航 560 公里。',
    evidence: [],
    context: '',
    faq: [],
  };
  const checks = (answer: string) => scoreAviv({ ...short, answer }, source).breakdown.answerFirst.checks;
  expect(checks(short.answer)).toContainEqual({ check: 'direct_answer_length', score: 5, max: 5 });
  expect(checks(`蔚来${'续航公里'.repeat(40)}。`)).toContainEqual({ check: 'direct_answer_length', score: 0, max: 5 });
});
