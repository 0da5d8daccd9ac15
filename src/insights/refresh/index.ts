import type { Brands } from '../../brands/index.ts';
import type { NewEvent, Outbox } from '../../events/index.ts';
import type { Transaction } from '../../storage/transaction.ts';
import { snapshotAuthority } from '../authority/score-store.ts';
import { discoveryEvents } from '../discoveries/discovery-events.ts';
import { selectDiscoveries } from '../discoveries/discovery-store.ts';
import type { EndedRun } from './context.ts';
import { priorityEvents } from './priority-events.ts';
import { sentinelEvents } from './sentinel-events.ts';
import { upliftEvents } from './uplift-events.ts';

export type { EndedRun } from './context.ts';

/**
 * Draws the conclusions from what a run has added, in the transaction that ends the run, so that an ended run has its incidents and its
 * events, and an event its run: sources found for the first time, changes of priority, incidents, lifts of suggestions. The brand's authority scores are kept, too.
 */
export type RefreshInsights = (trx: Transaction, run: EndedRun) => Promise<void>;

export function createInsightRefresh(options: {
  brands: Pick<Brands, 'find'>;
  outbox: Outbox;
  /** A lift is told above it, a fraction. */
  upliftThreshold: number;
  newId: () => string;
}): RefreshInsights {
  const { brands, outbox, upliftThreshold, newId } = options;
  return async (trx, run) => {
    const { accountId, brandId, partition, runId, at } = run;
    if (brandId === null) return;
    const brand = await brands.find(accountId, brandId, trx);
    // Archived since the run began: nobody watches it any more.
    if (brand === null) return;
    const scope = { accountId, brandId, partition };
    const context = { trx, scope, brand, run, newId };
    const found = discoveryEvents({ accountId, runId, at }, brand, await selectDiscoveries(trx, scope, runId));
    const events: NewEvent[] = [
      ...found,
      ...(await sentinelEvents(context)),
      ...(await priorityEvents(context)),
      ...(await upliftEvents(context, upliftThreshold)),
    ];
    // After the incidents, which cost trust.
    await snapshotAuthority(trx, scope, brand, at);
    if (events.length > 0) await outbox.write(trx, events);
  };
}
