import { notYet } from '../not-yet.ts';
import { runCheck } from './check.ts';
import type { Direct } from './contract.ts';
import { queryPlatforms } from './query.ts';
import { getHealth, getStatus } from './service.ts';

export const direct = {
  getHealth,
  getStatus,
  runCheck,
  queryPlatforms,
  rewriteContent: notYet,
  getVisibilityTimeseries: notYet,
  getCompetitorBreakdown: notYet,
  getPromptBreakdown: notYet,
  getAidaFunnel: notYet,
  compareBrands: notYet,
  getSentimentOverview: notYet,
  listCrisisIncidents: notYet,
} satisfies Direct;
