import { v5 as uuidFrom } from 'uuid';
import type { Partition } from '../../accounts/principal.ts';
import type { DueBrand } from '../../brands/schedule/due-store.ts';
import { nextScanAt } from '../../brands/schedule/schedule.ts';
import { isFailure } from '../../failure.ts';
import type { BrandScope } from '../../insights/scope.ts';
import type { Queue } from '../../storage/queue.ts';
import type { ExtraQuestion, StartScan } from './probe.ts';

/** Names the run of a brand and its due time, so that a time that is found due twice is scanned once. */
const RUN_NAMESPACE = 'a7c1b0f2-5f0e-4d55-9f5e-3b1d1c8b9e42';

/** Brands that one round starts. */
const ROUND_LIMIT = 500;

/** Extra asks of a scheduled scan, as a part of its panel. */
const EXTRA_SHARE = 0.2;

/** A scan that is later than this is not made up for: the next one comes by itself. */
const LATEST_MS = 12 * 3_600_000;

export interface ScanSchedule {
  /** Starts the scans that are due; returns how many it started. */
  runDue(): Promise<number>;
}

export function createScanSchedule(options: {
  selectDue: (at: Date, limit: number) => Promise<DueBrand[]>;
  advance: (due: DueBrand, next: Date) => Promise<boolean>;
  startScan: StartScan;
  /** The brand's prompts worth asking once more, best first, at most `limit`. */
  pickExtra: (scope: BrandScope, limit: number) => Promise<ExtraQuestion[]>;
  /** How many questions a scan of the brand asks on each platform. */
  panelSize: (accountId: string, brandId: string) => Promise<number>;
  partition: Partition;
  now: () => Date;
  onRefused: (due: DueBrand, message: string) => void;
  onFailed: (due: DueBrand, error: unknown) => void;
}): ScanSchedule {
  const { startScan, pickExtra, panelSize, partition, now } = options;

  /** The run first, then the next time: a crash between the two finds the run started and goes on. */
  const run = async (due: DueBrand, dueAt: Date): Promise<boolean> => {
    const { accountId, brandId } = due;
    const scope = { accountId, brandId, partition };
    const extra = await pickExtra(scope, Math.floor(EXTRA_SHARE * (await panelSize(accountId, brandId))));
    const started = await startScan(
      { accountId, partition, requestedBy: null },
      {
        kind: 'scheduled',
        brandId,
        platforms: null,
        promptPackId: null,
        runId: uuidFrom(`${brandId} ${dueAt.toISOString()}`, RUN_NAMESPACE),
        extra,
      },
    );
    if (isFailure(started)) options.onRefused(due, started.message);
    return !isFailure(started);
  };

  const runOne = async (due: DueBrand): Promise<boolean> => {
    const { dueAt } = due;
    const isLate = dueAt !== null && now().getTime() - dueAt.getTime() > LATEST_MS;
    const started = dueAt !== null && !isLate && (await run(due, dueAt));
    await options.advance(due, nextScanAt(due.schedule, now()));
    return started;
  };

  return {
    async runDue() {
      let started = 0;
      for (const due of await options.selectDue(now(), ROUND_LIMIT)) {
        try {
          if (await runOne(due)) started += 1;
        } catch (error) {
          // One brand's trouble is not the others'; it is due again in the next round.
          options.onFailed(due, error);
        }
      }
      return started;
    },
  };
}

const SCHEDULE_QUEUE = 'scan-schedule';

/** Looks every minute for scans that are due, in one worker at a time. */
export async function workSchedule(queue: Queue, schedule: ScanSchedule): Promise<void> {
  await queue.define(SCHEDULE_QUEUE, { policy: 'exclusive' });
  await queue.work(SCHEDULE_QUEUE, { concurrency: 1 }, async () => {
    await schedule.runDue();
  });
  await queue.schedule(SCHEDULE_QUEUE, '* * * * *');
}
