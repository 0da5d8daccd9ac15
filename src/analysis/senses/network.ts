import { decodeNumbers, decodeSteps } from '../fitted-numbers.ts';
import { FLOAT } from '../wasm.ts';
import { createKernel, UNITS } from './kernel.ts';
import { CAPITAL_FOLLOWS, HAS_CAPITAL, OPENS, SIGNS } from './signs.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { PLACES, REACH } from './words.ts';

/** A fitted network as text. */
export interface Fitted {
  /** Words, signs, characters and pairs of characters, between blanks. */
  vocabulary: string;
  /** words × the length of a word's meaning */
  meanings: string;
  /** {@link BLOCKS} × meaning × {@link UNITS} */
  blocks: string;
  /** {@link CELLS} × {@link UNITS} */
  cells: string;
  /** signs × {@link UNITS} */
  signs: string;
  biases: string;
  /** {@link UNITS}, then of each sign, then a constant */
  output: string;
}

/** What a word counts for depends on where it stands: at one of the places around the name, or anywhere in one of these. */
export const SENTENCE = PLACES;
/** In what is known of the brand's business and of the question. */
export const SUBJECT = PLACES + 1;
/** In the name itself. */
export const NAME = PLACES + 2;
/** In the first words of the answer. */
export const OPENING = PLACES + 3;
export const BLOCKS = PLACES + 4;

/** Words in a row share that many cells, by their hash. */
export const CELLS = 1 << 15;
/** As many rows of words in a row are looked at. */
export const ROWS = 9;

/** What is read at one place of an answer. */
export interface Reading {
  /** See `wordsAround`. */
  around: Uint16Array;
  /** Of words in a row, see {@link cellsOf}. */
  cells: Uint16Array;
  signs: Float32Array;
  /** Words that the network knows, each as often as it occurs. */
  sentence: readonly number[];
  /** The same lists each time the same answer, subject or name is met. */
  opening: readonly number[];
  subject: readonly number[];
  name: readonly number[];
}

export interface SenseNetwork {
  vocabulary: Vocabulary;
  /** How likely it is that the name stands for the brand, from 0 to 1. */
  likelihoodOf(reading: Reading): number;
}

const ROW = UNITS * FLOAT;
/** Where in memory the hidden layer stands, a bag, the offsets of rows to add, the rows of signs, and what words respond. */
const STATE = 0;
const BAG = STATE + ROW;
const OFFSETS = BAG + ROW;
/** Of more words at once the first are read. */
const MOST_ADDED = 2_048;
const SIGN_ROWS = OFFSETS + MOST_ADDED * FLOAT;
const RESPONSES = SIGN_ROWS + SIGNS * ROW;
/** So many responses are kept before all of them are forgotten. */
const MOST_KEPT = 65_536;

/**
 * A perceptron with one hidden layer over the words around a name, each at its place, those of the sentence, of the answer's
 * opening, of the subject and of the name as bags, short rows of words, and signs. What a word adds to the hidden layer at its place
 * is worked out when it is first met there.
 */
