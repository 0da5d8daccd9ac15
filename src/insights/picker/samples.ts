/** Mentions among answers; discounted sums need not be whole. */
export interface Tally {
  mentions: number;
  answers: number;
}

/** The outcomes of one day. */
export interface DayTally extends Tally {
  /** Days before the moment, 0 today; less than `RECENT_DAYS`. */
  age: number;
}

/** What a platform's answers to a prompt say, seen from one moment. */
export interface PlatformSamples {
  platform: string;
  /** All answers older than the recent days, each discounted to the moment. */
  earlier: Tally;
  /** Oldest first; days without answers are left out. */
  recent: readonly DayTally[];
}

/** An outcome counts half after this many days: what a platform says today it may not say in a month. */
export const HALF_LIFE_DAYS = 14;

/** How far back the brand's present level is taken from. */
export const RECENT_DAYS = 7;

/** What an outcome of so many days ago counts, in (0, 1]. */
export function discount(ageDays: number): number {
  return 2 ** (-Math.max(0, ageDays) / HALF_LIFE_DAYS);
}

/** Mentions and answers of all time, discounted to the moment. */
export function discounted({ earlier, recent }: PlatformSamples): Tally {
  let { mentions, answers } = earlier;
  for (const day of recent) {
    const weight = discount(day.age);
    mentions += weight * day.mentions;
    answers += weight * day.answers;
  }
  return { mentions, answers };
}
