import type { Knex } from 'knex';
import type { Brands } from '../brands/index.ts';
import type { FreeCheckLimit } from '../limits/free-check-limit.ts';
import type { PlatformClient } from '../platforms/index.ts';
import { createAskAndStore } from './ask-and-store.ts';
import { createRunCheck, type RunCheck } from './check.ts';
import { createStartProbe, type StartProbe } from './probe.ts';
import { createRunQuery, type RunQuery } from './query.ts';
import type { ScanQueue } from './queue.ts';
import { type LastScan, type RunReport, selectLastScan, selectProbe } from './run-report.ts';
import type { Run } from './scan.ts';

export type { CheckReport, CheckRequest } from './check.ts';
export type { PlatformResult } from './platform-result.ts';
export type { QueryRequest, QueryResult, QueryRun } from './query.ts';
export {
  createScanQueue,
  defineReplayQueue,
  defineScanQueues,
  replayQueueOf,
  type ScanQueue,
  sliceQueueOf,
} from './queue.ts';
export type { LastScan, RunReport } from './run-report.ts';
export type { Run } from './scan.ts';
export { createScanWorker, type ScanWorker } from './worker.ts';

/** The three ways to run a scan, and what became of it. */
export interface Scans {
  check: RunCheck;
  query: RunQuery;
  startProbe: StartProbe;
  /** `null` when the account has no probe with this id. */
  probe(accountId: string, runId: string): Promise<RunReport | null>;
  lastScan(scope: { accountId: string; brandId: string; partition: Run['partition'] }): Promise<LastScan | null>;
}

export function createScans(options: {
  knex: Knex;
  brands: Brands;
  queue: ScanQueue;
  freeChecks: FreeCheckLimit;
  platformsOf: (partition: Run['partition']) => PlatformClient;
  anonymousPartition: Run['partition'];
  checkBudgetMs: number;
  queryBudgetMs: number;
  now: () => Date;
  newId: () => string;
}): Scans {
  const askAndStore = createAskAndStore(options);
  return {
    check: createRunCheck({ ...options, askAndStore, budgetMs: options.checkBudgetMs }),
    query: createRunQuery({ ...options, askAndStore, budgetMs: options.queryBudgetMs }),
    startProbe: createStartProbe(options),
    probe: (accountId, runId) => selectProbe(options.knex, accountId, runId),
    lastScan: (scope) => selectLastScan(options.knex, scope),
  };
}
