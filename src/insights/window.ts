/** Whole UTC calendar days, both ends included, as `YYYY-MM-DD`. */
export interface DayWindow {
  days: number;
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/** The `days` UTC days that end with the day of `at`, which is incomplete until midnight. */
export function lastDays(at: Date, days: number): DayWindow {
  return { days, from: dateOf(at.getTime() - (days - 1) * DAY_MS), to: dateOf(at.getTime()) };
}

/** Every day of the window, oldest first. */
export function datesOf({ days, from }: DayWindow): string[] {
  const first = Date.parse(from);
  return Array.from({ length: days }, (_, day) => dateOf(first + day * DAY_MS));
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
