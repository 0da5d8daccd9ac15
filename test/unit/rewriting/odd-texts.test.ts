import { expect, test } from 'vitest';
import { scoreAviv } from '../../../src/rewriting/aviv/index.ts';
import { rewriteByRules } from '../../../src/rewriting/extractive/index.ts';
import { keepSupported } from '../../../src/rewriting/guard.ts';
import { lintPage } from '../../../src/wiki/lint/index.ts';

const LONGEST = 20_000;
const filled = (text: string): string => text.repeat(Math.ceil(LONGEST / text.length)).slice(0, LONGEST);

/** Texts over which careless patterns run for minutes. */
test.each([
  'a',
  '1',
  '1,111,',
  '0.0.',
  '[',
  '[[a|',
  '[x](http://a ',
  '<a ',
  '*a ',
  '```',
  '_',
  ' ',
  '\n',
  '“',
  '《',
  '一二三',
  'twenty-',
  'may ',
  '1-',
  '据',
  '\ud800',
])('a text of nothing but %j is read in time', (text) => {
  const source = { text: filled(text), brand: 'Acme', audience: null, facts: [] };
  const rewrite = rewriteByRules(source);
  expect(scoreAviv(rewrite, source).score).toBeLessThanOrEqual(100);
  keepSupported({ ...rewrite, context: source.text.slice(0, 4_000) }, source, rewrite);
  lintPage(
    { id: 'one', slug: 'one', title: 'One', revision: 1, body: source.text, facts: [] },
    [],
    new Date('2026-11-21'),
  );
});
