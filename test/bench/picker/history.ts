import { type DayTally, discount, type PlatformSamples, RECENT_DAYS } from '../../../src/insights/picker/samples.ts';

/** Outcomes of one prompt on one platform, at most one a day. */
export interface History {
  add(day: number, mentioned: boolean): void;
  samplesOn(day: number): PlatformSamples;
}

export function createHistory(platform: string): History {
  const outcomes: { day: number; mentions: number }[] = [];
  return {
    add: (day, mentioned) => void outcomes.push({ day, mentions: mentioned ? 1 : 0 }),
    samplesOn(today) {
      const earlier = { mentions: 0, answers: 0 };
      const recent: DayTally[] = [];
      for (const { day, mentions } of outcomes) {
        const age = today - day;
        if (age < RECENT_DAYS) {
          recent.push({ age, mentions, answers: 1 });
        } else {
          earlier.mentions += mentions * discount(age);
          earlier.answers += discount(age);
        }
      }
      return { platform, earlier, recent };
    },
  };
}
