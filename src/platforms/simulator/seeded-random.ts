/** Numbers in [0, 1), the same sequence for the same parts. */
export function seededRandom(...parts: readonly (string | number)[]): () => number {
  let state = hashOf(...parts);
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One number in [0, 1) for the parts. */
export function seededNumber(...parts: readonly (string | number)[]): number {
  return seededRandom(...parts)();
}

/** An element of a list that is not empty. */
export function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** The list in a random order; the argument is left as it was. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** FNV-1a over the code points, 32 bits. */
function hashOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (const character of `${part}\u0001`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
  }
  return hash >>> 0;
}
