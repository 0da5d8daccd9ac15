import type { Reading } from '../../../src/analysis/sentiment/network/reading.ts';
import { OWN } from '../../../src/analysis/sentiment/network/reading.ts';
import { NOTHING, UNKNOWN } from '../../../src/analysis/sentiment/network/vocabulary.ts';
import type { Network } from '../../../src/analysis/sentiment/network/weights.ts';
import { POOLED, POOLS, WINDOW } from '../../../src/analysis/sentiment/network/weights.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { createAdam } from './adam.ts';

/** An answer as the network reads it. */
export interface Sample {
  reading: Reading;
  /** Each with mean 0 and variance 1 over all samples. */
  measures: Float32Array;
  /** 0 positive, 1 neutral, 2 negative. */
  tone: number;
}

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
  /** Share of samples of which no word is read, so that measures are heeded too. */
  unheard: number;
  seed: number;
}

const BATCH = 32;
/** Of certainty, what is spread over all tones. */
const SMOOTHING = 0.08;
const TONES = 3;
const MIDDLE = (WINDOW - 1) / 2;

/**
 * Fits the network of `src/analysis/sentiment/network` by stochastic gradient descent (Adam, with the rate falling along a cosine)
 * on the cross-entropy of the tones, with dropout. The same samples give the same network.
 *
 * @param meanings words × dimensions: where the words begin
 */
