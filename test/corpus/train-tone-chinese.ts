import { writeFileSync } from 'node:fs';
import { compileNames, findNames } from '../../src/analysis/mentions.ts';
import { listItems } from '../../src/analysis/rank/index.ts';
import { chineseFeatures } from '../../src/analysis/sentiment/chinese-decision.ts';
import { readEvidence } from '../../src/analysis/sentiment/index.ts';
import { likeliestTone } from '../../src/analysis/sentiment/tone-weights.ts';
import { readVisibleText } from '../../src/analysis/visible-text.ts';
import type { Entry } from './entry.ts';
import type { Example } from './fit-tone.ts';
import { fitTone, TONES } from './fit-tone.ts';
import { loadSet } from './load.ts';

/**
 * Fits the weights by which the built-in sentiment decides on Chinese answers, on the tuning set alone, and writes them to
 * `src/analysis/sentiment/chinese-weights.ts`; prints how many answers are decided rightly when they are left out of the fit
 * together with all that were written with them.
 */
const examples = loadSet('tuning').flatMap(exampleOf);
const right = new Map<string, { right: number; of: number }>();
for (const from of new Set(examples.map((example) => example.from))) {
  const weights = fitTone(examples.filter((example) => example.from !== from));
  const left = examples.filter((example) => example.from === from);
  const found = left.filter(({ features, tone }) => likeliestTone(features, weights) === tone);
  right.set(from, { right: found.length, of: left.length });
}
let total = 0;
for (const [from, tally] of right) {
  console.log(`${from}: ${tally.right} of ${tally.of}`);
  total += tally.right;
}
console.log(`left out of the fit: ${total} of ${examples.length}, ${((100 * total) / examples.length).toFixed(1)} %`);

const weights = fitTone(examples);
const lines = TONES.map((tone) => {
  const entries = Object.entries(weights[tone]).map(([name, weight]) => `    ${name}: ${weight.toFixed(2)},`);
  return `  ${tone}: {\n${entries.join('\n')}\n  },`;
});
writeFileSync(
  new URL('../../src/analysis/sentiment/chinese-weights.ts', import.meta.url),
  `import type { ToneWeights } from './tone-weights.ts';

/** Fitted by \`node test/corpus/train-tone-chinese.ts\`, never by hand. */
export const CHINESE_WEIGHTS: ToneWeights = {
${lines.join('\n')}
};
`,
);

function exampleOf(entry: Entry): Example[] {
  const { brand, competitors, text, prompt, expected } = entry;
  const view = readVisibleText(text, prompt);
  const spans = findNames(view, compileNames([brand, ...competitors]), `${brand.category ?? ''} ${prompt ?? ''}`);
  if (expected.sentiment === null || !spans.some(({ owner }) => owner === 0)) return [];
  const items = listItems(view, spans).filter(({ owners }) => owners.length === 1 && owners[0] === 0);
  const evidence = readEvidence(view, spans, 0, items);
  if (evidence.isEnglish) return [];
  return [{ from: batchOf(entry), features: chineseFeatures(evidence), tone: expected.sentiment }];
}

/** zh-list-012 is of kind zh-list; the freshly written came in forties. */
function batchOf({ id }: Entry): string {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 0);
  if (id.includes('fresh')) return `fresh ${1 + Math.floor((number - 1) / 40)}`;
  return `older ${number % 4}`;
}
