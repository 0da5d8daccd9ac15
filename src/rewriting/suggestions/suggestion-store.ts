import type { Knex } from 'knex';
import type { ExpectedLift } from '../../insights/uplift/expected-lift.ts';
import type { Lift } from '../../insights/uplift/lift.ts';
import type { Intent } from './intent.ts';

export interface Suggestion {
  id: string;
  brandId: string;
  content: string;
  intent: Intent | null;
  rewritten: string;
  factClaims: { claim: string; verifiable: boolean }[];
  eeatSignals: string[];
  expectedLift: ExpectedLift;
  /** Of the prompts that it aims at. */
  promptHashes: string[];
  source: string;
  /** US dollars; `null`: not known. */
  costUsd: number | null;
  createdAt: Date;
  appliedAt: Date | null;
  measuredAt: Date | null;
  /** `null` before it is measured, and where there was nothing to compare. */
  measurement: Lift | null;
}

const COLUMNS = {
  id: 'id',
  brandId: 'brand_id',
  content: 'content',
  intent: 'intent',
  rewritten: 'rewritten',
  factClaims: 'fact_claims',
  eeatSignals: 'eeat_signals',
  expectedLift: 'expected_lift',
  promptHashes: 'prompt_hashes',
  source: 'source',
  costUsd: 'cost_usd',
  createdAt: 'created_at',
  appliedAt: 'applied_at',
  measuredAt: 'measured_at',
  measurement: 'measurement',
} as const;

export async function insertSuggestion(
  trx: Knex,
  owner: { accountId: string; requestedBy: string },
  suggestion: Omit<Suggestion, 'appliedAt' | 'measuredAt' | 'measurement'>,
): Promise<void> {
  await trx('suggestions').insert({
    account_id: owner.accountId,
    id: suggestion.id,
    brand_id: suggestion.brandId,
    content: suggestion.content,
    intent: suggestion.intent,
    rewritten: suggestion.rewritten,
    fact_claims: JSON.stringify(suggestion.factClaims),
    eeat_signals: suggestion.eeatSignals,
    expected_lift: JSON.stringify(suggestion.expectedLift),
    prompt_hashes: suggestion.promptHashes,
    source: suggestion.source,
    cost_usd: suggestion.costUsd,
    requested_by: owner.requestedBy,
    created_at: suggestion.createdAt,
  });
}

export async function selectSuggestion(knex: Knex, accountId: string, id: string): Promise<Suggestion | null> {
  const row = await knex('suggestions').where({ account_id: accountId, id }).first(COLUMNS);
  return (row as Suggestion | undefined) ?? null;
}

/** Newest first. */
export async function selectSuggestions(
  knex: Knex,
  accountId: string,
  brandId: string | null,
  page: { limit: number; before: string | null },
): Promise<Suggestion[]> {
  return knex('suggestions')
    .where({ account_id: accountId })
    .modify((query) => {
      if (brandId !== null) query.where({ brand_id: brandId });
      if (page.before !== null) query.where('id', '<', page.before);
    })
    .orderBy('id', 'desc')
    .limit(page.limit)
    .select(COLUMNS) as unknown as Promise<Suggestion[]>;
}

/** False when it was in use before. */
export async function markApplied(trx: Knex, accountId: string, id: string, at: Date): Promise<boolean> {
  const marked = await trx('suggestions')
    .where({ account_id: accountId, id })
    .whereNull('applied_at')
    .update({ applied_at: at });
  return marked === 1;
}
