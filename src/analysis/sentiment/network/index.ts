import type { Scores } from '../likeliest.ts';
import { createToneMember } from './member.ts';
import type { Reading } from './reading.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { decodeMember, type Fitted } from './weights.ts';

export { readWith } from './reading.ts';

/** Tells tones apart by the wording of what is said about a brand and by named measures of it. */
export interface ToneNetwork {
  vocabulary: Vocabulary;
  scoresOf(reading: Reading, measures: Readonly<Record<string, number>>): Scores;
}

/** Members that differ in where they began, and so in their mistakes, decide together: by the mean of what each finds. */
export function createToneNetwork(fitted: Fitted): ToneNetwork {
  const vocabulary = createVocabulary(fitted.vocabulary);
  const measureNames = fitted.measures.split('|');
  const members = fitted.members.map((member) =>
    createToneMember(decodeMember(fitted, member), vocabulary.size, measureNames),
  );
  return {
    vocabulary,
    scoresOf(reading, measures) {
      const scores = { positive: 0, neutral: 0, negative: 0 };
      for (const scoresOf of members) {
        const { positive, neutral, negative } = scoresOf(reading, measures);
        scores.positive += positive / members.length;
        scores.neutral += neutral / members.length;
        scores.negative += negative / members.length;
      }
      return scores;
    },
  };
}
