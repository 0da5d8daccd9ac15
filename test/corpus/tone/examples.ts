import { readdirSync, readFileSync } from 'node:fs';
import { compileNames, findNames } from '../../../src/analysis/mentions.ts';
import { listItems, rankNames } from '../../../src/analysis/rank/index.ts';
import type { Evidence } from '../../../src/analysis/sentiment/evidence.ts';
import { readEvidence } from '../../../src/analysis/sentiment/index.ts';
import { collectChineseTerms } from '../../../src/analysis/sentiment/lexicon/terms.ts';
import { placeOf } from '../../../src/analysis/sentiment/section.ts';
import type { Sentiment } from '../../../src/analysis/types.ts';
import { readVisibleText } from '../../../src/analysis/visible-text.ts';
import type { Entry } from '../entry.ts';
import { loadSet } from '../load.ts';
import { TONE_CASES } from './cases.ts';
import { TONE_SENTENCES } from './sentences.ts';

/** What an answer says of a brand, and the tone that a reader finds in it. Good until the next one is read. */
export interface ToneExample {
  /** What was written together, and is left out of a fit together. */
  batch: string;
  tone: Sentiment;
  evidence: Evidence;
}

type Labelled = Pick<Entry, 'brand' | 'competitors' | 'text' | 'prompt'> & { tone: Sentiment | null; batch: string };

/** From the tuning set, from plain sentences, and from answers written to be learnt from (`written/`, whose first column tells the brands). */
export function* toneExamples(): Generator<ToneExample> {
  for (const labelled of [...fromTuningSet(), ...fromSentences(), ...fromLexicon(), ...written()]) {
    const evidence = evidenceOf(labelled);
    if (evidence && labelled.tone) yield { batch: labelled.batch, tone: labelled.tone, evidence };
  }
}

function evidenceOf({ brand, competitors, text, prompt }: Labelled): Evidence | null {
  const view = readVisibleText(text, prompt);
  const all = [brand, ...competitors];
  const spans = findNames(view, compileNames(all), `${brand.category ?? ''} ${prompt ?? ''}`);
  if (!spans.some(({ owner }) => owner === 0)) return null;
  const items = listItems(view, spans);
  const own = items.filter(({ owners }) => owners.length === 1 && owners[0] === 0);
  return readEvidence(view, spans, 0, own, placeOf(rankNames(view, spans, all.length, items), items.length));
}

/** en-list-012 is of an older set; the freshly written came in forties. */
function fromTuningSet(): Labelled[] {
  return loadSet('tuning').map((entry) => {
    const number = Number(/\d+$/.exec(entry.id)?.[0] ?? 0);
    const isFresh = entry.id.includes('fresh');
    const batch = isFresh ? `fresh ${entry.language} ${Math.floor((number - 1) / 40)}` : `older ${number % 8}`;
    return { ...entry, tone: entry.expected.sentiment, batch };
  });
}

function fromSentences(): Labelled[] {
  const [brand, ...competitors] = ['Norvik', 'Calder', 'Brightline'].map((name) => ({ name, aliases: [] }));
  return [...TONE_CASES, ...TONE_SENTENCES].map(([tone, text], index) => ({
    brand: { name: '', aliases: [], ...brand, category: 'products' },
    competitors,
    text,
    tone,
    batch: `${index < TONE_CASES.length ? 'plain' : 'sentences'} ${index % 8}`,
  }));
}

/** One in so many of the lexicon's Chinese words is said of a brand, so that plain words stay plain. */
const OF_LEXICON = 6;
const PLAIN = 1;

function fromLexicon(): Labelled[] {
  const brand = { name: '澜石', aliases: [] };
  return collectChineseTerms()
    .filter(({ weight }, index) => Math.abs(weight) >= PLAIN && index % OF_LEXICON === 0)
    .map(({ text, weight }, index) => ({
      brand,
      competitors: [],
      text: `${['澜石', '澜石的产品', '澜石的服务', '大家都说澜石'][index % 4]}${text}。`,
      tone: weight > 0 ? 'positive' : 'negative',
      batch: `lexicon ${index % 8}`,
    }));
}

const TOGETHER = 30;

/** A line is brands with or without the tone toward them, and the answer: `Norvik=positive;Calder<tab>…`. */
function written(): Labelled[] {
  const folder = new URL('./written/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line, index) => {
        const [labels = '', text = ''] = line.split('\t');
        const brands = labels.split(';').map((label) => {
          const [name = '', tone] = label.split('=');
          return { name, aliases: [], tone: (tone ?? null) as Sentiment | null };
        });
        return brands
          .filter(({ tone }) => tone !== null)
          .map((brand) => ({
            brand,
            competitors: brands.filter((other) => other !== brand),
            text: text.replaceAll('\\n', '\n'),
            tone: brand.tone,
            batch: `${file} ${Math.floor(index / TOGETHER)}`,
          }));
      }),
  );
}
