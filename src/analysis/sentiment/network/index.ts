import type { Sentiment } from '../../types.ts';
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
  const measureRows = new Map(measureNames.map((name, at) => [name, (POOLS * filters + at) * hidden]));
  const nothing = new Float32Array(WINDOW * filters);
  const responses: Float32Array[] = new Array<Float32Array>(vocabulary.size).fill(nothing);
  const placeResponses = [0, 1].map((place) => respond(places, place));
  const windows: Float32Array[] = [];
  const greatest = new Float32Array(filters);
  const pooled = new Float32Array(POOLS * filters);
  const state = new Float32Array(hidden);

  /** What a vector contributes to each filter, at each place in the window. */
  function respond(vectors: Float32Array, row: number): Float32Array {
    const found = new Float32Array(WINDOW * filters);
    for (let offset = 0; offset < WINDOW; offset++)
      for (let dimension = 0; dimension < dimensions; dimension++) {
        const value = vectors[row * dimensions + dimension] as number;
        const from = (offset * dimensions + dimension) * filters;
        for (let filter = 0; filter < filters; filter++) {
          const at = offset * filters + filter;
          found[at] = (found[at] as number) + value * (kernels[from + filter] as number);
        }
      }
    return found;
  }

  function responseOf(word: number): Float32Array {
    const known = responses[word] as Float32Array;
    if (known !== nothing || word === NOTHING) return known;
    const found = respond(meanings, word);
    responses[word] = found;
    return found;
  }

  /** Biases, and what the places of a window's words contribute; a base-3 numeral tells them: none, outside, inside. */
  function windowOf(key: number): Float32Array {
    const known = windows[key];
    if (known) return known;
    const found = Float32Array.from(kernelBiases);
    let rest = key;
    for (let offset = WINDOW - 1; offset >= 0; offset--) {
      const place = (rest % 3) - 1;
      rest = Math.floor(rest / 3);
      const response = placeResponses[place];
      if (response)
        for (let filter = 0; filter < filters; filter++)
          found[filter] = (found[filter] as number) + (response[offset * filters + filter] as number);
    }
    windows[key] = found;
    return found;
  }

  /** Into `pooled`. */
  function pool({ length, words, places: within }: Reading): void {
    pooled.fill(0);
    if (length === 0) return;
    greatest.fill(0);
    let place = within[0] as number;
    let key = (place & OWN) + 1;
    let before: Float32Array = nothing;
    let here = responseOf(words[0] as number);
    for (let at = 0; at < length; at++) {
      key = (key % 9) * 3 + (at + 1 < length ? ((within[at + 1] as number) & OWN) + 1 : 0);
      if (within[at] !== place) {
        keep(place);
        place = within[at] as number;
      }
      const bias = windowOf(key);
      const after = at + 1 < length ? responseOf(words[at + 1] as number) : nothing;
      strongest(greatest, filters, bias, before, here, after);
      before = here;
      here = after;
    }
    keep(place);
  }

  function keep(place: number): void {
    for (let part = 0; part < POOLS; part++) {
      const wanted = POOLED[part] as number;
      if ((place & wanted) === wanted) raise(part);
    }
    greatest.fill(0);
  }

  function raise(part: number): void {
    for (let filter = 0; filter < filters; filter++) {
      const at = part * filters + filter;
      if ((greatest[filter] as number) > (pooled[at] as number)) pooled[at] = greatest[filter] as number;
    }
  }

  function addRow(row: number, value: number): void {
    for (let unit = 0; unit < hidden; unit++)
      state[unit] = (state[unit] as number) + value * (hiddenWeights[row + unit] as number);
  }

  return {
    vocabulary,
    scoresOf(reading, measures) {
      pool(reading);
      state.set(hiddenBiases);
      for (let at = 0; at < pooled.length; at++) {
        const value = pooled[at] as number;
        if (value > 0) addRow(at * hidden, value);
      }
      for (const name in measures) {
        const value = measures[name] as number;
        const row = value === 0 ? undefined : measureRows.get(name);
        if (row !== undefined) addRow(row, value);
      }
      let [positive = 0, neutral = 0, negative = 0] = toneBiases;
      for (let unit = 0; unit < hidden; unit++) {
        const value = state[unit] as number;
        if (value <= 0) continue;
        positive += value * (tones[3 * unit] as number);
        neutral += value * (tones[3 * unit + 1] as number);
        negative += value * (tones[3 * unit + 2] as number);
      }
      return { positive, neutral, negative };
    },
  };
}

/** One window: the responses of its words, each at its own place in the window, added up; the greatest so far is kept. */
function strongest(
  greatest: Float32Array,
  filters: number,
  bias: Float32Array,
  before: Float32Array,
  here: Float32Array,
  after: Float32Array,
): void {
  for (let filter = 0; filter < filters; filter++) {
    const response =
      (bias[filter] as number) +
      (before[filter] as number) +
      (here[filters + filter] as number) +
      (after[2 * filters + filter] as number);
    if (response > (greatest[filter] as number)) greatest[filter] = response;
  }
}
