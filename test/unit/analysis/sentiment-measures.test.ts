import { expect, test } from 'vitest';
import { compileNames, findNames } from '../../../src/analysis/mentions.ts';
import type { Evidence, PassageEvidence } from '../../../src/analysis/sentiment/evidence.ts';
import { CHINESE_NETWORK } from '../../../src/analysis/sentiment/lexicon/chinese-network.ts';
import { ENGLISH_NETWORK } from '../../../src/analysis/sentiment/lexicon/english-network.ts';
import { measuresOf } from '../../../src/analysis/sentiment/measures.ts';
import { namedVerdicts } from '../../../src/analysis/sentiment/named-verdicts.ts';
import { readVisibleText } from '../../../src/analysis/visible-text.ts';

const passage = (words: string, weights: number[], namedAt = -1): PassageEvidence => ({
  start: 0,
  end: words.length,
  words,
  weights,
  isDivided: false,
  namedAt,
});

const measured = (passages: PassageEvidence[], about: Partial<Evidence> = {}) =>
  measuresOf({
    text: { folded: '', codes: new Uint16Array(0), spans: [], owner: 0 },
    passages,
    isEnglish: true,
    isListedAsGood: false,
    isListedAsBad: false,
    isPlainlyDescribed: false,
    isItem: false,
    place: { rank: 1, last: 1, isListed: false },
    verdicts: [],
    rivals: 0,
    ...about,
  });

test('how an answer ends counts apart from how it begins, and with the name apart from without', () => {
  const blames = passage('not cheap, norvik, and not quick.', [-1], 11);
  const praises = passage('nine years, and i like it.', [2]);
  const better = measured([blames, praises]);
  expect(better).toMatchObject({ first: -0.5, last: 2 / 3, lastWord: 2 / 3, sentences: 0.25, silent: 0 });
  expect(better.saidWithName).toBeLessThan(0);
  expect(better.saidWithoutName).toBeGreaterThan(0);
  const worse = measured([praises, blames]);
  expect(worse).toMatchObject({ first: 2 / 3, last: -0.5, net: better.net, evened: better.evened });
  expect(worse.lastTwo).toBeLessThan(better.lastTwo as number);
});

test('of two brands, to choose the other is to refuse this one; of three it is not', () => {
  const verdicts = [{ start: 0, end: 1, weight: 2, isOwn: false }];
  expect(measured([], { verdicts, rivals: 1 })).toMatchObject({ silent: 0, net: -2 / 3, onlyOtherChosen: 1 });
  expect(measured([], { verdicts, rivals: 2 })).toMatchObject({ silent: 1, net: 0, onlyOtherChosen: 0.5 });
});

test('to be on a list of recommendations is praise, on one of what to avoid is blame', () => {
  expect(measured([], { isListedAsGood: true }).net).toBeGreaterThan(0);
  expect(measured([], { isListedAsBad: true }).net).toBeLessThan(0);
});

test.each([
  ['english', ENGLISH_NETWORK],
  ['chinese', CHINESE_NETWORK],
])('the %s network knows no measure that is not taken', (_, { measures }) => {
  const taken = Object.keys(measured([]));
  expect(measures.split('|').filter((name) => !taken.includes(name))).toEqual([]);
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
