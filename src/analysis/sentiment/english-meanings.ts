import { ENGLISH_MEANINGS } from './lexicon/english-meanings.ts';
import { decodeSteps } from './steps.ts';

/** What a text speaks of: the mean place of its words in a space where words of like use stand close together. */
export function meaningOf(text: string): Float32Array {
  const sum = new Float32Array(MEANING_DIMENSIONS);
  let count = CALM;
  for (const word of meaningWordsOf(text)) {
    const at = PLACES.get(word);
    if (at === undefined) continue;
    count++;
    for (let axis = 0; axis < MEANING_DIMENSIONS; axis++) sum[axis] = (sum[axis] ?? 0) + (VALUES[at + axis] ?? 0);
  }
  for (let axis = 0; axis < MEANING_DIMENSIONS; axis++) sum[axis] = (sum[axis] ?? 0) / count;
  return sum;
}

/** The words of a folded text; of "isn't" and "brand's" what stands before. */
export function meaningWordsOf(text: string): string[] {
  return text.match(/[a-z]+(?=n't)|(?<!')[a-z]{2,}/g) ?? [];
}

export const MEANING_DIMENSIONS = 12;
/** One word alone lies far out; the mean of many less. */
export const MEANING_STEP = 0.25;
/** As if this many words more stood in the middle: a few words say little. */
const CALM = 2;

const PLACES = new Map<string, number>();
const VALUES = read();

function read(): Float32Array {
  const lines = ENGLISH_MEANINGS.trim().split('\n');
  const values = new Float32Array(lines.length * MEANING_DIMENSIONS);
  lines.forEach((line, index) => {
    const [word = '', code = ''] = line.split(' ');
    PLACES.set(word, index * MEANING_DIMENSIONS);
    values.set(decodeSteps(code, MEANING_STEP).subarray(0, MEANING_DIMENSIONS), index * MEANING_DIMENSIONS);
  });
  return values;
}
