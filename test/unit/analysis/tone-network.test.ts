import { expect, test } from 'vitest';
import { decodeNumbers, encodeNumbers } from '../../../src/analysis/fitted-numbers.ts';
import { compileNames, findNames } from '../../../src/analysis/mentions.ts';
import { CLEAR, createToneNetwork } from '../../../src/analysis/sentiment/network/index.ts';
import type { Reading } from '../../../src/analysis/sentiment/network/reading.ts';
import { LAST, NAMED, OWN, readWith } from '../../../src/analysis/sentiment/network/reading.ts';
import {
  AMONG_BOTH,
  ASKED,
  BEFORE_BRAND,
  BEFORE_OTHER,
  BEHIND_BRAND,
  BEHIND_OTHER,
  COMPARED,
  NEGATED,
  QUOTED,
  SCOPES,
  SUPPOSED,
  TURNED,
} from '../../../src/analysis/sentiment/network/scopes.ts';
import {
  BRAND,
  createVocabulary,
  NUMERALS,
  OTHER_BRAND,
  UNKNOWN,
} from '../../../src/analysis/sentiment/network/vocabulary.ts';
import { type Fitted, type FittedMember, STANDS } from '../../../src/analysis/sentiment/network/weights.ts';
import { LINE_END } from '../../../src/analysis/text/word-numbers.ts';
import { readVisibleText } from '../../../src/analysis/visible-text.ts';
import { fitNetwork, type Sample } from '../../corpus/tone/fit-network.ts';
import { createGrowingVocabulary } from '../../corpus/tone/growing-vocabulary.ts';
import { encodeMember } from '../../corpus/tone/network-source.ts';
import { seededRandom } from '../../support/seeded-random.ts';

test.each([1, 2] as const)('numbers of %i bytes come back within half a step', (width) => {
  const { normal } = seededRandom(3);
  const values = Array.from({ length: 999 }, normal);
  const most = Math.max(...values.map(Math.abs));
  const back = decodeNumbers(encodeNumbers(values, width));
  expect(back).toHaveLength(values.length);
  back.forEach((value, at) => {
    expect(Math.abs(value - (values[at] ?? 0))).toBeLessThan((0.51 * most) / (width === 1 ? 127 : 32_767));
  });
  expect([...decodeNumbers(encodeNumbers([0, 0], width))]).toEqual([0, 0]);
  expect(decodeNumbers(encodeNumbers([], width))).toHaveLength(0);
});

function read(text: string, brands: readonly string[]) {
  const view = readVisibleText(text);
  const spans = findNames(view, compileNames(brands.map((name) => ({ name, aliases: [] }))), {
    category: '',
    prompt: '',
  });
  const sentences = [];
  for (let start = 0; start < view.folded.length; ) {
    const end = start + (/^[^.?]*[.?]/.exec(view.folded.slice(start))?.[0].length ?? view.folded.length);
    sentences.push({ start, end });
    start = end;
  }
  const vocabulary = createGrowingVocabulary();
  const { words, places, scopes, length } = readWith(
    vocabulary,
    { folded: view.folded, codes: view.codes, spans, owner: 0 },
    sentences,
  );
  const names = new Map([
    [UNKNOWN, '?'],
    [BRAND, 'BRAND'],
    [OTHER_BRAND, 'OTHER'],
  ]);
  return Array.from(words.subarray(0, length), (word, at) => ({
    word: names.get(word) ?? (vocabulary.words[word] || `${word - NUMERALS + 1} digits`),
    place: places[at],
    scope: scopes[at],
  }));
}

test('words, signs and characters are read, each name as one word and numbers by their length', () => {
  expect(read("Norvik doesn't cost 1,299 👍\n太贵了,2 次", ['Norvik']).map(({ word }) => word)).toEqual([
    'BRAND',
    "doesn't",
    'cost',
    '4 digits',
    '👍',
    LINE_END,
    '太',
    '贵',
    '了',
    ',',
    '1 digits',
    '次',
  ]);
});

test('it is told which words are about the brand, in the last sentence, and in one that names it', () => {
  const found = read('Norvik is quiet, Calder is loud. It lasts.', ['Norvik', 'Calder']);
  const placeOf = (wanted: string) => found.find(({ word }) => word === wanted)?.place;
  expect(placeOf('quiet')).toBe(OWN | NAMED);
  expect(placeOf('OTHER')).toBe(NAMED);
  expect(placeOf('loud')).toBe(NAMED);
  expect(placeOf('lasts')).toBe(OWN | LAST);
});

test('what is compared with does not take over the clause', () => {
  const found = read('Norvik is quieter than Calder and cheap.', ['Norvik', 'Calder']);
  expect(found.find(({ word }) => word === 'cheap')?.place).toBe(OWN | NAMED | LAST);
});

