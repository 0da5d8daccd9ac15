import { seededRandom } from '../../support/seeded-random.ts';

/** Characters and pairs of them that occur less often have no vector. */
const LEAST = { character: 3, pair: 5 };
const SHORTEST_RUN = 3;
const REACH = 8;
/** Of the neighbours within reach, so many are looked at. */
const LOOKED_AT = 0.6;
/** For each neighbour, so many others are drawn that are none. */
const DRAWN = 5;
const TABLE = 1 << 20;
/** From which share of all on an item is left out now and then. */
const FREQUENT = 3e-4;
const RATE = 0.04;
const EPOCHS = 4;
/** Of the numbers that are given. */
const DEVIATION = 0.3;

/**
 * Vectors of Chinese characters and of pairs of them, the most frequent first, by skip-grams with negative sampling (Mikolov et al.
 * 2013, "Distributed representations of words and phrases"). An item's neighbours are those that do not overlap it.
 */
export function pairVectors(texts: readonly string[], dimensions: number): Map<string, Float32Array> {
  const runs = texts.flatMap((text) => text.split(/[。！？\n]/)).map((run) => run.replace(/[^\u4e00-\u9fff]/g, ' '));
  const read = runs.filter((run) => run.trim().length >= SHORTEST_RUN);
  const counts = countItems(read);
  const items = [...counts.keys()];
  const numbers = new Map(items.map((item, index) => [item, index]));
  const { uniform } = seededRandom(3);
  const vectors = Float32Array.from({ length: items.length * dimensions }, () => (uniform() - 0.5) / dimensions);
  const contexts = new Float32Array(vectors.length);
  const drawn = drawingTable([...counts.values()]);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const kept = [...counts.values()].map((count) => Math.min(1, Math.sqrt((FREQUENT * all) / count)));
  const slopes = new Float32Array(dimensions);

  function learn(item: number, neighbour: number, rate: number): void {
    const at = item * dimensions;
    slopes.fill(0);
    for (let draw = 0; draw <= DRAWN; draw++) {
      const other = (draw === 0 ? neighbour : (drawn[Math.floor(uniform() * TABLE)] as number)) * dimensions;
      let product = 0;
      for (let axis = 0; axis < dimensions; axis++)
        product += (vectors[at + axis] as number) * (contexts[other + axis] as number);
      const error = rate * (Number(draw === 0) - 1 / (1 + Math.exp(-product)));
      for (let axis = 0; axis < dimensions; axis++) {
        slopes[axis] = (slopes[axis] as number) + error * (contexts[other + axis] as number);
        contexts[other + axis] = (contexts[other + axis] as number) + error * (vectors[at + axis] as number);
      }
    }
    for (let axis = 0; axis < dimensions; axis++)
      vectors[at + axis] = (vectors[at + axis] as number) + (slopes[axis] as number);
  }

  let done = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const run of read) {
      const rate = RATE * Math.max(0.02, 1 - done++ / (read.length * EPOCHS));
      const met = itemsOf(run).flatMap(({ item, start, end }) => {
        const number = numbers.get(item);
        return number !== undefined && uniform() < (kept[number] as number) ? [{ number, start, end }] : [];
      });
      met.forEach((one, index) => {
        for (const other of met.slice(Math.max(0, index - REACH), index + REACH + 1)) {
          if ((one.start < other.end && other.start < one.end) || uniform() >= LOOKED_AT) continue;
          learn(one.number, other.number, rate);
        }
      });
    }
  let squares = 0;
  for (const value of vectors) squares += value * value;
  const scale = DEVIATION / Math.sqrt(squares / vectors.length);
  return new Map(
    items.map((item, index) => [
      item,
      vectors.slice(index * dimensions, (index + 1) * dimensions).map((value) => value * scale),
    ]),
  );
}

function itemsOf(run: string): { item: string; start: number; end: number }[] {
  const items: { item: string; start: number; end: number }[] = [];
  for (let at = 0; at < run.length; at++) {
    if (run[at] === ' ') continue;
    items.push({ item: run[at] as string, start: at, end: at + 1 });
    if (at + 1 < run.length && run[at + 1] !== ' ') items.push({ item: run.slice(at, at + 2), start: at, end: at + 2 });
  }
  return items;
}

/** Frequent enough, the most frequent first. */
function countItems(runs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const run of runs) for (const { item } of itemsOf(run)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([item, count]) => count >= (item.length === 1 ? LEAST.character : LEAST.pair))
      .sort((a, b) => b[1] - a[1]),
  );
}

/** Items as often as they are to be drawn: by their count to the power of ¾. */
function drawingTable(counts: readonly number[]): Int32Array {
  const weights = counts.map((count) => count ** 0.75);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const table = new Int32Array(TABLE);
  let item = 0;
  let passed = weights[0] ?? 0;
  for (let at = 0; at < TABLE; at++) {
    table[at] = item;
    if ((at + 1) / TABLE > passed / all && item < weights.length - 1) passed += weights[++item] as number;
  }
  return table;
}
