import type { Knex } from 'knex';
import type { BrandScope } from '../scope.ts';
import type { Incident, IncidentStatus, Severity } from './incident.ts';

export interface IncidentFilter {
  statuses: readonly IncidentStatus[];
  severity?: Severity;
  type?: string;
}

/** Most severe first, then newest first. */
export async function selectIncidents(knex: Knex, scope: BrandScope, filter: IncidentFilter): Promise<Incident[]> {
  const { rows } = await knex.raw<{ rows: Incident[] }>(
    `select id, brand_id as "brandId", type, severity, status, title, opened_at as "openedAt",
            evidence_count as "evidenceCount"
       from incidents
      where account_id = :accountId and brand_id = :brandId and partition = :partition and status = any(:statuses)
        and (cast(:severity as text) is null or severity = :severity)
        and (cast(:type as text) is null or type = :type)
      order by array_position(array['critical', 'high', 'medium', 'low'], severity), opened_at desc, id desc`,
    {
      ...scope,
      statuses: [...filter.statuses],
      severity: filter.severity ?? null,
      type: filter.type ?? null,
    } as object as Record<string, string>,
  );
  return rows;
}