/** The words that stand in a scope. */
const inScope = (text: string, scope: number): string[] =>
  read(text, ['Norvik', 'Calder'])
    .filter((found) => ((found.scope ?? 0) & scope) !== 0)
    .map(({ word }) => word);

test.each([
  ['negated', NEGATED, 'Norvik is not cheap, but good.', ['cheap', ',']],
  ['negated, not for long', NEGATED, 'I never saw one as neat as this one.', ['saw', 'one', 'as', 'neat', 'as']],
  ['behind a turn', TURNED, 'Cheap but slow. Norvik.', ['slow', '.']],
  ['in Chinese', TURNED, 'Norvik便宜但慢。', ['慢', '。']],
  ['compared with', COMPARED, 'Norvik is better than Calder, I say.', ['OTHER', ',']],
  ['behind its name', BEHIND_BRAND, 'Both: Norvik wins, Calder loses.', ['wins', ',', 'OTHER']],
  ['behind the name of another', BEHIND_OTHER, 'Norvik wins, Calder loses. So.', ['loses', '.']],
  ['before its name', BEFORE_BRAND, 'Buy Norvik or Calder.', ['buy']],
  ['before the name of another', BEFORE_OTHER, 'Buy Norvik or Calder.', ['or']],
  ['among both', AMONG_BOTH, 'Norvik or Calder. Norvik.', ['BRAND', 'or', 'OTHER', '.']],
  ['asked', ASKED, 'Norvik? Good.', ['BRAND', '?']],
  ['quoted', QUOTED, 'Norvik is "very good" here.', ['very', 'good']],
  ['quoted in Chinese', QUOTED, 'Norvik「好」吗。', ['好']],
  ['supposed', SUPPOSED, 'Norvik fits if you cook, mostly.', ['if', 'you', 'cook']],
])('words stand in scopes: %s', (_, scope, text, words) => {
  expect(inScope(text, scope)).toEqual(words);
});

test('of a long answer the beginning and the end are read', () => {
  const middle = Array.from({ length: 150 }, (_, at) => `Point ${at} of it.`).join(' ');
  const found = read(`Norvik opened. ${middle} Norvik closed.`, ['Norvik']);
  expect(found).toHaveLength(256);
  expect(found.slice(0, 2).map(({ word }) => word)).toEqual(['BRAND', 'opened']);
  expect(found[0]?.place).toBe(OWN | NAMED);
  expect(found.map(({ word }) => word).lastIndexOf('closed')).toBe(254);
  expect(found[254]?.scope).toBe(BEHIND_BRAND);
});

const SHAPE = { dimensions: 2, filters: 3, hidden: 2 };
const WORDS = `good bad 稳 ${LINE_END}`;

type Parts = Record<string, Float32Array>;

function smallNetwork(): { fitted: Fitted; members: Parts[] } {
  const { filters, hidden } = SHAPE;
  const members = [11, 12].map(smallMember);
  const parts = members.map((member) =>
    Object.fromEntries(Object.entries(member).map(([name, value]) => [name, decodeNumbers(value)])),
  );
  return { fitted: { vocabulary: WORDS, measures: 'isItem|two words', filters, hidden, members }, members: parts };
}

function smallMember(seed: number): FittedMember {
  const { normal } = seededRandom(seed);
  const drawn = (length: number) => encodeNumbers(Array.from({ length }, normal), 2);
  const { dimensions, filters, hidden } = SHAPE;
  return {
    meanings: drawn(createVocabulary(WORDS).size * dimensions),
    places: drawn(STANDS * dimensions),
    kernels: drawn(3 * dimensions * filters),
    kernelBiases: drawn(filters),
    hiddenWeights: drawn((4 * filters + 2) * hidden),
    hiddenBiases: drawn(hidden),
    tones: drawn(hidden * 3),
    toneBiases: drawn(3),
  };
}

/** As it is defined: every window by itself. */
function plainScores(parts: Parts, { words, places, scopes, length }: Reading, measures: readonly number[]): number[] {
  const { dimensions, filters, hidden } = SHAPE;
  const at = (name: string, index: number) => parts[name]?.[index] ?? 0;
  const responses = Array.from({ length }, (_, middle) =>
    Array.from({ length: filters }, (__, filter) => {
      let sum = at('kernelBiases', filter);
      for (const offset of [0, 1, 2]) {
        const place = middle + offset - 1;
        if (place < 0 || place >= length) continue;
        for (let dimension = 0; dimension < dimensions; dimension++) {
          let value =
            at('meanings', (words[place] ?? 0) * dimensions + dimension) +
            at('places', ((places[place] ?? 0) & OWN) * dimensions + dimension);
          for (let scope = 0; scope < SCOPES; scope++)
            if (((scopes[place] ?? 0) & (2 ** scope)) > 0) value += at('places', (2 + scope) * dimensions + dimension);
          sum += value * at('kernels', (offset * dimensions + dimension) * filters + filter);
        }
      }
      return sum;
    }),
  );
  const pooled = [0, OWN, LAST, NAMED].flatMap((wanted) =>
    Array.from({ length: filters }, (_, filter) =>
      Math.max(
        0,
        ...responses
          .filter((__, place) => wanted === 0 || ((places[place] ?? 0) & wanted) > 0)
          .map((found) => found[filter] ?? 0),
      ),
    ),
  );
  const inputs = [...pooled, ...measures];
  const state = Array.from({ length: hidden }, (_, unit) =>
    Math.max(
      0,
      inputs.reduce(
        (sum, value, input) => sum + value * at('hiddenWeights', input * hidden + unit),
        at('hiddenBiases', unit),
      ),
    ),
  );
  return [0, 1, 2].map((tone) =>
    state.reduce((sum, value, unit) => sum + value * at('tones', unit * 3 + tone), at('toneBiases', tone)),
  );
}

