import { FLOAT, SHORT } from '../../wasm.ts';
import type { Scores } from '../likeliest.ts';
import { createKernel, roomFor, UNITS } from './kernel.ts';
import { outputOf } from './output.ts';
import type { Reading } from './reading.ts';
import { NOTHING } from './vocabulary.ts';
import { type Member, MIDDLE, POOLED, POOLS, standsOf, WAYS, WINDOW, wayOf } from './weights.ts';

export type ToneMember = (reading: Reading, measures: Readonly<Record<string, number>>) => Scores;

/** Of a response, one has so many steps: it is told by 16 bits, which keeps the words of a language near the processor. */
const STEPS = 1_024;
const MOST = 32_767;

/**
 * A convolutional network over words with the greatest response of each filter over time (Kim 2014, "Convolutional neural networks
 * for sentence classification"), which are put beside the measures before the hidden layer. What a word contributes to each
 * filter, and what the way in which it stands does, is worked out when it is met first; after that a window of words costs two
 * additions for each word and filter.
 */
export function createToneMember(member: Member, vocabularySize: number, measureNames: readonly string[]): ToneMember {
  const { dimensions, filters, hidden, meanings, places, kernels, kernelBiases } = member;
  const { hiddenWeights, hiddenBiases, tones, toneBiases } = member;

  const width = roomFor(filters);
  const blocks = Math.ceil(hidden / UNITS);
  const units = blocks * UNITS;
  // Where rows of responses begin, in bytes: of each word, and of each way to stand, for each place in the window, and so on.
  const row = SHORT * width;
  const ways = vocabularySize * WINDOW * row;
  const nowhere = ways + WAYS * WINDOW * row;
  const greatest = nowhere + row;
  const pooled = greatest + row;
  const weightsAt = pooled + POOLS * row;
  const weightsEnd = weightsAt + POOLS * row * units;
  // Where floating-point numbers begin, counted in them.
  const measuresAt = weightsEnd / FLOAT;
  const stateAt = measuresAt + roomFor(measureNames.length);
  const hiddenAt = stateAt + units;
  const kernelsAt = hiddenAt + measureNames.length * units;
  const vectorAt = kernelsAt + WINDOW * dimensions * width;
  const sumAt = vectorAt + roomFor(dimensions);
  const { floats, shorts, strongest, keep, dense, add } = createKernel(FLOAT * (sumAt + width));
  const isKnown = new Uint8Array(vocabularySize);
  isKnown[NOTHING] = 1;
  const isKnownWay = new Uint8Array(WAYS);

  const weightOf = (input: number, unit: number) => hiddenWeights[input * hidden + unit] as number;
  const step = stepOf(member);
  for (let input = 0; input < POOLS * filters; input++) {
    const part = Math.floor(input / filters);
    const at = part * width + input - part * filters;
    const pair = weightsAt / SHORT + (at >> 1) * 2 * UNITS + (at & 1);
    for (let unit = 0; unit < hidden; unit++)
      shorts[pair + Math.floor(unit / UNITS) * POOLS * width * UNITS + 2 * (unit % UNITS)] = Math.round(
        weightOf(input, unit) / step,
      );
  }
  for (let measure = 0; measure < measureNames.length; measure++)
    for (let unit = 0; unit < hidden; unit++)
      floats[hiddenAt + measure * units + unit] = weightOf(POOLS * filters + measure, unit);
  for (let each = 0; each * filters < kernels.length; each++)
    floats.set(kernels.subarray(each * filters, (each + 1) * filters), kernelsAt + each * width);
  const placeOfMeasure = new Map(measureNames.map((name, at) => [name, measuresAt + at]));

  /** Adds what a vector contributes to each filter, at a place in the window, to the sum. */
  function respond(vectors: Float32Array, index: number, offset: number): void {
    floats.set(vectors.subarray(index * dimensions, (index + 1) * dimensions), vectorAt);
    const rows = FLOAT * (kernelsAt + offset * dimensions * width);
    add(FLOAT * sumAt, FLOAT * vectorAt, FLOAT * (vectorAt + dimensions), rows, FLOAT * width);
  }

  /** Writes the sum as a row of responses, and begins a new one. */
  function write(to: number): void {
    for (let filter = 0; filter < filters; filter++) {
      const steps = Math.round((floats[sumAt + filter] as number) * STEPS);
      shorts[to / SHORT + filter] = Math.max(-MOST, Math.min(MOST, steps));
    }
    floats.fill(0, sumAt, sumAt + width);
  }

  /** Where its first row is. */
  function responsesOf(word: number): number {
    const at = word * WINDOW * row;
    if (isKnown[word] === 0) {
      for (let offset = 0; offset < WINDOW; offset++) {
        respond(meanings, word, offset);
        write(at + offset * row);
      }
      isKnown[word] = 1;
    }
    return at;
  }

  /** The same of a way to stand. The middle of a window has the biases, too. */
  function responsesOfWay(way: number): number {
    const at = ways + way * WINDOW * row;
    if (isKnownWay[way] === 0) {
      for (let offset = 0; offset < WINDOW; offset++) {
        if (offset === MIDDLE) floats.set(kernelBiases, sumAt);
        for (const stand of standsOf(way)) respond(places, stand, offset);
        write(at + offset * row);
      }
      isKnownWay[way] = 1;
    }
    return at;
  }

  function pool({ length, words, places: within, scopes }: Reading): void {
    shorts.fill(0, greatest / SHORT, weightsAt / SHORT);
    if (length === 0) return;
    let place = within[0] as number;
    let before = responsesOf(NOTHING);
    let here = responsesOf(words[0] as number);
    let wayBefore = nowhere;
    let wayHere = responsesOfWay(wayOf(scopes[0] as number, place));
    for (let at = 0; at < length; at++) {
      const isLast = at + 1 === length;
      if (within[at] !== place) {
        keepAll(place);
        place = within[at] as number;
      }
      const after = responsesOf(isLast ? NOTHING : (words[at + 1] as number));
      const wayAfter = isLast ? nowhere : responsesOfWay(wayOf(scopes[at + 1] as number, within[at + 1] as number));
      const standsAfter = isLast ? nowhere : wayAfter + 2 * row;
      strongest(greatest, before, here + row, after + 2 * row, wayBefore, wayHere + row, standsAfter, row);
      before = here;
      here = after;
      wayBefore = wayHere;
      wayHere = wayAfter;
    }
    keepAll(place);
  }

  /** What was greatest in one place counts in every pool that the place belongs to. */
  function keepAll(place: number): void {
    for (let part = 0; part < POOLS; part++) {
      const wanted = POOLED[part] as number;
      if ((place & wanted) === wanted) keep(pooled + part * row, greatest, row);
    }
    shorts.fill(0, greatest / SHORT, pooled / SHORT);
  }

  return (reading, measures) => {
    pool(reading);
    floats.set(hiddenBiases, stateAt);
    dense(FLOAT * stateAt, pooled, POOLS * row, weightsAt, weightsEnd, step / STEPS);
    floats.fill(0, measuresAt, stateAt);
    for (const name in measures) {
      const place = placeOfMeasure.get(name);
      if (place !== undefined) floats[place] = measures[name] as number;
    }
    const measuresEnd = FLOAT * (measuresAt + measureNames.length);
    add(FLOAT * stateAt, FLOAT * measuresAt, measuresEnd, FLOAT * hiddenAt, FLOAT * units);
    return outputOf(floats, stateAt, hidden, tones, toneBiases);
  };
}

/**
 * The step in which weights of the hidden layer are told by integers: the finest with which no sum of them, times the greatest
 * responses there are, goes beyond 32 bits.
 */
function stepOf({ filters, hidden, hiddenWeights }: Member): number {
  const sums = new Float64Array(hidden);
  for (let at = 0; at < POOLS * filters * hidden; at++)
    sums[at % hidden] = (sums[at % hidden] as number) + Math.abs(hiddenWeights[at] as number);
  // Rounded, each may be half a step more.
  return Math.max(...sums) / (2 ** 31 / (MOST + 1) - (POOLS * filters) / 2) || 1;
}
