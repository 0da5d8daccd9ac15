import type { NewEvent } from '../../events/index.ts';
import { priorityStep } from '../priority/priority-change.ts';
import { saveState, selectWeeks } from '../priority/priority-store.ts';
import type { RefreshContext } from './context.ts';

export async function priorityEvents({ trx, scope, run }: RefreshContext): Promise<NewEvent[]> {
  const { accountId, brandId } = scope;
  const events: NewEvent[] = [];
  for (const { platform, now, before, state } of await selectWeeks(trx, scope, run.at)) {
    const step = priorityStep(state, now, before);
    if (step.state !== state) await saveState(trx, scope, platform, step.state, run.at);
    if (step.change === null) continue;
    const data = { brandId, platform, ...step.change, observedAt: run.at.toISOString() };
    events.push({ accountId, brandId, type: 'priority.changed', at: run.at, data });
  }
  return events;
}
