import type { Knex } from 'knex';
import type { Partition } from '../accounts/principal.ts';
import type { Brands } from '../brands/index.ts';
import type { PlatformClient, PlatformId } from '../platforms/index.ts';
import type { SpendCap } from '../scans/asking/spend-cap.ts';

/** Longest time that a caller waits for something to be written, the repair of a reply included. */
export const WRITING_BUDGET_MS = 90_000;

/** What everything that is written needs. */
export interface WritingDeps {
  knex: Knex;
  brands: Brands;
  spendCap: SpendCap;
  platformsOf: (partition: Partition) => PlatformClient;
  /** Who rewrites; `null`: the first platform that is configured. */
  platform: PlatformId | null;
  /** US dollars that one rewrite by a platform is expected to cost at most. */
  expectedUsd: (platform: PlatformId) => number;
  /** What the brand's own pages say, a sentence each. */
  factsOf: (accountId: string, brandId: string) => Promise<string[]>;
  now: () => Date;
  newId: () => string;
}
