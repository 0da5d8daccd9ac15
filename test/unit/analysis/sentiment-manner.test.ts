import { expect, test } from 'vitest';
import { compileNames, findNames } from '../../../src/analysis/mentions.ts';
import { mannerOf } from '../../../src/analysis/sentiment/english-manner.ts';
import type { PassageEvidence } from '../../../src/analysis/sentiment/evidence.ts';
import { namedVerdicts } from '../../../src/analysis/sentiment/named-verdicts.ts';
import { readVisibleText } from '../../../src/analysis/visible-text.ts';

test('how an answer ends counts apart from how it begins', () => {
  const passage = (words: string, namedAt: number, weights: number[] = []): PassageEvidence => ({
    start: 0,
    end: words.length,
    words,
    weights,
    isDivided: false,
    namedAt,
  });
  const begins = [
    passage('not cheap, norvik, and not quick.', 11, [-1]),
    passage('still going after nine years, and i like it.', -1, [1]),
  ];
  const manner = mannerOf(begins, begins.map(({ words }) => words).join(' '));
  expect(manner).toMatchObject({
    endDeniesOnce: 0,
    endDeniesTwice: 0,
    saysStill: 0.5,
    saysYears: 0.5,
    namedFirst: 0.5,
    namedLast: 0,
  });
  expect(manner.saidWithName).toBeLessThan(0);
  expect(manner.saidWithoutName).toBeGreaterThan(0);
  const [first, last] = begins as [PassageEvidence, PassageEvidence];
  const turned = mannerOf([last, first], '');
  expect(turned).toMatchObject({ endDeniesOnce: 0, endDeniesTwice: 0.5, namedFirst: 0, namedLast: 0.5 });
});

test.each([
  ['We have left Norvik.', -1],
  ['There are no plans to leave Norvik.', 1],
  ['Customers have complained about Norvik.', -1],
  ['No plumber has ever complained about Norvik.', 1],
  ['Most people here recommend Norvik.', 1],
  ['No plumber would recommend Norvik.', -1],
])('%s', (text, sign) => {
  const view = readVisibleText(text);
  const spans = findNames(view, compileNames([{ name: 'Norvik', aliases: [] }]), '');
  expect(namedVerdicts(view, spans, 0).map(({ weight }) => Math.sign(weight))).toEqual([sign]);
});
