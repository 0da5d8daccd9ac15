import type { Knex } from 'knex';
import type { Brands } from '../brands/index.ts';
import type { PlatformClient } from '../platforms/index.ts';
import { type AskAndStore, createAskAndStore } from './asking/ask-and-store.ts';
import { createSentimentJudge, type JudgeSettings } from './asking/judge/index.ts';
import { createSpendCap, type EstimateCost, type SpendCap } from './asking/spend-cap.ts';
import { createRunCheck, type RunCheck } from './check/check.ts';
import { createStartProbe, type StartProbe } from './probe/probe.ts';
import { createRunQuery, type RunQuery } from './query/query.ts';
import { type LastScan, type RunReport, selectLastScan, selectProbe } from './reports/run-report.ts';
import type { RunCompletion } from './runs/run-completion.ts';
import type { Run } from './scan.ts';
import type { ScanQueue } from './workers/queue.ts';

export type { JudgeSettings } from './asking/judge/index.ts';
export { createCostEstimate, expectedJudgementCost, expectedRewriteCost } from './asking/spend-cap.ts';
export type { CheckReport, CheckRequest } from './check/check.ts';
export { createStartScan } from './probe/probe.ts';
export { createScanSchedule, type ScanSchedule, workSchedule } from './probe/scheduled.ts';
export type { QueryRequest, QueryResult, QueryRun } from './query/query.ts';
export type { PlatformResult } from './reports/platform-result.ts';
export type { LastScan, RunReport } from './reports/run-report.ts';
export { createScanReports, type ScanReports } from './reports/scan-reports.ts';
export { createRunCompletion, type EndedRun, type RunCompletion } from './runs/run-completion.ts';
export type { Run } from './scan.ts';
export {
  createScanQueue,
  defineReplayQueue,
  defineScanQueues,
  replayQueueOf,
  type ScanQueue,
  sliceQueueOf,
} from './workers/queue.ts';
export { createScanWorker, type ScanWorker } from './workers/worker.ts';

/** The three ways to run a scan, and what became of it. */
export interface Scans {
  check: RunCheck;
  query: RunQuery;
  startProbe: StartProbe;
  /** `null` when the account has no probe with this id. */
  probe(accountId: string, runId: string): Promise<RunReport | null>;
  lastScan(scope: { accountId: string; brandId: string; partition: Run['partition'] }): Promise<LastScan | null>;
}

/** How questions are asked, under the spend cap and with the judge of sentiment where there is one. */
export function createAsking(options: {
  knex: Knex;
  estimateCost: EstimateCost;
  /** Who judges the tone of answers in place of the built-in analysis; `null`: nobody. */
  judge: JudgeSettings | null;
  onJudgeError: (error: unknown) => void;
  now: () => Date;
  newId: () => string;
}): { spendCap: SpendCap; askAndStore: AskAndStore } {
  const { judge: settings, onJudgeError: onError } = options;
  const spendCap = createSpendCap({ ...options, judgingUsd: settings?.expectedUsd ?? 0 });
  const judge = settings === null ? null : createSentimentJudge({ ...options, judge: settings, spendCap, onError });
  return { spendCap, askAndStore: createAskAndStore({ ...options, spendCap, judge }) };
}

export function createScans(options: {
  knex: Knex;
  brands: Brands;
  queue: ScanQueue;
  estimateCost: EstimateCost;
  /** What all checks without an account together may cost on a UTC day; `null`: anything. */
  anonymousSpendCapUsd: number | null;
  platformsOf: (partition: Run['partition']) => PlatformClient;
  anonymousPartition: Run['partition'];
  checkBudgetMs: number;
  queryBudgetMs: number;
  now: () => Date;
  newId: () => string;
  spendCap: SpendCap;
  askAndStore: AskAndStore;
  runs: RunCompletion;
}): Scans {
  return {
    check: createRunCheck({ ...options, budgetMs: options.checkBudgetMs }),
    query: createRunQuery({ ...options, budgetMs: options.queryBudgetMs }),
    startProbe: createStartProbe(options),
    probe: (accountId, runId) => selectProbe(options.knex, accountId, runId),
    lastScan: (scope) => selectLastScan(options.knex, scope),
  };
}
