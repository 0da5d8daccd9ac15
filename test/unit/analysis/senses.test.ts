import { expect, test } from 'vitest';
import { findCandidates } from '../../../src/analysis/candidates.ts';
import { surroundingsOf, weigh } from '../../../src/analysis/evidence/weigh.ts';
import { compileNames } from '../../../src/analysis/mentions.ts';
import { ambiguityOf } from '../../../src/analysis/names/ambiguity.ts';
import { SENSE_NETWORK } from '../../../src/analysis/senses/fitted.ts';
import { isLikely, isSure } from '../../../src/analysis/senses/index.ts';
import { createSenseNetwork, type Reading, ROWS } from '../../../src/analysis/senses/network.ts';
import { readSigns, SIGNS, withoutSubject } from '../../../src/analysis/senses/signs.ts';
import { createVocabulary, NOTHING, numbersIn, UNKNOWN } from '../../../src/analysis/senses/vocabulary.ts';
import { PAIR_AFTER, PAIR_BEFORE, PLACES, REACH, readWords, wordsAround } from '../../../src/analysis/senses/words.ts';
import { readVisibleText } from '../../../src/analysis/visible-text.ts';
import { analyze } from './mention-cases.ts';

const VOCABULARY = createVocabulary("buy don't , . ⏎ 买 手 机 手机 买手 新");
const [BUY, DONT, COMMA, STOP, LINE_END, MAI, SHOU, JI, SHOUJI, MAISHOU] = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

test('words, signs, numbers by their length, characters and pairs of them have numbers; what is unknown has none', () => {
  expect(numbersIn(VOCABULARY, "don't buy, 7 42 2026.\nzebra")).toEqual([DONT, BUY, COMMA, 2, 3, 5, STOP, LINE_END]);
  expect(numbersIn(VOCABULARY, '买手机')).toEqual([MAI, MAISHOU, SHOU, SHOUJI, JI]);
  expect(numbersIn(VOCABULARY, '😀😀 don buy’')).toEqual([BUY]);
});

test('the words around a name are told from the nearest on, to the end of the answer and not into the name', () => {
  const around = aroundFirst('买手机Acme, buy', 'Acme');
  expect([...around.subarray(0, 4)]).toEqual([JI, SHOU, MAI, NOTHING]);
  expect([...around.subarray(REACH, REACH + 3)]).toEqual([COMMA, BUY, NOTHING]);
  expect([around[PAIR_BEFORE], around[PAIR_AFTER]]).toEqual([SHOUJI, UNKNOWN]);
});

test('pairs do not run across the name', () => {
  const around = aroundFirst('买小米手机', '小米');
  expect([around[0], around[PAIR_BEFORE], around[PAIR_AFTER]]).toEqual([MAI, UNKNOWN, SHOUJI]);
});

function aroundFirst(text: string, name: string): Uint16Array {
  const view = readVisibleText(text);
  const [place] = findCandidates(view, compileNames([{ name, aliases: [] }]));
  if (!place) throw new Error('the name stands nowhere');
  const around = new Uint16Array(PLACES);
  wordsAround(readWords(view, place, { start: 0, end: view.folded.length }, VOCABULARY), place, around);
  return around;
}

