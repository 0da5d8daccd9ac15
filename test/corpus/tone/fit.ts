import { SIGNAL_WORDS } from '../../../src/analysis/sentiment/network/signals.ts';
import { createVocabulary, numbersOf, UNKNOWN } from '../../../src/analysis/sentiment/network/vocabulary.ts';
import type { Fitted, FittedMember, Member } from '../../../src/analysis/sentiment/network/weights.ts';
import { POOLS } from '../../../src/analysis/sentiment/network/weights.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import type { Course, Sample } from './fit-network.ts';
import { fitNetwork } from './fit-network.ts';
import type { GrowingVocabulary } from './growing-vocabulary.ts';
import { encodeMember } from './network-source.ts';
import { type Example, kindOf } from './readings.ts';
import { TONES } from './tones.ts';

export const SHAPE = { dimensions: 64, filters: 192, hidden: 128 };
/** Of certainty about a label, what is spread over all tones. */
const SMOOTHING = 0.08;
/** What fewer examples have, and nothing is known of, is unknown; so is what comes behind so many words. */
const LEAST = 2;
const MOST_WORDS = 36_000;
/** By kind of batch, how often its examples count; those of other kinds count once. */
const REPEATED: Readonly<Record<string, number>> = {
  older: 3,
  fresh: 3,
  sentences: 3,
  plain: 12,
  'chinese-sentences': 3,
  'english-plain-': 2,
  'chinese-plain-': 2,
  'english-answers-': 2,
  'chinese-answers-': 2,
  'english-surveys-': 2,
  'english-comparisons': 2,
  'english-scales': 2,
  'chinese-scales': 2,
  'chinese-cases-': 2,
  'english-impostors': 4,
  'chinese-impostors': 10,
  'english-forms': 12,
  'chinese-forms': 12,
};
/** A word as it is read. */
const WORD = /^[a-z]+(?:'[a-z]+)*$/;

/** From what a network of a language is fitted. */
export interface Material {
  all: GrowingVocabulary;
  /** Where words begin that are known from elsewhere. */
  known: ReadonlyMap<string, Float32Array> | null;
  course: Omit<Course, 'seed'>;
}

/** Networks of these numbers, each fitted to all examples. */
export function fitted(from: readonly Example[], numbers: readonly number[], material: Material): Fitted {
  const vocabulary = vocabularyOf(from, material);
  const renumbered = renumbering(vocabulary, material.all);
  const standards = standardsOf(from);
  const { names, means, deviations } = standards;
  const samples = from.map(
    ({ reading, measures, tone }): Sample => ({
      reading: { ...reading, words: reading.words.map((word) => renumbered[word] ?? UNKNOWN) },
      measures: Float32Array.from(
        names,
        (name, at) => ((measures[name] ?? 0) - (means[at] as number)) / (deviations[at] as number),
      ),
      wanted: TONES.map((each) => SMOOTHING / TONES.length + (each === tone ? 1 - SMOOTHING : 0)),
    }),
  );
  const repeated = samples.flatMap((sample, at) =>
    new Array<Sample>(REPEATED[kindOf((from[at] as Example).batch)] ?? 1).fill(sample),
  );
  const beginning = beginnings(vocabulary, material.known);
  const members = numbers.map((seed): FittedMember => {
    const begin = Date.now();
    const member = fitNetwork(repeated, beginning, SHAPE, { ...material.course, seed }, (epoch, loss) =>
      console.log(`${seed}, epoch ${epoch + 1}: loss ${loss.toFixed(4)}, ${Math.round((Date.now() - begin) / 1000)} s`),
    );
    takeMeasuresAsTheyCome(member, standards);
    return encodeMember(member);
  });
  const { filters, hidden } = SHAPE;
  return { vocabulary, measures: names.join('|'), filters, hidden, members };
}

/** The words that a network learns: those that do something to others, then the most frequent first. */
function vocabularyOf(from: readonly Example[], { all, known }: Material): string {
  const counts = new Uint32Array(all.size);
  for (const { reading } of from) for (const word of new Set(reading.words)) counts[word] = (counts[word] ?? 0) + 1;
  const learnt = all.words
    .map((word, number) => ({ word, count: counts[number] ?? 0 }))
    .filter(({ word, count }) => word !== '' && (count >= LEAST || (count > 0 && known?.has(word))))
    .sort((a, b) => b.count - a.count)
    .map(({ word }) => word);
  // Words that no example has stay where they are placed: beside words that some have.
  const others = [...(known?.keys() ?? [])].filter((word) => WORD.test(word));
  return [...new Set([...SIGNAL_WORDS, ...learnt, ...others])].slice(0, MOST_WORDS).join(' ');
}

/** The number that each word of all has among those of a vocabulary. */
export function renumbering(vocabulary: string, all: GrowingVocabulary): Uint16Array {
  const numbers = numbersOf(vocabulary);
  return Uint16Array.from(all.words, (word, number) => (word === '' ? number : (numbers.get(word) ?? UNKNOWN)));
}

function beginnings(vocabulary: string, known: Material['known']): Float32Array {
  const { dimensions } = SHAPE;
  const { normal } = seededRandom(7);
  const { size } = createVocabulary(vocabulary);
  const meanings = Float32Array.from({ length: size * dimensions }, () => 0.1 * normal());
  meanings.fill(0, 0, dimensions);
  for (const [word, number] of numbersOf(vocabulary)) {
    const place = known?.get(word);
    if (place) meanings.set(place, number * dimensions);
  }
  return meanings;
}

interface Standards {
  names: string[];
  means: number[];
  deviations: number[];
}

/** Lets the means and deviations of measures go into the weights. */
function takeMeasuresAsTheyCome(member: Member, { names, means, deviations }: Standards): void {
  const { filters, hidden, hiddenWeights, hiddenBiases } = member;
  names.forEach((_, at) => {
    for (let unit = 0; unit < hidden; unit++) {
      const weight = (POOLS * filters + at) * hidden + unit;
      hiddenWeights[weight] = (hiddenWeights[weight] as number) / (deviations[at] as number);
      hiddenBiases[unit] = (hiddenBiases[unit] as number) - (means[at] as number) * (hiddenWeights[weight] as number);
    }
  });
}

/** Of measures that at least a few examples have. */
function standardsOf(from: readonly Example[]): Standards {
  const counts = new Map<string, number>();
  for (const { measures } of from)
    for (const name in measures) if (measures[name] !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) > 5).sort();
  const valuesOf = (name: string) => from.map(({ measures }) => measures[name] ?? 0);
  const means = names.map((name) => valuesOf(name).reduce((sum, value) => sum + value, 0) / from.length);
  const deviations = names.map((name, at) =>
    Math.max(
      0.02,
      Math.sqrt(valuesOf(name).reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / from.length),
    ),
  );
  return { names, means, deviations };
}
