import { readFileSync, writeFileSync } from 'node:fs';
import { compileNames, findNames } from '../../src/analysis/mentions.ts';
import { listItems, rankNames } from '../../src/analysis/rank/index.ts';
import { featuresOf } from '../../src/analysis/sentiment/english-decision.ts';
import { readEvidence } from '../../src/analysis/sentiment/index.ts';
import { createLikeness } from '../../src/analysis/sentiment/likeness.ts';
import { placeOf } from '../../src/analysis/sentiment/section.ts';
import { likeliestOf } from '../../src/analysis/sentiment/tone-weights.ts';
import type { Sentiment } from '../../src/analysis/types.ts';
import { readVisibleText } from '../../src/analysis/visible-text.ts';
import type { Entry } from './entry.ts';
import { fitLikeness } from './fit-likeness.ts';
import type { Example } from './fit-tone.ts';
import { loadSet } from './load.ts';
import { TONE_CASES } from './tone-cases.ts';
import { TONE_SENTENCES } from './tone-sentences.ts';

/**
 * Fits the references by which the built-in sentiment decides on English answers, on the tuning set and on short sentences, and
 * writes them to `src/analysis/sentiment/lexicon/english-references.ts`; prints how many answers are decided rightly when they are left
 * out of the fit together with others that were written with them.
 */

/** Plain sentences count so often: what they say nobody may misread. */
const PLAIN = 3;
const examples = [
  ...loadSet('tuning').flatMap(exampleOf),
  ...TONE_CASES.flatMap(([tone, text], index) =>
    Array.from({ length: PLAIN }, () => sentence(`sentence-${index}`, tone, text)).flat(),
  ),
  ...writtenAnswers(),
  ...TONE_SENTENCES.flatMap(([tone, text], index) => sentence(`sentence-${TONE_CASES.length + index}`, tone, text)),
];
const kinds = [...new Set(examples.map((example) => example.from))];
const FOLDS = 8;
const tally = new Map(kinds.map((kind) => [kind, { right: 0, of: 0 }]));
const confusion: Record<string, number> = {};
for (let fold = 0; fold < FOLDS; fold++) {
  const isLeftOut = ({ from }: Example) => kinds.indexOf(from) % FOLDS === fold;
  const scoresOf = createLikeness(fitLikeness(examples.filter((example) => !isLeftOut(example))));
  for (const { features, tone, from } of examples.filter(isLeftOut)) {
    const decided = likeliestOf(scoresOf(features));
    const count = tally.get(from) ?? { right: 0, of: 0 };
    count.of++;
    if (decided === tone) count.right++;
    const cell = `${tone} as ${decided}`;
    confusion[cell] = (confusion[cell] ?? 0) + 1;
  }
}
for (const prefix of ['', 'older', 'fresh', 'answers', 'sentences']) {
  const counts = [...tally].filter(([from]) => from.startsWith(prefix)).map(([, count]) => count);
  const [right, of] = [
    counts.reduce((sum, each) => sum + each.right, 0),
    counts.reduce((sum, each) => sum + each.of, 0),
  ];
  console.log(`${prefix || 'all'}: ${right} of ${of} left out of the fit, ${((100 * right) / of).toFixed(1)} %`);
}
console.log([...tally].map(([from, { right, of }]) => `${from}: ${right}/${of}`).join('; '));
console.log(confusion);

const { names, fading, references } = fitLikeness(examples);
writeFileSync(
  new URL('../../src/analysis/sentiment/lexicon/english-references.ts', import.meta.url),
  `import type { Likeness } from '../likeness.ts';

/** Fitted by \`node test/corpus/train-tone-english.ts\`, never by hand. */
export const ENGLISH_REFERENCES: Likeness = {
  names:
    '${names}',
  fading: ${fading},
  references: \`
${references}
\`,
};
`,
);

/** Tone, brand, other brands and text of answers written to be learnt from. */
function writtenAnswers(): Example[] {
  const lines = readFileSync(new URL('./sentences/english-answers.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line, index) => {
    const [tone = '', name = '', others = '', text = ''] = line.split('\t');
    const found = exampleOf({
      id: `answer-${index}`,
      brand: { name, aliases: [] },
      competitors: others
        .split(';')
        .filter((other) => other !== '')
        .map((other) => ({ name: other, aliases: [] })),
      text: text.replaceAll('\\n', '\n'),
      expected: { mentioned: true, at: null, rank: 1, sentiment: tone as Sentiment, citations: [] },
    });
    if (found.length === 0) console.log(`Not read: ${name}`);
    return found;
  });
}

function sentence(id: string, tone: Sentiment, text: string): Example[] {
  return exampleOf({
    id,
    brand: { name: 'Norvik', aliases: [], category: 'products' },
    competitors: ['Calder', 'Brightline'].map((name) => ({ name, aliases: [] })),
    text,
    expected: { mentioned: true, at: null, rank: 1, sentiment: tone, citations: [] },
  });
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
      features: featuresOf(evidence),
      tone: expected.sentiment,
    },
  ];
}

/** What was written together: en-list-012 is of an older set, parted in eight; the freshly written came in forties. */
function batchOf({ id }: Pick<Entry, 'id'>): string {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 0);
  if (id.includes('fresh')) return `fresh ${1 + Math.floor((number - 1) / 40)}`;
  if (id.startsWith('answer')) return `answers ${number % 8}`;
  return id.startsWith('sentence') ? `sentences ${number % 8}` : `older ${number % 8}`;
}
