import { type EeatEvidence, type EeatScores, eeatScore, eeatScores } from './eeat.ts';
import { type GeoSums, geoScore } from './geo-score.ts';

/** Authority of a brand over 30 UTC days up to today. `null`: not known. */
export interface AuthorityScore {
  brandId: string;
  scoredAt: Date;
  /** 0 to 100. */
  geoScore: number | null;
  /** 0 to 100: the mean of the subscores that are known. */
  eeatScore: number | null;
  /** Citations for each answer that mentions the brand. */
  citationDensity: number | null;
  subscores: EeatScores;
  /** GEO score now less that of 7 days ago. */
  trend7d: number | null;
  /** What it is measured over. */
  answers: number;
  mentions: number;
}

export const AUTHORITY_DAYS = 30;
export const TREND_DAYS = 7;

export interface AuthorityEvidence {
  now: GeoSums;
  weekAgo: GeoSums;
  eeat: EeatEvidence;
  /** In the answers that mention the brand. */
  mentionCitations: number;
}

export function authorityScore(brandId: string, scoredAt: Date, evidence: AuthorityEvidence): AuthorityScore {
  const { now, weekAgo, eeat, mentionCitations } = evidence;
  const subscores = eeatScores(eeat);
  const [score, before] = [geoScore(now), geoScore(weekAgo)];
  return {
    brandId,
    scoredAt,
    geoScore: score,
    eeatScore: eeatScore(subscores),
    citationDensity: eeat.mentions === 0 ? null : mentionCitations / eeat.mentions,
    subscores,
    trend7d: score === null || before === null ? null : score - before,
    answers: now.answers,
    mentions: eeat.mentions,
  };
}
