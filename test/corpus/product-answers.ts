import { existsSync } from 'node:fs';
import { analyzeAnswer } from '../../src/analysis/index.ts';
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
 * Each label in turn is the brand, the answer's other labels are its competitors. Ranks are compared where the brand is found.
 */
export function productAnswersSection(folder: URL): string | null {
  if (!existsSync(folder)) return null;
  const rows = ['chatgpt', 'gemini'].map((platform) => {
    const answers = readJsonLines<ProductAnswer>(new URL(`${platform}.jsonl`, folder));
    const { brands, ranks, firstAppearanceBrands, firstAppearanceRanks } = compare(answers);
    return [
      platform,
      String(answers.length),
      String(brands.of),
      `${percent(brands)} / ${percent(firstAppearanceBrands)}`,
      `${percent(ranks)} / ${percent(firstAppearanceRanks)}`,
    ];
  });
  return markdownTable(['', 'answers', 'labels', 'brand found', 'rank agrees'], rows);
}

function compare(answers: readonly ProductAnswer[]) {
  const tally = (): Tally => ({ right: 0, of: 0 });
  const found = { brands: tally(), ranks: tally(), firstAppearanceBrands: tally(), firstAppearanceRanks: tally() };
  for (const { prompt, text, brands } of answers) {
    const lower = text.toLowerCase();
    const first = (name: string) => lower.indexOf(name.toLowerCase());
    for (const { name, rank } of brands) {
      const others = brands.filter((other) => other.name !== name).map((other) => ({ name: other.name, aliases: [] }));
      const analysis = analyzeAnswer({ text, prompt }, { brand: { name, aliases: [] }, competitors: others });
      count(found.brands, analysis.mentioned);
      if (analysis.mentioned) count(found.ranks, analysis.rank === rank);
      const at = first(name);
      count(found.firstAppearanceBrands, at >= 0);
      const earlier = others.filter((other) => first(other.name) >= 0 && first(other.name) < at).length;
      if (at >= 0) count(found.firstAppearanceRanks, 1 + earlier === rank);
    }
  }
  return found;
}

function count(tally: Tally, right: boolean): void {
  tally.of += 1;
  if (right) tally.right += 1;
}
