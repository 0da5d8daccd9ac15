import { fail, isFailure } from '../../failure.ts';
import type { IncidentDetail } from '../../insights/incidents/handling-store.ts';
import type { Incident } from '../../insights/incidents/incident.ts';
import { actorOf } from './caller.ts';
import type { Console } from './contract.ts';
import { pageAsked, pageOf } from './page.ts';

export const listIncidents: Console['listIncidents'] = async ({ query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const { brandId = null, status = null, severity = null } = query;
  if (!(await deps.scanReports.owns(principal.accountId, { brandId, runId: null }))) {
    return fail('not_found', 'The account has no brand with this id.');
  }
  const found = await deps.incidents.list(principal, { brandId, status, severity }, page);
  const { entries, nextCursor } = pageOf(found, query.limit, ({ id }) => id);
  return { status: 200, body: { incidents: entries.map(incidentBody), nextCursor } };
};

export const getIncident: Console['getIncident'] = async ({ params, principal, deps }) => {
  const incident = await deps.incidents.find(principal, params.id);
  if (incident === null) return fail('not_found', 'The account has no incident with this id.');
  return { status: 200, body: detailBody(incident) };
};

export const investigateIncident: Console['investigateIncident'] = async ({ params, principal, deps }) => {
  const incident = await deps.incidents.investigate(principal, params.id, actorOf(principal));
  return isFailure(incident) ? incident : { status: 200, body: detailBody(incident) };
};

export const resolveIncident: Console['resolveIncident'] = async ({ params, principal, deps }) => {
  const incident = await deps.incidents.resolve(principal, params.id, actorOf(principal));
  return isFailure(incident) ? incident : { status: 200, body: detailBody(incident) };
};

function incidentBody<Summary extends Incident>(incident: Summary) {
  return { ...incident, openedAt: incident.openedAt.toISOString() };
}

function detailBody({ updatedAt, investigatedAt, resolvedAt, evidence, ...incident }: IncidentDetail) {
  return {
    ...incidentBody(incident),
    updatedAt: updatedAt.toISOString(),
    investigatedAt: investigatedAt?.toISOString() ?? null,
    resolvedAt: resolvedAt?.toISOString() ?? null,
    evidence: evidence.map((piece) => ({ ...piece, observedAt: piece.observedAt.toISOString() })),
  };
}
