import type { Knex } from 'knex';

/** A brand whose time has come. */
export interface DueBrand {
  accountId: string;
  brandId: string;
  schedule: string;
  /** `null`: its first time is not worked out yet. */
  dueAt: Date | null;
}

/**
 * Brands to be scanned by `at`, over all accounts, those longest overdue first; and those whose first time is not worked out yet. The
 * sibling accounts of test keys are scanned only when asked to.
 */
export async function selectDueBrands(knex: Knex, at: Date, limit: number): Promise<DueBrand[]> {
  const { rows } = await knex.raw<{ rows: DueBrand[] }>(
    `select b.account_id as "accountId", b.id as "brandId", b.schedule_cron as schedule, b.next_scan_at as "dueAt"
       from brands b
       join accounts a on a.id = b.account_id
      where b.schedule_cron is not null and b.archived_at is null and (b.next_scan_at is null or b.next_scan_at <= :at)
        and a.live_account_id is null
      order by b.next_scan_at nulls first limit :limit`,
    { at, limit },
  );
  return rows;
}

/** Puts the next time in place of the one that was due; false when somebody else did, or the schedule was changed. */
export async function advance(knex: Knex, { accountId, brandId, dueAt }: DueBrand, next: Date): Promise<boolean> {
  const advanced = await knex('brands')
    .where({ account_id: accountId, id: brandId })
    .whereRaw('next_scan_at is not distinct from ?', [dueAt])
    .update({ next_scan_at: next });
  return advanced === 1;
}
