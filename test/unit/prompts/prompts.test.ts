import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesBrand } from '../../../src/analysis/index.ts';
import {
  BUILT_IN_TEMPLATES,
  discoveryPrompts,
  expandTemplates,
  languageOf,
  type PromptSubject,
  type PromptTemplate,
  promptHash,
  STAGES,
} from '../../../src/prompts/index.ts';

const subject = (more: Partial<PromptSubject> = {}): PromptSubject => ({
  name: 'Brightboard',
  aliases: [],
  category: 'project software',
  competitors: [],
  ...more,
});
const template = (text: string, more: Partial<PromptTemplate> = {}): PromptTemplate => ({
  language: 'en',
  stage: 'interest',
  text,
  ...more,
});
const textsOf = (templates: PromptTemplate[], of: PromptSubject): string[] =>
  expandTemplates(templates, of).map((prompt) => prompt.text);

describe('the built-in pack', () => {
  test.each(['zh', 'en'] as const)('has 20 different discovery templates in %s, five for each stage', (language) => {
    const templates = BUILT_IN_TEMPLATES.filter((one) => one.language === language);
    expect(new Set(templates.map((one) => one.text)).size).toBe(20);
    for (const stage of STAGES) expect(templates.filter((one) => one.stage === stage)).toHaveLength(5);
    for (const { text } of templates) {
      expect(text).toContain('{category}');
      expect(text).not.toMatch(/\{(?!category\})/);
    }
  });
});

describe('expandTemplates', () => {
  test('fills in brand, category and, once for each, competitors', () => {
    const of = subject({ competitors: [{ name: 'Tasklane' }, { name: 'Planora' }] });
    expect(textsOf([template('{brand} or {competitor} for {category}? {brand}!')], of)).toEqual([
      'Brightboard or Tasklane for project software? Brightboard!',
      'Brightboard or Planora for project software? Brightboard!',
    ]);
  });

  test('asks nothing about competitors when there are none', () => {
    expect(textsOf([template('Or {competitor}?'), template('Which?')], subject())).toEqual(['Which?']);
  });

  test.each(['$&', '$1', "$'", '$`', '$$', '\\0', '%s'])('%s in a name stays what it is', (name) => {
    const of = subject({ name, category: `${name} tools`, aliases: ['other'], competitors: [{ name }] });
    expect(textsOf([template('{brand}|{competitor}')], of)).toEqual([`${name}|${name}`]);
  });

  test('leaves unknown placeholders alone', () => {
    expect(textsOf([template('{nope} {category')], subject())).toEqual(['{nope} {category']);
  });

  test('takes only templates of the brand’s language', () => {
    const templates = [template('Which?'), template('哪个？', { language: 'zh' })];
    expect(textsOf(templates, subject())).toEqual(['Which?']);
    expect(textsOf(templates, subject({ category: '软件' }))).toEqual(['哪个？']);
  });

  test('keeps questions of the same words once', () => {
    expect(textsOf([template('Which  one?'), template('which one?'), template('Ｗhich one?')], subject())).toEqual([
      'Which  one?',
    ]);
  });

  test('a question that names the brand or an alias is no discovery question', () => {
    const of = subject({ aliases: ['Brightly'] });
    const [named, aliased, open] = expandTemplates(
      [template('Is {brand} good?'), template('Is Brightly good?'), template('Which is good?')],
      of,
    );
    expect([named?.discovery, aliased?.discovery, open?.discovery]).toEqual([false, false, true]);
  });

  test('cuts the brand out of its category', () => {
    const of = subject({ name: 'Nike', category: 'Nike running shoes' });
    expect(textsOf([template('Best {category}?')], of)).toEqual(['Best running shoes?']);
  });

  test.each([
    ['Nike', 'products of this kind'],
    ['耐克', '同类产品'],
  ])('a category that is nothing but %s is described instead', (name, description) => {
    const language = languageOf({ name, category: name });
    expect(textsOf([template('{category}', { language })], subject({ name, category: name }))).toEqual([description]);
  });
});

