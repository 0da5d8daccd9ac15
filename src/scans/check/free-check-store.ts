import type { Knex } from 'knex';
import type { PlatformId } from '../../platforms/index.ts';
import { isEvaluated, type SettledAsk } from '../asking/ask-and-store.ts';
import { answerColumns } from '../asking/storable.ts';

/** Stores a check of a caller without an account, with its answers and what it cost. */
export async function storeFreeCheck(
  knex: Knex,
  check: {
    id: string;
    ip: string;
    request: { brandName: string; industry: string; competitors: readonly string[] };
    platforms: readonly PlatformId[];
    summary: readonly object[];
    settled: readonly SettledAsk[];
    startedAt: Date;
    completedAt: Date;
    /** What was reserved of the day's spending before the platforms were asked. */
    reservedUsd: number;
  },
): Promise<void> {
  const answers = check.settled.filter(isEvaluated);
  const cost = answers.reduce((sum, { outcome }) => sum + (outcome.costUsd ?? 0), 0);
  await knex.transaction(async (trx) => {
    await trx('free_checks').insert({
      id: check.id,
      ip: check.ip,
      brand_name: check.request.brandName,
      industry: check.request.industry,
      competitors: [...check.request.competitors],
      platforms: [...check.platforms],
      summary: JSON.stringify(check.summary),
      cost_usd: cost,
      created_at: check.startedAt,
      completed_at: check.completedAt,
    });
    if (answers.length > 0) {
      await trx('free_check_answers').insert(
        answers.map(({ ask, question, outcome, answeredAt }) => ({
          check_id: check.id,
          ordinal: ask.ordinal,
          platform: ask.platform,
          prompt: question.text,
          ...answerColumns(outcome),
          answered_at: answeredAt,
        })),
      );
    }
    await trx.raw(
      `insert into anonymous_spend (day, cost_usd, checks)
       values ((cast(:at as timestamptz) at time zone 'UTC')::date, :cost, 1)
       on conflict (day) do update
          set cost_usd = anonymous_spend.cost_usd + excluded.cost_usd, checks = anonymous_spend.checks + 1`,
      { at: check.startedAt, cost: cost - check.reservedUsd },
    );
  });
}
