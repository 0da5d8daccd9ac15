import { readFileSync, writeFileSync } from 'node:fs';
import { compileNames, findNames } from '../../src/analysis/mentions.ts';
import { listItems } from '../../src/analysis/rank/index.ts';
import { chineseFeatures, chineseWording, tempered } from '../../src/analysis/sentiment/chinese-decision.ts';
import { polarityOf } from '../../src/analysis/sentiment/chinese-polarity.ts';
import { pieceOf } from '../../src/analysis/sentiment/chinese-wording.ts';
import { readEvidence } from '../../src/analysis/sentiment/index.ts';
import { likeliestTone } from '../../src/analysis/sentiment/tone-weights.ts';
import type { Sentiment } from '../../src/analysis/types.ts';
import { readVisibleText } from '../../src/analysis/visible-text.ts';
import type { Entry } from './entry.ts';
import type { Example, Fitted } from './fit-tone.ts';
import { fitTone, TONES } from './fit-tone.ts';
import { loadSet } from './load.ts';

/**
 * Fits the weights by which the built-in sentiment decides on Chinese answers, on the tuning set alone, and writes them to
 * `src/analysis/sentiment`; prints how many answers are decided rightly when they are left out of the fit together with all
 * that were written with them. Measures of the evidence and the wording are fitted together.
 */
const RIDGE = Number(process.env.RIDGE ?? 0.25);
const RIDGE_OF_WORDING = Number(process.env.RIDGE_OF_WORDING ?? 0.002);
/** What fewer answers have says nothing. */
const LEAST = 2;
const SHARE = 1 / Math.sqrt(20);
/** Pieces of wording that are kept, those with the greatest weight. */
const KEPT = Number(process.env.KEPT ?? 5_000);

const examples = [...loadSet('tuning'), ...sentences()].flatMap(exampleOf);
const right = new Map<string, { right: number; of: number }>();
for (const from of new Set(examples.map((example) => example.from))) {
  const weights = fitted(examples.filter((example) => example.from !== from));
  const left = examples.filter((example) => example.from === from);
  const found = left.filter(({ features, tone }) => decide(features, weights) === tone);
  right.set(from, { right: found.length, of: left.length });
}
let total = 0;
for (const [from, tally] of right) {
  console.log(`${from}: ${tally.right} of ${tally.of}`);
  total += tally.right;
}
console.log(`left out of the fit: ${total} of ${examples.length}, ${((100 * total) / examples.length).toFixed(1)} %`);
write(fitted(examples));

/** As the analysis does. */
function decide(features: Example['features'], weights: Fitted): Sentiment {
  const measures = Object.entries(features).filter(([name]) => !isWording(name));
  const scores = { positive: 0, neutral: 0, negative: 0 };
  for (const name in features)
    if (isWording(name)) for (const tone of TONES) scores[tone] += SHARE * (weights[tone][name] ?? 0);
  return likeliestTone(Object.fromEntries(measures), weights, tempered(scores, features));
}

