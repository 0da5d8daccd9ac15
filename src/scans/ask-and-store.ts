import type { Knex } from 'knex';
import type { PlatformClient } from '../platforms/index.ts';
import { storeAnswer, storeFailure } from './answer-store.ts';
import { askAndEvaluate, type EvaluatedAsk, type UnansweredAsk } from './evaluate.ts';
import { recordLatency } from './latency-store.ts';
import type { Ask, Question, Run, Subject } from './scan.ts';

export interface ScanJob {
  run: Run;
  ask: Ask;
  question: Question;
  subjects: readonly Subject[];
  deadline: Date;
  signal?: AbortSignal;
  keyId: string | null;
}

export type SettledAsk = EvaluatedAsk | UnansweredAsk;

export function isEvaluated(settled: SettledAsk): settled is EvaluatedAsk {
  return settled.outcome.ok;
}

/** Asks one question of a run and stores what came of it before it returns. */
export type AskAndStore = (client: PlatformClient, job: ScanJob) => Promise<SettledAsk>;

export function createAskAndStore(options: { knex: Knex; now: () => Date; newId: () => string }): AskAndStore {
  const { knex, now, newId } = options;
  return async (client, job) => {
    const settled = await askAndEvaluate(client, job, now);
    if (!isEvaluated(settled)) {
      // A process that shuts down leaves the ask planned: whoever takes over the job asks it.
      if (job.signal?.aborted !== true) await storeFailure(knex, job.run, settled, now());
      return settled;
    }
    await storeAnswer(knex, job.run, settled, { newId, operation: job.run.kind, keyId: job.keyId });
    await recordLatency(knex, job.run.partition, settled, now());
    return settled;
  };
}
