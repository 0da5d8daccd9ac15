import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidJsonLd, jsonLdOf } from '../../../src/rewriting/jsonld.ts';

const REWRITE = {
  headline: 'Acme makes tools',
  answer: 'Acme makes tools.',
  evidence: ['Since 2015.'],
  context: '',
  faq: [{ q: 'What does Acme make?', a: 'Tools.' }],
};

test('a page of questions with the article as a part of it', () => {
  const document = JSON.parse(jsonLdOf(REWRITE, 'Acme'));
  expect(document).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'What does Acme make?', acceptedAnswer: { '@type': 'Answer', text: 'Tools.' } },
    ],
    hasPart: { '@type': 'Article', headline: 'Acme makes tools', about: { '@type': 'Brand', name: 'Acme' } },
  });
});

test('without questions it is the article alone', () => {
  const text = jsonLdOf({ ...REWRITE, faq: [] }, 'Acme');
  expect(JSON.parse(text)['@type']).toBe('Article');
  expect(isValidJsonLd(text)).toBe(true);
});

test('nothing in it ends a script element or a line, and it reads back the same', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028 \u2029 ]]>';
  const text = jsonLdOf({ ...REWRITE, headline: hostile, faq: [{ q: hostile, a: hostile }] }, hostile);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  const document = JSON.parse(text);
  expect(document.mainEntity[0].name).toBe(hostile);
  expect(document.hasPart.about.name).toBe(hostile);
});

test('for any text at all', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 }).map((string) => string.toWellFormed());
  fc.assert(
    fc.property(text, text, (q, a) => {
      const jsonld = jsonLdOf({ ...REWRITE, faq: [{ q, a }] }, 'Acme');
      expect(jsonld).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(jsonld).mainEntity[0]).toMatchObject({ name: q, acceptedAnswer: { text: a } });
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['no JSON', '{'],
  ['another context', '{"@context":"http://x","@type":"Article","headline":"a","articleBody":"b"}'],
  [
    'a question without an answer',
    '{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"q"}]}',
  ],
  ['one that could end its element', `${jsonLdOf(REWRITE, 'Acme')} <`],
])('is not valid: %s', (_, text) => {
  expect(isValidJsonLd(text)).toBe(false);
});
