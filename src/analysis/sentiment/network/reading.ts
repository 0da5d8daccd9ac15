import type { NameSpan } from '../../mentions.ts';
import { firstFrom } from '../../span-search.ts';
import { isAsciiDigit, isInnerApostrophe, isSmallLetter } from '../../text/characters.ts';
import { hashed } from '../../text/word-table.ts';
import { isStandard, type Passage } from '../passages.ts';
import { markScopes } from './scopes.ts';
import type { Vocabulary } from './vocabulary.ts';
import { BRAND, LONGEST_NUMERAL, NUMERALS, OTHER_BRAND } from './vocabulary.ts';

/** What an answer says about one brand, as numbers of words. Good until the next one is read. */
export interface Reading {
  length: number;
  words: Uint16Array;
  /** For each word, what it stands in: a sum of {@link OWN}, {@link LAST} and {@link NAMED}. */
  places: Uint8Array;
  /** For each word, what the words around it make of it: see `scopes.ts`. */
  scopes: Uint16Array;
}

/** In a clause about the brand, not about another one. */
export const OWN = 1;
/** In the last sentence about the brand that is read. */
export const LAST = 2;
/** In a sentence that names the brand. */
export const NAMED = 4;

export interface Text {
  folded: string;
  codes: Uint16Array;
  /** In order. */
  spans: readonly NameSpan[];
  owner: number;
}

/**
 * Reads the sentences about a brand, every name being one word, up to a thousand words or so. Of many the beginning and the end
 * are kept: what lies between mostly repeats itself.
 */
export function readWith(vocabulary: Vocabulary, text: Text, sentences: readonly Passage[]): Reading {
  reading.length = 0;
  let sentenceStart = 0;
  for (const sentence of sentences) {
    if (reading.length >= READ) break;
    sentenceStart = reading.length;
    if (readSentence(vocabulary, text, sentence)) mark(sentenceStart, NAMED);
    markScopes(reading.words, reading.scopes, sentenceStart, reading.length, vocabulary.signals);
  }
  mark(sentenceStart, LAST);
  if (reading.length > KEPT) {
    const from = reading.length - KEPT / 2;
    reading.words.copyWithin(KEPT / 2, from, reading.length);
    reading.places.copyWithin(KEPT / 2, from, reading.length);
    reading.scopes.copyWithin(KEPT / 2, from, reading.length);
    reading.length = KEPT;
  }
  return reading;
}

const READ = 1_000;
const KEPT = 256;
/** A sentence is read to its end. */
const ROOM = 4_096;
const reading: Reading = {
  length: 0,
  words: new Uint16Array(ROOM),
  places: new Uint8Array(ROOM),
  scopes: new Uint16Array(ROOM),
};

function mark(from: number, place: number): void {
  for (let at = from; at < reading.length; at++) reading.places[at] = (reading.places[at] as number) | place;
}

function add(word: number, place: number): void {
  if (reading.length === ROOM) return;
  reading.words[reading.length] = word;
  reading.places[reading.length] = place;
  reading.length++;
}

/** Clause by clause; gives whether the brand is named. */
function readSentence(vocabulary: Vocabulary, { folded, codes, spans, owner }: Text, { start, end }: Passage): boolean {
  let next = firstFrom(spans, start);
  const first = spans[next];
  let isOwn = first === undefined || first.end > end || first.owner === owner;
  let isNamed = false;
  for (let from = start; from < end; ) {
    const to = clauseEnd(codes, from, end);
    let isAbout = false;
    let isAboutOthers = false;
    let last = next;
    for (let span = spans[last]; span && span.end <= to; span = spans[++last]) {
      if (span.owner === owner) isNamed = true;
      if (isStandard(folded, from, span.start)) continue;
      if (span.owner === owner) isAbout = true;
      else isAboutOthers = true;
    }
    if (isAbout || isAboutOthers) isOwn = isAbout;
    const place = isOwn ? OWN : 0;
    let at = from;
    for (; next < last; next++) {
      const span = spans[next] as NameSpan;
      readWords(vocabulary, codes, at, span.start, place);
      add(span.owner === owner ? BRAND : OTHER_BRAND, place);
      at = span.end;
    }
    readWords(vocabulary, codes, at, to, place);
    from = to;
  }
  return isNamed;
}

function readWords(vocabulary: Vocabulary, codes: Uint16Array, start: number, end: number, place: number): void {
  for (let at = start; at < end; ) {
    const code = codes[at] as number;
    let to = at + 1;
    if (isSmallLetter(code)) {
      let hash = hashed(0, code);
      for (; to < end; to++) {
        const next = codes[to] as number;
        if (!isSmallLetter(next) && !isInnerApostrophe(codes, to, end)) break;
        hash = hashed(hash, next);
      }
      add(vocabulary.ofWord(codes, at, to, hash), place);
    } else if (isAsciiDigit(code)) {
      while (to < end && (isAsciiDigit(codes[to] as number) || isPoint(codes, to, end))) to++;
      add(NUMERALS + Math.min(LONGEST_NUMERAL, to - at) - 1, place);
    } else if (code >= 0xd800 && code < 0xdc00) {
      to = Math.min(at + 2, codes.length);
      add(vocabulary.ofWord(codes, at, to, hashed(hashed(0, code), codes[at + 1] ?? 0)), place);
    } else if (code !== 32 && code !== 95) add(vocabulary.ofCode(code), place);
    at = to;
  }
}

/** Within a number. */
function isPoint(codes: Uint16Array, at: number, end: number): boolean {
  return (codes[at] === 46 || codes[at] === 44) && at + 1 < end && isAsciiDigit(codes[at + 1] as number);
}

function clauseEnd(codes: Uint16Array, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const code = codes[at];
    if (
      code === 59 ||
      code === 124 ||
      (code === 44 && !(isAsciiDigit(codes[at - 1] as number) && isPoint(codes, at, end)))
    )
      return at + 1;
  }
  return end;
}
