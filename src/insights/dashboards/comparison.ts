import { type GeoSums, geoScore } from '../authority/geo-score.ts';
import type { DayWindow } from '../window.ts';
import { byRate, type VisibilityFigures, visibilityFigures } from './figures.ts';

/** The monitored brands of an account beside each other: highest rate first, brands without answers last. */
export interface BrandComparison {
  window: DayWindow;
  brands: ComparedBrand[];
}

export interface ComparedBrand extends VisibilityFigures {
  brandId: string;
  name: string;
  category: string;
  positive: number;
  neutral: number;
  negative: number;
  /** Over the same window. */
  geoScore: number | null;
}

export type BrandSums = GeoSums & { rankSum: number };

const NOTHING: BrandSums = {
  answers: 0,
  discoveryAnswers: 0,
  discoveryMentions: 0,
  rankSum: 0,
  rankGainSum: 0,
  competitorMentions: 0,
  positive: 0,
  neutral: 0,
  negative: 0,
  ownSiteAnswers: 0,
};

export function brandComparison(
  window: DayWindow,
  brands: readonly { id: string; name: string; category: string; hasOwnSite: boolean }[],
  sums: ReadonlyMap<string, BrandSums>,
): BrandComparison {
  const compared = brands.map(({ id, name, category, hasOwnSite }): ComparedBrand => {
    const found = sums.get(id) ?? NOTHING;
    const { discoveryAnswers, discoveryMentions, rankSum, competitorMentions, positive, neutral, negative } = found;
    return {
      brandId: id,
      name,
      category,
      ...visibilityFigures({ answers: discoveryAnswers, mentions: discoveryMentions, rankSum, competitorMentions }),
      positive,
      neutral,
      negative,
      geoScore: geoScore({ ...found, ownSiteAnswers: hasOwnSite ? found.ownSiteAnswers : null }),
    };
  });
  return { window, brands: compared.toSorted(byRate(({ name }) => name)) };
}
