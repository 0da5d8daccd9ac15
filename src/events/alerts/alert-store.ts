import type { Knex } from 'knex';

export type AlertStatus = 'open' | 'resolved';

/** Deliveries to one endpoint that were escalated, until someone has seen to them. */
export interface Alert {
  id: string;
  endpointId: string;
  status: AlertStatus;
  /** How many. */
  deliveries: number;
  lastFailure: string | null;
  openedAt: Date;
  updatedAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
}

const COLUMNS = {
  id: 'id',
  endpointId: 'endpoint_id',
  status: 'status',
  deliveries: 'deliveries',
  lastFailure: 'last_failure',
  openedAt: 'opened_at',
  updatedAt: 'updated_at',
  resolvedAt: 'resolved_at',
  resolvedBy: 'resolved_by',
} as const;

/** Alerts before `before` (an alert's id; all for `null`), newest first. */
export async function selectAlerts(
  knex: Knex,
  accountId: string,
  filter: { status: AlertStatus | null; limit: number; before: string | null },
): Promise<Alert[]> {
  const found = knex('alerts')
    .where({ account_id: accountId })
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .select(COLUMNS);
  if (filter.status !== null) void found.where({ status: filter.status });
  if (filter.before !== null) void found.where('id', '<', filter.before);
  return found;
}

/** Locked until the transaction ends. */
export async function lockAlert(trx: Knex, accountId: string, id: string): Promise<Alert | null> {
  const alert = await trx('alerts').where({ account_id: accountId, id }).forUpdate().first(COLUMNS);
  return alert ?? null;
}

export async function resolveAlert(
  trx: Knex,
  { accountId, id, by, at }: { accountId: string; id: string; by: string | null; at: Date },
): Promise<void> {
  await trx('alerts')
    .where({ account_id: accountId, id })
    .update({ status: 'resolved', resolved_at: at, resolved_by: by });
}
