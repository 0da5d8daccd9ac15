import type { Knex } from 'knex';
import type { Brand } from '../../brands/index.ts';
import { ownDomains } from '../../brands/own-domains.ts';
import type { BrandScope } from '../scope.ts';
import { lastDays } from '../window.ts';
import { AUTHORITY_DAYS, type AuthorityScore, authorityScore, TREND_DAYS } from './authority-score.ts';
import { insertAuthoritySnapshot, selectAuthorityEvidence } from './authority-store.ts';

const DAY_MS = 86_400_000;

/** The scores of a brand as they are at a moment. */
export async function scoreAuthority(knex: Knex, scope: BrandScope, brand: Brand, at: Date): Promise<AuthorityScore> {
  const windows = {
    now: lastDays(at, AUTHORITY_DAYS),
    weekAgo: lastDays(new Date(at.getTime() - TREND_DAYS * DAY_MS), AUTHORITY_DAYS),
  };
  const evidence = await selectAuthorityEvidence(knex, scope, ownDomains(brand), windows);
  return authorityScore(brand.id, at, evidence);
}

/** Scores a brand and keeps the result, in the transaction that completes its run. */
export async function snapshotAuthority(
  trx: Knex.Transaction,
  scope: BrandScope,
  brand: Brand,
  at: Date,
): Promise<AuthorityScore> {
  const score = await scoreAuthority(trx, scope, brand, at);
  await insertAuthoritySnapshot(trx, scope, score);
  return score;
}
