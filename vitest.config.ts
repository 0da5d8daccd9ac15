import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts', 'clients/typescript/**/*.test.ts'],
    // Processes, not threads: some tests change the environment or watch signals, and a leak ends with its process.
    pool: 'forks',
    // The tests wait for processes and the database more than they compute.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/support/run-record-setup.ts', 'test/support/database-server.ts'],
    reporters: ['default', './test/support/reporter.ts', './test/contract/status-coverage/reporter.ts'],
    // Generous, for tests start processes and databases on machines with few cores; nothing waits for them when it works.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
