import { runCheck } from './check.ts';
import type { Direct } from './contract.ts';
import { listCrisisIncidents } from './crisis.ts';
import {
  compareBrands,
  getAidaFunnel,
  getCompetitorBreakdown,
  getPromptBreakdown,
  getVisibilityTimeseries,
} from './dashboard.ts';
import { queryPlatforms } from './query.ts';
import { rewriteContent } from './rewrite.ts';
import { getSentimentOverview } from './sentiment.ts';
import { getHealth, getStatus } from './service.ts';

export const direct = {
  getHealth,
  getStatus,
  runCheck,
  queryPlatforms,
  rewriteContent,
  getVisibilityTimeseries,
  getCompetitorBreakdown,
  getPromptBreakdown,
  getAidaFunnel,
  compareBrands,
  getSentimentOverview,
  listCrisisIncidents,
} satisfies Direct;
