import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { RUN_RECORD } from '../../support/secrets/run-record.ts';
import { statusesOfRun } from './produced.ts';
import { coverageFaults, coverageTable } from './table.ts';

const TABLE = fileURLToPath(new URL('../COVERAGE.md', import.meta.url));

/**
 * After a run of all tests in which none failed: compares the statuses that it produced with COVERAGE.md, or writes that file when
 * `ANSWERSCOPE_WRITE_COVERAGE` is set. What is produced but is a gap of the file is only told: it may be an accident of a busy machine.
 */
export default class CoverageReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason) {
    const folder = process.env[RUN_RECORD];
    if (!folder || reason !== 'passed' || errors.length > 0 || !(await this.wereAll(modules))) return;
    const produced = statusesOfRun(folder);
    if (process.env.ANSWERSCOPE_WRITE_COVERAGE) writeFileSync(TABLE, coverageTable(produced));
    const { missing, lost, gained } = coverageFaults(produced, existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : '');
    for (const key of missing)
      say(`no test produces ${key}, and test/contract/status-coverage/gaps.ts gives no reason`);
    for (const key of lost) say(`no test produces ${key} any more`);
    if (gained.length > 0) say(`more than test/contract/COVERAGE.md says, see make coverage: ${gained.join(', ')}`);
    if (missing.length + lost.length > 0) process.exitCode = 1;
  }

  private async wereAll(modules: readonly TestModule[]): Promise<boolean> {
    if (this.vitest === undefined || this.vitest.config.testNamePattern || this.vitest.config.shard) return false;
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    const every = await this.vitest.globTestSpecifications();
    return every.every(({ moduleId }) => ran.has(moduleId));
  }
}

function say(text: string): void {
  process.stdout.write(`\ncoverage of statuses: ${text}\n`);
}
