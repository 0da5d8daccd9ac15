import type { NewEvent } from '../../events/index.ts';
import { isProven, LIFT_DAYS, measureLift } from '../uplift/lift.ts';
import { saveLift, selectObserved, selectToMeasure } from '../uplift/uplift-store.ts';
import type { RefreshContext } from './context.ts';

/** Answers of the days after may still arrive late; then there is nothing more to wait for. */
const GIVE_UP_MS = 2 * LIFT_DAYS * 86_400_000;

export async function upliftEvents({ trx, scope, run }: RefreshContext, threshold: number): Promise<NewEvent[]> {
  const { accountId, brandId } = scope;
  const events: NewEvent[] = [];
  for (const suggestion of await selectToMeasure(trx, scope, run.at)) {
    const lift = measureLift(await selectObserved(trx, scope, suggestion));
    if (lift === null && run.at.getTime() - suggestion.appliedAt.getTime() < GIVE_UP_MS) continue;
    await saveLift(trx, accountId, suggestion.id, lift, run.at);
    if (lift === null || !isProven(lift, threshold)) continue;
    const data = {
      brandId,
      suggestionId: suggestion.id,
      metric: 'visibility',
      before: lift.before,
      after: lift.after,
      lift: lift.lift,
      measuredAt: run.at.toISOString(),
    };
    events.push({ accountId, brandId, type: 'uplift.measured', at: run.at, data });
  }
  return events;
}
