import { isAsciiLetter } from './text/characters.ts';

/** One occurrence of a pattern: which, and where in the text. */
export interface Occurrence {
  pattern: number;
  start: number;
  end: number;
}

export type Matcher = (text: Uint16Array) => Occurrence[];

/** Cells of the largest transition table; more patterns are spread over several. */
const MOST_CELLS = 2_000_000;

/**
 * Finds all occurrences of all patterns in one pass over the text per table (Aho–Corasick), so that neither the number of
 * names nor what the text repeats makes it slower than linear. Where no pattern goes on, the first characters tell
 * whether one can begin, so that most of a text is only looked at and not followed through the table.
 */
export function createMatcher(patterns: readonly string[]): Matcher {
  const tables: Table[] = [];
  let group: number[] = [];
  let letters = new Set<number>();
  let states = 1;
  patterns.forEach((pattern, index) => {
    const wider = new Set(letters);
    for (let at = 0; at < pattern.length; at++) wider.add(pattern.charCodeAt(at));
    if (group.length > 0 && (states + pattern.length) * (wider.size + 1) > MOST_CELLS) {
      tables.push(buildTable(patterns, group));
      group = [];
      states = 1;
      letters = new Set([...pattern].map((letter) => letter.charCodeAt(0)));
    } else letters = wider;
    group.push(index);
    states += pattern.length;
  });
  if (group.length > 0) tables.push(buildTable(patterns, group));
  return (text) => {
    const found: Occurrence[] = [];
    for (const table of tables) scan(text, table, patterns, found);
    return found;
  };
}

/** Finds words in a text, null for none. A bar at an end of a word marks that no letter or digit of ASCII may adjoin it. */
export function createDetector(words: readonly string[]): (text: Uint16Array) => Detection | null {
  const patterns = words.map((word) => word.replaceAll('|', ''));
  const table = buildTable(patterns, [...patterns.keys()]);
  const edges = words.map((word) => ({ opens: word.startsWith('|'), closes: word.endsWith('|') }));
  return (text) => {
    const found: Occurrence[] = [];
    scan(text, table, patterns, found);
    if (found.length === 0) return null;
    const detection = { text, edges, found };
    return isWithin(detection, 0, text.length) ? detection : null;
  };
}

/** Whether no letter or digit may adjoin a word. */
interface Edges {
  opens: boolean;
  closes: boolean;
}

/** Where a text has some of the words that are looked for. */
export interface Detection {
  text: Uint16Array;
  edges: readonly Edges[];
  /** In the order of their ends, with those that are but parts of words. */
  found: readonly Occurrence[];
}

/** Where the first word ends, or what may be one. */
export function firstEndOf({ found }: Detection): number {
  return (found[0] as Occurrence).end;
}

/** Whether a word lies between the offsets, read as if the text began and ended there. */
export function isWithin(detection: Detection, from: number, to: number): boolean {
  const { found } = detection;
  for (let index = firstEndingAfter(found, from); index < found.length; index++) {
    const occurrence = found[index] as Occurrence;
    if (occurrence.end > to) return false;
    if (occurrence.start >= from && isWhole(detection, occurrence, from, to)) return true;
  }
  return false;
}

function isWhole({ text, edges }: Detection, { pattern, start, end }: Occurrence, from: number, to: number): boolean {
  const { opens, closes } = edges[pattern] as Edges;
  return (
    !(closes && end < to && isWordCharacter(text[end] as number)) &&
    !(opens && start > from && isWordCharacter(text[start - 1] as number))
  );
}

/** The first of some occurrences, which are in the order of their ends, that ends behind the offset. */
function firstEndingAfter(found: readonly Occurrence[], offset: number): number {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle] as Occurrence).end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a regular expression takes for part of a word. */
function isWordCharacter(code: number): boolean {
  return isAsciiLetter(code) || (code >= 48 && code <= 57) || code === 95;
}

interface Table {
  /** Column of each code unit; 0 for those that no pattern has. */
  classes: Uint16Array;
  width: number;
  /** By state and column: twice the cell at which the next state's row begins, plus 1 when a pattern ends in that state. */
  next: Int32Array;
  /** Patterns that end in a state. */
  outputs: readonly (readonly number[])[];
  /** By {@link pairOf} two characters, a bit for each third that a pattern may go on with, by its last five bits; 0 where none begins. */
  pairs: Int32Array;
  /** The last row of a state that only one character has led to; -1 when these are to be followed like all others. */
  shallow: number;
}

