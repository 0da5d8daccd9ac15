import { foldName } from '../../analysis/index.ts';
import { lengthOf, sentencesOf } from '../../analysis/statements/index.ts';
import { isValidJsonLd } from '../jsonld.ts';
import type { Rewrite } from '../rewrite.ts';
import { type AvivPart, partOf, passed } from './check.ts';

const FEWEST = 3;
/** Longest answer to a question: 60 words, or two Han characters for each. */
const MOST_WORDS = 60;

export function informationStructure({ answer, evidence, context, faq }: Rewrite, jsonld: string): AvivPart {
  // An answer to a question may repeat a point: that is what it is for. Other sentences stand once.
  const sentences = [answer, ...evidence, context].flatMap((text) => sentencesOf(text)).map(({ text }) => bare(text));
  const questions = faq.map(({ q }) => bare(q));
  const repeats = new Set(sentences).size < sentences.length || new Set(questions).size < questions.length;
  return partOf([
    passed('three_evidence_points', 5, evidence.length >= FEWEST),
    passed('three_faq_pairs', 5, faq.length >= FEWEST),
    passed('faq_answer_length', 5, faq.length > 0 && faq.every(({ a }) => isShort(a))),
    passed('valid_jsonld', 5, isValidJsonLd(jsonld)),
    passed('no_repetition', 5, !repeats),
  ]);
}

function isShort(answer: string): boolean {
  const { words, han } = lengthOf(answer);
  return words + han / 2 <= MOST_WORDS;
}

function bare(sentence: string): string {
  return foldName(sentence).replace(/[\p{P}\s]/gu, '');
}
