import { Gauge, type Registry } from 'prom-client';
import type { Readings } from './readings.ts';

export interface QueueBacklog {
  queue: string;
  /** Due, and not begun. */
  waiting: number;
  active: number;
  /** Since the longest waiting fell due; 0 when none waits. */
  oldestSeconds: number;
}

/** Queues that are an account's own are shown together. */
const OWN = /-[0-9a-f]{8}-[0-9a-f-]{27}$/;

export function createQueueMetrics(register: Registry, readings: Readings) {
  return {
    /** The same figures for all processes of a database. */
    watch(read: () => Promise<QueueBacklog[]>) {
      const jobs = new Gauge({
        name: 'answerscope_queue_jobs',
        help: 'Jobs of the database that are due and wait, and those being worked on.',
        labelNames: ['queue', 'state'],
        registers: [register],
      });
      const oldest = new Gauge({
        name: 'answerscope_queue_oldest_job_age_seconds',
        help: 'How long the job that waits longest has been due.',
        labelNames: ['queue'],
        registers: [register],
      });
      readings.add([jobs, oldest], async () => {
        const byName = Map.groupBy(await read(), ({ queue }) => queue.replace(OWN, ''));
        for (const [queue, backlogs] of byName) {
          const sum = (count: (backlog: QueueBacklog) => number) =>
            backlogs.reduce((total, one) => total + count(one), 0);
          jobs.set(
            { queue, state: 'waiting' },
            sum(({ waiting }) => waiting),
          );
          jobs.set(
            { queue, state: 'active' },
            sum(({ active }) => active),
          );
          oldest.set({ queue }, Math.max(...backlogs.map(({ oldestSeconds }) => oldestSeconds)));
        }
      });
    },
  };
}
