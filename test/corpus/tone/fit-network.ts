import type { Reading } from '../../../src/analysis/sentiment/network/reading.ts';
import { NOTHING, UNKNOWN } from '../../../src/analysis/sentiment/network/vocabulary.ts';
import type { Member } from '../../../src/analysis/sentiment/network/weights.ts';
import {
  MIDDLE,
  POOLED,
  POOLS,
  STANDS,
  standsOf,
  WAYS,
  WINDOW,
  wayOf,
} from '../../../src/analysis/sentiment/network/weights.ts';
import { FLOAT } from '../../../src/analysis/wasm.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { createAdam } from './adam.ts';
import { createContributions } from './contributions.ts';
import { createFitKernel } from './fit-kernel.ts';
import { shuffled } from './shuffled.ts';

/** An answer as the network reads it. */
export interface Sample {
  reading: Reading;
  /** Each with mean 0 and variance 1 over all samples. */
  measures: Float32Array;
  /** How likely it is positive, neutral and negative. */
  wanted: readonly number[];
}

/** Each a multiple of four. */
export interface Shape {
  dimensions: number;
  filters: number;
  hidden: number;
}

export interface Course {
  epochs: number;
  rate: number;
  /** How many times as far words move at a step: most are met seldom. */
  ofWords: number;
  /** Share of pooled responses and hidden units left out of a step. */
  dropout: number;
  /** Share of words read as unknown. */
  unread: number;
  seed: number;
}

const BATCH = 32;
const TONES = 3;

/**
 * Fits the network of `src/analysis/sentiment/network` by stochastic gradient descent (Adam, with the rate falling along a cosine)
 * on the cross-entropy of the tones, with dropout. The same samples give the same network.
 *
 * @param beginnings words × dimensions: where the words begin
 */
