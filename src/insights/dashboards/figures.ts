import { type Interval, wilsonInterval } from '../statistics/wilson.ts';

/** Plain sums over non-adaptive answers to discovery prompts. They add up over any days, platforms and stages. */
export interface VisibilitySums {
  answers: number;
  mentions: number;
  /** Over the answers that mention the brand. */
  rankSum: number;
  competitorMentions: number;
}

/** How often and how high a brand appears. `null`: not known, for nothing was there to measure it over. */
export interface VisibilityFigures {
  answers: number;
  mentions: number;
  /** `mentions` ÷ `answers`. */
  rate: number | null;
  /** The 95 % Wilson interval of `rate`. */
  interval: Interval | null;
  /** 1 is the first place. */
  meanRank: number | null;
  competitorMentions: number;
  /** Own mentions ÷ own and competitors' mentions. */
  shareOfVoice: number | null;
  shareOfVoiceInterval: Interval | null;
}

export function visibilityFigures({
  answers,
  mentions,
  rankSum,
  competitorMentions,
}: VisibilitySums): VisibilityFigures {
  return {
    ...hitRate(mentions, answers),
    meanRank: ratio(rankSum, mentions),
    competitorMentions,
    ...shareOfVoice({ mentions, voices: mentions + competitorMentions, answers }),
  };
}

export interface HitRate {
  answers: number;
  mentions: number;
  rate: number | null;
  interval: Interval | null;
}

/** A rate beside its sample size and its 95 % interval. */
export function hitRate(mentions: number, answers: number): HitRate {
  return { answers, mentions, rate: ratio(mentions, answers), interval: wilsonInterval(mentions, answers) };
}

/**
 * `mentions` of one brand among the `voices` of all, and its 95 % Wilson interval. Mentions of one answer are no independent
 * observations, so that the sample is never larger than the `answers`: the interval is rather too wide than too narrow.
 */
export function shareOfVoice({ mentions, voices, answers }: { mentions: number; voices: number; answers: number }): {
  shareOfVoice: number | null;
  shareOfVoiceInterval: Interval | null;
} {
  const share = ratio(mentions, voices);
  if (share === null) return { shareOfVoice: null, shareOfVoiceInterval: null };
  const sample = Math.min(voices, answers);
  // Not `share * sample`, which rounding may leave beside the ends.
  const successes = mentions === voices ? sample : share * sample;
  return { shareOfVoice: share, shareOfVoiceInterval: wilsonInterval(successes, sample) };
}

export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

export function sumVisibility(parts: readonly VisibilitySums[]): VisibilitySums {
  const sums: VisibilitySums = { answers: 0, mentions: 0, rankSum: 0, competitorMentions: 0 };
  for (const part of parts) {
    sums.answers += part.answers;
    sums.mentions += part.mentions;
    sums.rankSum += part.rankSum;
    sums.competitorMentions += part.competitorMentions;
  }
  return sums;
}

/** Highest rate first, what has none last; equal ones by name. */
export function byRate<Entry extends { rate: number | null }>(nameOf: (entry: Entry) => string) {
  return (a: Entry, b: Entry): number =>
    (b.rate ?? -1) - (a.rate ?? -1) || (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0);
}