test('the quick way to the scores leads where the definition leads', () => {
  const { fitted, members } = smallNetwork();
  const network = createToneNetwork(fitted);
  const { uniform } = seededRandom(5);
  let clear = 0;
  for (let round = 0; round < 200; round++) {
    const length = Math.floor(uniform() * 9);
    const reading: Reading = {
      length,
      words: Uint16Array.from({ length }, () => 1 + Math.floor(uniform() * (network.vocabulary.size - 1))),
      places: Uint8Array.from({ length }, () => Math.floor(uniform() * 8)),
      scopes: Uint16Array.from({ length }, () => Math.floor(uniform() * 2 ** SCOPES)),
    };
    const measures = [uniform(), round % 2];
    const second = measures[1] === 1 ? { 'two words': 1 } : {};
    const found = network.scoresOf(reading, { isItem: measures[0] ?? 0, ...second, unheard: 9 });
    const [one = [], other = []] = members.map((member) => plainScores(member, reading, measures));
    // Where the first leaves no doubt, the second is not asked.
    const [greatest = 0, next = 0] = one.toSorted((before, after) => after - before);
    if (greatest - next >= CLEAR) clear++;
    const expected = greatest - next >= CLEAR ? one : one.map((score, tone) => (score + (other[tone] ?? 0)) / 2);
    [found.positive, found.neutral, found.negative].forEach((score, tone) => {
      expect(score).toBeCloseTo(expected[tone] ?? 0, 1);
    });
  }
  expect(clear).toBeGreaterThan(20);
  expect(clear).toBeLessThan(180);
});

test('fitting finds the word, the scope and the measure that decide, the same way every time', () => {
  const { uniform } = seededRandom(9);
  const samples = Array.from({ length: 900 }, (): Sample => {
    const words = Uint16Array.from({ length: 6 }, () => 10 + Math.floor(uniform() * 20));
    const scopes = new Uint16Array(6);
    const tone = Math.floor(uniform() * 3);
    const decisive = Math.floor(uniform() * 6);
    const isMeasured = uniform() < 0.5;
    if (tone !== 1 && !(tone === 2 && isMeasured)) words[decisive] = 8;
    if (tone === 2) scopes[decisive] = NEGATED;
    return {
      reading: { length: 6, words, places: new Uint8Array(6).fill(OWN | NAMED | LAST), scopes },
      measures: Float32Array.of(tone === 2 && isMeasured ? 1 : -1),
      wanted: [0, 1, 2].map((each) => (each === tone ? 1 : 0)),
    };
  });
  const fitted = () => {
    const losses: number[] = [];
    const { normal } = seededRandom(4);
    const meanings = Float32Array.from({ length: 40 * 4 }, () => 0.1 * normal());
    const shape = { dimensions: 4, filters: 8, hidden: 8 };
    const course = { epochs: 16, rate: 0.01, ofWords: 1, dropout: 0, unread: 0, seed: 1 };
    const network = fitNetwork(samples, meanings, shape, course, (_, loss) => losses.push(loss));
    return { losses, network };
  };
  const { losses, network } = fitted();
  expect(losses[0]).toBeGreaterThan(0.7);
  expect(losses.at(-1)).toBeLessThan(0.25);
  expect(fitted().network).toEqual(network);

  const { filters, hidden } = network;
  const vocabulary = Array.from({ length: 32 }, (_, at) => `w${at}`).join(' ');
  const members = [encodeMember(network)];
  const { scoresOf } = createToneNetwork({ vocabulary, measures: 'measured', filters, hidden, members });
  for (const { reading, measures, wanted } of samples) {
    const { positive, neutral, negative } = scoresOf(reading, { measured: measures[0] ?? 0 });
    const found = [positive, neutral, negative];
    expect(wanted[found.indexOf(Math.max(...found))]).toBe(1);
  }
});
