import { type Counted, rankSumLess } from '../statistics/mann-whitney.ts';
import { proportionLess } from '../statistics/two-proportions.ts';
import { ALPHA, exactToNine, type Severity } from './finding.ts';

/** Non-adaptive answers to discovery prompts. */
export interface Standing {
  answers: number;
  /** Answers that mention the brand, by its rank in them. */
  byRank: Counted;
}

export interface RankCollapse {
  severity: Severity;
  measure: 'visibility' | 'reciprocal_rank';
  before: number;
  now: number;
  /** Points lost, of 100. */
  points: number;
  probability: number;
}

export const COLLAPSE_DAYS = 7;
export const COLLAPSE_BASE_DAYS = 28;

/** A smaller loss is no collapse, however certain it is. */
const FEWEST_POINTS = 10;

/**
 * Whether a brand fell in the last 7 days against the 28 before: in visibility (two-proportion test) or in the mean reciprocal
 * rank of the answers that mention it (Mann–Whitney test), by at least 10 points of 100. The worse of the two; `null` when neither.
 */
export function rankCollapse(now: Standing, before: Standing): RankCollapse | null {
  const fallen = [visibilityLoss(now, before), rankLoss(now, before)].filter((loss) => loss !== null);
  return fallen.sort((a, b) => b.points - a.points)[0] ?? null;
}

function visibilityLoss(now: Standing, before: Standing): RankCollapse | null {
  if (now.answers === 0 || before.answers === 0) return null;
  const probability = proportionLess(
    { successes: mentionsOf(now), trials: now.answers },
    { successes: mentionsOf(before), trials: before.answers },
  );
  return loss('visibility', mentionsOf(before) / before.answers, mentionsOf(now) / now.answers, probability);
}

function rankLoss(now: Standing, before: Standing): RankCollapse | null {
  if (mentionsOf(now) === 0 || mentionsOf(before) === 0) return null;
  const probability = rankSumLess(reciprocals(now), reciprocals(before));
  return loss('reciprocal_rank', meanReciprocal(before), meanReciprocal(now), probability);
}

function loss(measure: RankCollapse['measure'], before: number, now: number, probability: number): RankCollapse | null {
  const points = exactToNine(100 * (before - now));
  if (points < FEWEST_POINTS || probability >= ALPHA) return null;
  return { severity: severityOf(points), measure, before, now, points, probability };
}

function severityOf(points: number): Severity {
  if (points >= 50) return 'critical';
  if (points >= 30) return 'high';
  return points >= 20 ? 'medium' : 'low';
}

function mentionsOf({ byRank }: Standing): number {
  return [...byRank.values()].reduce((sum, count) => sum + count, 0);
}

function reciprocals({ byRank }: Standing): Counted {
  return new Map([...byRank].map(([rank, count]) => [1 / rank, count]));
}

function meanReciprocal(standing: Standing): number {
  const sum = [...standing.byRank].reduce((total, [rank, count]) => total + count / rank, 0);
  return sum / mentionsOf(standing);
}
