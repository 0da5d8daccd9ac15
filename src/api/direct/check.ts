import { isFailure } from '../../failure.ts';
import { directName } from '../../platforms/index.ts';
import type { Direct } from './contract.ts';

export const runCheck: Direct['runCheck'] = async ({ body, principal, deps }) => {
  const { brand_name: brandName, industry, competitors = [] } = body;
  const report = await deps.scans.check(principal, { brandName, industry, competitors });
  if (isFailure(report)) return report;
  return {
    status: 200,
    body: {
      runId: report.runId,
      platforms: report.platforms.map(directName),
      summary: report.summary.map((entry) => ({ ...entry, platform: directName(entry.platform) })),
      rateLimitRemaining: report.rateLimitRemaining,
    },
  };
};
