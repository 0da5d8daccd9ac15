import type { Knex } from 'knex';
import type { AccountPrincipal } from '../accounts/principal.ts';
import { CHECKS_PER_DAY } from '../accounts/tiers.ts';

export interface CheckQuota {
  limit: number;
  used: number;
}

/** The tier's checks in any 24 hours, and how many of them the account has made. */
export async function selectCheckQuota(knex: Knex, principal: AccountPrincipal, at: Date): Promise<CheckQuota> {
  const since = new Date(at.getTime() - 24 * 3_600_000);
  const [row] = await knex('runs')
    .where({ account_id: principal.accountId, kind: 'check' })
    .where('created_at', '>', since)
    .whereNot('status', 'failed')
    .count<{ used: number }[]>({ used: '*' });
  return { limit: CHECKS_PER_DAY[principal.tier], used: row?.used ?? 0 };
}
