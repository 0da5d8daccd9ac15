import type { Accounts } from '../accounts/index.ts';
import type { Brands } from '../brands/index.ts';
import type { Alerts, Deliveries, Endpoints } from '../events/index.ts';
import type { HealthReporter, StatusReporter } from '../health/index.ts';
import type { BrandAnswers } from '../insights/answers/answers-store.ts';
import type { BrandInsights } from '../insights/brand-insights-store.ts';
import type { Dashboards } from '../insights/dashboards/index.ts';
import type { IncidentHandling } from '../insights/incidents/handling-store.ts';
import type { Picker } from '../insights/picker/index.ts';
import type { BrandPrompts, Packs } from '../prompts/index.ts';
import type { RewriteBatches, Rewriting, Suggestions } from '../rewriting/index.ts';
import type { ScanReports, Scans } from '../scans/index.ts';
import type { Wiki } from '../wiki/index.ts';

/** What the handlers may call: one entry for each feature, built once in compose.ts. */
export interface Deps {
  accounts: Accounts;
  brands: Brands;
  endpoints: Endpoints;
  deliveries: Deliveries;
  alerts: Alerts;
  packs: Packs;
  brandPrompts: BrandPrompts;
  dashboards: Dashboards;
  insights: BrandInsights;
  brandAnswers: BrandAnswers;
  incidents: IncidentHandling;
  picker: Picker;
  health: HealthReporter;
  status: StatusReporter;
  scans: Scans;
  scanReports: ScanReports;
  rewriting: Rewriting;
  suggestions: Suggestions;
  rewriteBatches: RewriteBatches;
  wiki: Wiki;
  /** The description of an interface as it is served, with the strong entity tag of its bytes. */
  publishedDocument(name: 'direct' | 'v1' | 'console'): { document: OpenapiDocument; etag: string };
}

interface OpenapiDocument {
  openapi: string;
  info: { title: string; version: string; [name: string]: unknown };
  paths: { [path: string]: unknown };
  [name: string]: unknown;
}
