import { relative } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason, TestSuite } from 'vitest/node';
import { documentedMessages, undocumented } from './log-shapes.ts';
import { type Leak, leaksOfRun } from './secrets/find-leaks.ts';
import { RUN_RECORD, readShapes } from './secrets/run-record.ts';

/**
 * Ends the output of a run with one line, `N passed, N failed` (and `, N skipped` where any were), and before it the reason
 * of every skipped test that gave one. Besides failed tests it counts as failed: a file that does not load, a hook that
 * fails for its whole suite (whose tests are then reported as skipped), an error outside all tests, a secret in a log line, and a
 * log line of a form that docs/logs.md does not know.
 */
export default class CountingReporter implements Reporter {
  private counts: Counts | null = null;

  onInit(): void {
    // At exit, for vitest closes workers and runs the global teardown, which may print, after the last report.
    process.on('exit', (code) => {
      const { passed, failed, skipped } = this.counts ?? { passed: 0, failed: 1, skipped: 0 };
      const failures = code !== 0 && failed === 0 ? 1 : failed;
      process.stdout.write(`\n${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[], reason: TestRunEndReason): void {
    const counts: Counts = { passed: 0, failed: unhandled.length, skipped: 0 };
    const reasons: string[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') counts.passed += 1;
        else if (result.state === 'failed') counts.failed += 1;
        else {
          counts.skipped += 1;
          const note = result.state === 'skipped' ? result.note : undefined;
          if (note !== undefined)
            reasons.push(`skipped: ${relative(process.cwd(), module.moduleId)}: ${test.fullName}: ${note}`);
        }
      }
      for (const suite of module.children.allSuites()) counts.failed += ownErrors(suite);
      counts.failed += module.errors().length > 0 ? 1 : 0;
    }
    const leaks = leaksOf(process.env[RUN_RECORD]);
    for (const { kind, line } of leaks) process.stdout.write(`\na secret (${kind}) was logged: ${line}\n`);
    const unknown = unknownFormsOf(process.env[RUN_RECORD]);
    for (const fault of unknown) process.stdout.write(`\na log line is not as documented: ${fault}\n`);
    counts.failed += leaks.length + unknown.length;
    if (leaks.length + unknown.length > 0) process.exitCode = 1;
    if (reason === 'interrupted' && counts.failed === 0) counts.failed = 1;
    if (reasons.length > 0) process.stdout.write(`\n${reasons.join('\n')}\n`);
    this.counts = counts;
  }
}

function leaksOf(folder: string | undefined): Leak[] {
  return folder ? leaksOfRun(folder) : [];
}

function unknownFormsOf(folder: string | undefined): string[] {
  return folder ? [...new Set(undocumented(readShapes(folder), documentedMessages()))] : [];
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

function ownErrors(suite: TestSuite): number {
  return suite.errors().length > 0 ? 1 : 0;
}
