import { expect, test } from 'vitest';
import { compileNames, findNames } from '../../../src/analysis/mentions.ts';
import { mannerOf } from '../../../src/analysis/sentiment/english-manner.ts';
import { meaningOf, meaningWordsOf } from '../../../src/analysis/sentiment/english-meanings.ts';
import type { PassageEvidence } from '../../../src/analysis/sentiment/evidence.ts';
import { createLikeness, REFERENCE_STEP } from '../../../src/analysis/sentiment/likeness.ts';
import { namedVerdicts } from '../../../src/analysis/sentiment/named-verdicts.ts';
import { decodeSteps, encodeSteps } from '../../../src/analysis/sentiment/steps.ts';
import { readVisibleText } from '../../../src/analysis/visible-text.ts';

test('every number of steps is one printable character that no template string reads otherwise', () => {
  const all = Array.from({ length: 63 }, (_, at) => at - 31);
  const code = encodeSteps(all, 1);
  expect([...decodeSteps(code, 1)]).toEqual(all);
  expect(code).toMatch(/^[!-~]{63}$/);
  expect(code).not.toMatch(/[\\`$]/);
  expect([...decodeSteps(encodeSteps([99, -99, 0.6], 0.5), 0.5)]).toEqual([15.5, -15.5, 0.5]);
});

test('likeness fades with the squared distance to each reference, measures that none has aside', () => {
  const references = [
    { at: [1, 0], votes: [2, 0, -1] },
    { at: [0, -1], votes: [0, 0.5, 3] },
  ];
  const scoresOf = createLikeness({
    names: 'praise|blame of it',
    fading: 0.7,
    references: references.map(({ at, votes }) => `${encodeSteps(at, REFERENCE_STEP)} ${votes.join(' ')}`).join('\n'),
  });
  const near = (praise: number, blame: number) => {
    const like = references.map(({ at }) =>
      Math.exp(-0.7 * ((praise - (at[0] ?? 0)) ** 2 + (blame - (at[1] ?? 0)) ** 2)),
    );
    return [0, 1, 2].map((tone) =>
      references.reduce((sum, { votes }, at) => sum + (like[at] ?? 0) * (votes[tone] ?? 0), 0),
    );
  };
  for (const [praise, blame] of [
    [0, 0],
    [1, 0],
    [0.3, -0.8],
  ] as const) {
    const found = scoresOf({ praise, 'blame of it': blame, unheard: 4 });
    const expected = near(praise, blame);
    [found.positive, found.neutral, found.negative].forEach((score, tone) => {
      expect(score).toBeCloseTo(expected[tone] ?? 0, 5);
    });
  }
});

test('words of like meaning lie closer together than others, and words nobody knows say nothing', () => {
  const apart = (one: string, other: string) => {
    const there = meaningOf(other);
    return Math.hypot(...meaningOf(one).map((value, axis) => value - (there[axis] ?? 0)));
  };
  expect(apart('lawsuit fraud court', 'trial judge prosecutors')).toBeLessThan(
    apart('lawsuit fraud court', 'soup bread'),
  );
  expect([...meaningOf('xqzzy')]).toEqual([...meaningOf('')]);
});

test('of a shortened word its beginning counts', () => {
  expect(meaningWordsOf("it isn't norvik's fault, i've seen")).toEqual(['it', 'is', 'norvik', 'fault', 'seen']);
});

test('how an answer ends counts apart from how it begins', () => {
  const passage = (words: string, namedAt: number, weights: number[] = []): PassageEvidence => ({
    words,
    own: words,
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