export function createSenseNetwork(fitted: Fitted): SenseNetwork {
  const vocabulary = createVocabulary(fitted.vocabulary);
  const meanings = decodeNumbers(fitted.meanings);
  const blocks = decodeNumbers(fitted.blocks);
  const { steps: cells, step } = decodeSteps(fitted.cells);
  const biases = decodeNumbers(fitted.biases);
  const output = decodeNumbers(fitted.output);
  const dimensions = meanings.length / vocabulary.size;
  if (blocks.length !== BLOCKS * dimensions * UNITS || cells.length !== CELLS * UNITS)
    throw new Error('The network of senses is of another shape: fit it again.');

  const { floats, integers, gather } = createKernel(RESPONSES + MOST_KEPT * ROW);
  floats.set(decodeNumbers(fitted.signs), SIGN_ROWS / FLOAT);
  /** By word and block, then by cell, where its response stands; 0 for nowhere. */
  const places = new Int32Array(vocabulary.size * BLOCKS + CELLS);
  const sumsOfOpenings = new WeakMap<readonly number[], Float32Array>();
  const sumsOfSubjects = new WeakMap<readonly number[], Float32Array>();
  const sumsOfNames = new WeakMap<readonly number[], Float32Array>();
  let kept = 0;
  let added = 0;

  /** Where the next response is to stand. */
  function newRow(index: number): number {
    const at = RESPONSES + kept++ * ROW;
    places[index] = at;
    floats.fill(0, at / FLOAT, at / FLOAT + UNITS);
    return at;
  }

  function responseOf(word: number, block: number): number {
    const known = places[word * BLOCKS + block] as number;
    if (known !== 0) return known;
    const at = newRow(word * BLOCKS + block);
    for (let dimension = 0; dimension < dimensions; dimension++)
      addRow(at, blocks, (block * dimensions + dimension) * UNITS, meanings[word * dimensions + dimension] as number);
    return at;
  }

  function responseOfCell(cell: number): number {
    const index = vocabulary.size * BLOCKS + cell;
    const known = places[index] as number;
    if (known !== 0) return known;
    const at = newRow(index);
    addRow(at, cells, cell * UNITS, step);
    return at;
  }

  function addRow(to: number, rows: Float32Array | Int8Array, start: number, weight: number): void {
    for (let unit = 0; unit < UNITS; unit++)
      floats[to / FLOAT + unit] = (floats[to / FLOAT + unit] as number) + weight * (rows[start + unit] as number);
  }

  function add(row: number): void {
    integers[OFFSETS / FLOAT + added++] = row;
  }

  function gatherTo(sum: number): void {
    if (added > 0) gather(sum, OFFSETS, OFFSETS + added * FLOAT);
    added = 0;
  }

  /** Forgets all responses where there may be no room for as many as can be added at once. */
  function makeRoom(): void {
    if (kept <= MOST_KEPT - MOST_ADDED) return;
    places.fill(0);
    kept = 0;
  }

  /** What words say together: that of many is not many times as much. */
  function addBag(words: readonly number[], block: number): void {
    makeRoom();
    floats.fill(0, BAG / FLOAT, BAG / FLOAT + UNITS);
    const count = Math.min(words.length, MOST_ADDED);
    for (let index = 0; index < count; index++) add(responseOf(words[index] as number, block));
    gatherTo(BAG);
    addRow(STATE, floats, BAG / FLOAT, 1 / Math.sqrt(count));
  }

  /** The same of words that are met again and again. */
  function addKnownBag(words: readonly number[], block: number, sums: WeakMap<readonly number[], Float32Array>): void {
    let sum = sums.get(words);
    if (!sum) {
      const before = floats.slice(STATE / FLOAT, STATE / FLOAT + UNITS);
      floats.fill(0, STATE / FLOAT, STATE / FLOAT + UNITS);
      if (words.length > 0) addBag(words, block);
      sum = floats.slice(STATE / FLOAT, STATE / FLOAT + UNITS);
      floats.set(before, STATE / FLOAT);
      sums.set(words, sum);
    }
    addRow(STATE, sum, 0, 1);
  }

  return {
    vocabulary,
    likelihoodOf({ around, cells: near, signs, sentence, opening, subject, name }) {
      makeRoom();
      floats.set(biases, STATE / FLOAT);
      for (let place = 0; place < PLACES; place++)
        if (around[place] !== 0) add(responseOf(around[place] as number, place));
      for (let row = 0; row < ROWS; row++) add(responseOfCell(near[row] as number));
      let sum = output[UNITS + SIGNS] as number;
      for (let sign = 0; sign < SIGNS; sign++) {
        const value = signs[sign] as number;
        if (value === 0) continue;
        sum += value * (output[UNITS + sign] as number);
        if (value === 1) add(SIGN_ROWS + sign * ROW);
        else addRow(STATE, floats, SIGN_ROWS / FLOAT + sign * UNITS, value);
      }
      gatherTo(STATE);
      if (sentence.length > 0) addBag(sentence, SENTENCE);
      addKnownBag(opening, OPENING, sumsOfOpenings);
      addKnownBag(subject, SUBJECT, sumsOfSubjects);
      addKnownBag(name, NAME, sumsOfNames);
      for (let unit = 0; unit < UNITS; unit++)
        sum += Math.max(0, floats[STATE / FLOAT + unit] as number) * (output[unit] as number);
      return 1 / (1 + Math.exp(-sum));
    },
  };
}

/** The cells of the words next to the name, alone and in rows of two and three, and with capitals of the name and what follows. */
export function cellsOf(around: Uint16Array, signs: Float32Array, cells: Uint16Array): void {
  const [before = 0, before2 = 0, before3 = 0] = around;
  const after = around[REACH] as number;
  const after2 = around[REACH + 1] as number;
  const after3 = around[REACH + 2] as number;
  const written = 2 * (signs[HAS_CAPITAL] as number) + (signs[OPENS] as number);
  const follows = 2 * (signs[HAS_CAPITAL] as number) + (signs[CAPITAL_FOLLOWS] as number);
  cells[0] = cellOf(0, before2, before, 0);
  cells[1] = cellOf(1, after, after2, 0);
  cells[2] = cellOf(2, before, after, 0);
  cells[3] = cellOf(3, before3, before2, before);
  cells[4] = cellOf(4, after, after2, after3);
  cells[5] = cellOf(5, before, 0, 0);
  cells[6] = cellOf(6, after, 0, 0);
  cells[7] = cellOf(7, before, written, 0);
  cells[8] = cellOf(8, after, follows, 0);
}

function cellOf(kind: number, first: number, second: number, third: number): number {
  let hash = Math.imul(kind + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ first, 0x9e3779b1);
  hash = Math.imul((hash ^ (hash >>> 15)) + second, 0xc2b2ae35);
  hash = Math.imul((hash ^ (hash >>> 13)) + third, 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) & (CELLS - 1);
}
