import { type Interval, wilsonInterval } from '../../insights/statistics/wilson.ts';
import type { AskFailure, PlatformId } from '../../platforms/index.ts';

/** One stored answer as a run's result needs it. */
export interface EvaluatedAnswer {
  platform: PlatformId;
  mentioned: boolean;
  rank: number;
  snippet: string;
  /** `null` when the platform did not say how many tokens it used. */
  tokens: number | null;
}

/** A question that a platform did not answer. */
export interface FailedAsk {
  platform: PlatformId;
  failure: AskFailure | 'unanswered';
  message: string;
}

/**
 * What a run found on one platform, over all its answers. `null` figures: no answer, which is not the same as no mention.
 */
export interface PlatformResult {
  platform: PlatformId;
  answers: number;
  mentions: number;
  interval: Interval | null;
  mentioned: boolean | null;
  /** Lower median of the ranks in the answers that mention the brand; 0 when none does. */
  rank: number | null;
  /** From the answer that ranks the brand best. */
  snippet: string | null;
  tokensUsed: number | null;
  /** The most frequent reason why the platform did not answer; only where it gave no answer at all. */
  error: { code: FailedAsk['failure']; message: string } | null;
}

/** One entry for each platform of the run, in the order of `platforms`. */
export function platformResults(
  platforms: readonly PlatformId[],
  answers: readonly EvaluatedAnswer[],
  failures: readonly FailedAsk[],
): PlatformResult[] {
  return platforms.map((platform) => {
    const own = answers.filter((answer) => answer.platform === platform);
    if (own.length === 0)
      return unanswered(
        platform,
        failures.filter((failure) => failure.platform === platform),
      );
    const mentions = own.filter((answer) => answer.mentioned);
    return {
      platform,
      answers: own.length,
      mentions: mentions.length,
      interval: wilsonInterval(mentions.length, own.length),
      mentioned: mentions.length > 0,
      rank: lowerMedian(mentions.map((answer) => answer.rank)),
      snippet: bestRanked(mentions)?.snippet ?? '',
      tokensUsed: totalTokens(own),
      error: null,
    };
  });
}

function unanswered(platform: PlatformId, failures: readonly FailedAsk[]): PlatformResult {
  const reason = mostFrequent(failures);
  return {
    platform,
    answers: 0,
    mentions: 0,
    interval: null,
    mentioned: null,
    rank: null,
    snippet: null,
    tokensUsed: null,
    error: reason === undefined ? null : { code: reason.failure, message: reason.message },
  };
}

function lowerMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function bestRanked(answers: readonly EvaluatedAnswer[]): EvaluatedAnswer | undefined {
  return answers.toSorted((a, b) => a.rank - b.rank)[0];
}

function totalTokens(answers: readonly EvaluatedAnswer[]): number | null {
  const known = answers.map((answer) => answer.tokens).filter((tokens) => tokens !== null);
  return known.length === 0 ? null : known.reduce((sum, tokens) => sum + tokens, 0);
}

function mostFrequent(failures: readonly FailedAsk[]): FailedAsk | undefined {
  const counts = new Map<string, number>();
  for (const { failure } of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return failures.toSorted((a, b) => (counts.get(b.failure) ?? 0) - (counts.get(a.failure) ?? 0))[0];
}
