import { countDueDeliveries } from '../events/index.ts';
import { poolUse } from '../storage/database.ts';
import { APPLIED_MIGRATIONS, createSchemaCheck } from '../storage/migrate.ts';
import type { Roles } from './options.ts';
import type { Parts } from './parts.ts';
import type { Telemetry } from './telemetry.ts';

/** When all parts are there: what is read from them for each scrape. Workers alone read what is one for all processes. */
export function watchParts({ metrics }: Telemetry, parts: Parts, roles: Roles): void {
  if (metrics === null) return;
  const { platforms, queue, storage, now } = parts;
  metrics.platforms.watch(platforms.load);
  metrics.database.watch(() => poolUse(storage.knex));
  if (!roles.worker) return;
  metrics.queues.watch(queue.backlog);
  metrics.deliveries.watch(() => countDueDeliveries(storage.knex, now()));
}

export function readyWhenSchemaIsNewest({ readiness }: Telemetry, { reads }: Parts): void {
  readiness.started(
    createSchemaCheck(async () => {
      const rows = await reads.run<{ name: string }>(APPLIED_MIGRATIONS, []);
      return rows.map(({ name }) => name);
    }),
  );
}
