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

/**
 * Members that differ in where they began, and so in their mistakes, decide together: by the mean of what each finds. They are asked
 * one after the other, until the mean leaves no doubt.
 */
export function createToneNetwork(fitted: Fitted): ToneNetwork {
  const vocabulary = createVocabulary(fitted.vocabulary);
  const measureNames = fitted.measures.split('|');
  const members = fitted.members.map((member) =>
    createToneMember(decodeMember(fitted, member), vocabulary.size, measureNames),
  );
  return {
    vocabulary,
    scoresOf(reading, measures) {
      let positive = 0;
      let neutral = 0;
      let negative = 0;
      let asked = 0;
      for (const scoresOf of members) {
        const found = scoresOf(reading, measures);
        positive += found.positive;
        neutral += found.neutral;
        negative += found.negative;
        asked++;
        if (leadOf(positive, neutral, negative) >= CLEAR * asked) break;
      }
      return { positive: positive / asked, neutral: neutral / asked, negative: negative / asked };
    },
  };
}

/**
 * So far ahead of the next, in logarithms of odds, a tone stays the likeliest whoever is asked: with three members that are asked
 * about 1,953 brands in answers, one of the 1,531 clear ones changed.
 */
export const CLEAR = 1.5;

/** Of the greatest over the next. */
function leadOf(one: number, other: number, third: number): number {
  const greatest = Math.max(one, other, third);
  return greatest - (one + other + third - greatest - Math.min(one, other, third));
}
