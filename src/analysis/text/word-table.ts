/** Numbers of words that are looked up where they stand in a text, without cutting them out of it. */
export interface WordTable {
  /** Of all words; numbers begin at 1. */
  readonly size: number;
  /** The number of a word, a new one if it has none yet. */
  add(word: string): number;
  /** The number of the word between two offsets, or 0; `hash` is that of its codes, by {@link hashed}. */
  find(codes: Uint16Array, start: number, end: number, hash: number): number;
}

/** The hash of a word with one more code behind it; the empty word's is 0. */
export function hashed(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

export function createWordTable(): WordTable {
  const words = [''];
  let cells = new Int32Array(1024);

  function cellOf(hash: number): number {
    return (hash ^ (hash >>> 15)) & (cells.length - 1);
  }

  function place(number: number): void {
    let cell = cellOf(hashOf(words[number] as string));
    while (cells[cell] !== 0) cell = (cell + 1) & (cells.length - 1);
    cells[cell] = number;
  }

  function find(codes: Uint16Array, start: number, end: number, hash: number): number {
    for (let cell = cellOf(hash); ; cell = (cell + 1) & (cells.length - 1)) {
      const number = cells[cell] as number;
      if (number === 0 || isWrittenAt(words[number] as string, codes, start, end)) return number;
    }
  }

  return {
    get size() {
      return words.length - 1;
    },
    add(word) {
      const codes = codesOf(word);
      const known = find(codes, 0, codes.length, hashOf(word));
      if (known !== 0) return known;
      words.push(word);
      if (words.length * 2 > cells.length) {
        cells = new Int32Array(2 * cells.length);
        for (let number = 1; number < words.length; number++) place(number);
      } else place(words.length - 1);
      return words.length - 1;
    },
    find,
  };
}

/** The UTF-16 code units of a text. */
export function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
  return codes;
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = hashed(hash, word.charCodeAt(at));
  return hash;
}

function isWrittenAt(word: string, codes: Uint16Array, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = start; at < end; at++) if (word.charCodeAt(at - start) !== codes[at]) return false;
  return true;
}
