import type { Evidence } from '../../../src/analysis/sentiment/evidence.ts';
import { measuresOf } from '../../../src/analysis/sentiment/measures.ts';
import type { Reading } from '../../../src/analysis/sentiment/network/reading.ts';
import { readWith } from '../../../src/analysis/sentiment/network/reading.ts';
import type { Sentiment } from '../../../src/analysis/types.ts';
import { toneExamples } from './examples.ts';
import { createGrowingVocabulary, type GrowingVocabulary } from './growing-vocabulary.ts';

/** What an answer says of a brand, as networks see it. */
export interface Seen {
  /** In numbers of the words that all examples have. */
  reading: Reading;
  measures: Record<string, number>;
}

export interface Example extends Seen {
  /** What was written together, and is left out of a fit together. */
  batch: string;
  tone: Sentiment;
  /** Those that the brand is weighed against. */
  rivals: Seen[];
  namedBefore: number;
}

/** The examples of a language, and their words. */
export function readExamples(isEnglish: boolean): { examples: Example[]; all: GrowingVocabulary } {
  const all = createGrowingVocabulary();
  const see = (evidence: Evidence): Seen => {
    const { length, words, places, scopes } = readWith(all, evidence.text, evidence.passages);
    const reading = {
      length,
      words: words.slice(0, length),
      places: places.slice(0, length),
      scopes: scopes.slice(0, length),
    };
    return { reading, measures: measuresOf(evidence) };
  };
  const examples: Example[] = [];
  for (const { batch, tone, evidence, rivals } of toneExamples())
    if (evidence.isEnglish === isEnglish)
      examples.push({ batch, tone, ...see(evidence), rivals: rivals.map(see), namedBefore: evidence.namedBefore });
  return { examples, all };
}

/** 'fresh' of 'fresh zh 3'. */
export function kindOf(batch: string): string {
  return batch.split(/[ .\d]/)[0] ?? '';
}
