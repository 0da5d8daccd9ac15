import { PLATFORM_IDS, type PlatformId } from '../../platforms/index.ts';
import { type DayWindow, datesOf } from '../window.ts';
import { sumVisibility, type VisibilityFigures, type VisibilitySums, visibilityFigures } from './figures.ts';

export type VisibilityPoint = VisibilityFigures & { date: string };

/** Daily visibility, all platforms together and each for itself. A day without answers is a gap: counts of 0, figures of `null`. */
export interface VisibilityTimeseries {
  window: DayWindow;
  total: VisibilityFigures;
  points: VisibilityPoint[];
  /** Those that answered at least once in the window, in the catalogue's order. */
  platforms: { platform: PlatformId; total: VisibilityFigures; points: VisibilityPoint[] }[];
}

export type DailyVisibility = VisibilitySums & { day: string; platform: PlatformId };

export function visibilityTimeseries(window: DayWindow, days: readonly DailyVisibility[]): VisibilityTimeseries {
  const dates = datesOf(window);
  const byPlatform = Map.groupBy(days, ({ platform }) => platform);
  return {
    window,
    total: visibilityFigures(sumVisibility(days)),
    points: pointsOf(dates, days),
    platforms: PLATFORM_IDS.flatMap((platform) => {
      const own = byPlatform.get(platform) ?? [];
      const total = sumVisibility(own);
      return total.answers === 0 ? [] : [{ platform, total: visibilityFigures(total), points: pointsOf(dates, own) }];
    }),
  };
}

function pointsOf(dates: readonly string[], days: readonly DailyVisibility[]): VisibilityPoint[] {
  const byDate = Map.groupBy(days, ({ day }) => day);
  return dates.map((date) => ({ date, ...visibilityFigures(sumVisibility(byDate.get(date) ?? [])) }));
}
