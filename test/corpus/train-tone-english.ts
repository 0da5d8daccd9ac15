import { writeFileSync } from 'node:fs';
import { compileNames, findNames } from '../../src/analysis/mentions.ts';
import { listItems, rankNames } from '../../src/analysis/rank/index.ts';
import { commonWordsOf } from '../../src/analysis/sentiment/english-common-words.ts';
import { featuresOf, wordsAbout } from '../../src/analysis/sentiment/english-decision.ts';
import type { Evidence } from '../../src/analysis/sentiment/evidence.ts';
import { readEvidence } from '../../src/analysis/sentiment/index.ts';
import { placeOf } from '../../src/analysis/sentiment/section.ts';
import { likeliestTone } from '../../src/analysis/sentiment/tone-weights.ts';
import { readVisibleText } from '../../src/analysis/visible-text.ts';
import type { Entry } from './entry.ts';
import type { Example as Fitted } from './fit-tone.ts';
import { fitTone, TONES } from './fit-tone.ts';
import { loadSet } from './load.ts';
import { TONE_CASES } from './tone-cases.ts';
import { TONE_SENTENCES } from './tone-sentences.ts';

/**
 * Fits the weights by which the built-in sentiment decides on English answers, on the tuning set and on short sentences, and
 * writes them to `src/analysis/sentiment/english-weights.ts`; prints how many answers are decided rightly when they are left
 * out of the fit together with others that were written with them.
 */
type Example = { -readonly [Key in keyof Fitted]: Fitted[Key] };

const SAYS = 'says ';
const OF_ONE_WORD = 0.4;
const OFTEN = 6;
const examples = [
  ...loadSet('tuning').flatMap(exampleOf),
  ...[...TONE_CASES, ...TONE_SENTENCES].flatMap(([tone, text], index) =>
    exampleOf({
      id: `sentence-${index}`,
      brand: { name: 'Norvik', aliases: [], category: 'products' },
      competitors: ['Calder', 'Brightline'].map((name) => ({ name, aliases: [] })),
      text,
      expected: { mentioned: true, at: null, rank: 1, sentiment: tone, citations: [] },
    }),
  ),
];
dropRareWords();
const kinds = [...new Set(examples.map((example) => example.from))];
const FOLDS = 8;
const tally = new Map(kinds.map((kind) => [kind, { right: 0, of: 0 }]));
const confusion: Record<string, number> = {};
for (let fold = 0; fold < FOLDS; fold++) {
  const isLeftOut = ({ from }: Example) => kinds.indexOf(from) % FOLDS === fold;
  const weights = fitTone(examples.filter((example) => !isLeftOut(example)));
  for (const { features, tone, from } of examples.filter(isLeftOut)) {
    const decided = likeliestTone(features, weights);
    const count = tally.get(from) ?? { right: 0, of: 0 };
    count.of++;
    if (decided === tone) count.right++;
    const cell = `${tone} as ${decided}`;
    confusion[cell] = (confusion[cell] ?? 0) + 1;
  }
}
for (const prefix of ['', 'older', 'fresh', 'sentences']) {
  const counts = [...tally].filter(([from]) => from.startsWith(prefix)).map(([, count]) => count);
  const [right, of] = [
    counts.reduce((sum, each) => sum + each.right, 0),
    counts.reduce((sum, each) => sum + each.of, 0),
  ];
  console.log(`${prefix || 'all'}: ${right} of ${of} left out of the fit, ${((100 * right) / of).toFixed(1)} %`);
}
console.log([...tally].map(([from, { right, of }]) => `${from}: ${right}/${of}`).join('; '));
console.log(confusion);

const weights = fitTone(examples);
const lines = TONES.map((tone) => {
  const entries = Object.entries(weights[tone])
    .filter(([name]) => !name.startsWith(SAYS))
    .map(([name, weight]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: ${weight.toFixed(2)},`);
  return `  ${tone}: {\n${entries.join('\n')}\n  },`;
});
writeFileSync(
  new URL('../../src/analysis/sentiment/english-weights.ts', import.meta.url),
  `import type { ToneWeights } from './tone-weights.ts';

/** Fitted by \`node test/corpus/train-tone-english.ts\`, never by hand. */
export const ENGLISH_WEIGHTS: ToneWeights = {
${lines.join('\n')}
};
`,
);

const words = Object.keys(weights.positive)
  .filter((name) => name.startsWith(SAYS))
  .sort()
  .map((name) => {
    const against = (tone: 'positive' | 'negative') =>
      Math.round(100 * OF_ONE_WORD * ((weights[tone][name] ?? 0) - (weights.neutral[name] ?? 0)));
    return `${name.slice(SAYS.length)}:${against('positive')},${against('negative')}`;
  });
writeFileSync(
  new URL('../../src/analysis/sentiment/lexicon/english-common-words.ts', import.meta.url),
  `/** Fitted by \`node test/corpus/train-tone-english.ts\`, never by hand. */
export const ENGLISH_COMMON_WORDS = \`
${words.join(' ').replace(/(.{1,110})(?: |$)/g, '$1\n')}\`;
`,
);

function wordFeatures(evidence: Evidence): Record<string, number> {
  return Object.fromEntries([...commonWordsOf(wordsAbout(evidence))].map((word) => [`${SAYS}${word}`, OF_ONE_WORD]));
}

/** Rare words say nothing yet. */
function dropRareWords(): void {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of Object.keys(features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const example of examples)
    example.features = Object.fromEntries(
      Object.entries(example.features).filter(([name]) => !name.startsWith(SAYS) || (counts.get(name) ?? 0) >= OFTEN),
    );
}

function exampleOf(entry: Pick<Entry, 'id' | 'brand' | 'competitors' | 'text' | 'prompt' | 'expected'>): Example[] {
  const { brand, competitors, text, prompt, expected } = entry;
  const view = readVisibleText(text, prompt);
  const all = [brand, ...competitors];
  const spans = findNames(view, compileNames(all), `${brand.category ?? ''} ${prompt ?? ''}`);
  if (expected.sentiment === null || !spans.some(({ owner }) => owner === 0)) return [];
  const items = listItems(view, spans);
  const own = items.filter(({ owners }) => owners.length === 1 && owners[0] === 0);
  const place = placeOf(rankNames(view, spans, all.length, items), items.length);
  const evidence = readEvidence(view, spans, 0, own, place);
  if (!evidence.isEnglish) return [];
  return [
    {
      from: batchOf(entry),
      features: { ...featuresOf(evidence), ...wordFeatures(evidence) },
      tone: expected.sentiment,
    },
  ];
}

/** What was written together: en-list-012 is of an older set, parted in eight; the freshly written came in forties. */
function batchOf({ id }: Pick<Entry, 'id'>): string {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 0);
  if (id.includes('fresh')) return `fresh ${1 + Math.floor((number - 1) / 40)}`;
  return id.startsWith('sentence') ? `sentences ${number % 8}` : `older ${number % 8}`;
}
