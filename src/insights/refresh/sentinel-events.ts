import type { NewEvent } from '../../events/index.ts';
import type { Severity } from '../incidents/incident.ts';
import { type IncidentFinding, raiseSeverity, saveFinding } from '../incidents/incident-finding-store.ts';
import { collapseFinding, imitationFindings, surgeFinding } from '../sentinel/findings.ts';
import { imitationSeverity } from '../sentinel/impersonation.ts';
import { selectCited, selectLastResolved, selectStandings, selectTones } from '../sentinel/window-store.ts';
import type { RefreshContext } from './context.ts';

export async function sentinelEvents(context: RefreshContext): Promise<NewEvent[]> {
  const { scope, run } = context;
  const { accountId, brandId } = scope;
  const events: NewEvent[] = [];
  for (const finding of await findingsOf(context)) {
    const { id, opened, severity } = await save(context, finding);
    if (!opened) continue;
    const { type, title } = finding;
    const data = { brandId, incidentId: id, severity, type, title, openedAt: run.at.toISOString() };
    events.push({ accountId, brandId, type: 'sentinel.triggered', at: run.at, data });
  }
  return events;
}

async function findingsOf({ trx, scope, brand, run }: RefreshContext): Promise<IncidentFinding[]> {
  const resolved = await selectLastResolved(trx, scope);
  const since = (type: string, subject = '') => resolved.get(`${type} ${subject}`);
  const tones = await selectTones(trx, scope, run.at, since('negative_surge'));
  const standings = await selectStandings(trx, scope, run.at, since('rank_collapse'));
  const cited = await selectCited(trx, scope, run.runId);
  return [
    surgeFinding(brand, tones),
    collapseFinding(brand, standings, run.at),
    ...imitationFindings(brand, cited, (subject) => since('impersonation', subject)),
  ].filter((finding) => finding !== null);
}

async function save(
  { trx, scope, run, newId }: RefreshContext,
  finding: IncidentFinding,
): Promise<{ id: string; opened: boolean; severity: Severity }> {
  const { id, opened, evidenceCount } = await saveFinding(trx, scope, finding, { at: run.at, newId });
  if (finding.type !== 'impersonation') return { id, opened, severity: finding.severity };
  const severity = imitationSeverity(evidenceCount);
  if (severity !== finding.severity) await raiseSeverity(trx, scope.accountId, id, severity);
  return { id, opened, severity };
}
