import { describe, expect, test } from 'vitest';
import { defaultSchedule, nextScanAt, scheduleFault } from '../../../src/brands/schedule/schedule.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the schedule of a brand', () => {
  test('is daily at night by default, and spread', () => {
    const ids = Array.from(
      { length: 200 },
      (_, index) => `019aa3f0-11d2-7c44-8a53-${(index * 7919).toString(16).padStart(12, '0')}`,
    );
    const schedules = ids.map(defaultSchedule);
    expect(new Set(schedules).size).toBeGreaterThan(100);
    for (const schedule of schedules) {
      expect(scheduleFault(schedule, NOW)).toBeNull();
      const next = nextScanAt(schedule, NOW);
      expect(next.getUTCHours()).toBeLessThan(6);
      expect(nextScanAt(schedule, next).getTime() - next.getTime()).toBe(86_400_000);
    }
  });

  test.each([
    ['0 3 * * *', '2026-11-22T03:00:00.000Z'],
    ['0 */6 * * *', '2026-11-21T18:00:00.000Z'],
    ['30 9 * * MON', '2026-11-23T09:30:00.000Z'],
    // Not the time itself: that scan has been started.
    ['0 12 * * *', '2026-11-22T12:00:00.000Z'],
  ])('%s comes next at %s', (schedule, next) => {
    expect(scheduleFault(schedule, NOW)).toBeNull();
    expect(nextScanAt(schedule, NOW).toISOString()).toBe(next);
  });

  test.each([
    ['* * * * *', 'must leave at least 60 minutes between scans'],
    ['0,30 * * * *', 'must leave at least 60 minutes between scans'],
    ['0 1,2 * * *', null],
    ['59 1 * * *', null],
    ['0 0 31 2 *', 'must be a cron expression with times to come'],
    ['61 * * * *', 'must be a cron expression with times to come'],
    ['0 3 * *', 'must be a cron expression of five fields'],
    ['0 0 3 * * *', 'must be a cron expression of five fields'],
    ['@daily', 'must be a cron expression of five fields'],
    ['H H * * *', 'must be made of numbers, names, *, commas, hyphens and slashes'],
    ['constructor x y z w', 'must be a cron expression with times to come'],
  ])('%s: %s', (schedule, fault) => {
    expect(scheduleFault(schedule, NOW)).toBe(fault);
  });
});
