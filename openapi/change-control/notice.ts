/** The announcement of a breaking change, as it stands on an operation: `x-announced` and `x-sunset`, two days, and `deprecated`. */
import type { Released } from './operations.ts';

export interface Notice {
  /** The day on which callers were told, `2026-11-21`. */
  announced: string;
  /** The first day on which the operation may be gone or different. */
  sunset: string;
}

/** How many days lie between telling callers and breaking what they rely on, at least. */
export const NOTICE_DAYS = 90;

export function noticeOf({ extensions }: Released): Notice | null {
  const { 'x-announced': announced, 'x-sunset': sunset } = extensions;
  return isDay(announced) && isDay(sunset) ? { announced, sunset } : null;
}

/** Why the announcement does not stand as it should; null when it does or when there is none. */
export function noticeFault(released: Released): string | null {
  const { 'x-announced': announced, 'x-sunset': sunset } = released.extensions;
  if (announced === undefined && sunset === undefined) {
    return released.deprecated ? 'is deprecated without x-announced and x-sunset' : null;
  }
  const notice = noticeOf(released);
  if (notice === null) return 'needs both x-announced and x-sunset, each a day as in 2026-11-21';
  if (!released.deprecated) return 'is announced to change, so it needs deprecated: true';
  if (daysBetween(notice.announced, notice.sunset) < NOTICE_DAYS) {
    return `has its x-sunset less than ${NOTICE_DAYS} days after x-announced`;
  }
  return null;
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
