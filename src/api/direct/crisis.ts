import type { Direct } from './contract.ts';
import { brandScope, unknownBrand } from './dashboard.ts';

export const listCrisisIncidents: Direct['listCrisisIncidents'] = async ({ query, principal, deps }) => {
  const incidents = await deps.dashboards.incidents(brandScope(principal, query));
  if (incidents === null) return unknownBrand();
  return {
    status: 200,
    body: {
      brand_id: query.brand_id,
      incidents: incidents.map(({ id, brandId, severity, type, title, status, openedAt, evidenceCount }) => ({
        id,
        brand_id: brandId,
        severity,
        type,
        title,
        status,
        opened_at: openedAt.toISOString(),
        evidence_count: evidenceCount,
      })),
      total: incidents.length,
    },
  };
};
