import type { Brands } from '../brands/index.ts';
import type { HealthReporter, StatusReporter } from '../health/index.ts';
import type { Scans } from '../scans/index.ts';

/** What the handlers may call: one entry for each feature, built once in compose.ts. */
export interface Deps {
  brands: Brands;
  health: HealthReporter;
  status: StatusReporter;
  scans: Scans;
}
