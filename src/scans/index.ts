import type { Knex } from 'knex';
import type { Brands } from '../brands/index.ts';
import type { PlatformClient } from '../platforms/index.ts';
import { type AskAndStore, createAskAndStore } from './ask-and-store.ts';
import { createRunCheck, type RunCheck } from './check.ts';
import { createSentimentJudge, type JudgeSettings } from './judge/index.ts';
import { createStartProbe, type StartProbe } from './probe.ts';
import { createRunQuery, type RunQuery } from './query.ts';
import type { ScanQueue } from './queue.ts';
import type { RunCompletion } from './run-completion.ts';
import { type LastScan, type RunReport, selectLastScan, selectProbe } from './run-report.ts';
import type { Run } from './scan.ts';
import { createSpendCap, type EstimateCost, type SpendCap } from './spend-cap.ts';

export type { CheckReport, CheckRequest } from './check.ts';
export type { JudgeSettings } from './judge/index.ts';
export type { PlatformResult } from './platform-result.ts';
export { createStartScan } from './probe.ts';
export type { QueryRequest, QueryResult, QueryRun } from './query.ts';
export {
  createScanQueue,
  defineReplayQueue,
  defineScanQueues,
  replayQueueOf,
  type ScanQueue,
  sliceQueueOf,
} from './queue.ts';
export { createRunCompletion, type EndedRun, type RunCompletion } from './run-completion.ts';
export type { LastScan, RunReport } from './run-report.ts';
export type { Run } from './scan.ts';
export { createScanReports, type ScanReports } from './scan-reports.ts';
export { createScanSchedule, type ScanSchedule, workSchedule } from './scheduled.ts';
export { createCostEstimate, expectedJudgementCost, expectedRewriteCost } from './spend-cap.ts';
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