function fitted(all: readonly Example[]): Fitted {
  const counts = new Map<string, number>();
  for (const { features } of all) for (const name in features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = all.map((example) => ({
    ...example,
    features: Object.fromEntries(
      Object.entries(example.features).filter(([name]) => !isWording(name) || (counts.get(name) ?? 0) >= LEAST),
    ),
  }));
  return pruned(
    fitTone(kept, {
      steps: 200,
      rate: 1,
      ridge: (name) => (name === 'bias' ? 0 : isWording(name) ? RIDGE_OF_WORDING : RIDGE),
    }),
  );
}

/** Against neutral, as they are written, and without those that hardly matter. */
function pruned(weights: Fitted): Fitted {
  const names = Object.keys(weights.neutral);
  const against = (tone: 'positive' | 'negative', name: string) =>
    (weights[tone][name] ?? 0) - (weights.neutral[name] ?? 0);
  const strength = (name: string) => Math.abs(against('positive', name)) + Math.abs(against('negative', name));
  const wording = names.filter(isWording).sort((a, b) => strength(b) - strength(a) || (a < b ? -1 : 1));
  const result: Fitted = { positive: {}, neutral: {}, negative: {} };
  for (const name of [...names.filter((each) => !isWording(each)), ...wording.slice(0, KEPT)])
    for (const tone of ['positive', 'negative'] as const)
      result[tone][name] = isWording(name)
        ? Math.round(100 * SHARE * against(tone, name)) / 100 / SHARE
        : Math.round(100 * against(tone, name)) / 100;
  return result;
}

function isWording(name: string): boolean {
  return name.startsWith('=');
}

function write(weights: Fitted): void {
  const folder = new URL('../../src/analysis/sentiment/', import.meta.url);
  const note = '/** Fitted by `node test/corpus/train-tone-chinese.ts`, never by hand. */';
  const lines = TONES.map((tone) => {
    const entries = Object.entries(weights[tone]).filter(([name]) => !isWording(name));
    return `  ${tone}: {\n${entries.map(([name, weight]) => `    ${name}: ${weight.toFixed(2)},\n`).join('')}  },`;
  });
  writeFileSync(
    new URL('chinese-weights.ts', folder),
    `import type { ToneWeights } from './tone-weights.ts';\n\n${note}\nexport const CHINESE_WEIGHTS: ToneWeights = {\n${lines.join('\n')}\n};\n`,
  );
  const pieces = Object.keys(weights.positive).filter(isWording).sort();
  const half = Math.ceil(pieces.length / 2);
  for (const [file, constant, part] of [
    ['chinese-wording.ts', 'CHINESE_WORDING', pieces.slice(0, half)],
    ['chinese-wording-more.ts', 'CHINESE_WORDING_MORE', pieces.slice(half)],
  ] as const) {
    const entries = part.map(
      (name) =>
        `${name.slice(1)}${hundredths(SHARE * (weights.positive[name] ?? 0))},${hundredths(SHARE * (weights.negative[name] ?? 0))}`,
    );
    const rows = Array.from({ length: Math.ceil(entries.length / 12) }, (_, row) =>
      entries.slice(row * 12, row * 12 + 12).join(' '),
    );
    writeFileSync(
      new URL(`lexicon/${file}`, folder),
      `${note}\nexport const ${constant} = \`\n${rows.join('\n')}\n\`;\n`,
    );
  }
}

function hundredths(weight: number): number {
  return Math.round(weight * 100) + 0;
}

/** Short answers about 澜石, with 墨川 and 栖野 beside it: tone and text, one a line. Only fitted to, since nothing else is labelled. */
function sentences(): Pick<Entry, 'id' | 'brand' | 'competitors' | 'text' | 'prompt' | 'expected'>[] {
  const lines = ['chinese.tsv', 'chinese-outcomes.tsv'].flatMap((file) =>
    readFileSync(new URL(`./sentences/${file}`, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  return lines.map((line, index) => {
    const [tone = '', text = ''] = line.split('\t');
    const expected = { mentioned: true, at: null, rank: 1, sentiment: tone as Sentiment, citations: [] };
    const [brand, ...competitors] = ['澜石', '墨川', '栖野'].map((name) => ({ name, aliases: [] }));
    return { id: `sentence-${index}`, brand: brand ?? { name: '', aliases: [] }, competitors, text, expected };
  });
}

function exampleOf(entry: ReturnType<typeof sentences>[number]): Example[] {
  const { brand, competitors, text, prompt, expected } = entry;
  const view = readVisibleText(text, prompt);
  const spans = findNames(view, compileNames([brand, ...competitors]), `${brand.category ?? ''} ${prompt ?? ''}`);
  if (expected.sentiment === null || !spans.some(({ owner }) => owner === 0)) return [];
  const items = listItems(view, spans).filter(({ owners }) => owners.length === 1 && owners[0] === 0);
  const evidence = readEvidence(view, spans, 0, items);
  if (evidence.isEnglish) return [];
  const wording = chineseWording(evidence);
  const pieces = [...wording].map((piece) => [`=${pieceOf(piece)}`, SHARE]);
  return [
    {
      from: batchOf(entry),
      features: { ...chineseFeatures(evidence), polarity: polarityOf(wording), ...Object.fromEntries(pieces) },
      tone: expected.sentiment,
    },
  ];
}

/**
 * Older answers by turns; the freshly written came in forties, two of which are left out at a time; sentences of one subject
 * stand together.
 */
function batchOf({ id }: Pick<Entry, 'id'>): string {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 0);
  if (id.includes('fresh')) return `fresh ${Math.floor((number - 1) / 40) % 8}`;
  return id.startsWith('sentence') ? `sentences ${Math.floor(number / 20) % 3}` : `older ${number % 3}`;
}
