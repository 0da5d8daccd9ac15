import type { Knex } from 'knex';
import { type Actor, recordAudit } from '../../accounts/audit.ts';
import { type Failure, fail } from '../../failure.ts';
import type { AccountScope } from '../scope.ts';
import type { Incident, IncidentStatus, Severity } from './incident.ts';

export interface IncidentEvidence {
  id: string;
  /** The answer it was found in, while that is kept. */
  answerId: string | null;
  platform: string | null;
  excerpt: string | null;
  sourceUrl: string | null;
  observedAt: Date;
}

export interface IncidentDetail extends Incident {
  /** What it is about beside the brand, such as an imitated address; empty where there is nothing. */
  subject: string;
  updatedAt: Date;
  investigatedAt: Date | null;
  investigatedBy: string | null;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  /** The newest, at most a hundred. */
  evidence: IncidentEvidence[];
}

/** Incidents in the hands of people: open → investigating → resolved, or resolved at once. A resolved one stays resolved. */
export interface IncidentHandling {
  /** Newest first, before the incident `before` where there is one. */
  list(
    scope: AccountScope,
    filter: { brandId: string | null; status: IncidentStatus | null; severity: Severity | null },
    page: { limit: number; before: string | null },
  ): Promise<Incident[]>;
  find(scope: AccountScope, incidentId: string): Promise<IncidentDetail | null>;
  investigate(scope: AccountScope, incidentId: string, actor: Actor): Promise<IncidentDetail | HandlingFailure>;
  resolve(scope: AccountScope, incidentId: string, actor: Actor): Promise<IncidentDetail | HandlingFailure>;
}

export type HandlingFailure = Failure<'not_found' | 'conflict'>;

const MOST_EVIDENCE = 100;

const SUMMARY = `
  id, brand_id as "brandId", type, severity, status, title, opened_at as "openedAt", evidence_count as "evidenceCount"`;

export function createIncidentHandling(options: {
  knex: Knex;
  now: () => Date;
  newId: () => string;
}): IncidentHandling {
  const { knex, now, newId } = options;

  const move = async (
    { accountId, partition }: AccountScope,
    incidentId: string,
    actor: Actor,
    step: { to: 'investigating' | 'resolved'; from: readonly IncidentStatus[] },
  ): Promise<IncidentDetail | HandlingFailure> =>
    knex.transaction(async (trx) => {
      const key = { account_id: accountId, partition, id: incidentId };
      const incident = await trx('incidents').where(key).forUpdate().first('status');
      if (incident === undefined) return unknownIncident();
      if (!step.from.includes(incident.status)) {
        return fail('conflict', `The incident is ${incident.status}.`);
      }
      const at = now();
      const by = actor.kind === 'user' ? actor.id : null;
      await trx('incidents')
        .where(key)
        .update({
          status: step.to,
          updated_at: at,
          ...(step.to === 'resolved'
            ? { resolved_at: at, resolved_by: by }
            : { investigated_at: at, investigated_by: by }),
        });
      await recordAudit(trx, {
        id: newId(),
        accountId,
        actor,
        action: step.to === 'resolved' ? 'incident.resolved' : 'incident.investigated',
        target: { kind: 'incident', id: incidentId },
        details: { before: incident.status },
        at,
      });
      return (await selectDetail(trx, { accountId, partition }, incidentId)) ?? unknownIncident();
    });

  return {
    async list({ accountId, partition }, { brandId, status, severity }, { limit, before }) {
      const { rows } = await knex.raw<{ rows: Incident[] }>(
        `select ${SUMMARY} from incidents
          where account_id = :accountId and partition = :partition
            and (cast(:brandId as uuid) is null or brand_id = :brandId)
            and (cast(:status as text) is null or status = :status)
            and (cast(:severity as text) is null or severity = :severity)
            and (cast(:before as uuid) is null or id < :before)
          order by id desc limit :limit`,
        { accountId, partition, brandId, status, severity, before, limit } as object as Record<string, string>,
      );
      return rows;
    },
    find: ({ accountId, partition }, incidentId) => selectDetail(knex, { accountId, partition }, incidentId),
    investigate: (scope, incidentId, actor) => move(scope, incidentId, actor, { to: 'investigating', from: ['open'] }),
    resolve: (scope, incidentId, actor) =>
      move(scope, incidentId, actor, { to: 'resolved', from: ['open', 'investigating'] }),
  };
}

async function selectDetail(knex: Knex, scope: AccountScope, incidentId: string): Promise<IncidentDetail | null> {
  const bindings = { ...scope, incidentId, limit: MOST_EVIDENCE };
  const { rows } = await knex.raw<{ rows: Omit<IncidentDetail, 'evidence'>[] }>(
    `select ${SUMMARY}, subject, updated_at as "updatedAt", investigated_at as "investigatedAt",
            investigated_by as "investigatedBy", resolved_at as "resolvedAt", resolved_by as "resolvedBy"
       from incidents where account_id = :accountId and partition = :partition and id = :incidentId`,
    bindings,
  );
  const [incident] = rows;
  if (incident === undefined) return null;
  const evidence = await knex.raw<{ rows: IncidentEvidence[] }>(
    `select e.id, a.id as "answerId", e.platform, e.excerpt, e.source_url as "sourceUrl", e.observed_at as "observedAt"
       from incident_evidence e
       left join answers a on a.account_id = e.account_id and a.id = e.answer_id
      where e.account_id = :accountId and e.incident_id = :incidentId
      order by e.observed_at desc, e.id desc limit :limit`,
    bindings,
  );
  return { ...incident, evidence: evidence.rows };
}

function unknownIncident(): Failure<'not_found'> {
  return fail('not_found', 'The account has no incident with this id.');
}
