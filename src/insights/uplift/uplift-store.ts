import type { Knex } from 'knex';
import type { BrandScope } from '../scope.ts';
import { LIFT_DAYS, type Lift, type Observed } from './lift.ts';

const DAY_MS = 86_400_000;

export interface AppliedSuggestion {
  id: string;
  promptHashes: string[];
  appliedAt: Date;
}

/** Suggestions whose time after they were put into use is over, and that were not measured yet. */
export async function selectToMeasure(trx: Knex, scope: BrandScope, at: Date): Promise<AppliedSuggestion[]> {
  return trx('suggestions')
    .where({ account_id: scope.accountId, brand_id: scope.brandId })
    .whereNull('measured_at')
    .where('applied_at', '<=', new Date(at.getTime() - LIFT_DAYS * DAY_MS))
    .whereRaw('cardinality(prompt_hashes) > 0')
    .orderBy('applied_at')
    .select({ id: 'id', promptHashes: 'prompt_hashes', appliedAt: 'applied_at' }) as Promise<AppliedSuggestion[]>;
}

/** Non-adaptive answers to discovery prompts in the 14 days before and after the suggestion was put into use. */
export async function selectObserved(trx: Knex, scope: BrandScope, suggestion: AppliedSuggestion): Promise<Observed> {
  const { appliedAt, promptHashes } = suggestion;
  const { rows } = await trx.raw<{ rows: { aimed: boolean; after: boolean; answers: number; mentions: number }[] }>(
    `select prompt_hash = any(:promptHashes) as aimed, answered_at >= :appliedAt as after,
            count(*)::integer as answers, count(*) filter (where mentioned)::integer as mentions
       from analyses
      where account_id = :accountId and subject_id = :brandId and partition = :partition
        and answered_at >= :from and answered_at < :to and discovery and not adaptive
      group by 1, 2`,
    {
      ...scope,
      promptHashes,
      appliedAt,
      from: new Date(appliedAt.getTime() - LIFT_DAYS * DAY_MS),
      to: new Date(appliedAt.getTime() + LIFT_DAYS * DAY_MS),
    } as object as Record<string, string>,
  );
  const side = (aimed: boolean, after: boolean) =>
    rows.find((row) => row.aimed === aimed && row.after === after) ?? { answers: 0, mentions: 0 };
  return {
    aimedBefore: side(true, false),
    aimedAfter: side(true, true),
    othersBefore: side(false, false),
    othersAfter: side(false, true),
  };
}

/** `null`: there was nothing to compare, and there never will be. */
export async function saveLift(
  trx: Knex,
  accountId: string,
  suggestionId: string,
  lift: Lift | null,
  at: Date,
): Promise<void> {
  await trx('suggestions')
    .where({ account_id: accountId, id: suggestionId })
    .update({ measured_at: at, measurement: lift === null ? null : JSON.stringify(lift) });
}

/** The lifts of the account's suggestions that were measured. */
export async function selectMeasuredLifts(knex: Knex, accountId: string): Promise<number[]> {
  const { rows } = await knex.raw<{ rows: { lift: number }[] }>(
    `select (measurement ->> 'lift')::float8 as lift from suggestions
      where account_id = ? and measured_at is not null and measurement is not null`,
    [accountId],
  );
  return rows.map(({ lift }) => lift);
}
