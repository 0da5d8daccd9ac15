import { PLATFORM_IDS, type PlatformId } from '../../platforms/index.ts';
import type { Incident } from '../incidents/incident.ts';
import { type Interval, wilsonInterval } from '../statistics/wilson.ts';
import { type DayWindow, datesOf } from '../window.ts';
import { ratio } from './figures.ts';

/** Over every answer that mentions the brand. */
export interface ToneSums {
  mentions: number;
  positive: number;
  neutral: number;
  negative: number;
}

export interface ToneFigures extends ToneSums {
  /** Positive less negative ÷ mentions: −1 to 1. */
  net: number | null;
  /** `negative` ÷ `mentions`. */
  negativeRate: number | null;
  negativeInterval: Interval | null;
}

export interface SentimentOverview {
  window: DayWindow;
  total: ToneFigures;
  points: (ToneFigures & { date: string })[];
  /** Those that mentioned the brand in the window. */
  platforms: (ToneFigures & { platform: PlatformId })[];
  /** Unresolved incidents about tone, most severe first. */
  alerts: Incident[];
}

export type DailyTone = ToneSums & { day: string; platform: PlatformId };

export function sentimentOverview(
  window: DayWindow,
  days: readonly DailyTone[],
  alerts: readonly Incident[],
): SentimentOverview {
  const byDate = Map.groupBy(days, ({ day }) => day);
  const byPlatform = Map.groupBy(days, ({ platform }) => platform);
  return {
    window,
    total: toneFigures(days),
    points: datesOf(window).map((date) => ({ date, ...toneFigures(byDate.get(date) ?? []) })),
    platforms: PLATFORM_IDS.map((platform) => ({ platform, ...toneFigures(byPlatform.get(platform) ?? []) })).filter(
      ({ mentions }) => mentions > 0,
    ),
    alerts: [...alerts],
  };
}

function toneFigures(parts: readonly ToneSums[]): ToneFigures {
  const sums: ToneSums = { mentions: 0, positive: 0, neutral: 0, negative: 0 };
  for (const { mentions, positive, neutral, negative } of parts) {
    sums.mentions += mentions;
    sums.positive += positive;
    sums.neutral += neutral;
    sums.negative += negative;
  }
  return {
    ...sums,
    net: ratio(sums.positive - sums.negative, sums.mentions),
    negativeRate: ratio(sums.negative, sums.mentions),
    negativeInterval: wilsonInterval(sums.negative, sums.mentions),
  };
}
