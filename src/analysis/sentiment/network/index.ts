import type { Sentiment } from '../../types.ts';
import { BYTES, createKernel, roomFor } from './kernel.ts';
import type { Reading } from './reading.ts';
import { OWN } from './reading.ts';
import { createVocabulary, NOTHING, type Vocabulary } from './vocabulary.ts';
import { decodeNetwork, type Fitted, POOLED, POOLS, WINDOW } from './weights.ts';

export { readWith } from './reading.ts';

/** Tells tones apart by the wording of what is said about a brand and by named measures of it. */
export interface ToneNetwork {
  vocabulary: Vocabulary;
  /** What speaks for each tone: logarithms of odds, up to a constant. */
  scoresOf(reading: Reading, measures: Readonly<Record<string, number>>): Record<Sentiment, number>;
}

/** What a word of a window stands in: none is there, one outside and one inside of clauses about the brand. */
const STANDS = 3;
const WINDOWS = STANDS ** WINDOW;

/**
 * A convolutional network over words with the greatest response of each filter over time (Kim 2014, "Convolutional neural networks
 * for sentence classification"), which are put beside the measures before the hidden layer. What a word contributes to each
 * filter is worked out when it is met first; after that a window of words costs one addition for each word and filter.
 */
export function createToneNetwork(fitted: Fitted): ToneNetwork {
  const network = decodeNetwork(fitted);
  const { dimensions, filters, hidden, meanings, places, kernels, kernelBiases } = network;
  const { hiddenWeights, hiddenBiases, tones, toneBiases } = network;
  const vocabulary = createVocabulary(fitted.vocabulary);
  const measureNames = fitted.measures.split('|');

  // Where rows begin, in numbers: of each word for each place in the window, of each kind of window, and so on.
  const width = roomFor(filters);
  const units = roomFor(hidden);
  const windowsAt = vocabulary.size * WINDOW * width;
  const greatestAt = windowsAt + WINDOWS * width;
  // What is pooled and the measures lie side by side, and so do the rows of the hidden layer.
  const inputsAt = greatestAt + width;
  const measuresAt = inputsAt + POOLS * width;
  const stateAt = measuresAt + roomFor(measureNames.length);
  const hiddenAt = stateAt + units;
  const { floats, strongest, keep, add } = createKernel(hiddenAt + (POOLS * width + measureNames.length) * units);
  const greatest = BYTES * greatestAt;
  const state = BYTES * stateAt;
  const row = BYTES * width;
  const isKnown = new Uint8Array(vocabulary.size);
  isKnown[NOTHING] = 1;

  for (let input = 0; input * hidden < hiddenWeights.length; input++) {
    const part = Math.min(POOLS, Math.floor(input / filters));
    const at = part * width + input - part * filters;
    floats.set(hiddenWeights.subarray(input * hidden, (input + 1) * hidden), hiddenAt + at * units);
  }
  const placeOfMeasure = new Map(measureNames.map((name, at) => [name, measuresAt + at]));
  for (let window = 0; window < WINDOWS; window++) {
    const from = windowsAt + window * width;
    floats.set(kernelBiases, from);
    for (let offset = WINDOW - 1, rest = window; offset >= 0; offset--, rest = Math.floor(rest / STANDS))
      if (rest % STANDS > 0) respond(places, (rest % STANDS) - 1, offset, from);
  }

  /** Adds what a vector contributes to each filter, at a place in the window. */
  function respond(vectors: Float32Array, index: number, offset: number, to: number): void {
    for (let dimension = 0; dimension < dimensions; dimension++) {
      const value = vectors[index * dimensions + dimension] as number;
      const from = (offset * dimensions + dimension) * filters;
      for (let filter = 0; filter < filters; filter++)
        floats[to + filter] = (floats[to + filter] as number) + value * (kernels[from + filter] as number);
    }
  }

  /** Where its first row is. */
  function responsesOf(word: number): number {
    const at = word * WINDOW * width;
    if (isKnown[word] === 0) {
      for (let offset = 0; offset < WINDOW; offset++) respond(meanings, word, offset, at + offset * width);
      isKnown[word] = 1;
    }
    return BYTES * at;
  }

  function pool({ length, words, places: within }: Reading): void {
    floats.fill(0, greatestAt, measuresAt);
    if (length === 0) return;
    let place = within[0] as number;
    let window = (place & OWN) + 1;
    let before = responsesOf(NOTHING);
    let here = responsesOf(words[0] as number);
    for (let at = 0; at < length; at++) {
      const isLast = at + 1 === length;
      window = ((window * STANDS) % WINDOWS) + (isLast ? 0 : ((within[at + 1] as number) & OWN) + 1);
      if (within[at] !== place) {
        keepAll(place);
        place = within[at] as number;
      }
      const after = responsesOf(isLast ? NOTHING : (words[at + 1] as number));
      strongest(greatest, BYTES * (windowsAt + window * width), before, here + row, after + 2 * row, row);
      before = here;
      here = after;
    }
    keepAll(place);
  }

  /** What was greatest in one place counts in every pool that the place belongs to. */
  function keepAll(place: number): void {
    for (let part = 0; part < POOLS; part++) {
      const wanted = POOLED[part] as number;
      if ((place & wanted) === wanted) keep(BYTES * (inputsAt + part * width), greatest, row);
    }
    floats.fill(0, greatestAt, inputsAt);
  }

  return {
    vocabulary,
    scoresOf(reading, measures) {
      pool(reading);
      floats.fill(0, measuresAt, stateAt);
      for (const name in measures) {
        const place = placeOfMeasure.get(name);
        if (place !== undefined) floats[place] = measures[name] as number;
      }
      floats.set(hiddenBiases, stateAt);
      add(state, BYTES * inputsAt, BYTES * (measuresAt + measureNames.length), BYTES * hiddenAt, BYTES * units);
      let [positive = 0, neutral = 0, negative = 0] = toneBiases;
      for (let unit = 0; unit < hidden; unit++) {
        const value = floats[stateAt + unit] as number;
        if (value <= 0) continue;
        positive += value * (tones[3 * unit] as number);
        neutral += value * (tones[3 * unit + 1] as number);
        negative += value * (tones[3 * unit + 2] as number);
      }
      return { positive, neutral, negative };
    },
  };
}
