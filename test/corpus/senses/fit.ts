import { UNITS as hidden } from '../../../src/analysis/senses/kernel.ts';
import type { Reading } from '../../../src/analysis/senses/network.ts';
import { BLOCKS, CELLS, NAME, OPENING, SENTENCE, SUBJECT } from '../../../src/analysis/senses/network.ts';
import { SIGNS, withoutSubject } from '../../../src/analysis/senses/signs.ts';
import { PLACES } from '../../../src/analysis/senses/words.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { shuffled } from '../tone/shuffled.ts';
import { createSteps } from './steps.ts';

/** The numbers of a network of senses, row by row; see `Fitted` for their shapes. */
export interface Numbers {
  meanings: Float32Array;
  blocks: Float32Array;
  cells: Float32Array;
  signs: Float32Array;
  biases: Float32Array;
  output: Float32Array;
}

export interface Sample {
  reading: Reading;
  isBrand: boolean;
}

export interface Course {
  dimensions: number;
  epochs: number;
  seed: number;
}

const BATCH = 32;
const RATE = 0.0015;
const RATE_OF_MEANINGS = 0.0005;
/** Of a weight, what is taken away with each step of that size. */
const DECAY = 0.02;
/** Of certainty about a label, what is left to the other one. */
const SMOOTHING = 0.03;
/** How often, while it is fitted, a unit is left out, a word, a row of words, the opening, the name, the subject. */
const WITHOUT = { unit: 0.3, word: 0.1, cell: 0.3, opening: 0.15, name: 0.35, subject: 0.2 };
/** Of all steps, those in which their size grows; from there on it falls to nothing. */
const WARMING = 0.06;

const BAGS = [
  ['sentence', SENTENCE],
  ['opening', OPENING],
  ['subject', SUBJECT],
  ['name', NAME],
] as const;

/**
 * Fits a network to samples by their cross-entropy, in batches, with decoupled decay of weights (Loshchilov and Hutter 2019).
 * @param meanings where words begin, row by row; it is changed
 */
