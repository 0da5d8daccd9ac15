import { stretchOf } from '../evidence/surroundings.ts';
import type { VisibleText } from '../visible-text.ts';
import type { Known } from './known.ts';
import { cellsOf, type Reading, ROWS } from './network.ts';
import { readSigns } from './signs.ts';
import { numbersBefore, type Vocabulary } from './vocabulary.ts';
import { PLACES, readWords, type Words, wordsAround } from './words.ts';

/** Of a sentence, what is so many characters away from the name. */
const WITHIN = 80;

/** So many characters of an answer are its opening: what it is about. */
const LONGEST_OPENING = 400;

/** The words of the opening that the network knows. */
export function openingOf({ codes }: VisibleText, vocabulary: Vocabulary): number[] {
  return numbersBefore(vocabulary, codes, Math.min(LONGEST_OPENING, codes.length));
}

/** Reads what the network is told of a place. Good until the next place is read. */
export function readPlace(known: Known): Reading {
  const { place, around, vocabulary, opening, name, subject } = known;
  const sentence = stretchOf(around.view, place, WITHIN);
  reading.signs = readSigns(known);
  const words = readWords(around.view, place, sentence, vocabulary);
  wordsAround(words, place, reading.around);
  cellsOf(reading.around, reading.signs, reading.cells);
  collect(words, sentence.start, sentence.end, reading.sentence);
  reading.opening = opening;
  reading.subject = subject;
  reading.name = name;
  return reading;
}

const reading: Reading & { sentence: number[] } = {
  around: new Uint16Array(PLACES),
  cells: new Uint16Array(ROWS),
  signs: new Float32Array(0),
  sentence: [],
  opening: [],
  subject: [],
  name: [],
};

/** All words and pairs from one offset to another, as far as the network knows them. */
function collect({ numbers, pairs, starts, length }: Words, start: number, end: number, into: number[]): void {
  into.length = 0;
  for (let at = 0; at < length; at++) {
    const offset = starts[at] as number;
    if (offset < start || offset >= end) continue;
    const word = numbers[at] as number;
    if (word !== 0) into.push(word);
    const pair = pairs[at] as number;
    if (pair !== 0) into.push(pair);
  }
}