export function fitNetwork(
  samples: readonly Sample[],
  meanings: Float32Array,
  { dimensions, filters, hidden }: Shape,
  { epochs, rate, ofWords, dropout, unread, unheard, seed }: Course,
  onEpoch: (epoch: number, loss: number) => void,
): Network {
  const { uniform: random } = seededRandom(seed);
  const words = meanings.length / dimensions;
  const width = samples[0]?.measures.length ?? 0;
  const inputs = POOLS * filters + width;
  const wide = WINDOW * filters;
  // Kernels are held as window × filter × dimension here: gradients run along dimensions.
  const kernels = drawn(random, wide * dimensions, Math.sqrt(2 / (WINDOW * dimensions)));
  const places = drawn(random, 2 * dimensions, 0.05);
  const kernelBiases = new Float32Array(filters);
  const hiddenWeights = drawn(random, inputs * hidden, Math.sqrt(2 / inputs));
  const hiddenBiases = new Float32Array(hidden);
  const tones = drawn(random, hidden * TONES, 0.3 * Math.sqrt(2 / hidden));
  const toneBiases = new Float32Array(TONES);

  const steps = Math.ceil(samples.length / BATCH) * epochs;
  const ofMeanings = createAdam(meanings);
  const dense = [kernels, places, kernelBiases, hiddenWeights, hiddenBiases, tones, toneBiases].map(createAdam);
  const [dKernels, dPlaces, dKernelBiases, dHiddenWeights, dHiddenBiases, dTones, dToneBiases] = dense.map(
    (each) => each.gradient,
  ) as Float32Array[] as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];

  const forward = new Float32Array(wide * dimensions);
  const slotOf = new Int32Array(words).fill(-1);
  let inBatch: number[] = [];
  let responses = new Float32Array(0);
  let dResponses = new Float32Array(0);
  const placeResponses = new Float32Array(2 * wide);
  const dPlaceResponses = new Float32Array(2 * wide);

  const pooled = new Float32Array(POOLS * filters);
  const winners = new Int32Array(POOLS * filters);
  const greatest = new Float32Array(filters);
  const greatestAt = new Int32Array(filters);
  const input = new Float32Array(inputs);
  const kept = new Float32Array(inputs);
  const state = new Float32Array(hidden);
  const keptState = new Float32Array(hidden);
  const dState = new Float32Array(hidden);
  const odds = new Float32Array(TONES);

  function respond(vectors: Float32Array, row: number, into: Float32Array, at: number): void {
    into.fill(0, at, at + wide);
    for (let dimension = 0; dimension < dimensions; dimension++) {
      const value = vectors[row * dimensions + dimension] as number;
      const from = dimension * wide;
      for (let each = 0; each < wide; each++)
        into[at + each] = (into[at + each] as number) + value * (forward[from + each] as number);
    }
  }

  function beginBatch(batch: readonly Sample[], read: readonly Uint16Array[]): void {
    for (let each = 0; each < wide; each++)
      for (let dimension = 0; dimension < dimensions; dimension++)
        forward[dimension * wide + each] = kernels[each * dimensions + dimension] as number;
    for (const word of inBatch) slotOf[word] = -1;
    inBatch = [];
    batch.forEach(({ reading }, index) => {
      for (let at = 0; at < reading.length; at++) {
        const word = (read[index] as Uint16Array)[at] as number;
        if (slotOf[word] !== -1) continue;
        slotOf[word] = inBatch.length;
        inBatch.push(word);
      }
    });
    if (responses.length < inBatch.length * wide) {
      responses = new Float32Array(inBatch.length * wide * 1.3);
      dResponses = new Float32Array(responses.length);
    }
    dResponses.fill(0, 0, inBatch.length * wide);
    inBatch.forEach((word, slot) => {
      respond(meanings, word, responses, slot * wide);
    });
    for (const place of [0, 1]) respond(places, place, placeResponses, place * wide);
    dPlaceResponses.fill(0);
  }

  /** Into `pooled` and `winners`. */
  function pool({ length, places: within }: Reading, read: Uint16Array): void {
    pooled.fill(0);
    winners.fill(-1);
    greatest.fill(0);
    for (let at = 0; at < length; at++) {
      for (let filter = 0; filter < filters; filter++) {
        let response = kernelBiases[filter] as number;
        for (let offset = 0; offset < WINDOW; offset++) {
          const other = at + offset - MIDDLE;
          if (other < 0 || other >= length) continue;
          const each = offset * filters + filter;
          response +=
            (responses[(slotOf[read[other] as number] as number) * wide + each] as number) +
            (placeResponses[((within[other] as number) & OWN) * wide + each] as number);
        }
        if (response <= (greatest[filter] as number)) continue;
        greatest[filter] = response;
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

  function learn({ reading, measures, tone }: Sample, read: Uint16Array): number {
    pool(random() < unheard ? { ...reading, length: 0 } : reading, read);
    input.set(pooled);
    input.set(measures, POOLS * filters);
    for (let at = 0; at < inputs; at++) {
      // Measures are few, and each of them is meant: none is left out.
      const isLeftOut = at < pooled.length && random() < dropout;
      kept[at] = isLeftOut ? 0 : at < pooled.length ? 1 / (1 - dropout) : 1;
      input[at] = (input[at] as number) * (kept[at] as number);
    }
    state.set(hiddenBiases);
    for (let at = 0; at < inputs; at++) {
      const value = input[at] as number;
      if (value === 0) continue;
      for (let unit = 0; unit < hidden; unit++)
        state[unit] = (state[unit] as number) + value * (hiddenWeights[at * hidden + unit] as number);
    }
    for (let unit = 0; unit < hidden; unit++) {
      keptState[unit] = (state[unit] as number) <= 0 || random() < dropout ? 0 : 1 / (1 - dropout);
      state[unit] = (state[unit] as number) * (keptState[unit] as number);
    }
    odds.set(toneBiases);
    for (let unit = 0; unit < hidden; unit++)
      for (let each = 0; each < TONES; each++)
        odds[each] = (odds[each] as number) + (state[unit] as number) * (tones[unit * TONES + each] as number);
    const most = Math.max(...odds);
    let total = 0;
    for (let each = 0; each < TONES; each++) {
      odds[each] = Math.exp((odds[each] as number) - most);
      total += odds[each] as number;
    }
    const loss = -Math.log((odds[tone] as number) / total);
    dState.fill(0);
    for (let each = 0; each < TONES; each++) {
      const wanted = SMOOTHING / TONES + (each === tone ? 1 - SMOOTHING : 0);
      const error = ((odds[each] as number) / total - wanted) / BATCH;
      dToneBiases[each] = (dToneBiases[each] as number) + error;
      for (let unit = 0; unit < hidden; unit++) {
        const at = unit * TONES + each;
        dTones[at] = (dTones[at] as number) + error * (state[unit] as number);
        dState[unit] = (dState[unit] as number) + error * (tones[at] as number);
      }
    }
    for (let unit = 0; unit < hidden; unit++) {
      dState[unit] = (dState[unit] as number) * (keptState[unit] as number);
      dHiddenBiases[unit] = (dHiddenBiases[unit] as number) + (dState[unit] as number);
    }
    for (let at = 0; at < inputs; at++) {
      const value = input[at] as number;
      if (value === 0) continue;
      let slope = 0;
      for (let unit = 0; unit < hidden; unit++) {
        const weight = at * hidden + unit;
        dHiddenWeights[weight] = (dHiddenWeights[weight] as number) + value * (dState[unit] as number);
        slope += (hiddenWeights[weight] as number) * (dState[unit] as number);
      }
      const winner = at < winners.length ? (winners[at] as number) : -1;
      if (winner >= 0) blame(reading, read, at % filters, winner, slope * (kept[at] as number));
    }
    return loss;
  }

  /** What a filter's greatest response owes to the words of its window. */
  function blame(
    { length, places: within }: Reading,
    read: Uint16Array,
    filter: number,
    at: number,
    slope: number,
  ): void {
    dKernelBiases[filter] = (dKernelBiases[filter] as number) + slope;
    for (let offset = 0; offset < WINDOW; offset++) {
      const other = at + offset - MIDDLE;
      if (other < 0 || other >= length) continue;
      const each = offset * filters + filter;
      const word = (slotOf[read[other] as number] as number) * wide + each;
      dResponses[word] = (dResponses[word] as number) + slope;
      const place = ((within[other] as number) & OWN) * wide + each;
      dPlaceResponses[place] = (dPlaceResponses[place] as number) + slope;
    }
  }

  function passOn(
    slopes: Float32Array,
    from: number,
    vectors: Float32Array,
    dVectors: Float32Array,
    row: number,
  ): void {
    for (let each = 0; each < wide; each++) {
      const slope = slopes[from + each] as number;
      if (slope === 0) continue;
      for (let dimension = 0; dimension < dimensions; dimension++) {
        const [kernel, vector] = [each * dimensions + dimension, row * dimensions + dimension];
        dVectors[vector] = (dVectors[vector] as number) + slope * (kernels[kernel] as number);
        dKernels[kernel] = (dKernels[kernel] as number) + slope * (vectors[vector] as number);
      }
    }
  }

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
      inBatch.forEach((word, slot) => {
        passOn(dResponses, slot * wide, meanings, ofMeanings.gradient, word);
      });
      for (const place of [0, 1]) passOn(dPlaceResponses, place * wide, places, dPlaces, place);
      const now = (rate / 2) * (1 + Math.cos((Math.PI * step) / steps));
      step++;
      for (const word of inBatch)
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

function drawn(random: () => number, length: number, deviation: number): Float32Array {
  return Float32Array.from(
    { length },
    () => deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