export function fitSenses(
  samples: readonly Sample[],
  meanings: Float32Array,
  { dimensions, epochs, seed }: Course,
  log: (epoch: number, loss: number) => void,
): Numbers {
  const { uniform, normal } = seededRandom(seed);
  const inputs = BLOCKS * dimensions;
  const scaled = (length: number, scale: number) => Float32Array.from({ length }, () => scale * normal());
  const numbers: Numbers = {
    meanings,
    blocks: scaled(inputs * hidden, 1 / Math.sqrt(inputs + SIGNS)),
    cells: new Float32Array(CELLS * hidden),
    signs: scaled(SIGNS * hidden, 1 / Math.sqrt(inputs + SIGNS)),
    biases: new Float32Array(hidden),
    output: scaled(hidden + SIGNS + 1, 1 / Math.sqrt(hidden)).fill(0, hidden),
  };
  const { blocks, cells, signs, biases, output } = numbers;
  const steps = {
    meanings: createSteps(meanings, RATE_OF_MEANINGS, 0),
    blocks: createSteps(blocks, RATE, DECAY),
    cells: createSteps(cells, RATE, 3 * DECAY),
    signs: createSteps(signs, RATE, DECAY),
    biases: createSteps(biases, RATE, 0),
    output: createSteps(output, RATE, DECAY),
  };
  const input = new Float32Array(inputs);
  const slopes = new Float32Array(inputs);
  const state = new Float32Array(hidden);
  const stateSlopes = new Float32Array(hidden);
  const kept = new Float32Array(hidden);

  function addMeaning(word: number, block: number, weight: number): void {
    for (let at = 0; at < dimensions; at++)
      input[block * dimensions + at] =
        (input[block * dimensions + at] as number) + weight * (meanings[word * dimensions + at] as number);
  }

  function forward({ around, cells: rows, signs: values, ...bags }: Reading): number {
    input.fill(0);
    for (let place = 0; place < PLACES; place++) if (around[place] !== 0) addMeaning(around[place] as number, place, 1);
    for (const [bag, block] of BAGS)
      for (const word of bags[bag]) addMeaning(word, block, 1 / Math.sqrt(bags[bag].length));
    state.set(biases);
    for (let at = 0; at < inputs; at++) {
      const value = input[at] as number;
      if (value === 0) continue;
      for (let unit = 0; unit < hidden; unit++)
        state[unit] = (state[unit] as number) + value * (blocks[at * hidden + unit] as number);
    }
    for (const row of rows)
      for (let unit = 0; unit < hidden; unit++)
        state[unit] = (state[unit] as number) + (cells[row * hidden + unit] as number);
    let sum = output[hidden + SIGNS] as number;
    for (let sign = 0; sign < SIGNS; sign++) {
      const value = values[sign] as number;
      if (value === 0) continue;
      sum += value * (output[hidden + sign] as number);
      for (let unit = 0; unit < hidden; unit++)
        state[unit] = (state[unit] as number) + value * (signs[sign * hidden + unit] as number);
    }
    for (let unit = 0; unit < hidden; unit++) {
      state[unit] = Math.max(0, state[unit] as number);
      kept[unit] = uniform() < WITHOUT.unit ? 0 : 1 / (1 - WITHOUT.unit);
      sum += (state[unit] as number) * (kept[unit] as number) * (output[unit] as number);
    }
    return 1 / (1 + Math.exp(-sum));
  }

  function backward({ around, cells: rows, signs: values, ...bags }: Reading, slope: number): void {
    for (let unit = 0; unit < hidden; unit++) {
      const active = (state[unit] as number) * (kept[unit] as number);
      steps.output.add(unit, slope * active);
      stateSlopes[unit] = active > 0 ? slope * (output[unit] as number) * (kept[unit] as number) : 0;
      steps.biases.add(unit, stateSlopes[unit] as number);
    }
    steps.output.add(hidden + SIGNS, slope);
    for (let sign = 0; sign < SIGNS; sign++) {
      const value = values[sign] as number;
      if (value === 0) continue;
      steps.output.add(hidden + sign, slope * value);
      steps.signs.addRow(sign, stateSlopes, value);
    }
    for (let at = 0; at < inputs; at++) {
      let sum = 0;
      for (let unit = 0; unit < hidden; unit++)
        sum += (stateSlopes[unit] as number) * (blocks[at * hidden + unit] as number);
      slopes[at] = sum;
      if (input[at] !== 0) steps.blocks.addRow(at, stateSlopes, input[at] as number);
    }
    for (const row of rows) steps.cells.addRow(row, stateSlopes, 1);
    const addSlopes = (word: number, block: number, weight: number) =>
      steps.meanings.addRow(word, slopes.subarray(block * dimensions, (block + 1) * dimensions), weight);
    for (let place = 0; place < PLACES; place++) if (around[place] !== 0) addSlopes(around[place] as number, place, 1);
    for (const [bag, block] of BAGS)
      for (const word of bags[bag]) addSlopes(word, block, 1 / Math.sqrt(bags[bag].length));
  }

  /** The sample as it may be met: without some of its words, or without name or subject. */
  function thinned({ around, cells: rows, signs: values, sentence, opening, subject, name }: Reading): Reading {
    const stays = () => uniform() >= WITHOUT.word;
    const isUnknown = uniform() < WITHOUT.subject;
    return {
      around: around.map((word) => (stays() ? word : 0)),
      cells: rows.filter(() => uniform() >= WITHOUT.cell),
      signs: isUnknown ? withoutSubject(values) : values,
      sentence: sentence.filter(stays),
      opening: uniform() < WITHOUT.opening ? [] : opening.filter(stays),
      subject: isUnknown ? [] : subject,
      name: uniform() < WITHOUT.name ? [] : name,
    };
  }

  let order = [...samples.keys()];
  const all = epochs * Math.ceil(samples.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    order = shuffled(order, uniform);
    let loss = 0;
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      for (const index of batch) {
        const { reading, isBrand } = samples[index] as Sample;
        const met = thinned(reading);
        const found = forward(met);
        const wanted = isBrand ? 1 - SMOOTHING : SMOOTHING;
        loss -= wanted * Math.log(found + 1e-9) + (1 - wanted) * Math.log(1 - found + 1e-9);
        backward(met, (found - wanted) / batch.length);
      }
      const done = ++step / all;
      const size = Math.min(1, done / WARMING) * (1 - done);
      for (const each of Object.values(steps)) each.take(size);
    }
    log(epoch, loss / samples.length);
  }
  return numbers;
}
