import type { Queue } from '../storage/queue.ts';
import type { Wiki } from './index.ts';

const LINT_QUEUE = 'wiki-lint';

/** Lints every page once a day, in one worker for all processes: a date grows old without anybody saving the page. */
export async function workDailyLint(queue: Queue, wiki: Pick<Wiki, 'lintAll'>): Promise<void> {
  await queue.define(LINT_QUEUE, { policy: 'exclusive' });
  await queue.work(LINT_QUEUE, { concurrency: 1 }, async () => {
    await wiki.lintAll();
  });
  await queue.schedule(LINT_QUEUE, '41 4 * * *');
}
