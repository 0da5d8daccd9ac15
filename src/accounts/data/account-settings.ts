import type { Knex } from 'knex';
import { setTier } from '../account-store.ts';
import { type Actor, recordAudit } from '../audit.ts';
import type { Tier } from '../tiers.ts';

export interface AccountProfile {
  id: string;
  name: string;
  tier: Tier;
  createdAt: Date;
  spendCapUsd: number | null;
}

/** What is agreed with an Enterprise account; `null` without limit, and what is left out as for the tier Scale. */
export type EnterpriseLimits = Partial<Record<(typeof ENTERPRISE_LIMITS)[number], number | null>>;

export const ENTERPRISE_LIMITS = [
  'perMinute',
  'perHour',
  'perDay',
  'checksPerDay',
  'queriesPerDay',
  'rewritesPerDay',
  'brands',
] as const;

/** Data of an account is kept this long; `null` for good. */
export interface Retention {
  answersDays: number | null;
  deliveriesDays: number;
}

interface Settings {
  retention?: Partial<Retention>;
}

const DEFAULT_RETENTION: Retention = { answersDays: null, deliveriesDays: 90 };

/** Name, tier, limits, spend cap and retention of an account, each change audited in its transaction. */
export interface AccountSettings {
  find(accountId: string): Promise<AccountProfile | null>;
  rename(accountId: string, actor: Actor, name: string): Promise<void>;
  setTier(accountId: string, actor: Actor, tier: Tier): Promise<void>;
  enterpriseLimits(accountId: string): Promise<EnterpriseLimits | null>;
  /** Replaces what was agreed before; `null` for nothing. */
  setEnterpriseLimits(accountId: string, actor: Actor, limits: EnterpriseLimits | null): Promise<void>;
  setSpendCap(accountId: string, actor: Actor, monthlyUsd: number | null): Promise<void>;
  retention(accountId: string): Promise<Retention>;
  setRetention(accountId: string, actor: Actor, change: Partial<Retention>): Promise<Retention>;
}

export function createAccountSettings(options: { knex: Knex; now: () => Date; newId: () => string }): AccountSettings {
  const { knex, now, newId } = options;
  const note = (trx: Knex, record: Omit<Parameters<typeof recordAudit>[1], 'id' | 'at'>): Promise<void> =>
    recordAudit(trx, { ...record, id: newId(), at: now() });

  return {
    async find(accountId) {
      const row = await knex('accounts').where({ id: accountId, deleted_at: null }).first({
        id: 'id',
        name: 'name',
        tier: 'tier',
        createdAt: 'created_at',
        spendCapUsd: 'spend_cap_usd',
      });
      return row === undefined ? null : { ...row, spendCapUsd: numberOrNull(row.spendCapUsd) };
    },

    rename: (accountId, actor, name) =>
      knex.transaction(async (trx) => {
        await ofBoth(trx, accountId, { name });
        await note(trx, { accountId, actor, action: 'account.renamed', details: { name } });
      }),

    setTier: (accountId, actor, tier) =>
      knex.transaction(async (trx) => {
        const before = await trx('accounts').where({ id: accountId }).forUpdate().first('tier');
        await setTier(trx, accountId, tier);
        await note(trx, {
          accountId,
          actor,
          action: 'account.tier_changed',
          details: { from: before?.tier ?? null, to: tier },
        });
      }),

    async enterpriseLimits(accountId) {
      const row = await knex('accounts').where({ id: accountId }).first('enterprise_limits');
      return (row?.enterprise_limits as EnterpriseLimits | null | undefined) ?? null;
    },

    setEnterpriseLimits: (accountId, actor, limits) =>
      knex.transaction(async (trx) => {
        await ofBoth(trx, accountId, { enterprise_limits: limits === null ? null : JSON.stringify(limits) });
        await note(trx, {
          accountId,
          actor,
          action: 'account.limits_changed',
          details: { limits: JSON.stringify(limits) },
        });
      }),

    setSpendCap: (accountId, actor, monthlyUsd) =>
      knex.transaction(async (trx) => {
        await trx('accounts').where({ id: accountId }).update({ spend_cap_usd: monthlyUsd });
        await note(trx, { accountId, actor, action: 'account.spend_cap_changed', details: { monthlyUsd } });
      }),

    async retention(accountId) {
      const row = await knex('accounts').where({ id: accountId }).first('settings');
      return { ...DEFAULT_RETENTION, ...(row?.settings as Settings | undefined)?.retention };
    },

    setRetention: (accountId, actor, change) =>
      knex.transaction(async (trx) => {
        const row = await trx('accounts').where({ id: accountId }).forUpdate().first('settings');
        const settings = row?.settings as Settings | undefined;
        const retention = { ...DEFAULT_RETENTION, ...settings?.retention, ...change };
        await ofBoth(trx, accountId, { settings: JSON.stringify({ ...settings, retention }) });
        await note(trx, { accountId, actor, action: 'account.retention_changed', details: { ...change } });
        return retention;
      }),
  };
}

/** What holds for an account holds for its simulated sibling. */
async function ofBoth(trx: Knex, accountId: string, values: Record<string, string | null>): Promise<void> {
  await trx('accounts').where({ id: accountId }).update(values);
  await trx('accounts').where({ live_account_id: accountId }).update(values);
}

function numberOrNull(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}
