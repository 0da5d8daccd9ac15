import { readFileSync } from 'node:fs';

const FREQUENT = 60_000;
const GIVEN = 100;
/** Of the numbers that are given. */
const DEVIATION = 0.3;

/** Words and where they stand, in the given number of directions in which frequent words differ most. */
export function readWordVectors(file: string, dimensions: number): Map<string, Float32Array> {
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
    words: string[];
    vectors: Record<string, number[]>;
  };
  const known = words
    .slice(0, FREQUENT)
    .map((word) => ({ word, vector: Float64Array.from((vectors[word] ?? []).slice(0, GIVEN)) }))
    .filter(({ vector }) => vector.length === GIVEN);
  const axes = mainDirections(
    known.map(({ vector }) => vector),
    dimensions,
  );
  const placed = known.map(
    ({ word, vector }) => [word, Float32Array.from(axes, (axis) => product(axis, vector))] as const,
  );
  let squares = 0;
  for (const [, place] of placed) for (const value of place) squares += value * value;
  const scale = DEVIATION / Math.sqrt(squares / placed.length / dimensions);
  return new Map(placed.map(([word, place]) => [word, place.map((value) => value * scale)]));
}

/** By orthogonal iteration from fixed beginnings: the same every time. */
function mainDirections(rows: readonly Float64Array[], dimensions: number): Float64Array[] {
  const together = Array.from({ length: GIVEN }, () => new Float64Array(GIVEN));
  for (const row of rows)
    for (let one = 0; one < GIVEN; one++) {
      const sums = together[one] as Float64Array;
      for (let other = 0; other < GIVEN; other++)
        sums[other] = (sums[other] as number) + (row[one] as number) * (row[other] as number);
    }
  let found = Array.from({ length: dimensions }, (_, axis) =>
    Float64Array.from({ length: GIVEN }, (__, at) => Math.cos((axis + 1) * (at + 0.5))),
  );
  for (let round = 0; round < 100; round++) {
    const turned = found.map((axis) => Float64Array.from(together, (row) => product(row, axis)));
    found = [];
    for (const axis of turned) {
      for (const before of found) {
        const along = product(axis, before);
        for (let at = 0; at < GIVEN; at++) axis[at] = (axis[at] as number) - along * (before[at] as number);
      }
      const length = Math.sqrt(product(axis, axis));
      found.push(axis.map((value) => value / length));
    }
  }
  return found;
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
