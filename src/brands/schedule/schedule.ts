import { CronExpressionParser } from 'cron-parser';

/** Scans closer together than this cost more than they tell. */
const LEAST_MINUTES = 60;

/** Times of a schedule that are looked at for the least distance: a week of hourly scans. */
const TIMES_CHECKED = 200;

/** Of the night in UTC, so that the figures of a day are there in the morning. */
const HOURS_OF_NIGHT = 6;

/** Daily, at a time of the night that the brand's id tells: brands made together are not scanned together. */
export function defaultSchedule(brandId: string): string {
  const number = Number.parseInt(brandId.replaceAll('-', '').slice(-8), 16) || 0;
  return `${number % 60} ${Math.floor(number / 60) % HOURS_OF_NIGHT} * * *`;
}

/** The first time of a cron expression (five fields, UTC) after `after`. */
export function nextScanAt(schedule: string, after: Date): Date {
  return CronExpressionParser.parse(schedule, { currentDate: after, tz: 'UTC' }).next().toDate();
}

/** What is wrong with a schedule, as a predicate; `null` when nothing is. */
export function scheduleFault(schedule: string, now: Date): string | null {
  if (!/^\S+( \S+){4}$/.test(schedule)) return 'must be a cron expression of five fields';
  if (/[HL#?]/.test(schedule)) return 'must be made of numbers, names, *, commas, hyphens and slashes';
  try {
    const times = CronExpressionParser.parse(schedule, { currentDate: now, tz: 'UTC' });
    let last = times.next().getTime();
    for (let checked = 1; checked < TIMES_CHECKED; checked++) {
      const time = times.next().getTime();
      if (time - last < LEAST_MINUTES * 60_000) return `must leave at least ${LEAST_MINUTES} minutes between scans`;
      last = time;
    }
    return null;
  } catch {
    return 'must be a cron expression with times to come';
  }
}
