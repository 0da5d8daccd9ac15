import { anyOf } from './any-of.ts';
import { CHINESE_SCALES } from './scales-chinese.ts';
import { ENGLISH_SCALES } from './scales-english.ts';
import { turnTone } from './turns-chinese.ts';

/**
 * Measures that are praise at one end and blame at the other: "low failure rate", "故障率偏高". The measure alone says
 * nothing, so neither list of words can hold it. Weights: 1 for the good end, -1 for the bad.
 */
export function scaleTone(words: string): number {
  let tone = 0;
  const isChinese = HAN.test(words);
  if (isChinese) {
    tone = turnTone(words);
    if (ANY_CHINESE.test(words))
      for (const [pattern, weight] of CHINESE_SCALES) if (pattern.test(words)) tone += weight;
  }
  if ((!isChinese || LATIN_WORD.test(words)) && ANY_ENGLISH.test(words))
    for (const [pattern, weight] of ENGLISH_SCALES) if (pattern.test(words)) tone += weight;
  return tone;
}

const ANY_CHINESE = anyOf(CHINESE_SCALES.map(([pattern]) => pattern));
const ANY_ENGLISH = anyOf(ENGLISH_SCALES.map(([pattern]) => pattern));
const HAN = /\p{Script=Han}/u;
const LATIN_WORD = /[a-z]{2} [a-z]{2}/;
