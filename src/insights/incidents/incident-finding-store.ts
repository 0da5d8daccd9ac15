import type { Knex } from 'knex';
import type { BrandScope } from '../scope.ts';
import type { Severity } from './incident.ts';

/** What a detector found. */
export interface IncidentFinding {
  type: string;
  /** Which of several at a time: the imitated address; empty where there is only one. */
  subject: string;
  severity: Severity;
  title: string;
  /** The figures behind it. */
  details: object;
  evidence: readonly Evidence[];
}

export interface Evidence {
  /** What it is: the same evidence found again is not counted twice. */
  subject: string;
  answerId: string | null;
  platform: string | null;
  excerpt: string | null;
  sourceUrl: string | null;
  observedAt: Date;
}

/**
 * Opens an incident, or adds to the one that is open: new evidence raises its count, and it may get more severe, not less.
 * `opened`: nobody has been told of it yet.
 */
export async function saveFinding(
  trx: Knex,
  scope: BrandScope,
  finding: IncidentFinding,
  { at, newId }: { at: Date; newId: () => string },
): Promise<{ id: string; opened: boolean; evidenceCount: number }> {
  const { accountId, brandId, partition } = scope;
  const wanted = newId();
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `insert into incidents (account_id, id, brand_id, partition, type, subject, severity, title, details, opened_at, updated_at)
     values (:accountId, :wanted, :brandId, :partition, :type, :subject, :severity, :title, :details, :at, :at)
     on conflict (account_id, brand_id, partition, type, subject) where status <> 'resolved' do update
        set severity = case when array_position(array['low', 'medium', 'high', 'critical'], excluded.severity)
                               > array_position(array['low', 'medium', 'high', 'critical'], incidents.severity)
                            then excluded.severity else incidents.severity end,
            details = excluded.details,
            updated_at = excluded.updated_at
     returning id`,
    {
      accountId,
      brandId,
      partition,
      wanted,
      at,
      type: finding.type,
      subject: finding.subject,
      severity: finding.severity,
      title: finding.title,
      details: JSON.stringify(finding.details),
    },
  );
  const id = rows[0]?.id ?? wanted;
  await insertEvidence(trx, accountId, id, finding.evidence, newId);
  const { rows: counted } = await trx.raw<{ rows: { evidenceCount: number }[] }>(
    `update incidents set evidence_count = (select count(*) from incident_evidence e
                                             where e.account_id = :accountId and e.incident_id = :id)
      where account_id = :accountId and id = :id returning evidence_count as "evidenceCount"`,
    { accountId, id },
  );
  return { id, opened: id === wanted, evidenceCount: counted[0]?.evidenceCount ?? 0 };
}

export async function raiseSeverity(trx: Knex, accountId: string, id: string, severity: Severity): Promise<void> {
  await trx('incidents').where({ account_id: accountId, id }).update({ severity });
}

async function insertEvidence(
  trx: Knex,
  accountId: string,
  incidentId: string,
  evidence: readonly Evidence[],
  newId: () => string,
): Promise<void> {
  if (evidence.length === 0) return;
  const rows = evidence.map((item) => ({
    account_id: accountId,
    incident_id: incidentId,
    id: newId(),
    subject: item.subject,
    answer_id: item.answerId,
    platform: item.platform,
    excerpt: item.excerpt,
    source_url: item.sourceUrl,
    observed_at: item.observedAt,
  }));
  await trx('incident_evidence').insert(rows).onConflict(['account_id', 'incident_id', 'subject']).ignore();
}
