import { existsSync } from 'node:fs';
import { analyzeAnswer, foldName } from '../../src/analysis/index.ts';
import { readJsonLines } from './load.ts';
import type { Tally } from './score.ts';
import { markdownTable, percent } from './table.ts';

interface ProductAnswer {
  platform: string;
  prompt: string;
  text: string;
  brands: { name: string; rank: number }[];
}

/**
 * Real answers about products whose brands and ranks were labelled by others, with a model.
 * Each label in turn is the brand, the answer's other labels are its competitors. Ranks are compared where the brand is
 * found; the order of the labelled brands among themselves, too, since the labels pass over items. Of two labels that are
 * one name (T-Fal and T-fal) the smaller rank counts: a label is the smallest rank of the brand's products.
 */
export function productAnswersSection(folder: URL): string | null {
  if (!existsSync(folder)) return null;
  const rows = ['chatgpt', 'gemini'].map((platform) => {
    const answers = readJsonLines<ProductAnswer>(new URL(`${platform}.jsonl`, folder));
    const { brands, ranks, order, firstAppearanceBrands, firstAppearanceRanks, firstAppearanceOrder } =
      compare(answers);
    return [
      platform,
      String(answers.length),
      String(brands.of),
      `${percent(brands)} / ${percent(firstAppearanceBrands)}`,
      `${percent(ranks)} / ${percent(firstAppearanceRanks)}`,
      `${percent(order)} / ${percent(firstAppearanceOrder)}`,
    ];
  });
  return markdownTable(['', 'answers', 'labels', 'brand found', 'rank agrees', 'pairs in order'], rows);
}

function compare(answers: readonly ProductAnswer[]) {
  const tally = (): Tally => ({ right: 0, of: 0 });
  const found = {
    brands: tally(),
    ranks: tally(),
    order: tally(),
    firstAppearanceBrands: tally(),
    firstAppearanceRanks: tally(),
    firstAppearanceOrder: tally(),
  };
  for (const { prompt, text, brands } of answers) {
    const lower = text.toLowerCase();
    const first = (name: string) => lower.indexOf(name.toLowerCase());
    const labels = distinct(brands);
    const places = labels.map(({ name, rank }) => {
      const others = labels.filter((other) => other.name !== name).map((other) => ({ name: other.name, aliases: [] }));
      const analysis = analyzeAnswer({ text, prompt }, { brand: { name, aliases: [] }, competitors: others });
      count(found.brands, analysis.mentioned);
      if (analysis.mentioned) count(found.ranks, analysis.rank === rank);
      const at = first(name);
      count(found.firstAppearanceBrands, at >= 0);
      const earlier = others.filter((other) => first(other.name) >= 0 && first(other.name) < at).length;
      if (at >= 0) count(found.firstAppearanceRanks, 1 + earlier === rank);
      return { label: rank, rank: analysis.rank, appearance: at };
    });
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const wanted = Math.sign(one.label - other.label);
        if (one.rank > 0 && other.rank > 0) count(found.order, Math.sign(one.rank - other.rank) === wanted);
        if (one.appearance >= 0 && other.appearance >= 0)
          count(found.firstAppearanceOrder, Math.sign(one.appearance - other.appearance) === wanted);
      }
    }
  }
  return found;
}

/** Each name once, with its smallest rank. */
function distinct(brands: ProductAnswer['brands']): ProductAnswer['brands'] {
  const known = new Map<string, { name: string; rank: number }>();
  for (const brand of brands) {
    const folded = foldName(brand.name);
    const other = known.get(folded);
    known.set(folded, other ? { name: other.name, rank: Math.min(other.rank, brand.rank) } : brand);
  }
  return [...known.values()];
}

function count(tally: Tally, right: boolean): void {
  tally.of += 1;
  if (right) tally.right += 1;
}
