import { UNRESOLVED } from '../../insights/incidents/incident.ts';
import type { V1 } from './contract.ts';
import { brandScope, unknownBrand } from './insight-scope.ts';

export const listIncidents: V1['listIncidents'] = async ({ query, principal, deps }) => {
  const { severity, status } = query;
  const incidents = await deps.insights.incidents(brandScope(principal, query), {
    statuses: status === undefined ? UNRESOLVED : [status],
    ...(severity === undefined ? {} : { severity }),
  });
  if (incidents === null) return unknownBrand();
  return {
    status: 200,
    body: {
      incidents: incidents.map((incident) => ({ ...incident, openedAt: incident.openedAt.toISOString() })),
      total: incidents.length,
    },
  };
};
