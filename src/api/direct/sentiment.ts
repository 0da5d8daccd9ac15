import type { ToneFigures } from '../../insights/dashboards/index.ts';
import { directName } from '../../platforms/index.ts';
import type { Direct } from './contract.ts';
import { brandScope, unknownBrand } from './dashboard.ts';

export const getSentimentOverview: Direct['getSentimentOverview'] = async ({ query, principal, deps }) => {
  const found = await deps.dashboards.sentiment(brandScope(principal, query), query.days);
  if (found === null) return unknownBrand();
  const { window, total, points, platforms, alerts } = found;
  return {
    status: 200,
    body: {
      brand_id: query.brand_id,
      window,
      total: toneBody(total),
      points: points.map(({ date, ...tone }) => ({ date, ...toneBody(tone) })),
      platforms: platforms.map(({ platform, ...tone }) => ({ platform: directName(platform), ...toneBody(tone) })),
      alerts: alerts.map(({ id, severity, type, title, status, openedAt }) => ({
        incident_id: id,
        severity,
        type,
        title,
        status,
        opened_at: openedAt.toISOString(),
      })),
    },
  };
};

function toneBody({ mentions, positive, neutral, negative, net, negativeRate, negativeInterval }: ToneFigures) {
  return {
    mentions,
    positive,
    neutral,
    negative,
    net,
    negative_rate: negativeRate,
    negative_interval: negativeInterval,
  };
}
