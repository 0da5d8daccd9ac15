/** Looks phrases up at one place of a text after the other. */
export interface PhraseIndex {
  /**
   * The phrases that begin at `at` and end by `limit`, shortest first, as pairs of phrase number and end offset written to
   * `found`; returns how many numbers were written. Only the longest {@link MOST_FOUND} count.
   */
  findAt(codes: Uint16Array, at: number, limit: number, found: Int32Array): number;
}

/** Phrases that begin at one place, twice. */
export const MOST_FOUND = 32;

/**
 * A trie whose edges lie in one hash table: its size follows the phrases alone, so that tens of thousands of Chinese ones,
 * which have thousands of characters between them, are no slower to find than a few hundred.
 */
export function createPhraseIndex(phrases: readonly string[]): PhraseIndex {
  const edges = phrases.reduce((sum, phrase) => sum + phrase.length, 0);
  let size = 1024;
  while (size < edges * 2) size *= 2;
  const mask = size - 1;
  const fromOf = new Int32Array(size).fill(-1);
  const codeOf = new Uint16Array(size);
  const nextOf = new Int32Array(size);
  const phraseOf = new Int32Array(edges + 1).fill(-1);
  let states = 1;

  function cellOf(state: number, code: number): number {
    let cell = (Math.imul(state, 0x9e3779b1) ^ Math.imul(code, 0x85ebca6b)) & mask;
    while (fromOf[cell] !== -1 && (fromOf[cell] !== state || codeOf[cell] !== code)) cell = (cell + 1) & mask;
    return cell;
  }

  phrases.forEach((phrase, number) => {
    let state = 0;
    for (let at = 0; at < phrase.length; at++) {
      const code = phrase.charCodeAt(at);
      const cell = cellOf(state, code);
      if (fromOf[cell] === -1) {
        fromOf[cell] = state;
        codeOf[cell] = code;
        nextOf[cell] = states++;
      }
      state = nextOf[cell] as number;
    }
    phraseOf[state] = number;
  });
  const beginsPhrase = new Uint8Array(65_536);
  for (const phrase of phrases) beginsPhrase[phrase.charCodeAt(0)] = 1;

  return {
    findAt(codes, at, limit, found) {
      if (beginsPhrase[codes[at] as number] === 0) return 0;
      let state = 0;
      let count = 0;
      for (let end = at; end < limit; end++) {
        const cell = cellOf(state, codes[end] as number);
        if (fromOf[cell] === -1) break;
        state = nextOf[cell] as number;
        const phrase = phraseOf[state] as number;
        if (phrase < 0) continue;
        if (count === MOST_FOUND) {
          found.copyWithin(0, 2);
          count -= 2;
        }
        found[count++] = phrase;
        found[count++] = end + 1;
      }
      return count;
    },
  };
}