export function fitNetwork(
  samples: readonly Sample[],
  beginnings: Float32Array,
  { dimensions, filters, hidden }: Shape,
  { epochs, rate, ofWords, dropout, unread, seed }: Course,
  onEpoch: (epoch: number, loss: number) => void,
): Member {
  if ((dimensions | filters | hidden) % 4 !== 0)
    throw new RangeError('Dimensions, filters and hidden units come in fours.');
  const { uniform: random } = seededRandom(seed);
  const words = beginnings.length / dimensions;
  const width = samples[0]?.measures.length ?? 0;
  const inputs = POOLS * filters + width;
  const wide = WINDOW * filters;
  const longest = samples.reduce((most, { reading }) => Math.max(most, reading.length), 0);
  const most = BATCH * longest;
  const parameters = beginnings.length + (wide + STANDS) * dimensions + (inputs + 1) * hidden;
  const kernel = createFitKernel(
    2 * parameters + wide * dimensions + 2 * most * (2 * wide + dimensions) + 3 * inputs + 2 * hidden + MARGIN,
  );
  const { take } = kernel;
  const drawn = (length: number, deviation: number): Float32Array => {
    const values = take(length);
    for (let at = 0; at < length; at++)
      values[at] = deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return values;
  };
  const meanings = take(beginnings.length);
  meanings.set(beginnings);
  // Kernels are held as window × filter × dimension here: gradients run along dimensions.
  const kernels = drawn(wide * dimensions, Math.sqrt(2 / (WINDOW * dimensions)));
  const places = drawn(STANDS * dimensions, 0.05);
  const kernelBiases = new Float32Array(filters);
  const hiddenWeights = drawn(inputs * hidden, Math.sqrt(2 / inputs));
  const hiddenBiases = new Float32Array(hidden);
  const tones = drawn(hidden * TONES, 0.3 * Math.sqrt(2 / hidden));
  const toneBiases = new Float32Array(TONES);

  const steps = Math.ceil(samples.length / BATCH) * epochs;
  const learning = (values: Float32Array) => createAdam(values, take(values.length));
  const ofMeanings = learning(meanings);
  const ofKernels = learning(kernels);
  const ofPlaces = learning(places);
  const ofKernelBiases = learning(kernelBiases);
  const ofHiddenWeights = learning(hiddenWeights);
  const ofHiddenBiases = learning(hiddenBiases);
  const ofTones = learning(tones);
  const ofToneBiases = learning(toneBiases);
  const dense = [ofKernels, ofPlaces, ofKernelBiases, ofHiddenWeights, ofHiddenBiases, ofTones, ofToneBiases];

  // What the words of a batch, and the ways in which they stand, contribute to the filters of each place in a window.
  const forward = take(wide * dimensions);
  const room = { most, dimensions, wide, forward, kernels, dKernels: ofKernels.gradient };
  const ofWordsRead = createContributions(kernel, room, words, (word, vector) => {
    vector.set(meanings.subarray(word * dimensions, (word + 1) * dimensions));
  });
  const ofWays = createContributions(kernel, room, WAYS, (way, vector) => {
    vector.fill(0);
    for (const stand of standsOf(way))
      for (let at = 0; at < dimensions; at++)
        vector[at] = (vector[at] as number) + (places[stand * dimensions + at] as number);
  });

  const pooled = new Float32Array(POOLS * filters);
  const winners = new Int32Array(POOLS * filters);
  const greatest = new Float32Array(filters);
  const greatestAt = new Int32Array(filters);
  const input = take(inputs);
  const slopes = take(inputs);
  const kept = new Float32Array(inputs);
  const state = take(hidden);
  const keptState = new Float32Array(hidden);
  const dState = take(hidden);
  const odds = new Float32Array(TONES);

  function beginBatch(batch: readonly Sample[], read: readonly Uint16Array[]): void {
    for (let each = 0; each < wide; each++)
      for (let dimension = 0; dimension < dimensions; dimension++)
        forward[dimension * wide + each] = kernels[each * dimensions + dimension] as number;
    ofWordsRead.begin();
    ofWays.begin();
    batch.forEach(({ reading: { length, scopes, places: within } }, index) => {
      for (let at = 0; at < length; at++) {
        ofWordsRead.take((read[index] as Uint16Array)[at] as number);
        ofWays.take(wayOf(scopes[at] as number, within[at] as number));
      }
    });
  }

  /** Where the contributions of a word, and of the way in which it stands, begin for its place in a window. */
  const wordRow = (read: Uint16Array, at: number, offset: number): number =>
    (ofWordsRead.slotOf[read[at] as number] as number) * wide + offset * filters;
  const wayRow = ({ scopes, places: within }: Reading, at: number, offset: number): number =>
    (ofWays.slotOf[wayOf(scopes[at] as number, within[at] as number)] as number) * wide + offset * filters;

  const window = new Float32Array(filters);

  /** Into `pooled` and `winners`. */
  function pool(reading: Reading, read: Uint16Array): void {
    const { length, places: within } = reading;
    const { responses: ofWord } = ofWordsRead;
    const { responses: ofWay } = ofWays;
    pooled.fill(0);
    winners.fill(-1);
    greatest.fill(0);
    for (let at = 0; at < length; at++) {
      window.set(kernelBiases);
      for (let offset = 0; offset < WINDOW; offset++) {
        const other = at + offset - MIDDLE;
        if (other < 0 || other >= length) continue;
        const word = wordRow(read, other, offset);
        const way = wayRow(reading, other, offset);
        for (let filter = 0; filter < filters; filter++)
          window[filter] =
            (window[filter] as number) + (ofWord[word + filter] as number) + (ofWay[way + filter] as number);
      }
      for (let filter = 0; filter < filters; filter++) {
        if ((window[filter] as number) <= (greatest[filter] as number)) continue;
        greatest[filter] = window[filter] as number;
        greatestAt[filter] = at;
      }
      const place = within[at] as number;
      if (at + 1 < length && within[at + 1] === place) continue;
      POOLED.forEach((wanted, part) => {
        if ((place & wanted) === wanted) raise(part);
      });
      greatest.fill(0);
    }
  }

  function raise(part: number): void {
    for (let filter = 0; filter < filters; filter++) {
      const at = part * filters + filter;
      if ((greatest[filter] as number) <= (pooled[at] as number)) continue;
      pooled[at] = greatest[filter] as number;
      winners[at] = greatestAt[filter] as number;
    }
  }

  function learn({ reading, measures, wanted }: Sample, read: Uint16Array): number {
    pool(reading, read);
    input.set(pooled);
    input.set(measures, POOLS * filters);
    for (let at = 0; at < inputs; at++) {
      // Measures are few, and each of them is meant: none is left out.
      const isLeftOut = at < pooled.length && random() < dropout;
      kept[at] = isLeftOut ? 0 : at < pooled.length ? 1 / (1 - dropout) : 1;
      input[at] = (input[at] as number) * (kept[at] as number);
    }
    const row = FLOAT * hidden;
    const inputsEnd = input.byteOffset + FLOAT * inputs;
    state.set(hiddenBiases);
    kernel.add(state.byteOffset, input.byteOffset, inputsEnd, hiddenWeights.byteOffset, row);
    for (let unit = 0; unit < hidden; unit++) {
      keptState[unit] = (state[unit] as number) <= 0 || random() < dropout ? 0 : 1 / (1 - dropout);
      state[unit] = (state[unit] as number) * (keptState[unit] as number);
    }
    odds.set(toneBiases);
    for (let unit = 0; unit < hidden; unit++)
      for (let each = 0; each < TONES; each++)
        odds[each] = (odds[each] as number) + (state[unit] as number) * (tones[unit * TONES + each] as number);
    const likeliest = Math.max(...odds);
    let total = 0;
    for (let each = 0; each < TONES; each++) {
      odds[each] = Math.exp((odds[each] as number) - likeliest);
      total += odds[each] as number;
    }
    let loss = 0;
    dState.fill(0);
    const { gradient: dTones } = ofTones;
    for (let each = 0; each < TONES; each++) {
      const found = (odds[each] as number) / total;
      loss -= (wanted[each] as number) * Math.log(found);
      const error = (found - (wanted[each] as number)) / BATCH;
      ofToneBiases.gradient[each] = (ofToneBiases.gradient[each] as number) + error;
      for (let unit = 0; unit < hidden; unit++) {
        const at = unit * TONES + each;
        dTones[at] = (dTones[at] as number) + error * (state[unit] as number);
        dState[unit] = (dState[unit] as number) + error * (tones[at] as number);
      }
    }
    for (let unit = 0; unit < hidden; unit++) {
      dState[unit] = (dState[unit] as number) * (keptState[unit] as number);
      ofHiddenBiases.gradient[unit] = (ofHiddenBiases.gradient[unit] as number) + (dState[unit] as number);
    }
    kernel.spread(ofHiddenWeights.gradient.byteOffset, input.byteOffset, inputsEnd, dState.byteOffset, row);
    const slopesEnd = slopes.byteOffset + FLOAT * pooled.length;
    kernel.multiply(slopes.byteOffset, slopesEnd, hiddenWeights.byteOffset, dState.byteOffset, row);
    for (let at = 0; at < pooled.length; at++)
      if (input[at] !== 0)
        blame(reading, read, at % filters, winners[at] as number, (slopes[at] as number) * (kept[at] as number));
    return loss;
  }

  /** What a filter's greatest response owes to the words of its window. */
  function blame(reading: Reading, read: Uint16Array, filter: number, at: number, slope: number): void {
    const { gradient: dKernelBiases } = ofKernelBiases;
    dKernelBiases[filter] = (dKernelBiases[filter] as number) + slope;
    for (let offset = 0; offset < WINDOW; offset++) {
      const other = at + offset - MIDDLE;
      if (other < 0 || other >= reading.length) continue;
      const word = wordRow(read, other, offset) + filter;
      const way = wayRow(reading, other, offset) + filter;
      ofWordsRead.dResponses[word] = (ofWordsRead.dResponses[word] as number) + slope;
      ofWays.dResponses[way] = (ofWays.dResponses[way] as number) + slope;
    }
  }

  const rowAt = (gradient: Float32Array, row: number): number => gradient.byteOffset + FLOAT * row * dimensions;

  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(samples, random);
    let loss = 0;
    for (let begin = 0; begin < order.length; begin += BATCH) {
      const batch = order.slice(begin, begin + BATCH);
      const read = batch.map(({ reading }) => reading.words.map((word) => (random() < unread ? UNKNOWN : word)));
      beginBatch(batch, read);
      batch.forEach((sample, index) => {
        loss += learn(sample, read[index] as Uint16Array);
      });
      ofWordsRead.passOn((word) => [rowAt(ofMeanings.gradient, word)]);
      ofWays.passOn((way) => standsOf(way).map((stand) => rowAt(ofPlaces.gradient, stand)));
      const now = (rate / 2) * (1 + Math.cos((Math.PI * step) / steps));
      step++;
      for (const word of ofWordsRead.taken())
        if (word !== NOTHING) ofMeanings.step(ofWords * now, word * dimensions, (word + 1) * dimensions);
      for (const each of dense) each.step(now);
    }
    onEpoch(epoch, loss / order.length);
  }
  return {
    dimensions,
    filters,
    hidden,
    meanings,
    places,
    kernels: turned(kernels, filters, dimensions),
    kernelBiases,
    hiddenWeights,
    hiddenBiases,
    tones,
    toneBiases,
  };
}

/** For what is small: tones, biases, and up to three numbers for each that is taken. */
const MARGIN = 4_096;

/** From window × filter × dimension to window × dimension × filter. */
function turned(kernels: Float32Array, filters: number, dimensions: number): Float32Array {
  const found = new Float32Array(kernels.length);
  for (let offset = 0; offset < WINDOW; offset++)
    for (let filter = 0; filter < filters; filter++)
      for (let dimension = 0; dimension < dimensions; dimension++)
        found[(offset * dimensions + dimension) * filters + filter] = kernels[
          (offset * filters + filter) * dimensions + dimension
        ] as number;
  return found;
}