test('strong evidence decides; weak evidence is outweighed by a network that is sure', () => {
  const word = { ambiguity: ambiguityOf('Target', 'target') };
  const person = { ambiguity: ambiguityOf('Morgan', 'morgan') };
  expect([4, 1, -4, Number.NEGATIVE_INFINITY].map((evidence) => isSure(evidence, word))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect([word, person].map((name) => isSure(Number.POSITIVE_INFINITY, name))).toEqual([true, false]);
  expect([isLikely(1, 0.5), isLikely(1, 0.01)]).toEqual([true, false]);
  expect([isLikely(0, 0.5), isLikely(0, 0.99)]).toEqual([false, true]);
  expect([isLikely(Number.POSITIVE_INFINITY, 0.1), isLikely(Number.POSITIVE_INFINITY, 0.001)]).toEqual([true, false]);
});

test('signs without a subject are those of a place whose subject is not known', () => {
  const view = readVisibleText('The new Target sells earbuds.');
  const [place] = findCandidates(view, compileNames([{ name: 'Target', aliases: [] }]));
  if (!place) throw new Error('the name stands nowhere');
  const signsWith = (category: string) => {
    const around = surroundingsOf(weigh(view, [place], category), place);
    const others = { count: 0, withCapitals: 0 };
    const subject = numbersIn(VOCABULARY, category);
    return readSigns({ place, evidence: 1, others, around, subject }).slice();
  };
  const known = signsWith('buy headphones');
  expect(known).not.toEqual(signsWith(''));
  expect(withoutSubject(known)).toEqual(signsWith(''));
});

const network = createSenseNetwork(SENSE_NETWORK);

function reading(words: readonly number[]): Reading {
  const around = Uint16Array.from({ length: PLACES }, (_, at) => words[at] ?? 0);
  const cells = Uint16Array.from({ length: ROWS }, (_, at) => (words[at] ?? 0) % 32_768);
  return { around, cells, signs: new Float32Array(SIGNS), sentence: words, opening: [], subject: [], name: [] };
}

test('what words respond is forgotten now and then, and found again', () => {
  const first = reading([1_000, 2_000, 3_000, 4_000]);
  const before = network.likelihoodOf(first);
  // Enough of them to fill the memory more than once.
  for (let word = 6; word + 30 < network.vocabulary.size; word += 20)
    network.likelihoodOf(reading(Array.from({ length: 30 }, (_, at) => word + at)));
  expect(network.likelihoodOf(first)).toBe(before);
});

test('of more words than there is room for the first are read, and the next place is judged as ever', () => {
  const first = reading([1_000, 2_000, 3_000, 4_000]);
  const before = network.likelihoodOf(first);
  for (let round = 0; round < 40; round++) {
    const subject = Array.from(
      { length: 5_000 },
      (_, at) => 6 + ((round * 5_000 + at) % (network.vocabulary.size - 6)),
    );
    const likelihood = network.likelihoodOf({ ...first, subject });
    expect(likelihood).toBeGreaterThan(0);
    expect(network.likelihoodOf({ ...first, subject: subject.slice(0, 2_048) })).toBe(likelihood);
  }
  expect(network.likelihoodOf(first)).toBe(before);
});

test('a name that is also the category is read as both', () => {
  const list = [1_000];
  const apart = network.likelihoodOf({ ...reading([2_000]), subject: list, name: [1_000] });
  expect(network.likelihoodOf({ ...reading([2_000]), subject: list, name: list })).toBe(apart);
});

test('numbers of another shape are refused', () => {
  expect(() => createSenseNetwork({ ...SENSE_NETWORK, blocks: SENSE_NETWORK.signs })).toThrow('fit it again');
});

/** Rules have nothing to say of these names: they are no words, but others have them, too. */
test.each([
  ['Bolt', 'ride hailing', 'Usain Bolt ran the 100 metres in 9.58 seconds.'],
  ['Morgan', 'sports cars', 'Morgan Freeman narrated the film about penguins.'],
  ['北面', '户外服装', '阳台朝着小区的北面，冬天晒不到太阳。'],
  ['咕咚', '跑步应用', '石头咕咚一声掉进了水里。'],
])('%s (%s) is not named: %s', (name, category, text) => {
  expect(analyze(text, { name, category }).mentioned).toBe(false);
});

test.each([
  ['Bolt', 'ride hailing', 'Bolt charges less than Uber at night.'],
  ['Morgan', 'sports cars', 'Morgan still builds its cars by hand in Malvern.'],
  ['Trek', 'bicycles', 'For gravel rides the Trek Checkpoint is a safe choice.'],
  ['福特', '汽车', '福特的皮卡在国内并不好买。'],
  ['北面', '户外服装', '冲锋衣可以看看北面和始祖鸟。'],
  ['咕咚', '跑步应用', '跑步记录用咕咚就够了。'],
  ['Tesla', '', '### [2025 Tesla Model S](https://example.com)'],
])('%s (%s) is named: %s', (name, category, text) => {
  expect(analyze(text, { name, category }).mentioned).toBe(true);
});
