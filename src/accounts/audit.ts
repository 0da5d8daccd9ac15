import type { Knex } from 'knex';

export type AuditAction =
  | 'account.created'
  | 'account.renamed'
  | 'account.tier_changed'
  | 'account.limits_changed'
  | 'account.spend_cap_changed'
  | 'account.retention_changed'
  | 'key.created'
  | 'key.rotated'
  | 'key.revoked'
  | 'member.joined'
  | 'member.role_changed'
  | 'member.removed'
  | 'invitation.created'
  | 'invitation.revoked'
  | 'password.changed'
  | 'session.started'
  | 'session.refused'
  | 'session.ended'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.paused'
  | 'webhook.resumed'
  | 'webhook.enabled'
  | 'webhook.disabled'
  | 'webhook.deleted'
  | 'webhook.tested'
  | 'webhook.secret_rotated'
  | 'webhook.rotation_finished'
  | 'event.replayed'
  | 'alert.resolved'
  | 'answers.exported'
  | 'incident.investigated'
  | 'incident.resolved'
  | 'wiki_page.created'
  | 'wiki_page.changed'
  | 'wiki_page.archived'
  | 'suggestion.applied'
  | 'rewrite_batch.created'
  | 'rewrite_batch.cancelled';

/** Who did it: a person, a key, whoever runs the service, or the service itself. */
export interface Actor {
  kind: 'user' | 'key' | 'operator' | 'system';
  id: string | null;
  ip: string | null;
}

export const OPERATOR: Actor = { kind: 'operator', id: null, ip: null };

export interface AuditRecord {
  id: string;
  accountId: string;
  actor: Actor;
  action: AuditAction;
  target?: { kind: string; id: string };
  /** Never a secret. */
  details?: Record<string, string | number | boolean | null>;
  at: Date;
}

export interface AuditEntry {
  id: string;
  at: Date;
  action: string;
  actorKind: string;
  actorId: string | null;
  targetKind: string | null;
  targetId: string | null;
  details: Record<string, string | number | boolean | null>;
  ip: string | null;
}

/** Part of the transaction that makes the change, so that there is no change without its entry. */
export async function recordAudit(trx: Knex, record: AuditRecord): Promise<void> {
  await trx('audit_entries').insert({
    account_id: record.accountId,
    id: record.id,
    actor_kind: record.actor.kind,
    actor_id: record.actor.id,
    action: record.action,
    target_kind: record.target?.kind ?? null,
    target_id: record.target?.id ?? null,
    details: JSON.stringify(record.details ?? {}),
    ip: record.actor.ip,
    at: record.at,
  });
}

/** Entries older than `before` (all for `null`), newest first. Ids are UUIDs of version 7, and so in the order of time. */
export async function selectAudit(
  knex: Knex,
  accountId: string,
  page: { limit: number; before: string | null },
): Promise<AuditEntry[]> {
  const entries = knex('audit_entries')
    .where({ account_id: accountId })
    .orderBy('id', 'desc')
    .limit(page.limit)
    .select({
      id: 'id',
      at: 'at',
      action: 'action',
      actorKind: 'actor_kind',
      actorId: 'actor_id',
      targetKind: 'target_kind',
      targetId: 'target_id',
      details: 'details',
      ip: knex.raw('host(ip)'),
    });
  return page.before === null ? entries : entries.where('id', '<', page.before);
}
