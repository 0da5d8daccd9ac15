import { wilsonInterval } from '../statistics/wilson.ts';

/** What the GEO score is made of: sums over the answers of a window. */
export interface GeoSums {
  /** Every answer. */
  answers: number;
  /** Non-adaptive answers to discovery prompts, and those of them that mention the brand. */
  discoveryAnswers: number;
  discoveryMentions: number;
  /** Sum of 1/log2(1 + rank) over the discovery mentions. */
  rankGainSum: number;
  /** Mentions of competitors in the discovery answers. */
  competitorMentions: number;
  positive: number;
  neutral: number;
  negative: number;
  /** Answers that cite the brand's own site; `null` for a brand that has none. */
  ownSiteAnswers: number | null;
}

/** The weight of each term, and its value in 0…1; `null` where nothing was there to measure it over. */
const TERMS: readonly { weight: number; value: (sums: GeoSums) => number | null }[] = [
  { weight: 0.4, value: (sums) => wilsonInterval(sums.discoveryMentions, sums.discoveryAnswers)?.low ?? null },
  { weight: 0.2, value: (sums) => share(sums.rankGainSum, sums.discoveryMentions) },
  {
    weight: 0.15,
    value: ({ positive, neutral, negative }) => share(positive + neutral / 2, positive + neutral + negative),
  },
  {
    weight: 0.15,
    value: ({ ownSiteAnswers, answers }) => (ownSiteAnswers === null ? null : share(ownSiteAnswers, answers)),
  },
  {
    weight: 0.1,
    value: ({ discoveryMentions, competitorMentions }) =>
      share(discoveryMentions, discoveryMentions + competitorMentions),
  },
];

/**
 * 0 to 100: 0.40 visibility (lower bound of its 95 % Wilson interval), 0.20 mean of 1/log2(1 + rank), 0.15 tone (negative 0,
 * neutral ½, positive 1), 0.15 share of answers that cite the brand's own site, 0.10 share of voice. Terms that cannot be measured
 * are dropped and the weights of the others rescaled; `null` without answers.
 */
export function geoScore(sums: GeoSums): number | null {
  if (sums.answers === 0) return null;
  let score = 0;
  let weights = 0;
  for (const { weight, value } of TERMS) {
    const term = value(sums);
    if (term === null) continue;
    score += weight * term;
    weights += weight;
  }
  return weights === 0 ? null : (100 * score) / weights;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
