import { compileNames, findNames } from '../../../src/analysis/mentions.ts';
import { listItems, rankNames } from '../../../src/analysis/rank/index.ts';
import type { Evidence } from '../../../src/analysis/sentiment/evidence.ts';
import { readAnswer } from '../../../src/analysis/sentiment/evidence.ts';
import type { Sentiment } from '../../../src/analysis/types.ts';
import { readVisibleText } from '../../../src/analysis/visible-text.ts';
import type { Entry } from '../entry.ts';
import { loadSet } from '../load.ts';
import { TONE_CASES } from './cases.ts';
import { TONE_SENTENCES } from './sentences.ts';
import { writtenLines } from './written-lines.ts';

/** What an answer says of a brand, and the tone that a reader finds in it. Good until the next one is read. */
export interface ToneExample {
  /** What was written together, and is left out of a fit together. */
  batch: string;
  tone: Sentiment;
  evidence: Evidence;
  /** What it says of those that the brand is weighed against. */
  rivals: Evidence[];
}

type Labelled = Pick<Entry, 'brand' | 'competitors' | 'text' | 'prompt'> & { tone: Sentiment | null; batch: string };

/** From the tuning set, from plain sentences, and from answers written to be learnt from (`written/`). */
export function* toneExamples(): Generator<ToneExample> {
  for (const labelled of [...fromTuningSet(), ...fromSentences(), ...written()]) {
    const found = evidenceOf(labelled);
    if (found && labelled.tone) yield { batch: labelled.batch, tone: labelled.tone, ...found };
  }
}

function evidenceOf({ brand, competitors, text, prompt }: Labelled): Pick<ToneExample, 'evidence' | 'rivals'> | null {
  const view = readVisibleText(text, prompt);
  const all = [brand, ...competitors];
  const spans = findNames(view, compileNames(all), { category: brand.category ?? '', prompt: prompt ?? '' });
  if (!spans.some(({ owner }) => owner === 0)) return null;
  const items = listItems(view, spans);
  const read = readAnswer(view, spans, { items, ranks: rankNames(view, spans, all.length, items) });
  return { evidence: read.evidenceOf(0), rivals: read.rivalsOf(0).map(read.evidenceOf) };
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

const TOGETHER = 30;

function written(): Labelled[] {
  return writtenLines().flatMap(({ file, index, brands, text }) =>
    brands
      .filter(({ tone }) => tone !== null)
      .map((brand) => ({
        brand: { ...brand, aliases: [] },
        competitors: brands.filter((other) => other !== brand).map((other) => ({ ...other, aliases: [] })),
        text,
        tone: brand.tone,
        batch: `${file} ${Math.floor(index / TOGETHER)}`,
      })),
  );
}