describe('discoveryPrompts', () => {
  test('are spread over the stages, in the same words every time', () => {
    const prompts = discoveryPrompts(subject(), 5);
    expect(prompts.map((prompt) => prompt.stage)).toEqual(['awareness', 'interest', 'desire', 'action', 'awareness']);
    expect(discoveryPrompts(subject(), 5)).toEqual(prompts);
    expect(new Set(discoveryPrompts(subject(), 20).map((prompt) => prompt.hash)).size).toBe(20);
  });

  test('never name the brand or an alias, whatever it is called and sold as', () => {
    const name = fc.oneof(
      fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
      fc.constantFrom(
        'best',
        'Which',
        'brands',
        '品牌',
        '推荐',
        'A',
        '{category}',
        '$&',
        'C++',
        'of',
        '🍎',
        '今年',
        'İstanbul',
      ),
    );
    const odd = fc.record({
      name,
      aliases: fc.array(name, { maxLength: 3 }),
      own: name,
      shape: fc.constantFrom('{own}', '{name} {own}', '{own}{name}', '{name}', '{name}{name} {own} {name}', '{NAME}'),
    });
    fc.assert(
      fc.property(odd, ({ name, aliases, own, shape }) => {
        fc.pre(name.trim() !== '');
        const category = shape
          .replaceAll('{own}', () => own)
          .replaceAll('{name}', () => name)
          .replaceAll('{NAME}', () => name.toUpperCase());
        for (const prompt of discoveryPrompts({ name, aliases, category, competitors: [] }, 5)) {
          expect(namesBrand(prompt.text, { name, aliases })).toBe(false);
          expect(prompt.discovery).toBe(true);
          expect(prompt.text.trim()).not.toBe('');
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('languageOf', () => {
  test.each([
    ['NIO', '新能源汽车', 'zh'],
    ['蔚来', 'electric cars', 'zh'],
    ['NIO', 'electric cars', 'en'],
    ['ソニー', 'カメラ', 'en'],
    ['', '', 'en'],
  ])('%s, %s: %s', (name, category, language) => {
    expect(languageOf({ name, category })).toBe(language);
  });
});

describe('promptHash', () => {
  test('is 32 hex digits of the SHA-256 of the canonical text', () => {
    // printf 'which one?' | sha256sum
    expect(promptHash('Which  one? ')).toBe('186a5d0a2520c03bb9355b69dc0a6694');
  });

  test.each(['which one?', ' WHICH\tONE? ', 'Ｗｈｉｃｈ　ｏｎｅ？', 'which\u00a0one?'])(
    '%j is the same question',
    (text) => {
      expect(promptHash(text)).toBe(promptHash('Which one?'));
    },
  );

  test.each(['which one', 'which two?', 'whichone?'])('%j is another', (text) => {
    expect(promptHash(text)).not.toBe(promptHash('Which one?'));
  });
});

describe('what a caller writes is never read as a template', () => {
  test('braces in a category stay', () => {
    const of = subject({ category: '{brand} {competitor} tools', competitors: [{ name: 'Rival' }] });
    expect(textsOf([template('Best {category}?')], of)).toEqual(['Best {brand} {competitor} tools?']);
  });

  test('braces in names stay', () => {
    const of = subject({ name: '{category}', competitors: [{ name: '{brand}' }] });
    expect(textsOf([template('{brand} or {competitor}?')], of)).toEqual(['{category} or {brand}?']);
  });
});

test.each([
  ['NIO-cars', 'cars'],
  ['cars by NIO', 'cars by'],
  ['NIO: electric cars', 'electric cars'],
  ['electric cars (NIO)', 'electric cars'],
])('a category cut free of the brand has no loose ends: %s', (category, rest) => {
  expect(textsOf([template('Best {category}?')], subject({ name: 'NIO', category }))).toEqual([`Best ${rest}?`]);
});
