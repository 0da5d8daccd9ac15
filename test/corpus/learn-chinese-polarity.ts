import { writeFileSync } from 'node:fs';
import { pieceOf, wordingOf } from '../../src/analysis/sentiment/chinese-wording.ts';
import { collectChineseTerms } from '../../src/analysis/sentiment/lexicon/terms.ts';

/**
 * Counts how much more Chinese characters and pairs of them stand in the lexicon's words of praise than in those of blame, and
 * writes it to `src/analysis/sentiment/lexicon`: `node test/corpus/learn-chinese-polarity.ts`, after the lexicon changed and
 * before the weights are fitted.
 */
const LEAST_WEIGHT = 0.3;
/** What fewer words have is left out, and this much is added to both sides of the rest. */
const LEAST_WORDS = 2;
const ADDED = 0.5;
/** What is nearer to even odds says nothing. */
const LEAST_ODDS = 0.75;

const good = countsOf((weight) => weight >= LEAST_WEIGHT);
const bad = countsOf((weight) => weight <= -LEAST_WEIGHT);
const even = Math.log(total(bad) / total(good));
const pieces = new Map<number, number[]>();
for (const piece of new Set([...good.keys(), ...bad.keys()])) {
  const [praise, blame] = [good.get(piece) ?? 0, bad.get(piece) ?? 0];
  const odds = Math.log((praise + ADDED) / (blame + ADDED)) + even;
  if (praise + blame < LEAST_WORDS || Math.abs(odds) < LEAST_ODDS) continue;
  const tenths = Math.round(10 * odds);
  pieces.set(tenths, [...(pieces.get(tenths) ?? []), piece]);
}
const rows = [...pieces]
  .sort(([a], [b]) => a - b)
  .map(([tenths, numbers]) => {
    const texts = numbers.sort((a, b) => a - b).map(pieceOf);
    const ofLength = (length: number) => texts.filter((text) => text.length === length).join('');
    return [tenths, ofLength(1), ofLength(2)] as const;
  });
writeFileSync(
  new URL('../../src/analysis/sentiment/lexicon/chinese-polarity.ts', import.meta.url),
  `/** Counted by \`node test/corpus/learn-chinese-polarity.ts\`, never by hand. */
export const TERM_POLARITY: readonly (readonly [tenths: number, characters: string, pairs: string])[] = [
${rows.map(([tenths, characters, pairs]) => `  [${tenths}, '${characters}', '${pairs}'],\n`).join('')}];
`,
);

function countsOf(isOf: (weight: number) => boolean): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { text, weight } of collectChineseTerms())
    if (isOf(weight)) for (const piece of wordingOf(text)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

function total(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
