import type { Knex } from 'knex';
import type { Sentiment } from '../../../analysis/index.ts';
import type { PlatformId } from '../../../platforms/index.ts';
import type { Run } from '../../scan.ts';

/** What the judge said once; `tone` is `null` when it was nothing that can be used. */
export interface Judgement {
  tone: Sentiment | null;
}

export interface JudgementCost {
  /** Of the entry in the usage. */
  id: string;
  platform: PlatformId;
  model: string;
  inputTokens: number | null;
  outputTokens: number | null;
  costUsd: number | null;
  keyId: string | null;
}

export async function selectJudgement(knex: Knex, accountId: string, hash: Buffer): Promise<Judgement | null> {
  const row = await knex('judgements').where({ account_id: accountId, hash }).first('tone');
  return row === undefined ? null : { tone: row.tone as Sentiment | null };
}

/** Keeps a judgement and its cost, in one transaction: of two that came to the same at once, one is kept and paid for. */
export async function storeJudgement(
  knex: Knex,
  run: Pick<Run, 'accountId' | 'id' | 'brandId' | 'partition'>,
  judgement: Judgement & { hash: Buffer; at: Date },
  cost: JudgementCost,
): Promise<void> {
  const { accountId } = run;
  const { hash, tone, at } = judgement;
  await knex.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: unknown[] }>(
      `insert into judgements (account_id, hash, tone, judged_at) values (:accountId, :hash, :tone, :at)
       on conflict (account_id, hash) do nothing returning account_id`,
      { accountId, hash, tone: tone as string, at },
    );
    if (rows.length === 0) return;
    // Of the run, but of none of its questions: these columns are those of an answer.
    await trx('usage_entries').insert({
      account_id: accountId,
      id: cost.id,
      operation: 'judge',
      run_id: run.id,
      platform: cost.platform,
      brand_id: run.brandId,
      key_id: cost.keyId,
      model: cost.model,
      input_tokens: cost.inputTokens,
      output_tokens: cost.outputTokens,
      cost_usd: cost.costUsd,
      billed: run.partition === 'live',
      at,
    });
  });
}
