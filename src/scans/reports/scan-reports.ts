import type { Knex } from 'knex';
import type { PlatformId } from '../../platforms/index.ts';
import type { RunCompletion } from '../runs/run-completion.ts';
import type { RunStatus } from '../scan.ts';
import { type AnswerInFull, type AnswerSummary, selectAnswer, selectAnswers } from './answer-report.ts';
import type { PlatformResult } from './platform-result.ts';
import { type RunSummary, selectRun, selectRuns } from './run-list.ts';
import { selectProbe } from './run-report.ts';

/** One page, newest first; `before` is the id of the last entry of the page before, `null` for the first. */
export interface Page {
  limit: number;
  before: string | null;
}

export type RunDetail = RunSummary & { results: PlatformResult[] };

/** What people look at in the console: single answers and runs. */
export interface ScanReports {
  answers(
    accountId: string,
    filter: Page & { brandId: string | null; runId: string | null; platform: PlatformId | null },
  ): Promise<AnswerSummary[]>;
  answer(accountId: string, answerId: string): Promise<AnswerInFull | null>;
  runs(accountId: string, filter: Page & { brandId: string | null; status: RunStatus | null }): Promise<RunSummary[]>;
  /** Whether brand and run, where they are given, are the account's; archived brands are. */
  owns(accountId: string, named: { brandId: string | null; runId: string | null }): Promise<boolean>;
  run(accountId: string, runId: string): Promise<RunDetail | null>;
  /** Null when the account has no such probe, false when it was over. */
  cancel(accountId: string, runId: string): Promise<boolean | null>;
}

export function createScanReports(options: { knex: Knex; runs: RunCompletion; now: () => Date }): ScanReports {
  const { knex, runs, now } = options;
  return {
    answers: (accountId, filter) => selectAnswers(knex, accountId, filter),
    answer: (accountId, answerId) => selectAnswer(knex, accountId, answerId),
    runs: (accountId, filter) => selectRuns(knex, accountId, filter),
    async owns(accountId, { brandId, runId }) {
      const has = async (table: 'brands' | 'runs', id: string | null): Promise<boolean> =>
        id === null || (await knex(table).where({ account_id: accountId, id }).first('id')) !== undefined;
      return (await has('brands', brandId)) && (await has('runs', runId));
    },
    async run(accountId, runId) {
      const run = await selectRun(knex, accountId, runId);
      const report = run === null ? null : await selectProbe(knex, accountId, runId);
      return run === null || report === null ? null : { ...run, results: report.results };
    },
    cancel: (accountId, runId) => runs.cancel(accountId, runId, now()),
  };
}
