import type { Knex } from 'knex';
import type { Partition } from '../../accounts/principal.ts';
import type { RefreshInsights } from '../../insights/refresh/index.ts';
import { addRunToRollups } from '../../insights/rollups/rollup-store.ts';
import { addToUsageDays } from './usage-days.ts';

/** Ends runs, each once: with its cost and its answers added to the daily counts and the insights of its brand refreshed. */
export interface RunCompletion {
  /**
   * Ends a run whose asks are all settled: `completed`, or `failed` when no platform answered. Called by whoever settled the
   * last of its asks; several may believe that they did, and only the first finds the run still open. False when asks are
   * still planned or the run was over.
   *
   * Its visibility is over the non-adaptive answers to discovery prompts, `null` without any.
   */
  completeIfSettled(accountId: string, runId: string, at: Date): Promise<boolean>;
  /** Gives up what a run is still waiting for, and ends it. Does nothing to a run that is over. */
  giveUp(accountId: string, runId: string, at: Date): Promise<void>;
  /**
   * Ends a probe at its owner's wish: what is not asked yet never will be, what was answered stays. An answer that arrives after
   * this is dropped and not billed. Null when the account has no such probe, false when it was over.
   */
  cancel(accountId: string, runId: string, at: Date): Promise<boolean | null>;
}

interface EndedRow {
  brandId: string | null;
  partition: Partition;
  kind: string;
  status: string;
}

/** A run that is over, as it is told for metrics. */
export type EndedRun = Pick<EndedRow, 'partition' | 'kind' | 'status'>;

export function createRunCompletion(options: {
  knex: Knex;
  refreshInsights: RefreshInsights;
  /** Told of every run that has ended, when that is committed. */
  onEnded?: (run: EndedRun) => void;
}): RunCompletion {
  const { knex, refreshInsights, onEnded = () => {} } = options;

  const conclude = async (
    trx: Knex.Transaction,
    { accountId, runId, at }: { accountId: string; runId: string; at: Date },
    { brandId, partition }: EndedRow,
  ): Promise<void> => {
    await addToUsageDays(trx, accountId, { runId });
    await addRunToRollups(trx, { accountId, runId });
    await refreshInsights(trx, { accountId, runId, at, brandId, partition });
  };

  const cancelIn = async (
    trx: Knex.Transaction,
    accountId: string,
    runId: string,
    at: Date,
  ): Promise<{ found: boolean | null; ended: EndedRow | null }> => {
    const [run] = await trx('runs')
      .where({ account_id: accountId, id: runId })
      .whereIn('kind', ['probe', 'scheduled'])
      .forUpdate()
      .select('status');
    if (run === undefined) return { found: null, ended: null };
    if (run.status !== 'queued' && run.status !== 'running') return { found: false, ended: null };
    await trx('asks').where({ account_id: accountId, run_id: runId, state: 'planned' }).update({
      state: 'failed',
      failure: 'cancelled',
      failure_message: 'The run was cancelled before the platform had answered.',
      finished_at: at,
    });
    const { rows } = await trx.raw<{ rows: EndedRow[] }>(CANCEL, { accountId, runId, at });
    const ended = rows[0] ?? null;
    if (ended !== null) await conclude(trx, { accountId, runId, at }, ended);
    return { found: true, ended };
  };

  const completeIfSettled: RunCompletion['completeIfSettled'] = async (accountId, runId, at) => {
    const ended = await knex.transaction(async (trx) => {
      // A statement of its own, so that the next one sees what was committed while this one waited for the lock.
      const open = await trx('runs')
        .where({ account_id: accountId, id: runId })
        .whereIn('status', ['queued', 'running'])
        .forUpdate()
        .select('id');
      if (open.length === 0) return null;
      const { rows } = await trx.raw<{ rows: EndedRow[] }>(COMPLETE, { accountId, runId, at });
      if (rows[0] === undefined) return null;
      await conclude(trx, { accountId, runId, at }, rows[0]);
      return rows[0];
    });
    if (ended !== null) onEnded(ended);
    return ended !== null;
  };

  return {
    completeIfSettled,

    async giveUp(accountId, runId, at) {
      await knex('asks').where({ account_id: accountId, run_id: runId, state: 'planned' }).update({
        state: 'failed',
        failure: 'unanswered',
        failure_message: 'The platform had not answered when the run reached its deadline.',
        finished_at: at,
      });
      await completeIfSettled(accountId, runId, at);
    },

    async cancel(accountId, runId, at) {
      const { found, ended } = await knex.transaction(async (trx) => cancelIn(trx, accountId, runId, at));
      if (ended !== null) onEnded(ended);
      return found;
    },
  };
}

const VISIBILITY = `
  (select avg(a.mentioned::int) from analyses a
    where a.account_id = r.account_id and a.run_id = r.id and a.subject_id = r.subject_id
      and a.discovery and not a.adaptive)`;

const COMPLETE = `
  update runs r
     set status = case when asks.answered > 0 then 'completed' else 'failed' end,
         asks_answered = asks.answered,
         asks_failed = asks.failed,
         completed_at = :at,
         visibility = ${VISIBILITY}
    from (select account_id, run_id,
                 count(*) filter (where state = 'answered') as answered,
                 count(*) filter (where state = 'failed') as failed,
                 count(*) filter (where state = 'planned') as planned
            from asks where account_id = :accountId and run_id = :runId group by account_id, run_id) as asks
   where r.account_id = :accountId and r.id = :runId
     and asks.account_id = r.account_id and asks.run_id = r.id and asks.planned = 0
  returning r.brand_id as "brandId", r.partition, r.kind, r.status`;

const CANCEL = `
  update runs r
     set status = 'cancelled',
         completed_at = :at,
         asks_answered = (select count(*) from asks a
                           where a.account_id = r.account_id and a.run_id = r.id and a.state = 'answered'),
         asks_failed = (select count(*) from asks a
                         where a.account_id = r.account_id and a.run_id = r.id and a.state = 'failed'),
         visibility = ${VISIBILITY}
   where r.account_id = :accountId and r.id = :runId
  returning r.brand_id as "brandId", r.partition, r.kind, r.status`;

/** Whether anything of the run may still be asked. */
export async function isRunOpen(knex: Knex, { accountId, id }: { accountId: string; id: string }): Promise<boolean> {
  const open = await knex('runs')
    .where({ account_id: accountId, id })
    .whereIn('status', ['queued', 'running'])
    .first('id');
  return open !== undefined;
}