const PAIRS = 1 << 12;
const ANY = -1;

function pairOf(first: number, second: number): number {
  return (first * 61 + second) & (PAIRS - 1);
}

function buildTable(patterns: readonly string[], group: readonly number[]): Table {
  const classes = new Uint16Array(65_536);
  const pairs = new Int32Array(PAIRS);
  let width = 1;
  for (const index of group) {
    const pattern = patterns[index] ?? '';
    for (let at = 0; at < pattern.length; at++) {
      const code = pattern.charCodeAt(at);
      if (classes[code] === 0) classes[code] = width++;
    }
    const pair = pairOf(pattern.charCodeAt(0), pattern.charCodeAt(1));
    pairs[pair] = (pairs[pair] as number) | (pattern.length > 2 ? 1 << pattern.charCodeAt(2) : ANY);
  }
  const size = group.reduce((sum, index) => sum + (patterns[index]?.length ?? 0), 1);
  const next = new Int32Array(size * width);
  const outputs: number[][] = [[]];
  const add = (index: number, length: number): number => {
    const pattern = patterns[index] ?? '';
    let state = 0;
    for (let at = 0; at < length; at++) {
      const cell = state * width + (classes[pattern.charCodeAt(at)] ?? 0);
      if (next[cell] === 0) {
        next[cell] = outputs.length;
        outputs.push([]);
      }
      state = next[cell] ?? 0;
    }
    return state;
  };
  // The states of first characters come first, so that their rows are known by their numbers.
  for (const index of group) if (patterns[index]) add(index, 1);
  const hasSingle = group.some((index) => patterns[index]?.length === 1);
  const shallow = hasSingle ? -1 : (outputs.length - 1) * width;
  for (const index of group) {
    const state = add(index, patterns[index]?.length ?? 0);
    if (state > 0) outputs[state]?.push(index);
  }
  addFailures(next, outputs, width);
  for (let cell = 0; cell < next.length; cell++) {
    const state = next[cell] ?? 0;
    next[cell] = state * width * 2 + (outputs[state]?.length ? 1 : 0);
  }
  return { classes, width, next, outputs, pairs, shallow };
}

function addFailures(next: Int32Array, outputs: number[][], width: number): void {
  const fallback = new Int32Array(outputs.length);
  const queue: number[] = [];
  for (let letter = 1; letter < width; letter++) if (next[letter]) queue.push(next[letter] ?? 0);
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head] ?? 0;
    const shorter = fallback[state] ?? 0;
    outputs[state]?.push(...(outputs[shorter] ?? []));
    for (let letter = 1; letter < width; letter++) {
      const cell = state * width + letter;
      const target = next[cell] ?? 0;
      const viaShorter = next[shorter * width + letter] ?? 0;
      if (target === 0) next[cell] = viaShorter;
      else {
        fallback[target] = viaShorter;
        queue.push(target);
      }
    }
  }
}

/** The first place from an offset on at which a pattern may begin, by its first three characters; the last offset if there is none. */
function nextStart(text: Uint16Array, pairs: Int32Array, from: number): number {
  const last = text.length - 1;
  if (from >= last) return last;
  let first = text[from] as number;
  let second = text[from + 1] as number;
  for (let at = from + 2; at <= last; at++) {
    const third = text[at] as number;
    // A shift is by the last five bits of what it is told.
    if ((((pairs[pairOf(first, second)] as number) >> third) & 1) !== 0) return at - 2;
    first = second;
    second = third;
  }
  return pairs[pairOf(first, second)] === 0 ? last : last - 1;
}

/** Adds each pattern that ends and where, in ascending order. */
function scan(text: Uint16Array, table: Table, patterns: readonly string[], found: Occurrence[]): void {
  const { classes, width, next, outputs, pairs, shallow } = table;
  const { length } = text;
  let row = 0;
  for (let at = 0; at < length; ) {
    if (row <= shallow) {
      // Of a single character nothing is lost by reading it again.
      if (row > 0) at--;
      at = nextStart(text, pairs, at);
      if (at + 1 >= length) return;
      row = (next[classes[text[at++] as number] as number] as number) >> 1;
    }
    const step = next[row + (classes[text[at++] as number] as number)] as number;
    row = step >> 1;
    if ((step & 1) === 0) continue;
    for (const pattern of outputs[row / width] ?? [])
      found.push({ pattern, start: at - (patterns[pattern] as string).length, end: at });
  }
}
