import { writeFileSync } from 'node:fs';
import { compileNames, findNames } from '../../src/analysis/mentions.ts';
import { listItems } from '../../src/analysis/rank/index.ts';
import { featuresOf } from '../../src/analysis/sentiment/english-decision.ts';
import { readEvidence } from '../../src/analysis/sentiment/index.ts';
import { readVisibleText } from '../../src/analysis/visible-text.ts';
import type { Entry } from './entry.ts';
import { loadSet } from './load.ts';
import { TONE_CASES } from './tone-cases.ts';
import { TONE_SENTENCES } from './tone-sentences.ts';

/**
 * Fits the weights by which the built-in sentiment decides on English answers, on the tuning set alone, and writes them to
 * `src/analysis/sentiment/english-weights.ts`; prints how many answers are decided rightly when they are left out of the fit.
 */
const TONES = ['positive', 'neutral', 'negative'] as const;
type Tone = (typeof TONES)[number];

interface Example {
  /** Its kind, or the batch it came with. */
  from: string;
  features: Record<string, number>;
  tone: Tone;
}

function exampleOf(entry: Pick<Entry, 'id' | 'brand' | 'competitors' | 'text' | 'prompt' | 'expected'>): Example[] {
  const { brand, competitors, text, prompt, expected } = entry;
  const view = readVisibleText(text, prompt);
  const names = compileNames([brand, ...competitors]);
  const spans = findNames(view, names, `${brand.category ?? ''} ${prompt ?? ''}`);
  if (expected.sentiment === null || !spans.some(({ owner }) => owner === 0)) return [];
  const items = listItems(view, spans).filter(({ owners }) => owners.length === 1 && owners[0] === 0);
  const evidence = readEvidence(view, spans, 0, items);
  return evidence.isEnglish ? [{ from: kindOf(entry), features: featuresOf(evidence), tone: expected.sentiment }] : [];
}

function sentenceEntry(
  sentiment: Tone,
  text: string,
): Pick<Entry, 'id' | 'brand' | 'competitors' | 'text' | 'expected'> {
  return {
    id: 'sentence',
    brand: { name: 'Norvik', aliases: [], category: 'products' },
    competitors: ['Calder', 'Brightline'].map((name) => ({ name, aliases: [] })),
    text,
    expected: { mentioned: true, at: null, rank: 1, sentiment, citations: [] },
  };
}

/** en-list-012 is of kind en-list; the freshly written came in forties. */
function kindOf({ id }: Pick<Entry, 'id'>): string {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 0);
  return id.includes('fresh')
    ? `fresh ${1 + Math.floor((number - 1) / 40)}`
    : (/^(?:mixed-)?[a-z]+/.exec(id)?.[0] ?? '');
}

type Weights = Record<Tone, Record<string, number>>;

const RIDGE = Number(process.env.RIDGE ?? 0.02);
const STEPS = 600;

/** Multinomial logistic regression with a ridge penalty, by gradient descent with momentum from 0: the same fit every time. */
function fitWeights(examples: readonly Example[], names: readonly string[]): Weights {
  const table = examples.map(({ features }) => names.map((name) => features[name] ?? 0));
  const weights = TONES.map(() => new Float64Array(names.length));
  const speed = TONES.map(() => new Float64Array(names.length));
  for (let step = 0; step < STEPS; step++) {
    const slopes = TONES.map(() => new Float64Array(names.length));
    table.forEach((row, index) => {
      const scores = weights.map((each) => row.reduce((sum, value, at) => sum + value * each[at]!, 0));
      const top = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - top));
      const total = odds.reduce((sum, value) => sum + value, 0);
      TONES.forEach((tone, each) => {
        const error = odds[each]! / total - (examples[index]!.tone === tone ? 1 : 0);
        row.forEach((value, at) => {
          slopes[each]![at]! += error * value;
        });
      });
    });
    weights.forEach((each, tone) => {
      each.forEach((weight, at) => {
        const slope = slopes[tone]![at]! / examples.length + (names[at] === 'bias' ? 0 : RIDGE * weight * 0.5);
        speed[tone]![at] = 0.9 * speed[tone]![at]! - 0.5 * slope;
        each[at] = weight + speed[tone]![at]!;
      });
    });
  }
  return Object.fromEntries(
    TONES.map((tone, each) => [tone, Object.fromEntries(names.map((name, at) => [name, weights[each]![at]!]))]),
  ) as Weights;
}

function decide(weights: Weights, features: Record<string, number>): Tone {
  const score = (tone: Tone) =>
    Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[tone][name] ?? 0), 0);
  return TONES.reduce((best, tone) => (score(tone) > score(best) ? tone : best));
}

const examples = [
  ...loadSet('tuning').flatMap(exampleOf),
  ...[...TONE_CASES, ...TONE_SENTENCES].flatMap(([tone, text]) => exampleOf(sentenceEntry(tone, text))),
];
const names = Object.keys(examples[0]?.features ?? {});
const FOLDS = 8;
const confusion: Record<string, number> = {};
const tally = new Map<string, { right: number; of: number }>();
let right = 0;
for (let fold = 0; fold < FOLDS; fold++) {
  const isLeftOut = (_: Example, index: number) => index % FOLDS === fold;
  const weights = fitWeights(
    examples.filter((example, index) => !isLeftOut(example, index)),
    names,
  );
  for (const { features, tone, from } of examples.filter(isLeftOut)) {
    const decided = decide(weights, features);
    const count = tally.get(from) ?? { right: 0, of: 0 };
    tally.set(from, count);
    count.of++;
    if (decided === tone) {
      right++;
      count.right++;
    }
    const cell = `${tone} as ${decided}`;
    confusion[cell] = (confusion[cell] ?? 0) + 1;
  }
}
for (const [from, count] of tally) console.log(`${from}: ${count.right} of ${count.of}`);
console.log(
  `${examples.length} answers, left out of the fit: ${((100 * right) / examples.length).toFixed(1)} % right`,
  confusion,
);
const weights = fitWeights(examples, names);
const lines = TONES.map((tone) => {
  const entries = names.map((name) => `    ${name}: ${weights[tone][name]!.toFixed(2)},`);
  return `  ${tone}: {\n${entries.join('\n')}\n  },`;
});
writeFileSync(
  new URL('../../src/analysis/sentiment/english-weights.ts', import.meta.url),
  `/** Fitted by \`node test/corpus/train-tone.ts\`, never by hand. */
export const ENGLISH_WEIGHTS: Readonly<Record<'positive' | 'neutral' | 'negative', Readonly<Record<string, number>>>> = {
${lines.join('\n')}
};
`,
);
