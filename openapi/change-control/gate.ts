/**
 * Whether what changed since the last release may go out. A released operation changes in a breaking way only after it was published
 * with an announcement (`x-announced`, `x-sunset`) and its day has come; what is new in either respect stands in CHANGELOG.md above the
 * heading of the last release. Pure: the day is passed in.
 */
import type { Comparison } from './compare.ts';
import { daysBetween, NOTICE_DAYS, type Notice, noticeFault, noticeOf } from './notice.ts';
import type { Released } from './operations.ts';

export interface Release {
  version: string;
  /** The day on which its documents were published. */
  date: string;
}

export interface Changes {
  release: Release;
  comparisons: readonly Comparison[];
  /** CHANGELOG.md. */
  changelog: string;
  /** As in `2026-11-21`. */
  today: string;
}

/** What stands in the way, in words; empty when nothing does. */
export function faultsOf({ release, comparisons, changelog, today }: Changes): string[] {
  const unreleased = unreleasedPart(changelog, release);
  if (unreleased === null) return [`CHANGELOG.md has no section “## ${release.version}”, the last release.`];
  return comparisons.flatMap(({ before, after, breaches }) => [
    ...announcementFaults(before, after, release, unreleased),
    ...breaches.flatMap(({ operationId, what }) => {
      const old = before.get(operationId);
      if (old === undefined) return [`The document breaks callers: ${what}.`];
      const reason = whyForbidden(old, after.get(operationId), today, unreleased);
      return reason === null ? [] : [`${label(old)} breaks callers: ${what}. ${reason}`];
    }),
  ]);
}

/** Announcements that would come out with too little time left if the documents were published on this day. */
export function lateAnnouncements({ comparisons, today }: Pick<Changes, 'comparisons' | 'today'>): string[] {
  return comparisons.flatMap(({ before, after }) =>
    [...after.values()].flatMap((now) => {
      const notice = noticeOf(now);
      const fresh = notice !== null && !same(notice, publishedNotice(before, now));
      return fresh && daysBetween(today, notice.sunset) < NOTICE_DAYS
        ? [`${label(now)}: its x-sunset ${notice.sunset} is less than ${NOTICE_DAYS} days away from its publication.`]
        : [];
    }),
  );
}

function announcementFaults(
  before: Map<string, Released>,
  after: Map<string, Released>,
  release: Release,
  unreleased: string,
): string[] {
  return [...after.values()].flatMap((now) => {
    const fault = noticeFault(now);
    if (fault !== null) return [`${label(now)} ${fault}.`];
    const notice = noticeOf(now);
    const published = publishedNotice(before, now);
    if (notice === null || same(notice, published)) return [];
    const faults: string[] = [];
    if (notice.announced < release.date) {
      faults.push(`was not announced on ${notice.announced}: the release of ${release.date} says nothing of it`);
    }
    if (published !== null && notice.sunset < published.sunset) {
      faults.push(`was promised to stay as it is until ${published.sunset}, which cannot become ${notice.sunset}`);
    }
    if (!names(unreleased, now) || !unreleased.includes(notice.sunset)) {
      faults.push(
        `is announced to change: CHANGELOG.md must name ${now.name} and ${notice.sunset} above ${release.version}`,
      );
    }
    return faults.map((text) => `${label(now)} ${text}.`);
  });
}

/** Null when the break is announced, its day has come, and the change log tells of it. */
function whyForbidden(old: Released, now: Released | undefined, today: string, unreleased: string): string | null {
  const notice = noticeOf(old);
  if (notice === null) {
    return `Announce it first: publish it with deprecated, x-announced and x-sunset, at least ${NOTICE_DAYS} days ahead.`;
  }
  if (today < notice.sunset) return `It is announced for ${notice.sunset}: not before that day.`;
  // Else the old announcement would allow every later break as well.
  if (now !== undefined && same(notice, noticeOf(now)))
    return 'Its announcement is used up: take it off the operation.';
  return names(unreleased, old) ? null : `CHANGELOG.md must name ${old.name} above the last release.`;
}

function publishedNotice(before: Map<string, Released>, { id }: Released): Notice | null {
  const old = before.get(id);
  return old === undefined ? null : noticeOf(old);
}

function same(one: Notice, other: Notice | null): boolean {
  return one.announced === other?.announced && one.sunset === other.sunset;
}

function names(text: string, { name }: Released): boolean {
  return text.includes(`\`${name}\``);
}

function label({ id, name }: Released): string {
  return `${name} (${id})`;
}

/** What stands above the heading of a release; null when there is no such heading. */
function unreleasedPart(changelog: string, { version }: Release): string | null {
  const lines = changelog.split('\n');
  const heading = lines.findIndex(
    (line) =>
      line
        .split(/[\s,]+/)
        .slice(0, 2)
        .join(' ') === `## ${version}`,
  );
  return heading === -1 ? null : lines.slice(0, heading).join('\n');
}
