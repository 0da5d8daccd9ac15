import { describe, expect, test } from 'vitest';
import { areNearDuplicates, questionParts } from '../../../src/prompts/near-duplicate.ts';
import { promptUniverse } from '../../../src/prompts/universe/index.ts';

const competitors = (...names: string[]) => names.map((name) => ({ name }));

const SUBJECTS = [
  {
    name: 'Brightboard',
    aliases: ['BB'],
    category: 'project management software',
    competitors: competitors('Tasklane', 'Planify', 'Orbit'),
  },
  { name: '理想', aliases: [], category: '新能源汽车', competitors: competitors('比亚迪', '小鹏', '极氪') },
  { name: 'Apple', aliases: ['苹果'], category: '手机', competitors: competitors('小米', '三星', '荣耀') },
];

describe.each(SUBJECTS)('the questions about $name', (subject) => {
  const universe = promptUniverse(subject);

  test('are at least 200 with three competitors, each once, and in every stage', () => {
    expect(universe.length).toBeGreaterThanOrEqual(200);
    expect(new Set(universe.map(({ hash }) => hash)).size).toBe(universe.length);
    for (const stage of ['awareness', 'interest', 'desire', 'action'])
      expect(universe.filter((prompt) => prompt.stage === stage).length).toBeGreaterThanOrEqual(40);
  });

  test('that are discovery questions never have the brand’s name in its place', () => {
    const discovery = universe.filter((prompt) => prompt.discovery);
    expect(discovery.length).toBeGreaterThanOrEqual(100);
    for (const { text } of discovery) expect(text).not.toContain(subject.name);
    for (const { text } of universe.filter((prompt) => !prompt.discovery)) expect(text).toContain(subject.name);
  });

  test('ask something else each', () => {
    const parts = universe.map(({ text }) => ({ text, parts: questionParts(text, subject) }));
    const same = parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter((other) => areNearDuplicates(one.parts, other.parts))
        .map((other) => [one.text, other.text]),
    );
    expect(same).toEqual([]);
  });

  test('leave no placeholder', () => {
    for (const { text } of universe) expect(text).not.toMatch(/[{}]/);
  });
});

describe('near-duplicates', () => {
  const [english] = SUBJECTS;
  const same = (one: string, other: string, subject = english) => {
    if (subject === undefined) throw new Error('unreachable');
    return areNearDuplicates(questionParts(one, subject), questionParts(other, subject));
  };

  test.each([
    ['What are the best project management software?', 'what is the BEST project management software right now'],
    [
      'Which project management software is the most reliable?',
      'Please tell me which project management software is most reliable',
    ],
    ['Is Brightboard safe?', 'is brightboard safe'],
  ])('%s = %s', (one, other) => expect(same(one, other)).toBe(true));

  test.each([
    ['Is Brightboard better than Tasklane?', 'Is Brightboard better than Orbit?'],
    ['Which project management software suits students?', 'Which project management software suits families?'],
    ['Is Brightboard safe?', 'Is Brightboard cheap?'],
  ])('%s ≠ %s', (one, other) => expect(same(one, other)).toBe(false));

  test('in Chinese too', () => {
    const subject = { name: '亮织', aliases: [], category: '空气净化器', competitors: [] };
    expect(same('哪款空气净化器最安静？', '请问最安静的空气净化器是哪一款', subject)).toBe(true);
    expect(same('哪款空气净化器最安静？', '请问哪一款空气净化器最安静呢', subject)).toBe(true);
    expect(same('哪款空气净化器最安静？', '哪款空气净化器最省电？', subject)).toBe(false);
  });
});
